"""What the statistics say."""

from __future__ import annotations

from tribes_tui.words.common import count
from tribes_tui.words.saves import came, won

TITLE = "your own records"
OWN = "Counted from your own records: whoever can write in their folder can change them, and nobody else vouches for them."
NONE = "Nothing is counted yet."
HOW_COUNTED = (
    "No game is counted yet. A game counts when you have played it to its end, alone against bots.",
    "",
    "Then you see here how many you have won, beside what chance alone would give; against whom; how it went month by"
    " month; and the games themselves, to see again.",
)
ALL = "all six"
SHARE, CHANCE = "Share of games won", "the mark: what chance alone would give"
AGAINST = "Against whom"
MONTHS = "How it went, month by month"
WINS, POINTS = "Games won so far, by game", "Your points, game by game"
WINS_LEGEND = "strong: most wins"
AT_PLOTS = "How it went over time; m brings the list of your games back."
TOO_FEW = "A line is drawn here from the second game on."
WON, NOT = "won", "not"
MIXED = "mixed bots"
GAME, WITH, RESULT, WHEN = "game", "with", "result", "when"
"""The columns of the games."""
WALK, OPEN, LIST, PLOTS, BACK = "game", "replay", "which games", "plots", "back"
"""What the keys do."""


def level_of(level: str) -> str:
    """Bots of a level."""
    return f"{level} bots" if level else MIXED


def players_of(number: int) -> str:
    """Games of so many."""
    return f"{number} players"


def of(won: int, games: int) -> str:
    """How many of them were won."""
    return f"{won} of {games}"


def a_square(games: int) -> str:
    """What a square of a plot stands for."""
    return f"a square is {count(games, 'game')}"


def since(games: int, month: str) -> str:
    """How many games, and since when."""
    return f"{count(games, 'game')} since {month}"


def streak(row: int, longest: int) -> str:
    """Wins in a row, now and at best."""
    return f"{count(row, 'win')} in a row, {longest} at best"


def best(score: int, usual: int, unit: str) -> str:
    """The best score and the one in the middle of all."""
    return f"best {score} {unit}, usually {usual}"


def result_of(place: int, is_shared: bool, score: int) -> str:
    """How a game ended."""
    return won(score) if place == 1 and not is_shared else came(place, is_shared, score)


def puzzles_in_a_row(now: int, longest: int) -> str:
    """On how many days in a row a puzzle was solved."""
    return f"puzzles on {count(now, 'day')} in a row (best {longest})"
