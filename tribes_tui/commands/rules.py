"""`tribes rules`: a rulebook in the terminal."""

from __future__ import annotations

import argparse
import sys

from rules import games
from tribes_tui.plain.console import Console
from tribes_tui.plain.rulebook import readable


def run(chosen: argparse.Namespace) -> int:
    """Print the rulebook; through a pager when somebody reads it on a terminal."""
    lines = readable(games[chosen.game].rulebook())
    if sys.stdin.isatty() and sys.stdout.isatty():
        import pydoc

        pydoc.pager("\n".join(lines))
    else:
        Console().say_all(lines)
    return 0
