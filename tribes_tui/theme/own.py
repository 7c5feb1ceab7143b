"""Themes of a person's own: a JSON file each, in the folder `themes` beside the saved games.

    {"base": "tribes-dark", "background": "#101018", "accent": "#ffcc66", "five-panel": "#303040"}

The file's name is the theme's. What is not named comes from `base`. A name is one of Textual's ten colours, which stands
for all the variables it gives its colour to (`background` for the felt of every table), or a single variable.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from textual.color import Color, ColorParseError
from textual.theme import Theme

from saves.place import home
from tribes_tui.theme.built_in import COLOURED, DARK, OFFERED, make_theme
from tribes_tui.theme.moods import MOODS

if TYPE_CHECKING:
    from textual.app import App
    from textual.timer import Timer


FOLDER = "themes"
NAME = re.compile(r"[a-z0-9][a-z0-9_-]{0,30}")


def _in_every_mood(*parts: str) -> tuple[str, ...]:
    return tuple(f"{mood}-{part}" for mood in MOODS for part in parts)


STANDS_FOR: Mapping[str, tuple[str, ...]] = {
    "primary": (),
    "secondary": _in_every_mood("line"),
    "accent": _in_every_mood("accent"),
    "foreground": ("ink",),
    "background": _in_every_mood("above", "below"),
    "surface": (),
    "panel": _in_every_mood("panel"),
    "success": ("gain",),
    "warning": ("cursor",),
    "error": ("danger",),
}
"""Textual's colours, and the variables each gives its colour to."""


class FoundThemes(NamedTuple):
    """The themes that can be used, and one line about each file that can't."""

    themes: list[Theme]
    troubles: list[str]


def load(folder: Path) -> FoundThemes:
    """The themes in the files of `folder`/themes, by name."""
    found = FoundThemes([], [])
    for path in _files(folder):
        try:
            found.themes.append(_read(path))
        except ValueError as error:
            found.troubles.append(f"{path}: {error}")
    return found


def stamp(folder: Path) -> tuple[tuple[str, int], ...]:
    """What changes whenever one of the files does."""
    return tuple((path.name, path.stat().st_mtime_ns) for path in _files(folder))


def theme_from(name: str, found: object) -> Theme:
    """The theme that a JSON object describes. Raises `ValueError` with what is wrong, for people."""
    if not isinstance(found, dict):
        raise ValueError('it should be an object such as {"base": "tribes-dark", "accent": "#ffcc66"}')
    base = _base(found.get("base", DARK.name))
    colours = {key: _colour(key, value) for key, value in found.items() if key != "base"}
    variables = {key: colour for key, colour in base.variables.items() if key in DARK.variables}
    for key, colour in colours.items():
        variables |= dict.fromkeys(STANDS_FOR.get(key, ()), colour)
    variables |= {key: colour for key, colour in colours.items() if key not in STANDS_FOR}
    is_dark = Color.parse(colours["background"]).brightness < 0.5 if "background" in colours else base.dark
    theme = make_theme(name, variables, is_dark)
    for key in STANDS_FOR.keys() & colours.keys():
        setattr(theme, key, colours[key])
    return theme


def _files(folder: Path) -> Iterator[Path]:
    try:
        yield from sorted((folder / FOLDER).glob("*.json"))
    except OSError:
        return


def _read(path: Path) -> Theme:
    if not NAME.fullmatch(path.stem) or path.stem in {theme.name for theme in OFFERED}:
        raise ValueError("name the file with small letters, digits and -, and not as one of our own themes")
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, RecursionError, ValueError):
        raise ValueError("it is not a JSON file that can be read") from None
    return theme_from(path.stem, found)


def _base(name: Any) -> Theme:
    for theme in COLOURED:
        if theme.name == name:
            return theme
    raise ValueError(
        f"there is no theme {str(name)[:40]!r} to begin from: {', '.join(theme.name for theme in COLOURED)}"
    )


def _colour(key: str, value: Any) -> str:
    """The colour as `#rrggbb`: palettes know no other form."""
    if key not in STANDS_FOR and (key not in DARK.variables or not DARK.variables[key].startswith("#")):
        raise ValueError(f"there is no colour {key[:40]!r}: {', '.join(STANDS_FOR)}, or a variable such as five-panel")
    try:
        return Color.parse(value if isinstance(value, str) else "").hex6.lower()
    except ColorParseError:
        raise ValueError(f'{key} should be a colour such as "#ffcc66"') from None


# ---- Put on, and put on again as soon as a file changes ------------------------------------------------


EVERY = 1.0
"""Seconds between two looks at the files, while one of them is worn."""


class Themes:
    """The themes of `app`: `own` are the names of a person's own, `troubles` a line about each file that is wrong."""

    def __init__(self, app: App[Any], folder: Path | None = None) -> None:
        self._app = app
        self._folder = folder or home()
        self._stamp: object = None
        self._timer: Timer | None = None
        self.own: tuple[str, ...] = ()
        self.troubles: list[str] = []

    def fill(self) -> None:
        """Register our themes, and those in the person's files."""
        for theme in OFFERED:
            self._app.register_theme(theme)
        if os.path.isdir(self._folder / FOLDER):  # noqa: PTH112 - Path.is_dir raises for some impossible names
            self._take_own()

    def watch(self) -> None:
        """Look at the files from time to time while one of them is worn, else no more."""
        worn = self._app.theme in self.own
        if worn and self._timer is None:
            self._timer = self._app.set_interval(EVERY, self.look)
        elif not worn and self._timer is not None:
            self._timer.stop()
            self._timer = None

    def look(self) -> None:
        """Put the theme on again if its file has changed; a file with a mistake changes nothing and is told."""
        if stamp(self._folder) == self._stamp:
            return
        name = self._app.theme
        self._take_own()
        if name in self.own:
            self._app.theme = DARK.name
            self._app.theme = name
        for trouble in self.troubles:
            self._app.notify(trouble, severity="warning")

    def _take_own(self) -> None:
        found = load(self._folder)
        self._stamp = stamp(self._folder)
        for theme in found.themes:
            self._app.register_theme(theme)
        self.own = tuple(theme.name for theme in found.themes)
        self.troubles = found.troubles
