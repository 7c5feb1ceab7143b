"""The disk of Windows, where an open file can be neither renamed nor deleted, and a lock keeps others from reading.

So no file stays open between two operations, and the lock of a file is that of another one beside it, `<file>.lock`.
What POSIX systems have and this one has not stands in FORMAT.md, "On Windows".
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TypeVar
from weakref import WeakSet

from filelock import BaseFileLock, FileLock, Timeout

from saves.files.disk import Disk, Handle, Info, info_of

LOCK = ".lock"
PATIENCE = 1.0
"""Seconds for which a rename or a deletion is tried again: another program, a scanner say, may have the file open."""
PAUSE = 0.01
_AS_IT_IS = getattr(os, "O_BINARY", 0) | getattr(os, "O_NOINHERIT", 0)
T = TypeVar("T")


class NamedHandle(Handle):
    """A file known by its path and by its id, which tells when another one lies there; `write` says what it is for.

    `is_promised` says that it gets the lock of the name that it is given next.
    """

    __slots__ = ("id", "is_promised", "lock", "path", "write")

    def __init__(self, path: Path, id: tuple[int, int], write: bool) -> None:
        super().__init__(-1)
        self.path = path
        self.id = id
        self.write = write
        self.is_promised = False
        self.lock: BaseFileLock | None = None

    def close(self) -> None:
        """Let go of its lock, if it has one."""
        lock, self.lock = self.lock, None
        if lock is not None:
            lock.release()


_open_here: WeakSet[NamedHandle] = WeakSet()


class Gone(OSError):
    """Another file, or none, lies where a file of ours was."""


class WindowsDisk(Disk):
    """The disk of this machine, by the calls that every system has."""

    def _open(self, path: Path, flags: int) -> Handle:
        fd = os.open(path, flags | _AS_IT_IS, 0o600)
        try:
            file = NamedHandle(path, info_of(os.fstat(fd)).id, bool(flags & os.O_RDWR))
        finally:
            os.close(fd)
        _open_here.add(file)
        return file

    def open(self, path: Path, *, write: bool = False, follow: bool = False) -> Handle:
        """Open what is there; links are followed only if `follow` says so."""
        if not follow and path.is_symlink():
            raise OSError(f"{path} is a link")
        return self._open(path, os.O_RDWR if write else os.O_RDONLY)

    def read(self, file: Handle, size: int) -> bytes:
        """The first `size` bytes, or all there are."""
        with _reopened(file) as fd, os.fdopen(fd, "rb", closefd=False) as stream:
            return stream.read(size)

    def write(self, file: Handle, data: bytes, offset: int) -> None:
        """Write all of `data` at `offset`. When it fails, a part may have been written."""
        with _reopened(file) as fd:
            os.lseek(fd, offset, os.SEEK_SET)
            rest = memoryview(data)
            while rest:
                rest = rest[os.write(fd, rest) :]

    def truncate(self, file: Handle, size: int) -> None:
        """Cut the file to `size` bytes."""
        with _reopened(file) as fd:
            os.ftruncate(fd, size)

    def sync(self, file: Handle) -> None:
        """Return when the file's bytes are on the disk, whoever wrote them."""
        with _reopened(file) as fd:
            os.fsync(fd)

    def info(self, file: Handle) -> Info:
        """What the system says of the file; one that is gone from its place has no links."""
        named = _named(file)
        try:
            with _reopened(file) as fd:
                return info_of(os.fstat(fd))
        except (Gone, FileNotFoundError):
            return Info(0, 0, named.id, 0, True)

    def lock(self, file: Handle) -> bool:
        """Take the file's lock until it is closed; False when somebody else has it. The system drops it with the process.

        A file that is being written, which nobody else knows, gets that of its name to be. Where no lock can be made, all
        get it, as with `Disk`.
        """
        named = _named(file)
        if named.path.name.startswith("."):
            named.is_promised = True
            return True
        try:
            named.lock = named.lock or _locked(named.path)
        except Timeout:
            return False
        except OSError:
            return True
        return True

    def replace(self, old: Path, new: Path) -> None:
        """Give the file `old` the name `new`; what we have of `old` goes on at `new`, with the lock of that name."""
        moved = [file for file in _open_here if file.path == old]
        promised = next((file for file in moved if file.is_promised), None)
        held = next((file for file in _open_here if file.path == new and file.lock is not None), None)
        if promised is not None and held is None:
            with suppress(Timeout, OSError):
                promised.lock = _locked(new)
        _patiently(lambda: old.replace(new))
        for file in moved:
            file.path = new
            file.is_promised = False
        if promised is not None and held is not None:
            promised.lock, held.lock = held.lock, None

    def remove(self, path: Path) -> None:
        """Delete a file."""
        _patiently(path.unlink)

    def sync_folder(self, folder: Path) -> None:
        """Nothing: Windows has no such call. Its file systems keep a journal of names."""


def _locked(path: Path) -> BaseFileLock:
    """The lock of what lies at `path`, taken. Raises `Timeout` when somebody has it, `OSError`."""
    lock = FileLock(path.with_name(path.name + LOCK), timeout=0, thread_local=False)
    lock.acquire()
    return lock


def _named(file: Handle) -> NamedHandle:
    assert isinstance(file, NamedHandle)
    return file


@contextmanager
def _reopened(file: Handle) -> Iterator[int]:
    """A descriptor of the file. Raises `Gone`, `OSError`."""
    named = _named(file)
    fd = os.open(named.path, (os.O_RDWR if named.write else os.O_RDONLY) | _AS_IT_IS)
    try:
        if info_of(os.fstat(fd)).id != named.id:
            raise Gone(f"{named.path} is another file by now")
        yield fd
    finally:
        os.close(fd)


def _patiently(work: Callable[[], T]) -> T:
    """Do it, again and again while another program has the file open."""
    ending = time.monotonic() + PATIENCE
    while True:
        try:
            return work()
        except PermissionError:
            if time.monotonic() > ending or os.name != "nt":
                raise
            time.sleep(PAUSE)
