"""What Tribal Rixe is, known without loading the game."""

from tribes_tui.words.about import About
from tribes_tui.words.said import games as said


def about() -> About:
    """In the language of whoever asks."""
    title = "Tribal Rixe"  # no words
    return About(title, (2, 4), said.tribal_rixe(), said.tribal_rixe_sentence(), said.tribal_rixe_card())
