"""What is said of par: what bots made of the same deal."""

from __future__ import annotations

from collections.abc import Iterable

NOT_OVER = "par is for games that are over: what bots make of a deal would tell too much of one that still goes on"
WORKING = "The same deal: bots play it ..."
SEARCHING = "The same deal: hard plays it, for up to a minute ..."
ASK = "ask hard, too"
"""What the key does."""


def head(title: str, name: str, points: int) -> str:
    """What somebody made of the deal."""
    return f"{title}: {name} {points} from this deal."


def level(word: str, points: float, fewest: int, most: int, games: int, first: float) -> str:
    """What a level made of it."""
    return f"{word} {points:g} (median of {games}, {fewest} to {most}), first in {round(100 * first)} % of them"


def at_the_table(levels: str) -> str:
    """Who sat at the other seats."""
    return f"At the other seats: {levels}."


def one(word: str, points: float, games: int) -> str:
    """What a level made of it, beside others."""
    return f"{word} {points:g} (median of {games})"


def same_deal(name: str, points: int, made: Iterable[str]) -> str:
    """What somebody and bots made of one deal."""
    return f"The same deal: {', '.join([f'{name} {points}', *made])}."


TITLE = "Par of this deal"
LEGEND = "◆ you  ● bots, the middle  ─ all their games"
