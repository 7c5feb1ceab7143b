"""What puzzles say."""

from __future__ import annotations

from tribes_tui.words.said import puzzles

OTHER = "Ash"
"""Of two who play a puzzle's game, who is not asked; the texts that are kept with puzzles call them so."""
UNPLAYED = "medium"
"""The level of those who played the game that a puzzle is taken from."""


def worth(gain: float) -> str:
    """A difference of the chance to win, in games of 100."""
    games = max(1, round(100 * gain))
    return puzzles.worth(games=games)


def why(move: str, outcome: str, gain: float, other: str) -> str:
    """Why a move is the solution; `outcome` is what it brings at once, or empty."""
    fields = {"move": move, "worth": worth(gain), "other": other}
    return puzzles.why_at_once(outcome=outcome.rstrip("."), **fields) if outcome else puzzles.why(**fields)


def hint_worth(gain: float) -> str:
    """The first hint."""
    return puzzles.hint_worth(worth=worth(gain))
