"""Every operation on files that `saves` makes, each a method, so that tests can stand in for the disk.

`Disk` is that of POSIX systems; `saves.files.windows` has one for systems that lack its calls, and `saves.files.disks` knows which is
wanted here. All raise `OSError` as the system does. Paths are absolute.
"""

import os
import stat
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple
from weakref import WeakSet


class Info(NamedTuple):
    """What the system says of a file. `id` tells files apart, `links` is 0 once it is deleted."""

    size: int
    links: int
    id: tuple[int, int]
    mtime_ns: int
    is_file: bool


class Handle:
    """An open file. `fd` is its descriptor, -1 once it is closed.

    A forked process has none of its parent's files open: they would keep the locks after the parent's
    death, and their numbers would soon mean other files.
    """

    __slots__ = ("__weakref__", "fd")

    def __init__(self, fd: int) -> None:
        self.fd = fd
        _open_here.add(self)

    def close(self) -> None:
        """Close it, if it is open."""
        fd, self.fd = self.fd, -1
        if fd >= 0:
            os.close(fd)

    def __del__(self) -> None:
        with suppress(OSError):
            self.close()


_open_here: WeakSet[Handle] = WeakSet()


def _close_inherited() -> None:
    for file in [*_open_here]:
        with suppress(OSError):
            file.close()


if hasattr(os, "register_at_fork"):  # else there is no fork
    os.register_at_fork(after_in_child=_close_inherited)


class Disk:
    """The disk of this machine. Files are made for their owner's eyes only."""

    def create(self, path: Path) -> Handle:
        """Make a new file and open it for writing; there must be none."""
        return self._open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL)

    def open(self, path: Path, *, write: bool = False, follow: bool = False) -> Handle:
        """Open what is there; never waits, not even for a pipe. `follow` says that it may be a link."""
        flags = (os.O_RDWR if write else os.O_RDONLY) | os.O_NONBLOCK | os.O_NOCTTY
        return self._open(path, flags | (0 if follow else os.O_NOFOLLOW))

    def _open(self, path: Path, flags: int) -> Handle:
        return Handle(os.open(path, flags | os.O_CLOEXEC, 0o600))

    def close(self, file: Handle) -> None:
        """Close it, if it is open; the lock on it goes too."""
        file.close()

    def read(self, file: Handle, size: int) -> bytes:
        """The first `size` bytes, or all there are."""
        parts: list[bytes] = []
        offset = 0
        while offset < size and (part := os.pread(file.fd, size - offset, offset)):
            parts.append(part)
            offset += len(part)
        return b"".join(parts)

    def write(self, file: Handle, data: bytes, offset: int) -> None:
        """Write all of `data` at `offset`. When it fails, a part may have been written."""
        rest = memoryview(data)
        while rest:
            count = os.pwrite(file.fd, rest, offset)
            rest = rest[count:]
            offset += count

    def truncate(self, file: Handle, size: int) -> None:
        """Cut the file to `size` bytes."""
        os.ftruncate(file.fd, size)

    def sync(self, file: Handle) -> None:
        """Return when the file's bytes are on the disk."""
        _sync(file.fd)

    def info(self, file: Handle) -> Info:
        """What the system says of an open file."""
        return info_of(os.fstat(file.fd))

    def info_at(self, path: Path) -> Info:
        """What the system says of what lies at `path`, links followed."""
        return info_of(path.stat())

    def lock(self, file: Handle) -> bool:
        """Take the file for ourselves until it is closed; False when somebody else has it.

        The kernel drops the lock with the process. Where a file system knows no locks, all get it:
        `Journal` looks for others' writes as well.
        """
        import fcntl  # only POSIX systems have it

        try:
            fcntl.flock(file.fd, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:
            return True
        return True

    def replace(self, old: Path, new: Path) -> None:
        """Give the file `old` the name `new`, in one step; a file that had that name is gone."""
        old.replace(new)

    def date(self, path: Path, mtime_ns: int) -> None:
        """Let a file count as written at a time, in nanoseconds since the epoch."""
        os.utime(path, ns=(mtime_ns, mtime_ns))

    def remove(self, path: Path) -> None:
        """Delete a file."""
        path.unlink()

    def names(self, folder: Path) -> list[str]:
        """The names in a folder."""
        return [path.name for path in folder.iterdir()]

    def make_folder(self, folder: Path) -> None:
        """Make a folder for its owner's eyes only."""
        folder.mkdir(mode=0o700)

    def sync_folder(self, folder: Path) -> None:
        """Return when the folder's names are on the disk."""
        fd = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
        try:
            os.fsync(fd)
        finally:
            os.close(fd)


def ensure_folder(disk: Disk, folder: Path) -> None:
    """Make `folder` and those above it where they are missing, durably."""
    try:
        disk.info_at(folder)
    except FileNotFoundError:
        ensure_folder(disk, folder.parent)
        try:
            disk.make_folder(folder)
        except FileExistsError:
            return
        disk.sync_folder(folder.parent)


def info_of(status: os.stat_result) -> Info:
    """What of the system's answer counts here."""
    regular = stat.S_ISREG(status.st_mode)
    return Info(status.st_size, status.st_nlink, (status.st_dev, status.st_ino), status.st_mtime_ns, regular)


def _sync(fd: int) -> None:
    import fcntl

    full = getattr(fcntl, "F_FULLFSYNC", None)
    if full is not None:  # macOS: its fsync stops at the drive's cache
        fcntl.fcntl(fd, full)
    else:
        os.fdatasync(fd)
