"""Small JSON files that are either as they were or as they should be, never between."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

from tribes_tui.errors import Mendable, why
from tribes_tui.server.words.said import serve as said


def read_json(path: Path) -> Any:
    """What the file holds; None when there is none. Raises `Mendable` when it can't be understood."""
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        return None
    except (OSError, UnicodeDecodeError) as error:
        raise Mendable(said.cant_read(file=str(path), why=why(error))) from error
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise Mendable(said.damaged(file=str(path))) from error


def write_json(path: Path, value: Any) -> None:
    """Replace the file, as `write_whole` does."""
    write_whole(path, json.dumps(value, ensure_ascii=False, separators=(",", ":")))


def write_whole(path: Path, text: str) -> None:
    """Replace the file, durably, readable by its owner only. Raises `OSError`; the old file is whole then."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    fresh = path.with_suffix(".new")
    descriptor = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(descriptor, "w", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    fresh.replace(path)
    folder = os.open(path.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)
