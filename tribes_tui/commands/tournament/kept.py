"""Results that outlast the run that made them: a file of JSON lines, with which any run may go on.

The first line says what the results are of, each other one is a result. Lines are only appended; a torn last one, of a run
that was killed, is cut off.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Any, Self, TypeGuard

from tribes_tui.errors import Mendable, why
from tribes_tui.words.said import commands as said

Line = dict[str, Any]


def read(path: Path) -> tuple[Line, list[Line]]:
    """A file's first line, and its results. Raises `Mendable`."""
    try:
        lines = path.read_bytes().split(b"\n")[:-1]
    except OSError as error:
        raise Mendable(said.kept_cant_read(file=str(path), why=why(error))) from None
    try:
        first, *rows = [json.loads(line) for line in lines]
        if not all(isinstance(line, dict) and line for line in (first, *rows)):
            raise ValueError
    except ValueError:
        raise Mendable(said.holds_no_results(file=str(path))) from None
    return first, rows


def is_begun(path: Path | None) -> TypeGuard[Path]:
    """Whether there is something to go on with."""
    return path is not None and path.exists() and path.stat().st_size > 0


def seed_of(path: Path | None) -> int | None:
    """The seed with which the results of a file began; None where there is no file yet."""
    found = read(path)[0].get("seed") if is_begun(path) else None
    return found if isinstance(found, int) else None


def check_same(path: Path, found: Mapping[str, Any], wanted: Mapping[str, Any]) -> None:
    """Raise `Mendable` when a file's results are of something else than is wanted, with what differs."""
    differing = [name for name in {**wanted, **found} if found.get(name) != wanted.get(name)]
    if differing:
        raise Mendable(said.holds_others(file=str(path), what=", ".join(differing)))


class Kept:
    """Results as they come: in memory, and at the end of a file where there is one, on the disk before it goes on."""

    def __init__(self, path: Path | None, first: Mapping[str, Any]) -> None:
        """Open the file, or begin it. Raises `Mendable` for one of something else, or that cannot be written."""
        self.rows: list[Line] = []
        self._file: int | None = None
        if path is None:
            return
        if is_begun(path):
            found, self.rows = read(path)
            check_same(path, found, first)
        try:
            self._file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o644)
        except OSError as error:
            raise Mendable(said.kept_cant_write(file=str(path), why=why(error))) from None
        whole = path.read_bytes().rfind(b"\n") + 1
        os.ftruncate(self._file, whole)
        if not whole:
            self._append(first)

    def add(self, row: Line) -> None:
        """Keep a result."""
        self.rows.append(row)
        if self._file is not None:
            self._append(row)

    def _append(self, line: Mapping[str, Any]) -> None:
        assert self._file is not None
        os.write(self._file, (json.dumps(line) + "\n").encode())
        os.fsync(self._file)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self._file is not None:
            os.close(self._file)
            self._file = None
