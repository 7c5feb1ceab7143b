"""What a table says of its bots: how well they play, and that one thinks."""

from __future__ import annotations

from collections.abc import Collection

from tribes_tui.words.common import capital, count

THINKS = "•••"
"""The small sign beside a bot that thinks."""


def all_of(levels: Collection[str]) -> str:
    """All bots of a table at once: `3 medium bots`, `2 mixed bots`."""
    from tribes_tui.words.saves import MIXED

    kind = MIXED if len(set(levels)) > 1 else next(iter(levels), "")
    return count(len(levels), f"{kind} bot")


def even_now(game: str, strength: int, whom: str = "you") -> str:
    """How strong the level that follows a person plays against them next; `whom`: what they are called."""
    return f"In {game}, even plays at {strength} of 100 against {whom} now: 0 is easy, 50 medium, 100 hard."


def even_here(name: str, strength: int) -> str:
    """How strong a bot that follows a person plays in this game."""
    return f"{capital(name)} plays even, at {strength} of 100: 0 is easy, 50 medium, 100 hard."


def is_bot(level: str, plays: str) -> str:
    """A seat that a bot has, as a sentence; `plays` says how one of that level plays."""
    return f"A bot has this seat, {level}. {plays}"
