"""`tribes install-desktop`: an entry in the desktop's menu, its icon, and the manual page, for this person."""

from __future__ import annotations

import argparse
import os
import shlex
import shutil
import sys
from importlib.resources import files
from pathlib import Path

from tribes_tui.errors import Mendable, why
from tribes_tui.words.said import commands as said

PLACES = {
    "tribes.desktop": "applications/tribes.desktop",
    "tribes.svg": "icons/hicolor/scalable/apps/tribes.svg",
    "tribes.1": "man/man1/tribes.1",
}
"""What stands in `tribes_tui/share`, and where desktops look for it."""


def run(chosen: argparse.Namespace) -> int:
    """Put them there, or take them away. Raises `Mendable`."""
    if sys.platform in ("darwin", "win32"):
        raise Mendable(said.desktop_none())
    root = folder()
    for name, place in PLACES.items():
        target = root / place
        try:
            if chosen.remove:
                target.unlink(missing_ok=True)
            else:
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_text(content(name), encoding="utf-8")
        except OSError as error:
            raise Mendable(said.cant_write(file=str(target), why=why(error))) from error
        sys.stdout.write(f"{'removed' if chosen.remove else 'written'}: {target}\n")
    return 0


def folder() -> Path:
    """Where this person's desktop looks."""
    given = os.environ.get("XDG_DATA_HOME", "")
    return Path(given) if Path(given).is_absolute() else Path.home() / ".local" / "share"


def content(name: str) -> str:
    """One of the files; the desktop's entry starts the `tribes` that runs now, wherever the menu looks for programs."""
    text = files("tribes_tui").joinpath("share", name).read_text(encoding="utf-8")
    return text.replace("Exec=tribes\n", f"Exec={_started()}\n") if name.endswith(".desktop") else text  # no words


def _started() -> str:
    script = Path(sys.argv[0]).absolute()
    if script.name == "tribes" and os.access(script, os.X_OK):
        return _quoted(str(script))
    found = shutil.which("tribes")
    return _quoted(found) if found else f"{_quoted(sys.executable)} -m tribes_tui"


def _quoted(program: str) -> str:
    """As desktop entries want it: double quotes where there are spaces or signs, and every `%` doubled."""
    text = program.replace("%", "%%")
    if shlex.quote(program) == program:
        return text
    return '"' + "".join(f"\\{sign}" if sign in '"`$\\' else sign for sign in text) + '"'
