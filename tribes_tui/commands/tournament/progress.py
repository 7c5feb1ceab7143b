"""How far something is: a line that is drawn over on a terminal, in a pipe nothing, or a new one every now and then."""

from __future__ import annotations

import sys
import time
from types import TracebackType
from typing import Self

from tribes_tui.words.said import commands as said

EVERY_ON_A_TERMINAL = 0.1
EVERY_IN_A_PIPE = 10.0
"""Seconds between two pictures."""


class DrawnLine:
    """A line on standard error that is drawn over, and leaves nothing behind."""

    def __init__(self) -> None:
        self._stream = sys.stderr  # as it is now: a film has another meanwhile
        self._drawn = False

    def _draw(self, text: str) -> None:
        self._stream.write(f"\r{text}\x1b[K")
        self._stream.flush()
        self._drawn = True

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self._drawn:
            self._stream.write("\r\x1b[K")
            self._stream.flush()


class RunProgress(DrawnLine):
    """Deals and games done, how fast, by how many workers, and how long it will take."""

    def __init__(self, total: int, done: int, seatings: int) -> None:
        """`total` deals, of which `done` were there before; each is played in so many seatings."""
        super().__init__()
        self._total, self._before, self._seatings = total, done, seatings
        self._began = time.monotonic()
        self._shown = self._began

    def begin(self) -> None:
        """Who works is there: how fast it goes, and how long it takes, counts from now."""
        self._began = self._shown = time.monotonic()

    def show(self, done: int, workers: int) -> None:
        """Draw, if it is time to; `done` deals of all."""
        now = time.monotonic()
        every = EVERY_ON_A_TERMINAL if self._stream.isatty() else EVERY_IN_A_PIPE
        if now - self._shown < every:
            return
        self._shown = now
        text = self.text(done, workers, now - self._began)
        if self._stream.isatty():
            self._draw(text)
        else:
            self._stream.write(text + "\n")
            self._stream.flush()

    def text(self, done: int, workers: int, seconds: float) -> str:
        """What the line says."""
        rate = (done - self._before) / seconds if seconds else 0.0
        left = said.progress_left(time=_duration((self._total - done) / rate)) if rate else said.progress_none()
        return said.progress(
            done=done,
            deals=self._total,
            games=done * self._seatings,
            speed=rate * self._seatings,
            workers=workers,
            left=left,
        )

    def say(self, text: str) -> None:
        """A line of its own, which stays."""
        self._stream.write(f"\r\x1b[K{text}\n" if self._drawn else f"{text}\n")
        self._stream.flush()
        self._drawn = False


def _duration(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}"


WIDTH = 40
EVERY = 0.1
"""Seconds between two pictures of the bar."""


class Progress(DrawnLine):
    """How many of `total` are done; draws nothing in a pipe."""

    def __init__(self, total: int) -> None:
        super().__init__()
        self._total = total
        self._shown = 0.0

    def show(self, done: int) -> None:
        """Draw the bar, if it is time to."""
        now = time.monotonic()
        if now - self._shown < EVERY or not self._stream.isatty():
            return
        filled = WIDTH * done // self._total
        self._draw(f"[{'#' * filled}{'.' * (WIDTH - filled)}] {done}/{self._total}")
        self._shown = now
