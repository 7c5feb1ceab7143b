"""A mailbox: what another process of the same user has for a host that may be running."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tribes_tui.errors import Mendable
from tribes_tui.server.shared.durable import read_json, write_json


class Mailbox:
    """Small JSON files in a folder (None: there are none): each is put there whole, and taken away by the one host that reads it."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder

    def put(self, name: str, value: Any) -> None:
        """Leave one for the host. Raises `OSError`."""
        assert self._folder is not None
        write_json(self._folder / f"{name}.json", value)

    def take(self) -> Iterator[Any]:
        """What was left since the last time. What can't be read or taken away stays where it is, and counts for nothing."""
        for path, value in self._left():
            with contextlib.suppress(OSError):
                path.unlink()
                yield value

    def look(self) -> Iterator[Any]:
        """As `take`, but all of it stays where it is."""
        for _, value in self._left():
            yield value

    def _left(self) -> Iterator[tuple[Path, Any]]:
        for path in sorted(self._folder.glob("*.json")) if self._folder is not None else ():
            with contextlib.suppress(Mendable, OSError):
                yield path, read_json(path)
