"""The folder where records lie: their paths, and opening, reading, writing and removing their files safely."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from rules.core.told import KeyedText
from saves.errors import (
    Locked,
    NoSuchRecord,
    NotARecord,
    SaveError,
    Shortened,
    TooLarge,
    Unwritable,
    cant_read,
    no_record,
    reason,
    unreadable,
    unwritable,
)
from saves.files.index import Index
from saves.files.sidecar import FilesBeside
from saves.format.text import shown
from saves.journal import LineFile, is_temporary
from saves.reader import MAX_BYTES, parse

if TYPE_CHECKING:
    from saves.files.disk import Disk, Handle
    from saves.format.recording import Recording
    from saves.migrations import Format

SUFFIX = ".tribes"
MAX_NAME = 200
"""Bytes of a record's name."""
_APART = ("/", "\0") if os.sep == "/" else ("/", "\0", "\\", ":")
"""What no name holds: it would lead elsewhere."""


class Shelf:
    """The records in `folder`, each the file `<name>.tribes`, and the index of them."""

    def __init__(self, disk: Disk, folder: Path, format: Format) -> None:
        self.disk = disk
        self.folder = folder
        self.format = format
        self.index = Index(disk, folder / "index")
        self.beside = FilesBeside(disk, folder / "beside")

    def path(self, name: str) -> Path:
        """Where the record `name` lies. A name that could lead out of the folder is `NoSuchRecord`."""
        if not _is_name(name):
            raise no_record(name)
        return self.folder / f"{name}{SUFFIX}"

    def has(self, name: str) -> bool:
        """Whether there is a file, or whatever, where the record `name` would lie."""
        try:
            self.disk.info_at(self.path(name))
        except (OSError, ValueError, NoSuchRecord):
            return False
        return True

    def names(self) -> list[str]:
        """The names of all records, broken ones included. Raises `Unreadable`."""
        try:
            files = self.disk.names(self.folder)
        except FileNotFoundError:
            return []
        except OSError as error:
            raise cant_read(error, self.folder) from None
        names = [file.removesuffix(SUFFIX) for file in files if file.endswith(SUFFIX)]
        return [name for name in names if self.has(name)]

    def unused(self, stem: str) -> str:
        """A new name that begins with `stem`."""
        while self.has(name := f"{stem}-{os.urandom(3).hex()}"):
            continue
        return name

    def free(self, name: str) -> str:
        """The same name if it can be given to a new record, else ""."""
        return name if _is_name(name) and not self.has(name) else ""

    def sweep(self, before: float) -> None:
        """Remove what writes cut off before that time (seconds since the epoch) have left behind."""
        with suppress(OSError):
            for file in self.disk.names(self.folder):
                path = self.folder / file
                if is_temporary(file) and self.disk.info_at(path).mtime_ns < before * 1e9:
                    self.disk.remove(path)

    # ---- Reading ------------------------------------------------------------------------------

    def read(self, name: str) -> Recording:
        """The record `name`, as `Store.read` says."""
        file = self._open(self.path(name), name)
        try:
            return self.read_open(file, name)
        finally:
            self.disk.close(file)

    def read_open(self, file: Handle, name: str) -> Recording:
        """The record `name`, whose file is open as `file`. Raises `Shortened` when it once was longer."""
        # The index first: a game that goes on while we read must not look shortened.
        lines = self.index.read(name).get("lines")
        recording = self._parse(file, name, self.path(name))
        if isinstance(lines, int) and lines > recording.line_count:
            raise _shortened(recording, lines - recording.line_count)
        return recording

    def read_file(self, path: Path) -> Recording:
        """The record in any file."""
        file = self._open(path, path, follow=True)
        try:
            return self._parse(file, path, path)
        finally:
            self.disk.close(file)

    def content(self, name: str) -> bytes:
        """The bytes of a record that may be broken. Raises `NotARecord`, `TooLarge`, `Unreadable`."""
        file = self._open(self.path(name), name)
        try:
            return self._bytes(file, name)
        finally:
            self.disk.close(file)

    def _open(self, path: Path, label: object, *, follow: bool = False) -> Handle:
        try:
            return self.disk.open(path, follow=follow)
        except OSError as error:
            raise unreadable(error, label) from None
        except ValueError:
            raise no_record(label) from None

    def _parse(self, file: Handle, label: object, path: Path) -> Recording:
        try:
            recording = parse(self._bytes(file, label), label, self.format)
        except SaveError as error:
            if error.good is not None:
                error.good.name, error.good.path = path.stem, path
            raise
        recording.name, recording.path = path.stem, path
        return recording

    def _bytes(self, file: Handle, label: object) -> bytes:
        try:
            info = self.disk.info(file)
            if not info.is_file:
                raise NotARecord(
                    KeyedText("not-a-file", "{name} is not a saved game: it is not a file", name=shown(label))
                )
            if info.size > MAX_BYTES:
                size = info.size >> 20
                raise TooLarge(
                    KeyedText(
                        "too-large", "{name} is too large for a saved game ({size} MB)", name=shown(label), size=size
                    )
                )
            return self.disk.read(file, MAX_BYTES + 1)
        except OSError as error:
            raise unreadable(error, label) from None

    # ---- Writing ------------------------------------------------------------------------------

    def open_locked(self, name: str) -> Handle:
        """Open the record `name` for writing, for us alone. Raises `Locked`, and as `Store.open` says."""
        path = self.path(name)
        while True:
            try:
                file = self.disk.open(path, write=True)
            except OSError as error:
                raise self._why_not_opened(error, name) from None
            if not self.disk.lock(file):
                self.disk.close(file)
                raise Locked(KeyedText("being-played", "{name} is being played elsewhere", name=shown(name)))
            if self._is_still(file, path):
                return file
            self.disk.close(file)

    def write_file(self, path: Path, data: bytes) -> None:
        """Put a file with this content at `path`, durably. Raises `Unwritable`."""
        journal = LineFile(self.disk, path, [data])
        journal.flush()
        journal.close()

    def remove(self, name: str) -> None:
        """Delete the file of the record `name` and what is remembered of it. Raises `Unwritable`."""
        path = self.path(name)
        try:
            self.disk.remove(path)
            self.disk.sync_folder(self.folder)
        except OSError as error:
            told = KeyedText("cant-delete", "cannot delete {path}: {why}", path=shown(path), why=reason(error))
            raise Unwritable(told) from None
        self.index.remove(name)
        self.beside.remove(name)

    def written(self, name: str) -> int:
        """When the record `name` was last written, as the system tells it; 0 when it doesn't."""
        try:
            return self.disk.info_at(self.path(name)).mtime_ns
        except OSError:
            return 0

    def date(self, name: str, mtime_ns: int) -> None:
        """Let the record `name` count as last written then; that it fails is no harm."""
        if not mtime_ns:
            return
        with suppress(OSError):
            self.disk.date(self.path(name), mtime_ns)
            self.index.update(name, {"mtime": self.written(name)})

    def close(self, file: Handle) -> None:
        """Let go of an open file."""
        with suppress(OSError):
            self.disk.close(file)

    def _why_not_opened(self, error: OSError, name: str) -> SaveError:
        found = unreadable(error, name)
        if isinstance(found, NoSuchRecord | NotARecord):
            return found
        with suppress(OSError):
            self.disk.close(self.disk.open(self.path(name)))
            told = "{name} can be looked at or copied, but not played on: {why}"
            return Unwritable(KeyedText("only-looked-at", told, name=shown(name), why=reason(error)))
        return found

    def _is_still(self, file: Handle, path: Path) -> bool:
        """Whether the file we locked still lies at `path`: its last owner may have put another in its place."""
        try:
            return self.disk.info(file).id == self.disk.info_at(path).id
        except FileNotFoundError:
            return False
        except OSError as error:
            self.close(file)
            raise unwritable(error, path) from None


def _is_name(name: str) -> bool:
    try:
        length = len(os.fsencode(name))
    except UnicodeEncodeError:
        return False
    return 0 < length <= MAX_NAME and name[0] != "." and not any(sign in name for sign in _APART)


def _shortened(recording: Recording, missing: int) -> Shortened:
    lines = "its last line is missing" if missing == 1 else "its last {missing} lines are missing"
    told = "{name} was cut short: it ends at move {moves}, " + lines
    fields = {"name": shown(recording.name), "moves": len(recording.moves), "missing": missing}
    return Shortened(KeyedText("cut-short", told, **fields), recording.line_count + 1, recording)
