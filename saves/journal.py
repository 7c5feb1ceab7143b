"""The lines of one record on the disk: a line is durable when `flush` returns, and none is ever lost on the way.

All lines are kept in memory too, so that whatever happens to the disk, the record can be written anew.
"""

from __future__ import annotations

import os
from contextlib import suppress
from itertools import accumulate
from pathlib import Path

from rules.core.told import KeyedText
from saves.errors import Changed, Unwritable, unwritable
from saves.files.disk import Disk, Handle, ensure_folder
from saves.format.recording import Recording
from saves.format.text import shown
from saves.reader import MAX_BYTES

_TEMPORARY = ".new"


def is_temporary(file: str) -> bool:
    """Whether a file of this name is one that was being written."""
    return file.startswith(".") and file.endswith(_TEMPORARY)


class LineFile:
    """Lines, of which the first `saved` are on the disk at `path`.

    Without a file, or when the file on the disk can no longer be trusted (a failed sync, a file that
    was deleted), the next `flush` writes a new file and puts it in place; otherwise it appends.
    """

    def __init__(self, disk: Disk, path: Path, lines: list[bytes]) -> None:
        self.path = path
        self.lines = lines
        self.saved = 0
        self._disk = disk
        self._file: Handle | None = None
        self._size = 0
        self._torn = False
        self._stale = True
        self._closed = False
        self._offered: tuple[int, int] | None = None
        self._total = sum(map(len, lines))

    @classmethod
    def opened(cls, disk: Disk, path: Path, file: Handle, recording: Recording) -> LineFile:
        """The journal of the file that is open and locked as `file`, from which `recording` was read.

        The journal closes the file from now on.
        """
        journal = cls(disk, path, [*recording.lines])
        journal._file = file
        journal.saved = len(recording.lines) - recording.open_end
        journal._size = recording.size
        journal._stale = False
        journal._torn = recording.torn or recording.open_end
        return journal

    def must_be_open(self) -> None:
        """`ValueError` once it is closed: the record may be somebody else's by then."""
        if self._closed:
            raise ValueError("this record is closed")

    def add(self, line: bytes) -> None:
        """Take a line, for the next `flush` to save."""
        self.lines.append(line)
        self._total += len(line)

    def distrust(self) -> None:
        """Let the next `flush` put a new file in the place of this one."""
        self._stale = True

    def flush(self) -> None:
        """Return when every line is on the disk. Raises `Unwritable` or `Changed`; may be tried again.

        Lines that would make the record larger than any reader takes stay in memory (`Unwritable`).
        """
        self.must_be_open()
        try:
            if self._file is None or self._stale or self._is_gone(self._file):
                self._write_anew()
            else:
                self._append(self._file)
        except OSError as error:
            raise unwritable(error, self.path) from error
        if self.saved < len(self.lines):
            raise Unwritable(
                KeyedText("record-full", "not saved: {path} is as large as a record can be", path=shown(self.path))
            )

    def mtime_ns(self) -> int:
        """When the file was last written, as the system tells it; 0 when there is none."""
        try:
            return 0 if self._file is None else self._disk.info(self._file).mtime_ns
        except OSError:
            return 0

    @property
    def used(self) -> int:
        """How many bytes all lines take."""
        return self._total

    @property
    def size(self) -> int:
        """How many bytes of the file are known to be on the disk."""
        return self._size

    def close(self) -> None:
        """Let go of the file and of the lock on it, for good."""
        self._closed = True
        self._let_go()

    def __del__(self) -> None:
        self.close()

    def _let_go(self) -> None:
        file, self._file = self._file, None
        if file is not None:
            with suppress(OSError):
                self._disk.close(file)

    def _is_gone(self, file: Handle) -> bool:
        return self._disk.info(file).links == 0

    def _append(self, file: Handle) -> None:
        if self.saved == len(self.lines):
            return
        if self._torn:
            self._disk.truncate(file, self._size)
        elif self._disk.info(file).size != self._size:
            raise Changed(
                KeyedText(
                    "record-written-to", "not saved: another program has written to {path}", path=shown(self.path)
                )
            )
        # One line at a time: should the power fail, what follows the last durable line is one torn line at most.
        while self.saved < self._room():
            self._append_line(file, self.lines[self.saved])

    def _room(self) -> int:
        """How many of the lines a record may hold."""
        if self._total <= MAX_BYTES:
            return len(self.lines)
        return sum(end <= MAX_BYTES for end in accumulate(map(len, self.lines)))

    def _append_line(self, file: Handle, line: bytes) -> None:
        self._torn = True
        try:
            self._disk.write(file, line, self._size)
        except OSError:
            with suppress(OSError):
                self._disk.truncate(file, self._size)
            raise
        try:
            self._disk.sync(file)
        except OSError:
            # The kernel may now take the lost pages for written: this file is not to be believed any more.
            self._stale = True
            raise
        self._torn = False
        self._size += len(line)
        self.saved += 1

    def _write_anew(self) -> None:
        ensure_folder(self._disk, self.path.parent)
        self._refuse_to_replace_others()
        temporary = self.path.with_name(f".{os.urandom(6).hex()}{_TEMPORARY}")
        file = self._disk.create(temporary)
        try:
            room = self._room()
            data = b"".join(self.lines[:room])
            self._disk.lock(file)
            self._disk.write(file, data, 0)
            self._disk.sync(file)
            self._offered = self._disk.info(file).id
            self._disk.replace(temporary, self.path)
        except BaseException:
            self._drop(file, temporary)
            raise
        self._adopt(file, len(data))
        self._disk.sync_folder(self.path.parent)
        self._stale = False
        self.saved = room

    def _refuse_to_replace_others(self) -> None:
        if self._file is not None:
            with suppress(FileNotFoundError):
                found = self._disk.info_at(self.path).id
                # A replacement of ours may have taken place although it was said to have failed.
                if found not in (self._disk.info(self._file).id, self._offered):
                    raise Changed(
                        KeyedText(
                            "record-replaced", "not saved: another program has replaced {path}", path=shown(self.path)
                        )
                    )

    def _adopt(self, file: Handle, size: int) -> None:
        """Go on with the new file; until its folder is synced it stays stale."""
        self._let_go()
        self._file = file
        self._size = size
        self._torn = False

    def _drop(self, file: Handle, temporary: Path) -> None:
        with suppress(OSError):
            self._disk.close(file)
        with suppress(OSError):
            self._disk.remove(temporary)
