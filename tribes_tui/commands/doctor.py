"""`tribes doctor`: what this terminal can do, where saves lie, what is missing."""

from __future__ import annotations

import argparse
import locale
import os
import platform
import sys
import tempfile
import time
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from tribes_tui.errors import printable, why

SMALLEST = (80, 24)


class Finding(NamedTuple):
    """One line of the report: `ok` is None for what is neither well nor ill."""

    ok: bool | None
    text: str


def run(chosen: argparse.Namespace) -> int:
    """Print the findings; 2 when something is amiss that keeps games from being played or saved."""
    findings = [*_program(), *_terminal(), *_saves(), *_bots(), *_extras()]
    mark = {True: "ok  ", False: "!!  ", None: "    "}
    sys.stdout.writelines(f"{mark[finding.ok]}{printable(finding.text)}\n" for finding in findings)
    return 2 if any(finding.ok is False for finding in findings) else 0


def _program() -> Iterator[Finding]:
    from rules import games

    yield Finding(None, f"Python {platform.python_version()} on {platform.system()} {platform.release()}")
    yield Finding(True, f"games: {', '.join(games)}")
    for package in ("textual", "rich", "platformdirs"):
        found = find_spec(package) is not None
        yield Finding(found, f"{package} is {'there' if found else 'missing: install the program again'}")


def _terminal() -> Iterator[Finding]:
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        yield Finding(None, "no terminal here: games can be played with --plain")
        return
    size = os.get_terminal_size(sys.stdout.fileno())
    large = size.columns >= SMALLEST[0] and size.lines >= SMALLEST[1]
    wanted = "" if large else f"; screens want {SMALLEST[0]}x{SMALLEST[1]}, --plain does with less"
    yield Finding(large or None, f"terminal of {size.columns}x{size.lines} characters{wanted}")
    yield Finding(None, f"TERM={os.environ.get('TERM', '')} COLORTERM={os.environ.get('COLORTERM', '')}: {_colours()}")
    encoding = (sys.stdout.encoding or locale.getpreferredencoding()).lower()
    unicode = "utf" in encoding
    yield Finding(unicode or None, f"characters: {encoding}" + ("" if unicode else "; use --ascii"))


def _colours() -> str:
    if os.environ.get("NO_COLOR"):
        return "no colours, because NO_COLOR is set"
    if os.environ.get("COLORTERM", "") in ("truecolor", "24bit"):
        return "16 million colours"
    return "256 colours" if "256" in os.environ.get("TERM", "") else "16 colours"


def _saves() -> Iterator[Finding]:
    from saves import SaveError, Store, home

    try:
        folder = home()
    except SaveError as error:
        yield Finding(False, str(error))
        return
    wrong = _why_not_writable(folder)
    yield Finding(wrong is None, f"saves and settings lie in {folder}" + (f": {wrong}" if wrong else ""))
    try:
        summaries = Store().list()
    except SaveError as error:
        yield Finding(False, str(error))
        return
    broken = [summary for summary in summaries if summary.problem]
    yield Finding(True, f"saved games: {len(summaries)}")
    for summary in broken:
        yield Finding(False, f"{summary.name}: {summary.problem}")


def _why_not_writable(folder: Path) -> str | None:
    """None when a file can be written in the folder (or in the nearest one above it that exists)."""
    try:
        while not os.path.lexists(folder) and folder.parent != folder:
            folder = folder.parent
        with tempfile.TemporaryFile(dir=folder):
            return None
    except OSError as error:
        return f"{folder} can't be written ({why(error)}); TRIBES_HOME names another folder"


def _bots() -> Iterator[Finding]:
    """Whether the bots' process starts and answers, and how soon."""
    from rules import games
    from tribes_tui.seats.bot_answer import sent
    from tribes_tui.seats.thinker import Thinker, ThinkerError

    began = time.perf_counter()
    view = games[next(iter(games))].new_state().view(0)
    player = view.current_player
    try:
        with Thinker() as thinker:
            view = games[view.game.id].new_state().view(player)
            thinker.ask(sent(view), "random", 0, 1.0).result(timeout=20)
        yield Finding(True, f"the bots' process answers ({(time.perf_counter() - began) * 1000:.0f} ms from its start)")
    except (OSError, ThinkerError, TimeoutError) as error:
        yield Finding(False, f"the bots' process does not answer: {error or 'not in 20 seconds'}")


def _extras() -> Iterator[Finding]:
    for module, extra, what in (("asyncssh", "ssh", "the host"), ("numpy", "learn", "learning")):
        found = find_spec(module) is not None
        yield Finding(None, f"extra '{extra}', for {what}: {'there' if found else f'not installed ({module})'}")
