"""What is said about a game that was not left in the ordinary way."""

from __future__ import annotations

from saves import Record, Summary
from saves.record import KILLED

WHY = {
    KILLED: "the program was killed or the power failed",
    "SIGHUP": "the terminal went away",
    "SIGTERM": "the program was told to end",
    "SIGBREAK": "the program was told to end",
    "SIGINT": "the program was interrupted",
    "SIGQUIT": "the program was told to quit",
}


def interruption(game: Record | Summary) -> str:
    """One line about how a game was left and where it stands; "" when it was left as usual."""
    why = WHY.get(game.left)
    if why is None:
        return ""
    moves = game.moves if isinstance(game, Summary) else len(game.moves)
    return f"Back at move {moves}: last time {why}."
