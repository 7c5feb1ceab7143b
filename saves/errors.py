"""What can go wrong with a record: each error is one line that says what is wrong and what can be done."""

from __future__ import annotations

import errno
from pathlib import Path
from typing import Protocol

from rules.core.told import KeyedText
from saves.format.recording import Recording
from saves.format.text import shown


class Unsaved(Protocol):
    """A record as an error knows it: it goes on in memory, and can be asked to save what is missing."""

    unsaved: str | None

    def flush(self) -> None:
        """Save whatever is not saved yet. Raises `Unwritable`."""


class SaveError(Exception):
    """Base of all errors of `saves`. Its text is one line for a person (a `KeyedText`, for clients in other languages); the person
    can mend it (exit code 2).

    `good` is the part of the record that could be read, where there is one.
    """

    def __init__(self, message: str, good: Recording | None = None) -> None:
        super().__init__(message)
        self.good = good


class NoSuchRecord(SaveError):
    """There is no record of that name."""


class NotARecord(SaveError):
    """The file is something else: empty, not text, a directory, another program's."""


class TooLarge(SaveError):
    """The file, or a line in it, is larger than any record is."""


class TooNew(SaveError):
    """The record was written by a newer program, in a way that this one does not know."""


class Unreadable(SaveError):
    """The system does not let us read the file."""


class Damaged(SaveError):
    """The record is broken at `line` (from 1). `good` holds the moves before it, if the header is sound."""

    def __init__(self, message: str, line: int, good: Recording | None = None) -> None:
        super().__init__(message, good)
        self.line = line


class Shortened(Damaged):
    """The record is sound but ends earlier than it once did; `good` is what there is of it."""


class Parted(SaveError):
    """The rules play the record otherwise from move `number` on; `good` holds the moves before it."""

    def __init__(self, message: str, number: int, good: Recording | None = None) -> None:
        super().__init__(message, good)
        self.number = number


class OtherRules(SaveError):
    """The record is of a game, or of a version of its rules, that this program does not have."""


class Locked(SaveError):
    """Another program, or another part of this one, has the record open for playing."""


class Unwritable(SaveError):
    """The record could not be saved.

    `record` is the record that goes on in memory; it tries again with every entry, and `flush` tries at once.
    """

    def __init__(self, message: str, record: Unsaved | None = None) -> None:
        super().__init__(message)
        self.record = record


class Changed(Unwritable):
    """Somebody else has written to the file while it was open here; nothing of theirs is overwritten."""


FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
DENIED = (errno.EACCES, errno.EPERM)

_WHY = {
    errno.EROFS: KeyedText("read-only", "that disk is read-only"),
    errno.EIO: KeyedText("disk-error", "the disk reports an error"),
    errno.ENOENT: KeyedText("no-folder", "the folder is not there"),
    errno.ENOTDIR: KeyedText("file-for-folder", "a file stands where a folder should be"),
    errno.EISDIR: KeyedText("a-folder", "it is a folder"),
    errno.ELOOP: KeyedText("a-link", "it is a link"),
    errno.ENAMETOOLONG: KeyedText("name-too-long", "the name is too long"),
    errno.ENOEXEC: KeyedText("no-program", "it is not a program"),
    errno.ECONNREFUSED: KeyedText("nobody-answers", "nobody answers there"),
    errno.EADDRINUSE: KeyedText("taken-address", "another program is using it"),
    errno.EADDRNOTAVAIL: KeyedText("no-address", "this machine has no such address"),
    **dict.fromkeys((errno.EMFILE, errno.ENFILE), KeyedText("too-many-files", "too many files are open")),
    **dict.fromkeys((errno.EAGAIN, errno.ENOMEM), KeyedText("no-memory", "the system has no room for it now")),
    **dict.fromkeys(FULL, KeyedText("no-room", "there is no room left")),
    **dict.fromkeys(DENIED, KeyedText("denied", "there is no permission")),
}


def reason(error: OSError) -> KeyedText:
    """Why a file operation failed, in a few words."""
    return _WHY.get(error.errno or 0) or KeyedText("refused", "the system refuses it")


def no_record(label: object) -> NoSuchRecord:
    """The error to raise when there is none of that name."""
    return NoSuchRecord(KeyedText("no-record", 'there is no saved game "{name}"', name=shown(label)))


def unreadable(error: OSError, label: object) -> SaveError:
    """The error to raise when a record could not be read; `label` is its name or path."""
    if error.errno in (errno.ENOENT, errno.ENOTDIR):
        return no_record(label)
    if error.errno in (errno.EISDIR, errno.ELOOP):
        why = reason(error)
        return NotARecord(
            KeyedText("no-record-because", "{name} is not a saved game: {why}", name=shown(label), why=why)
        )
    return cant_read(error, label)


def cant_read(error: OSError, label: object) -> Unreadable:
    """The error to raise when the system does not let us read."""
    return Unreadable(KeyedText("cant-read", "cannot read {name}: {why}", name=shown(label), why=reason(error)))


def unwritable(error: OSError, path: Path) -> Unwritable:
    """The error to raise when `path` could not be written."""
    return Unwritable(KeyedText("not-saved", "not saved: {why} ({path})", why=reason(error), path=shown(path)))
