"""What is done when the program is told to end, or its terminal goes away.

Every move is on the disk before it is played, so there is nothing to save: the records are told how they were left,
and a terminal with a screen on it is given back.
"""

from __future__ import annotations

import argparse
import gc
import os
import select
import signal
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from types import FrameType
from typing import TYPE_CHECKING, Any

from saves import leave_all
from tribes_tui.display.terminals import is_page, prepare
from tribes_tui.errors import Mendable

if TYPE_CHECKING:
    from tribes_tui.play.table import Table


RESET = (
    "\x1b[?2026l"  # nothing held back
    "\x1b[?1000l\x1b[?1002l\x1b[?1003l\x1b[?1006l\x1b[?1015l"  # no mouse reports
    "\x1b[?1004l\x1b[?2004l\x1b[?2048l\x1b[<u"  # no focus, paste or resize reports; keys as usual
    "\x1b[?7h\x1b[8h\x1b[0m\x1b[?1049l\x1b[?25h"  # long lines go on, letters turn as usual, plain text, the first screen, a cursor
)
PATIENCE = 0.5
"""Seconds that a terminal has to take this: one that takes nothing keeps nobody from ending the program."""

ENDING = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP", "SIGBREAK") if hasattr(signal, name)]
AT_A_SCREEN = [getattr(signal, name) for name in ("SIGINT", "SIGQUIT") if hasattr(signal, name)]
"""These end a screen from outside, too; its own keys make none."""


@contextmanager
def terminal_kept_clean() -> Iterator[None]:
    """While a screen is shown: what ends the program from outside restores the terminal as well."""
    kept = _modes()
    _end_with_the_terminal()
    with records_left(lambda: _restore(kept), [*ENDING, *AT_A_SCREEN]):
        yield


def _end_with_the_terminal() -> None:
    """Where it goes away, the program ends as by SIGHUP, which only the terminal's first program is sent by the system."""
    if not (hasattr(select, "poll") and hasattr(signal, "SIGHUP") and sys.stdin and sys.stdin.isatty()):
        return
    gone = select.poll()
    gone.register(sys.stdin.fileno(), 0)

    def wait() -> None:
        if any(what & select.POLLHUP for _, what in gone.poll()):
            os.kill(os.getpid(), signal.SIGHUP)

    threading.Thread(target=wait, name="terminal", daemon=True).start()


@contextmanager
def records_left(then: Callable[[], None] = lambda: None, ending: Sequence[int] = ENDING) -> Iterator[None]:
    """While games are played: on a signal of `ending` the records keep what it was; `then`, and the program ends."""

    def end(number: int, _: FrameType | None) -> None:
        leave_all(signal.Signals(number).name)
        then()
        signal.signal(number, signal.SIG_DFL)
        os.kill(os.getpid(), number)

    before = {number: signal.signal(number, end) for number in ending}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _modes() -> Any:
    try:
        import termios

        return termios.tcgetattr(sys.stdin.fileno())
    except (ImportError, OSError, ValueError):
        return None
    except Exception as error:  # termios.error is no OSError
        if type(error).__name__ == "error":
            return None
        raise


def _restore(modes: Any) -> None:
    """Give the terminal back, as far as it is still there."""
    with suppress(Exception):
        import termios

        if modes is not None:
            termios.tcsetattr(sys.stdin.fileno(), termios.TCSANOW, modes)
    with suppress(OSError, ValueError):
        output = 2 if os.isatty(2) else 1
        if select.select([], [output], [], PATIENCE)[1]:
            os.write(output, RESET.encode())


# ---- The screen ----------------------------------------------------------------------------------------


def check_terminal(at_home: bool = False) -> None:
    """Raise `Mendable` when there is no terminal that a screen could be drawn on, with what to do then; `at_home`: no game was named."""
    is_terminal = sys.stdin.isatty() and sys.stdout.isatty()
    if is_page(os.environ) or (is_terminal and os.environ.get("TERM", "") != "dumb"):
        return
    from tribes_tui.words.said import commands as said  # seldom needed

    otherwise = said.or_play_plain() if at_home else said.add_plain()
    raise Mendable((said.dumb_terminal if is_terminal else said.needs_terminal)(otherwise=otherwise))


def show(
    table: Table | None, ascii_only: bool, lesson: str = "", watched: str = "", puzzle: str = "", opens: str = ""
) -> int:
    """The screen, from the home page (or what it `opens`), a table that is laid, a lesson, a record that is watched, or a puzzle; the exit
    code."""
    from tribes_tui.profile.settings import load

    prepare(os.environ, load().colours)
    with _nothing_to_collect(), _no_tls():
        from tribes_tui.app import run

        if table is not None:
            from tribes_tui.table.board import board_of

            board_of(table.game.id)

    with terminal_kept_clean():
        return run(table, ascii_only=ascii_only, lesson=lesson, watched=watched, puzzle=puzzle, opens=opens)


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


def run_home(chosen: argparse.Namespace) -> int:
    """Open the home screen."""
    check_terminal(at_home=True)
    return show(None, ascii_only=chosen.ascii)
