"""What is said of par: what bots made of the same deal."""

from __future__ import annotations

from collections.abc import Iterable


def level(word: str, points: float, fewest: int, most: int, games: int, first: float) -> str:
    """What a level made of it."""
    return f"{word} {points:g} (median of {games}, {fewest} to {most}), first in {round(100 * first)} % of them"


def one(word: str, points: float, games: int) -> str:
    """What a level made of it, beside others."""
    return f"{word} {points:g} (median of {games})"


def same_deal(name: str, points: int, made: Iterable[str]) -> str:
    """What somebody and bots made of one deal."""
    return f"The same deal: {', '.join([f'{name} {points}', *made])}."
