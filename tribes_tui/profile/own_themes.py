"""Themes of a person's own: a JSON file each, in the folder `themes` beside the saved games.

    {"base": "tribes-dark", "background": "#101018", "accent": "#ffcc66"}

The file's name is the theme's. What is not named comes from `base`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from textual.color import Color, ColorParseError
from textual.theme import Theme

from tribes_tui.theme.themes import DARK, OFFERED, THEMES

FOLDER = "themes"
COLOURS = (
    "primary",
    "secondary",
    "accent",
    "foreground",
    "background",
    "surface",
    "panel",
    "success",
    "warning",
    "error",
)
NAME = re.compile(r"[a-z0-9][a-z0-9_-]{0,30}")


class Found(NamedTuple):
    """The themes that can be used, and one line about each file that can't."""

    themes: list[Theme]
    troubles: list[str]


def load(folder: Path) -> Found:
    """The themes in the files of `folder`/themes, by name."""
    found = Found([], [])
    for path in _files(folder):
        try:
            found.themes.append(_theme(path))
        except ValueError as error:
            found.troubles.append(f"{path}: {error}")
    return found


def stamp(folder: Path) -> tuple[tuple[str, int], ...]:
    """What changes whenever one of the files does."""
    return tuple((path.name, path.stat().st_mtime_ns) for path in _files(folder))


def _files(folder: Path) -> Iterator[Path]:
    try:
        yield from sorted((folder / FOLDER).glob("*.json"))
    except OSError:
        return


def _theme(path: Path) -> Theme:
    """The theme in a file. Raises `ValueError` with what is wrong."""
    if not NAME.fullmatch(path.stem) or path.stem in {theme.name for theme in OFFERED}:
        raise ValueError("name the file with small letters, digits and -, and not as one of our own themes")
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, RecursionError, ValueError):
        raise ValueError("it is not a JSON file that can be read") from None
    if not isinstance(found, dict):
        raise ValueError('it should be an object such as {"base": "tribes-dark", "accent": "#ffcc66"}')
    base = _base(found.pop("base", DARK.name))
    for name, value in found.items():
        _check(name, value)
    colours = {name: found.get(name, getattr(base, name)) for name in COLOURS}
    dark = Color.parse(colours["background"]).brightness < 0.5
    return Theme(name=path.stem, dark=dark, **colours)


def _base(name: Any) -> Theme:
    for theme in THEMES:
        if theme.name == name:
            return theme
    raise ValueError(f"there is no theme {str(name)[:40]!r} to begin from: {', '.join(theme.name for theme in THEMES)}")


def _check(name: str, value: Any) -> None:
    if name not in COLOURS:
        raise ValueError(f"there is no colour {name[:40]!r}: {', '.join(COLOURS)}")
    try:
        Color.parse(value if isinstance(value, str) else "")
    except ColorParseError:
        raise ValueError(f'{name} should be a colour such as "#ffcc66"') from None
