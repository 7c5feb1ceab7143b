"""The log in a folder: a file a day, of which those of the last seven days are kept, for it holds addresses."""

from __future__ import annotations

import contextlib
import os
import re
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

DAYS = 7
"""For so many days, today among them, lines are kept."""

NAME = re.compile(r"tribes-\d{4}-\d\d-\d\d\.log")
"""What our own files are called; whatever else lies there is left alone."""


def _today() -> datetime:
    return datetime.now(UTC)


class LogFolder:
    """Where a `Logbook` writes its lines. What the disk refuses is lost: a full disk is no reason to let nobody play."""

    def __init__(self, folder: Path, now: Callable[[], datetime] = _today) -> None:
        """Raises `OSError` when nothing can be written there."""
        self._folder = folder
        self._now = now
        self._day = ""
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        self._begin_day()
        self._append("")

    def write(self, text: str) -> None:
        """One more line."""
        self._begin_day()
        with contextlib.suppress(OSError):
            self._append(text)

    def tick(self) -> None:
        """To be called now and then: on a day without any line old ones go, too."""
        self._begin_day()

    def _begin_day(self) -> None:
        now = self._now()
        if self._day == f"{now:%Y-%m-%d}":
            return
        self._day = f"{now:%Y-%m-%d}"
        oldest = f"tribes-{now - timedelta(days=DAYS - 1):%Y-%m-%d}.log"
        with contextlib.suppress(OSError):
            for path in [*self._folder.iterdir()]:
                if NAME.fullmatch(path.name) and path.name < oldest:
                    path.unlink()

    def _append(self, text: str) -> None:
        path = self._folder / f"tribes-{self._day}.log"
        descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
        with os.fdopen(descriptor, "a", encoding="utf-8") as file:
            file.write(text)
