"""What Oware is, known without loading its rules."""

from tribes_tui.words.about import About


def about() -> About:
    """For the home screen, the lists and the command line."""
    return About(
        "Oware",
        (2, 2),
        "sow seeds, capture more than half",
        "Sow the seeds of a house around the board; what your last one makes two or three is yours.",
        "Sow and capture seeds",
        unit="seeds",
        round="turn",
    )
