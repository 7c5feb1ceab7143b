"""What Five Tribes is, known without loading the game."""

from tribes_tui.words.about import About
from tribes_tui.words.said import games as said


def about() -> About:
    """In the language of whoever asks."""
    title = "Five Tribes"  # no words
    return About(title, (2, 4), said.five_tribes(), said.five_tribes_sentence(), said.five_tribes_card())
