"""A disk in memory that can lose its power: it forgets, wholly or partly, whatever was not synced.

The model is the harshest that POSIX allows. An unsynced write may be kept, lost, kept in part (with zeros
in the holes), whatever its neighbours do; a changed length likewise; every change of a folder may be kept
or lost by itself, until the folder is synced. A rename is one change.
"""

from __future__ import annotations

import errno
import os
import random
from collections.abc import Callable
from pathlib import Path

from saves.files.disk import Disk, Handle, Info

BLOCK = 16
"""What is written in one go; small, so that a line spans several."""


class File:
    """A file: what is in it, what of that is safe, and what was done since the last sync."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.data = b""
        self.safe = b""
        self.unsynced: list[tuple[int, bytes | None]] = []

    def write(self, data: bytes, offset: int) -> None:
        self.data = patched(self.data, offset, data)
        self.unsynced.append((offset, data))

    def truncate(self, size: int) -> None:
        self.data = self.data[:size].ljust(size, b"\0")
        self.unsynced.append((size, None))

    def sync(self) -> None:
        self.safe = self.data
        self.unsynced = []

    def after_power_cut(self, rng: random.Random) -> bytes:
        """One of the contents that may be found afterwards."""
        data = self.safe
        keep = rng.choice((0.0, 0.5, 0.9, 1.0))
        for offset, written in self.unsynced:
            if written is None:
                data = data[:offset].ljust(offset, b"\0") if rng.random() < keep else data
            else:
                for start in range(0, len(written), BLOCK):
                    if rng.random() < keep:
                        data = patched(data, offset + start, written[start : start + BLOCK])
        return data


def patched(data: bytes, offset: int, part: bytes) -> bytes:
    """`data` with `part` at `offset`."""
    return data[:offset].ljust(offset, b"\0") + part + data[offset + len(part) :]


class Folder:
    """The names in a folder, those that are safe, and the changes since the last sync."""

    def __init__(self) -> None:
        self.names: dict[str, File | Folder] = {}
        self.safe: dict[str, File | Folder] = {}
        self.unsynced: list[dict[str, File | Folder | None]] = []

    def change(self, changes: dict[str, File | Folder | None]) -> None:
        self.unsynced.append(changes)
        _carry_out(self.names, changes)

    def sync(self) -> None:
        self.safe = dict(self.names)
        self.unsynced = []

    def after_power_cut(self, rng: random.Random) -> dict[str, File | Folder]:
        """One of the lists of names that may be found afterwards."""
        names = dict(self.safe)
        keep = rng.choice((0.0, 0.5, 1.0))
        for changes in self.unsynced:
            if rng.random() < keep:
                _carry_out(names, changes)
        return names


def _carry_out(names: dict[str, File | Folder], changes: dict[str, File | Folder | None]) -> None:
    for name, thing in changes.items():
        if thing is None:
            names.pop(name, None)
        else:
            names[name] = thing


class ForgetfulDisk(Disk):
    """The disk; `before` is called before each operation that changes something, and may raise.

    A write that fails so leaves its first half behind.
    """

    def __init__(self, before: Callable[[], None] = lambda: None) -> None:
        self.before = before
        self.root = Folder()
        self._open_files: dict[int, File] = {}
        self._locks: dict[int, int] = {}
        self._next = 1000

    def after_power_cut(self, rng: random.Random) -> ForgetfulDisk:
        """A new disk, as it may be found afterwards; this one goes on as if nothing had happened."""
        twin = ForgetfulDisk()
        twin._next = self._next
        twin.root = _reborn(self.root, rng, {})
        return twin

    def power_off(self) -> None:
        """All programs are gone, with their open files and locks."""
        self._open_files.clear()
        self._locks.clear()

    def create(self, path: Path) -> Handle:
        self.before()
        folder = self._folder(path.parent)
        if path.name in folder.names:
            raise _error(errno.EEXIST)
        file = File(self._number())
        folder.change({path.name: file})
        return self._opened(file)

    def open(self, path: Path, *, write: bool = False, follow: bool = False) -> Handle:
        return self._opened(self._file(path))

    def close(self, file: Handle) -> None:
        self._open_files.pop(file.fd, None)
        self._locks = {number: owner for number, owner in self._locks.items() if owner != file.fd}

    def read(self, file: Handle, size: int) -> bytes:
        return self._open_files[file.fd].data[:size]

    def write(self, file: Handle, data: bytes, offset: int) -> None:
        try:
            self.before()
        except OSError:
            self._open_files[file.fd].write(bytes(data[: len(data) // 2]), offset)
            raise
        self._open_files[file.fd].write(bytes(data), offset)

    def truncate(self, file: Handle, size: int) -> None:
        self.before()
        self._open_files[file.fd].truncate(size)

    def sync(self, file: Handle) -> None:
        self.before()
        self._open_files[file.fd].sync()

    def info(self, file: Handle) -> Info:
        found = self._open_files[file.fd]
        return Info(len(found.data), int(_holds(self.root, found)), (1, found.number), 0, True)

    def info_at(self, path: Path) -> Info:
        if isinstance(self._thing(path), Folder):
            return Info(0, 1, (1, 0), 0, False)
        file = self._file(path)
        return Info(len(file.data), 1, (1, file.number), 0, True)

    def lock(self, file: Handle) -> bool:
        return self._locks.setdefault(self._open_files[file.fd].number, file.fd) == file.fd

    def replace(self, old: Path, new: Path) -> None:
        self.before()
        assert old.parent == new.parent
        self._folder(old.parent).change({old.name: None, new.name: self._file(old)})

    def date(self, path: Path, mtime_ns: int) -> None:
        self.before()

    def remove(self, path: Path) -> None:
        self.before()
        self._file(path)
        self._folder(path.parent).change({path.name: None})

    def names(self, folder: Path) -> list[str]:
        return [*self._folder(folder).names]

    def make_folder(self, folder: Path) -> None:
        self.before()
        parent = self._folder(folder.parent)
        if folder.name in parent.names:
            raise _error(errno.EEXIST)
        parent.change({folder.name: Folder()})

    def sync_folder(self, folder: Path) -> None:
        self.before()
        self._folder(folder).sync()

    def _number(self) -> int:
        self._next += 1
        return self._next

    def _opened(self, file: File) -> Handle:
        handle = Handle(-self._number())
        self._open_files[handle.fd] = file
        return handle

    def _thing(self, path: Path) -> File | Folder:
        thing: File | Folder | None = self.root
        for name in path.parts[1:]:
            thing = thing.names.get(name) if isinstance(thing, Folder) else None
        if thing is None:
            raise _error(errno.ENOENT)
        return thing

    def _folder(self, path: Path) -> Folder:
        thing = self._thing(path)
        if not isinstance(thing, Folder):
            raise _error(errno.ENOTDIR)
        return thing

    def _file(self, path: Path) -> File:
        thing = self._thing(path)
        if not isinstance(thing, File):
            raise _error(errno.EISDIR)
        return thing


def _error(number: int) -> OSError:
    return OSError(number, os.strerror(number))


def _holds(folder: Folder, file: File) -> bool:
    things = folder.names.values()
    return any(thing is file or (isinstance(thing, Folder) and _holds(thing, file)) for thing in things)


def _reborn(folder: Folder, rng: random.Random, files: dict[int, File]) -> Folder:
    twin = Folder()
    for name, thing in folder.after_power_cut(rng).items():
        if isinstance(thing, Folder):
            twin.names[name] = _reborn(thing, rng, files)
            continue
        if thing.number not in files:
            file = files[thing.number] = File(thing.number)
            file.data = file.safe = thing.after_power_cut(rng)
        twin.names[name] = files[thing.number]
    twin.safe = dict(twin.names)
    return twin
