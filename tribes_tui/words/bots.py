"""What a table says of its bots: how well they play, and that one thinks."""

from __future__ import annotations

from collections.abc import Collection

from tribes_tui.words.rivals import level_word
from tribes_tui.words.said import bots

THINKS = "•••"
"""The small sign beside a bot that thinks."""


def all_of(levels: Collection[str]) -> str:
    """All bots of a table at once: `3 medium bots`, `2 mixed bots`."""
    from tribes_tui.words.saves import MIXED

    kind = MIXED if len(set(levels)) > 1 else next(iter(levels), "")
    return bots.all_of(number=len(levels), kind=level_word(kind))


def even_now(game: str, strength: int, whom: str = "you") -> str:
    """How strong the level that follows a person plays against them next; `whom`: what they are called."""
    return bots.even_now(game=game, strength=strength, whom=whom)


def even_here(name: str, strength: int) -> str:
    """How strong a bot that follows a person plays in this game."""
    return bots.even_here(name=name, strength=strength)


def is_bot(level: str, plays: str) -> str:
    """A seat that a bot has, as a sentence; `plays` says how one of that level plays."""
    return bots.is_bot(level=level, plays=plays)
