"""What Tribe is, known without loading the game."""

from __future__ import annotations

from tribes_tui.games.tribe.words.said import teaching as said
from tribes_tui.words.about import About


def about() -> About:
    """In the language of its reader."""
    return About(said.title(), (2, 4), said.short(), said.sentence(), said.card(), unit="points", round="challenge")
