"""Which lines of some files run."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable
from types import FrameType
from typing import Any

Local = Callable[[FrameType, str, Any], Any]


class Lines:
    """Collects the lines that run between `start` and `stop`, by the file's real path."""

    def __init__(self, files: Iterable[str]) -> None:
        self.ran: dict[str, set[int]] = {os.path.realpath(file): set() for file in files}
        self._local: dict[str, Local | None] = {}

    def start(self) -> None:
        """Forget what ran and watch what runs from now on."""
        for lines in self.ran.values():
            lines.clear()
        sys.settrace(self._enter)

    def stop(self) -> dict[str, list[int]]:
        """Stop watching: file -> the lines that ran, if any did."""
        sys.settrace(None)
        return {file: sorted(lines) for file, lines in self.ran.items() if lines}

    def _enter(self, frame: FrameType, event: str, arg: Any) -> Local | None:
        name = frame.f_code.co_filename
        try:
            return self._local[name]
        except KeyError:
            return self._local.setdefault(name, self._follower(name))

    def _follower(self, name: str) -> Local | None:
        """What notes the lines of one file; nothing for a file that is not watched."""
        lines = self.ran.get(os.path.realpath(name))
        if lines is None:
            return None

        def follow(frame: FrameType, event: str, arg: Any) -> Local:
            if event == "line":
                lines.add(frame.f_lineno)
            return follow

        return follow
