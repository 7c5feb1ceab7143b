"""The four themes that everybody has, and what colours are for: each name is a variable of all of them, and named nowhere else; and
themes of one's own."""

import json
import os
import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

from textual.app import App
from textual.color import Color, ColorParseError
from textual.theme import BUILTIN_THEMES, Theme
from textual.timer import Timer

from tribes_tui.theme.moods import DUSK, MOODS, PARTS, moods_of

ROLES = (
    "ink", "soft", "dim", "dark-ink", "card", "card-edge", "card-ink", "card-dim",
    "cursor", "legal", "chosen", "chosen-ink", "gain", "danger",
)  # fmt: skip
"""Three levels of text; ink on pale things; card faces; what is yours to choose; what is won and lost."""

_DARK = """#f4ecdd #cfc4b2 #a89d8c #17120f #f0e4cc #cdb98f #2a2018 #665643
           #ffd257 #66cfa6 #e8fff4 #17120f #8fd67c #ff8a73"""
_LIGHT = """#241a12 #54463a #655648 #17120f #f0e4cc #cdb98f #2a2018 #665643
            #ffd257 #22a078 #ffffff #17120f #236317 #a02a18"""
_STARK = """#ffffff #ffffff #d0d0d0 #000000 #ffffff #c0c0c0 #000000 #303030
            #ffff00 #00ff9c #00ffff #000000 #80ff80 #ffa090"""

_GAME_COLOURS = """
seat-1 #ff9a76  seat-2 #6fbdf5  seat-3 #c4e05c  seat-4 #c9a0f5  seat-5 #68d6a8  seat-6 #f3b6d2
rise-seat-1 #ff8a66  rise-seat-2 #f26fd2  rise-seat-3 #b79bff  rise-seat-4 #ffd9ec
duel-seat-1 #c8a4ff  duel-seat-2 #f07fc0
rixe-seat-1 #c8a4ff  rixe-seat-2 #f07fc0  rixe-seat-3 #efe0c4  rixe-seat-4 #c23b62
indy-seat-1 #c8a4ff  indy-seat-2 #f07fc0  indy-seat-3 #efe0c4  indy-seat-4 #c98a5a  indy-seat-5 #a9b0bd  indy-seat-6 #7fdde6
five-seat-1 #e25ad6  five-seat-2 #3ff4ff  five-seat-3 #a8e000  five-seat-4 #5c33ff
tone-red #b23c30  tone-green #2c7547  tone-blue #2d61ab  tone-both #6f4b8c  tone-grey #4d4a47  tone-eagle #4a4038
tone-character #8a5a2b  tone-event #4d4a47  tone-action #a2601a  tone-protection #2c7547
tone-djembe #d97324  tone-mask #f5a55a  tone-lizard #3a4fb4  tone-turtle #2a77c2
tone-back #6b3f4f  tone-indy-back #7d4a3c
value-blue #2c5a9a  value-red #9c432d  tile-face #6a5036  tile-empty #41332c
meeple-vizier #f4c935  meeple-elder #f6f1e7  meeple-merchant #5dbb6c  meeple-builder #62a0ea  meeple-assassin #ea6a55
goods-rare #f0c04e  goods-scarce #7cc4be  goods-common #d9c3a0  goods-fakir #8d83a3
palm #c3d69b  palace #f3e2c0  feather #fff3da  feather-foot #d9c5a0  fire #ff9d8a
lake-above #56aadb  lake-below #1f5d8c  forest-above #4f8f47  forest-below #21502d
mountain-above #b6a392  mountain-below #5f5047  wild-above #45a89c  wild-below #1c5f5c
volcano-above #d8613a  volcano-below #6d1f18  cliff #3a2c22  label #14100f
die-sun #f4e3b4  die-sun-ink #a85400  die-moon #b9c8e6  die-moon-ink #2a3d6e  die-blank #d9d2c4  die-blank-ink #17120f
paint-black #241a14  paint-umber #5a4030  paint-white #fff7e6  paint-red #c8402f  paint-maroon #8f2a20
paint-orange #e0832f  paint-yellow #f0c24a  paint-green #4e8f45  paint-pine #2f6238  paint-blue #3a6fb5
paint-navy #254a80  paint-teal #3fa3a0  paint-purple #7d4f9c  paint-skin #c98f57  paint-hide #ecd2a6
paint-wood #8a5a33  paint-bark #5e3b20  paint-grey #9a938a  paint-slate #5d5851  paint-ivory #efe3cb
paint-straw #cdb98f
sky-1 #17133a  sky-2 #2d1d55  sky-3 #5d2a63  sky-4 #a8405a  sky-5 #e37a48  sky-6 #f7b95e  star #ffffff
sun-above #fff3c4  sun-below #ff9f5a  range-1 #7d3a63  range-2 #4b2450  range-3 #24143a  night #160d26
tent #6e3a3a  tent-pole #3a2030  tent-light #ffc25c
letters-1 #fff6d8  letters-2 #ffd98a  letters-3 #f2974e  letters-shade #1b1030  motto #ffe9c2
tone-tribe-back #6a3226
"""  # no words
"""Of the things on a table, and of the camp at dusk: the same in all themes, as they lie on grounds of their own."""

