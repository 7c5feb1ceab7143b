"""Opening the screen, where there is a terminal for it."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from tribes_tui.commands.signals import terminal_kept_clean
from tribes_tui.display.terminals import is_page
from tribes_tui.errors import Mendable

if TYPE_CHECKING:
    from tribes_tui.play.table import Table


def check_terminal(at_home: bool = False) -> None:
    """Raise `Mendable` when there is no terminal that a screen could be drawn on, with what to do then; `at_home`: no game was named."""
    is_terminal = sys.stdin.isatty() and sys.stdout.isatty()
    if is_page(os.environ) or (is_terminal and os.environ.get("TERM", "") != "dumb"):
        return
    from tribes_tui.words.said import commands as said  # seldom needed

    otherwise = said.or_play_plain() if at_home else said.add_plain()
    raise Mendable((said.dumb_terminal if is_terminal else said.needs_terminal)(otherwise=otherwise))


def show(table: Table | None, ascii_only: bool, lesson: str = "", watched: str = "", puzzle: str = "") -> int:
    """The screen, from the home page, a table that is laid, a lesson, a record that is watched, or a puzzle; the exit code."""
    from tribes_tui.display.terminals import prepare
    from tribes_tui.profile.settings import load

    prepare(os.environ, load().colours)
    with _nothing_to_collect(), _no_tls():
        from tribes_tui.app import run

        if table is not None:
            _load_the_room_of(table.game.id)

    with terminal_kept_clean():
        return run(table, ascii_only=ascii_only, lesson=lesson, watched=watched, puzzle=puzzle)


def _load_the_room_of(game_id: str) -> None:
    """What a table of the game needs."""
    from tribes_tui.table.screen import board_of

    board_of(game_id)


OFTEN_ENOUGH = 20_000
"""So many things more than before are worth a look for garbage: a frame makes a tenth of that, hardly any in circles."""


@contextmanager
def _nothing_to_collect() -> Iterator[None]:
    """Import without looking for garbage, of which there is hardly any, never look through all this again, and seldom later.

    That saves a tenth of the CPU of a start, and later pauses.
    """
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.set_threshold(OFTEN_ENOUGH)
        gc.enable()


@contextmanager
def _no_tls() -> Iterator[None]:
    """Import asyncio without TLS, which a screen at home never speaks: that saves 4 MiB, and a thirtieth of a start's CPU.

    Whoever imports `ssl` later gets it; only asyncio's own connections have none in this process.
    """
    is_first = "ssl" not in sys.modules
    if is_first:
        sys.modules["ssl"] = None  # type: ignore[assignment]  # the import system's way to say that there is none
    try:
        yield
    finally:
        if is_first:
            del sys.modules["ssl"]
