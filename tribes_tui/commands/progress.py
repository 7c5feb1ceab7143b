"""A progress bar on standard error, when that is a terminal."""

from __future__ import annotations

import sys
import time
from types import TracebackType
from typing import Self

WIDTH = 40
EVERY = 0.1
"""Seconds between two pictures of the bar."""


class Progress:
    """How many of `total` are done; draws nothing in a pipe, and leaves nothing behind."""

    def __init__(self, total: int) -> None:
        self._total = total
        self._shown = 0.0
        self._drawn = False
        self._stream = sys.stderr

    def show(self, done: int) -> None:
        """Draw the bar, if it is time to."""
        now = time.monotonic()
        if now - self._shown < EVERY or not self._stream.isatty():
            return
        filled = WIDTH * done // self._total
        self._stream.write(f"\r[{'#' * filled}{'.' * (WIDTH - filled)}] {done}/{self._total}")
        self._stream.flush()
        self._shown = now
        self._drawn = True

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self._drawn:
            self._stream.write("\r\x1b[K")
            self._stream.flush()
