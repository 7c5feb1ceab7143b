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
from tribes_tui.words.said import playing as said

ROOM = 1 << 20
"""Bytes that should be free in a place that is offered: many games' worth."""


def offered() -> list[Path]:
    """Folders of this person that can be written and have room, the most lasting first."""
    return [folder for folder in dict.fromkeys(_folders()) if _has_room(folder)]


def store_in(typed: str) -> Store:
    """The records in a folder that a person named. Raises `Unwritable`."""
    if not typed.strip():
        raise Unwritable(said.name_folder())
    path = located(Path(typed.strip()))
    with suppress(OSError):
        if path.exists() and not path.is_dir():
            raise Unwritable(said.no_folder(path=str(path)))
    return Store(path)


def _folders() -> Iterator[Path]:
    with suppress(RuntimeError):
        yield Path.home() / "tribes"
    with suppress(OSError):
        yield Path.cwd() / "tribes"
    me = _me()
    with suppress(OSError):  # where no folder at all can be written there is none for temporary files
        yield Path(tempfile.gettempdir()) / ("tribes" if me is None else f"tribes-{me}")


def _me() -> int | None:
    """This person's number; None where the system knows none, and gives each person temporary files of their own."""
    return os.getuid() if hasattr(os, "getuid") else None


def _has_room(folder: Path) -> bool:
    try:
        is_there = os.path.lexists(folder)
        is_ours = not is_there or (folder.is_dir() and (_me() is None or folder.stat().st_uid == _me()))
        there = folder if is_there else folder.parent
        return is_ours and os.access(there, os.W_OK | os.X_OK) and shutil.disk_usage(there).free >= ROOM
    except OSError:
        return False
