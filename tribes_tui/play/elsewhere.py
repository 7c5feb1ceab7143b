"""Other places for a game whose own disk takes no more."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from saves import Store, Unwritable
from saves.place import located

ROOM = 1 << 20
"""Bytes that should be free in a place that is offered: many games' worth."""


def offered() -> list[Path]:
    """Folders of this person that can be written and have room, the most lasting first."""
    return [base / "tribes" for base in dict.fromkeys(_bases()) if _has_room(base)]


def store_in(typed: str) -> Store:
    """The records in a folder that a person named. Raises `Unwritable`."""
    if not typed.strip():
        raise Unwritable("name the folder to save in")
    path = located(Path(typed.strip()))
    with suppress(OSError):
        if path.exists() and not path.is_dir():
            raise Unwritable(f"{path} is not a folder")
    return Store(path)


def _bases() -> Iterator[Path]:
    with suppress(RuntimeError):
        yield Path.home()
    with suppress(OSError):
        yield Path.cwd()
    yield Path(tempfile.gettempdir()) / f"of-{os.getuid()}"


def _has_room(base: Path) -> bool:
    try:
        there = base if os.path.lexists(base) else base.parent
        is_ours = there != base or (there.is_dir() and there.stat().st_uid == os.getuid())
        return is_ours and os.access(there, os.W_OK | os.X_OK) and shutil.disk_usage(there).free >= ROOM
    except OSError:
        return False
