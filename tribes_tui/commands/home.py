"""`tribes`: the home screen."""

from __future__ import annotations

import argparse

from tribes_tui.commands.screen import check_terminal, show


def run(chosen: argparse.Namespace) -> int:
    """Open the home screen."""
    check_terminal(at_home=True)
    return show(None, ascii_only=chosen.ascii)
