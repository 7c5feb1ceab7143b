"""What is said about a game that was not left in the ordinary way."""

from __future__ import annotations

from saves import Record, Summary
from saves.record import KILLED
from tribes_tui.words.said import playing as said

WAYS = frozenset((KILLED, "SIGHUP", "SIGTERM", "SIGBREAK", "SIGINT", "SIGQUIT"))
"""How a game was left of which something is said."""


def interruption(game: Record | Summary) -> str:
    """One line about how a game was left and where it stands; "" when it was left as usual."""
    if game.left not in WAYS:
        return ""
    moves = game.moves if isinstance(game, Summary) else len(game.moves)
    return said.back_at(left=game.left, moves=moves)
