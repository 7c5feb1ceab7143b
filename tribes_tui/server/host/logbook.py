"""The host's own log: what happened, never what anybody holds, and no sign that a terminal would obey."""

from __future__ import annotations

import sys
import time
import traceback
from collections.abc import Callable


def printable(text: str, length: int = 200) -> str:
    """The text without anything that isn't simply shown."""
    return "".join(sign if sign.isprintable() else "?" for sign in text)[:length]


class Logbook:
    """Writes lines to `out` (standard error, which a service manager keeps)."""

    def __init__(self, out: Callable[[str], object] | None = None) -> None:
        self._out = out or sys.stderr.write

    def line(self, text: str) -> None:
        """One line with the time."""
        self._out(f"{time.strftime('%Y-%m-%d %H:%M:%S')} {printable(text)}\n")

    def crash(self, name: str, error: BaseException) -> None:
        """Where a session broke: files, lines and the kind of error; neither its text nor any variable."""
        place = printable(place_of(error), 600)
        self._out(f"{time.strftime('%Y-%m-%d %H:%M:%S')} session {name} broke: {place}\n")


def place_of(error: BaseException) -> str:
    """The kind of an error and where it was; neither its text nor any variable."""
    frames = traceback.extract_tb(error.__traceback__)[-12:]
    where = " < ".join(f"{frame.filename.rsplit('/', 1)[-1]}:{frame.lineno}" for frame in reversed(frames))
    return f"{type(error).__name__} at {where}"
