"""What was worked out of a record, or noted on it, and is kept beside it: a small file a kind, in `folder`.

No game needs it: where one is missing, old or broken, it is worked out again. It goes with its record.
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Any

from saves.files.disk import Disk, ensure_folder
from saves.format.seal import read_chain, sealed_all
from saves.format.text import parsed_object, written

SUFFIX = ".json"
MAX_BYTES = 4_000_000
PIECE = 12_000
"""Characters of a line: what is kept may be longer than a line of a record."""


class FilesBeside:
    """The files beside the records of one folder: `<record>.<kind>.json`. A kind is a plain word without dots."""

    def __init__(self, disk: Disk, folder: Path) -> None:
        self._disk = disk
        self._folder = folder

    def read(self, name: str, kind: str) -> dict[str, Any]:
        """What is kept of that kind beside the record `name`; empty when nothing is, or nothing sound."""
        try:
            file = self._disk.open(self._path(name, kind))
        except (OSError, ValueError):
            return {}
        try:
            pieces = read_chain(self._disk.read(file, MAX_BYTES)).bodies
            return parsed_object("".join(piece.decode() for piece in pieces))
        except (OSError, ValueError, IndexError):
            return {}
        finally:
            self._disk.close(file)

    def write(self, name: str, kind: str, fields: dict[str, Any]) -> bool:
        """Keep `fields`; whether that could be done. The file that was there stays until the new one is whole."""
        path = self._path(name, kind)
        new = path.with_name(f"{path.name}.new")
        try:
            ensure_folder(self._disk, self._folder)
            with suppress(FileNotFoundError):
                self._disk.remove(new)
            file = self._disk.create(new)
            try:
                self._disk.write(file, b"".join(sealed_all(_pieces(written(fields)))), 0)
            finally:
                self._disk.close(file)
            self._disk.replace(new, path)
        except OSError:
            return False
        return True

    def remove(self, name: str) -> None:
        """Remove all that is kept beside the record `name`."""
        with suppress(OSError):
            for file in self._disk.names(self._folder):
                kind = file.removeprefix(f"{name}.")
                if kind != file and "." not in kind.removesuffix(SUFFIX):
                    self._disk.remove(self._folder / file)

    def _path(self, name: str, kind: str) -> Path:
        return self._folder / f"{name}.{kind}{SUFFIX}"


def _pieces(text: str) -> list[str]:
    return [text[start : start + PIECE] for start in range(0, len(text), PIECE)]
