"""What Tribal Duel is, known without loading the game."""

from tribes_tui.words.about import About
from tribes_tui.words.said import games as said


def about() -> About:
    """In the language of whoever asks."""
    title = "Tribal Duel"  # no words
    texts = said.tribal_duel(), said.tribal_duel_sentence(), said.tribal_duel_card()
    return About(title, (2, 2), *texts, unit="sacred-cards", round="turn")
