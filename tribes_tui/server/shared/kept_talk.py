"""What was said, kept while the host is stopped: a small file a room, written a moment later."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from pathlib import Path

from tribes_tui.errors import Mendable
from tribes_tui.server.shared.durable import read_json, write_json

FOLDER = "talk"
LOBBY = "lobby"


class KeptTalk:
    """Lines said, by room (a table's id, or `LOBBY`). `write` is called now and then, so that talk never waits for the disk."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._unwritten: dict[str, list[str]] = {}

    def lines(self, room: str) -> list[str]:
        """What was kept; a file that can't be read counts for nothing."""
        with contextlib.suppress(Mendable):
            found = read_json(self._path(room))
            if isinstance(found, list):
                return [line for line in found if isinstance(line, str)]
        return []

    def keep(self, room: str, lines: Sequence[str]) -> None:
        """These are the lines of a room now."""
        self._unwritten[room] = list(lines)

    def write(self) -> None:
        """Bring to the disk what is not there yet. Raises `OSError`; what could not be written is tried again."""
        for room, lines in list(self._unwritten.items()):
            write_json(self._path(room), lines)
            del self._unwritten[room]

    def drop(self, room: str) -> None:
        """Nobody talks there any more."""
        self._unwritten.pop(room, None)
        with contextlib.suppress(OSError):
            self._path(room).unlink(missing_ok=True)

    def _path(self, room: str) -> Path:
        return self._folder / f"{room}.json"
