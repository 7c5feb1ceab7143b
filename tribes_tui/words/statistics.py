"""What the statistics say."""

from __future__ import annotations

from tribes_tui.words.common import count
from tribes_tui.words.said import statistics
from tribes_tui.words.saves import came, won

HOW_COUNTED = (
    "No game is counted yet. A game counts when you have played it to its end, alone against bots.",
    "",
    "Then you see here how many you have won, beside what chance alone would give; against whom; how it went month by"
    " month; and the games themselves, to see again.",
)


def level_of(level: str) -> str:
    """Bots of a level."""
    return f"{level} bots" if level else statistics.mixed()


def a_square(games: int) -> str:
    """What a square of a plot stands for."""
    return f"a square is {count(games, 'game')}"


def since(games: int, month: str) -> str:
    """How many games, and since when."""
    return f"{count(games, 'game')} since {month}"


def streak(row: int, longest: int) -> str:
    """Wins in a row, now and at best."""
    return f"{count(row, 'win')} in a row, {longest} at best"


def result_of(place: int, is_shared: bool, score: int) -> str:
    """How a game ended."""
    return won(score) if place == 1 and not is_shared else came(place, is_shared, score)


def puzzles_in_a_row(now: int, longest: int) -> str:
    """On how many days in a row a puzzle was solved."""
    return f"puzzles on {count(now, 'day')} in a row (best {longest})"