_RESOURCES = {
    "dark": "food #8cc8f0  wood #9ad58a  stone #cdbba8",
    "light": "food #1d5f92  wood #2b6a20  stone #6a5846",
}


def _pairs(text: str) -> dict[str, str]:
    words = text.split()
    return dict(zip(words[::2], words[1::2], strict=True))


GAME_COLOURS = _pairs(_GAME_COLOURS)
SEATS = tuple(name for name in GAME_COLOURS if name.startswith("seat-"))
TERRAINS = ("lake", "forest", "mountain", "wild", "volcano")


def roles_of(kind: str) -> dict[str, str]:
    """Name and colour of everything that no mood changes. `kind`: dark, light or stark."""
    values = {"dark": _DARK, "light": _LIGHT, "stark": _STARK}[kind].split()
    resources = _RESOURCES["light" if kind == "light" else "dark"]
    return dict(zip(ROLES, values, strict=True)) | GAME_COLOURS | _pairs(resources)


# ---- The themes ----------------------------------------------------------------------------------------


def make_theme(name: str, variables: dict[str, str], is_dark: bool) -> Theme:
    """A Textual theme with all our variables; Textual's own colours are those of the mood of dusk."""
    above, below, panel, line, accent = (variables[f"{DUSK}-{part}"] for part in PARTS)
    of_widgets = {  # what Textual's own ask for
        "block-cursor-background": variables["cursor"],
        "block-cursor-foreground": variables["dark-ink"],
        "block-cursor-text-style": "bold",
        "footer-background": panel,
        "footer-key-foreground": variables["ink"],
        "footer-key-background": line,
        "footer-description-foreground": variables["soft"],
        "border": line,
    }
    return Theme(
        name=name,
        primary=accent,
        secondary=line,
        accent=accent,
        foreground=variables["ink"],
        background=below,
        surface=above,
        panel=panel,
        success=variables["gain"],
        warning=variables["cursor"] if is_dark else accent,
        error=variables["danger"],
        dark=is_dark,
        variables=variables | of_widgets,
    )


DARK = make_theme("tribes-dark", roles_of("dark") | moods_of("dark"), True)
LIGHT = make_theme("tribes-light", roles_of("light") | moods_of("light"), False)
STARK = make_theme("tribes-contrast", roles_of("stark") | moods_of("stark"), True)
_ANSI = BUILTIN_THEMES["ansi-dark"]
TERMINAL = replace(
    _ANSI,
    name="terminal",
    accent="ansi_cyan",
    warning="ansi_magenta",
    variables=roles_of("dark") | moods_of("dark") | _ANSI.variables,
)
"""In the terminal's own colours: Textual's widgets by its names of them, pieces by the palette at sixteen colours."""

COLOURED = (DARK, LIGHT, STARK)
"""Those whose colours are known."""
OFFERED = (*COLOURED, TERMINAL)


# ---- Colours of one's own ------------------------------------------------------------------------


FOLDER = "themes"
NAME = r"[a-z0-9][a-z0-9_-]{0,30}"


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
    named = found.get("base", DARK.name)
    base = next((theme for theme in COLOURED if theme.name == named), None)
    if base is None:
        known = ", ".join(theme.name for theme in COLOURED)
        raise ValueError(f"there is no theme {str(named)[:40]!r} to begin from: {known}")
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
    if not re.fullmatch(NAME, path.stem) or path.stem in {theme.name for theme in OFFERED}:
        raise ValueError("name the file with small letters, digits and -, and not as one of our own themes")
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, RecursionError, ValueError):
        raise ValueError("it is not a JSON file that can be read") from None
    return theme_from(path.stem, found)


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
        from saves.place import home  # pieces load the palettes of this file, and nothing of saves

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
