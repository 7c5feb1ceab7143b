"""`tribes learn`: a guided game."""

from __future__ import annotations

import argparse

from rules import games
from tribes_tui.commands.screen import check_terminal, show
from tribes_tui.errors import Mendable
from tribes_tui.learning.lesson import lesson_of


def run(chosen: argparse.Namespace) -> int:
    """Begin the lesson of a game."""
    game = games[chosen.game]
    if lesson_of(game.id) is None:
        raise Mendable(f"there is no lesson for {game.title} yet: read tribes rules {game.id}")
    check_terminal(f"read tribes rules {game.id}, and play with --plain,")
    return show(None, chosen.ascii, game.id)
