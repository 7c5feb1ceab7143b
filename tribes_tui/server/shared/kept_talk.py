"""What was said, by rooms: kept while the host is stopped, and shared by hosts that share their tables."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from typing import Any

from tribes_tui.server.shared.shared import TALK, Shared

LOBBY = "lobby"


class KeptTalk:
    """Lines said, by room (a table's id, or `LOBBY`).

    A host of its own brings them to the disk with `write`, now and then, so that talk never waits for it; a shared one at once, for
    others wait for them.
    """

    def __init__(self, shared: Shared) -> None:
        self._documents = shared.documents(TALK)
        self._is_at_once = not shared.is_alone
        self._rooms = {room: _lines(found) for room, found in self._documents.load().items()}
        self._is_written = True

    def follow(self, heard: Callable[[str, list[str]], None]) -> None:
        """Call `heard` with a room and its lines when somebody has talked there on another host."""

        def taken(room: str, found: Any) -> None:
            self._rooms[room] = _lines(found)
            if found is None:
                del self._rooms[room]
            heard(room, _lines(found))

        self._documents.follow(taken)

    def lines(self, room: str) -> list[str]:
        """What was kept."""
        return self._rooms.get(room, [])

    def keep(self, room: str, lines: Sequence[str]) -> None:
        """These are the lines of a room now."""
        self._rooms[room] = list(lines)
        self._is_written = False
        if self._is_at_once:
            self.write()

    def write(self) -> None:
        """Bring to the disk what is not there yet. Raises `OSError`; what could not be written is tried again."""
        if not self._is_written:
            self._documents.keep(self._rooms)
            self._is_written = True

    def drop(self, room: str) -> None:
        """Nobody talks there any more."""
        if self._rooms.pop(room, None) is not None:
            self._is_written = False
            with contextlib.suppress(OSError):  # the next writing does it
                self.write()


def _lines(found: Any) -> list[str]:
    """Lines as they were kept; what is none counts for nothing."""
    return [line for line in found if isinstance(line, str)] if isinstance(found, list) else []
