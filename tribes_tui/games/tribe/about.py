"""What Tribe is, known without loading the game."""

from tribes_tui.words.about import About
from tribes_tui.words.said import games as said


def about() -> About:
    """In the language of whoever asks."""
    return About("Tribe", (2, 4), said.tribe(), said.tribe_sentence(), said.tribe_card(), round="challenge")
