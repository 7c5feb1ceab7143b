"""Where things are kept for a person, and where a path that was typed leads."""

from __future__ import annotations

import os
from pathlib import Path

from rules.core.told import KeyedText
from saves.errors import Unwritable


def home() -> Path:
    """The folder of all that is kept for a person: `$TRIBES_HOME`, else where the platform keeps such data.

    Raises `Unwritable` when this person has no home.
    """
    given = os.environ.get("TRIBES_HOME")
    if given:
        return located(Path(given))
    import platformdirs  # only now: the variable spares it

    found = Path(platformdirs.user_data_dir("tribes"))
    if not found.is_absolute():
        raise Unwritable(KeyedText("no-home", "there is no home folder to save games in: set TRIBES_HOME to a folder"))
    return found


def located(path: Path) -> Path:
    """The absolute path that is meant by what a person typed; as it stands when that leads nowhere."""
    try:
        return path.expanduser().absolute()
    except (RuntimeError, OSError):
        return path


def write_whole(path: Path, text: str) -> None:
    """Replace a small file, durably, readable by its owner only; its folder is made. Raises `OSError`; the old file is whole then."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    fresh = path.with_suffix(".new")
    with os.fdopen(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    fresh.replace(path)
    if hasattr(os, "O_DIRECTORY"):  # else no folder can be opened
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
