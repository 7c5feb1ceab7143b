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
