"""What Tribal Duel is, known without loading the game."""

from __future__ import annotations

from tribes_tui.games.tribal.duel.words.said import learn as said
from tribes_tui.words.about import About


def __getattr__(name: str) -> About:
    """`ABOUT`, in the language of whoever asks."""
    if name != "ABOUT":
        raise AttributeError(name)
    texts = said.title(), (2, 2), said.title_short(), said.title_sentence(), said.title_card()
    return About(*texts, unit=said.unit(), round=said.round())
