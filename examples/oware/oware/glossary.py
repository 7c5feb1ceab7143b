"""The words of Oware, the signs on its table, and its options in words."""

from tribes_tui.words.help import Sign, Word
from tribes_tui.words.options import OptionWords


def words() -> tuple[Word, ...]:
    """What things are called."""
    return (
        Word("house", "One of the six places on each side in which seeds lie."),
        Word("seed", "What is sown and captured."),
        Word("store", "Where the seeds lie that a player has captured."),
    )


def signs() -> tuple[Sign, ...]:
    """What stands on the table."""
    return (Sign("•", "a seed", "accent"),)


def options() -> dict[str, OptionWords]:
    """By the names that the rules have."""
    return {
        "seeds": OptionWords(
            "Seeds in a house",
            "How many lie in each house at the beginning.",
            {number: (str(number), f"{12 * number} seeds in all; {6 * number + 1} win.") for number in (3, 4, 5)},
        ),
        "grand_slam": OptionWords(
            "All at once",
            "What a move captures that would take every seed of the opponent.",
            {"nothing": ("nothing", "It is sown, and captures nothing."), "all": ("all", "It captures all of them.")},
        ),
        "quiet": OptionWords(
            "Moves without a capture",
            "After so many the game ends, and each takes the seeds on their own side.",
            {number: (str(number), f"{number // 2} turns of both.") for number in (30, 60, 100)},
        ),
    }
