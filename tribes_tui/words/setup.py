"""What the screen of a new game says."""

from __future__ import annotations

from tribes_tui.words.bots import even_now

LEVELS = {
    "random": "plays by chance",
    "easy": "sees what a move brings, often errs",
    "medium": "sees what a move brings",
    "hard": "thinks a second ahead",
    "master": "thinks four seconds ahead",
    "even": "follows your results; with several people as medium",
}
"""How a bot of each level plays."""


def as_last_time(is_kept: bool, is_in_name: bool) -> str:
    """Beside the question. `is_in_name`: letters that are typed go into a name."""
    starts = "s starts, outside of a name." if is_in_name else "s starts."
    return f"Everything is as last time: {starts}" if is_kept else starts


def plays(level: str) -> str:
    """How a bot of that level plays, as a sentence."""
    return f"It {LEVELS[level.partition(' ')[0]]}."


def follows(game: str, strength: int) -> str:
    """How the bot that follows its only person plays against them now."""
    return f"{even_now(game, strength)} It follows your results."


def how_many(low: int, high: int) -> str:
    """Beside the heading of the seats."""
    return f"{low} players" if low == high else f"{low} to {high} players"
