"""Keeping a game to show to others: its log as text, the screen as an SVG picture."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from saves.place import home
from tribes_tui.display.picture import picture_of, to_svg

FOLDER = "exports"


def export_table(app: Any, name: str, lines: Sequence[str], folder: Path | None = None) -> Path:
    """Write `name`.txt (the lines) and `name`.svg (what the app shows now); the path without its ending.

    A number is added when there are such files already. Raises `OSError`.
    """
    folder = folder or home() / FOLDER
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    where = _free(folder, name)
    _write(where.with_name(where.name + ".txt"), "\n".join(lines) + "\n")
    _write(where.with_name(where.name + ".svg"), to_svg(picture_of(app), name))
    return where


def _free(folder: Path, name: str) -> Path:
    number, where = 1, folder / name
    while any(where.with_name(where.name + ending).exists() for ending in (".txt", ".svg")):
        number += 1
        where = folder / f"{name}-{number}"
    return where


def _write(path: Path, text: str) -> None:
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as file:
        file.write(text)
