"""What Rise of Tribes is, known without loading the game."""

from tribes_tui.words.about import About
from tribes_tui.words.said import games as said


def about() -> About:
    """In the language of whoever asks."""
    title, sentence, card = "Rise of Tribes", said.rise_of_tribes_sentence(), said.rise_of_tribes_card()  # no words
    return About(title, (2, 4), said.rise_of_tribes(), sentence, card, round="turn")
