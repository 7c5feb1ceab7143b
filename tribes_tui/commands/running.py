"""A command's module is imported when it is known that it was meant, and run."""

from __future__ import annotations

import argparse
from collections.abc import Callable

Run = Callable[[argparse.Namespace], int]


def command(name: str) -> Run:
    """What carries out the command in the module of this name."""
    return lambda chosen: _run_of(name)(chosen)


def _run_of(name: str) -> Run:
    match name:
        case "arena":
            from tribes_tui.commands.arena import run
        case "completions":
            from tribes_tui.commands.completions import run
        case "daily":
            from tribes_tui.commands.daily import run
        case "desktop":
            from tribes_tui.commands.desktop import run
        case "statistics":
            from tribes_tui.commands.statistics import run
        case "doctor":
            from tribes_tui.commands.doctor import run
        case "film":
            from tribes_tui.commands.film import run
        case "home":
            from tribes_tui.commands.home import run
        case "learn":
            from tribes_tui.commands.learn import run
        case "leaderboard":
            from tribes_tui.commands.leaderboard import run
        case "manual":
            from tribes_tui.commands.manual import run
        case "par":
            from tribes_tui.commands.par import run
        case "play":
            from tribes_tui.commands.play import run
        case "puzzle":
            from tribes_tui.commands.puzzle import run
        case "replay":
            from tribes_tui.commands.replay import run
        case "resume":
            from tribes_tui.commands.resume import run
        case "review":
            from tribes_tui.commands.review import run
        case "rules":
            from tribes_tui.commands.rules import run
        case "saves":
            from tribes_tui.commands.saves import run
        case "simulate":
            from tribes_tui.commands.simulate import run
        case "version":
            from tribes_tui.commands.version import run
        case _:
            raise KeyError(name)
    return run
