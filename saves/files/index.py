"""What we remember of each record beside it: how long it was, and what a list shows.

Never needed: a missing, old or broken entry only means that the record is read again. Always behind the
record: it is written after the record's bytes are durable, and is not synced itself until the record is closed.
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Any

from saves.files.disk import Disk, Handle, ensure_folder
from saves.format.seal import read_chain, sealed
from saves.format.text import parsed_object, written

_MAX_ENTRY = 16_384


class Index:
    """The entries of one folder of records: a small file each, in `folder`."""

    def __init__(self, disk: Disk, folder: Path) -> None:
        self._disk = disk
        self._folder = folder

    def read(self, name: str) -> dict[str, Any]:
        """What is remembered of the record `name`; empty when nothing is, or nothing sound."""
        try:
            file = self._disk.open(self._path(name))
        except (OSError, ValueError):
            return {}
        try:
            chain = read_chain(self._disk.read(file, _MAX_ENTRY))
            return parsed_object(chain.bodies[0].decode())
        except (OSError, ValueError, IndexError):
            return {}
        finally:
            self._disk.close(file)

    def entry(self, name: str) -> IndexEntry:
        """The entry of `name`, for writing."""
        return IndexEntry(self._disk, self._path(name))

    def update(self, name: str, fields: dict[str, Any]) -> None:
        """Remember `fields` besides what is remembered of `name`."""
        entry = self.entry(name)
        entry.write({**self.read(name), **fields})
        entry.close()

    def remove(self, name: str) -> None:
        """Forget the record `name`, durably."""
        with suppress(OSError):
            self._disk.remove(self._path(name))
            self._disk.sync_folder(self._folder)

    def _path(self, name: str) -> Path:
        return self._folder / f"{name}.json"


class IndexEntry:
    """One entry, written over and over in place while its record grows. Whatever fails here fails silently."""

    def __init__(self, disk: Disk, path: Path) -> None:
        self._disk = disk
        self._path = path
        self._file: Handle | None = None
        self._length = 0

    def write(self, fields: dict[str, Any]) -> None:
        """Remember `fields` instead of what was there."""
        try:
            file = self._open()
            data = sealed(b"", written(fields))
            self._disk.write(file, data, 0)
            if len(data) != self._length:
                self._disk.truncate(file, len(data))
                self._length = len(data)
        except OSError:
            self.close()

    def close(self) -> None:
        """Make it durable and let go of it."""
        file, self._file = self._file, None
        self._length = 0
        if file is not None:
            with suppress(OSError):
                self._disk.sync(file)
                self._disk.sync_folder(self._path.parent)
            with suppress(OSError):
                self._disk.close(file)

    def _open(self) -> Handle:
        if self._file is None:
            self._file = self._open_or_create()
        return self._file

    def _open_or_create(self) -> Handle:
        try:
            return self._disk.open(self._path, write=True)
        except FileNotFoundError:
            ensure_folder(self._disk, self._path.parent)
            return self._disk.create(self._path)
