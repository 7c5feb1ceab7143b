"""What indy is, known without loading the game."""

from tribes_tui.words.about import About
from tribes_tui.words.said import games as said


def about() -> About:
    """In the language of whoever asks."""
    return About("indy", (2, 6), said.indy(), said.indy_sentence(), said.indy_card(), unit="feathers", round="manche")
