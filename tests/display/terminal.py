"""A terminal to look at: pyte's, with its cells told as a display tells its own."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

import pyte
from pyte import graphics as g

from tribes_tui.display.display import Display
from tribes_tui.display.looks import Look


class Cell(NamedTuple):
    """What can be seen of a cell; of a blank with nothing on it only the background."""

    sign: str
    bold: bool
    underline: bool
    reverse: bool
    front: str
    back: str


class Filling(pyte.Screen):
    """Fills a cleared screen with the background, as terminals do; pyte leaves cells out that nobody has written."""

    def erase_in_display(self, how: int = 0, *args: Any, **options: Any) -> None:
        super().erase_in_display(how, *args, **options)
        if how == 2:
            for y in range(self.lines):
                for x in range(self.columns):
                    self.buffer[y][x] = self.cursor.attrs


class Terminal:
    """Reads what a display sends."""

    def __init__(self, width: int, height: int) -> None:
        self.screen = Filling(width, height)
        self._stream = pyte.Stream(self.screen)
        self.read = ""

    def feed(self, text: str) -> None:
        self.read += text
        self._stream.feed(text)

    def resize(self, width: int, height: int) -> None:
        self.screen.resize(height, width)

    def cells(self) -> list[list[Cell]]:
        buffer = self.screen.buffer
        return [[seen(buffer[y][x]) for x in range(self.screen.columns)] for y in range(self.screen.lines)]


@lru_cache(50_000)
def seen(char: pyte.screens.Char) -> Cell:
    """What can be seen of it."""
    if char.data == " " and not char.underscore and not char.reverse and not char.strikethrough:
        return Cell(" ", False, False, False, "", char.bg)
    return Cell(char.data, char.bold, char.underscore, char.reverse, char.fg, char.bg)


def believed(display: Display) -> list[list[Cell]]:
    """The cells that a display takes for shown, in the same words."""
    return [[told(sign, look) for sign, look in row] for row in display.believed()]


@lru_cache(50_000)
def told(sign: str, look: Look) -> Cell:
    """What a display takes for shown, in the same words."""
    if look.is_back_only:
        return Cell(" ", False, False, False, "", _name(look.back))
    bits = look.attributes
    return Cell(sign, bool(bits & 1), bool(bits & 8), bool(bits & 32), _name(look.front), _name(look.back))


_NAMES = {
    str(code): name for table in (g.FG_ANSI, g.BG_ANSI, g.FG_AIXTERM, g.BG_AIXTERM) for code, name in table.items()
}


def _name(code: str) -> str:
    """A colour's code in the emulator's words."""
    if code in _NAMES:
        return _NAMES[code]
    parts = code.split(";")
    if parts[1] == "2":
        return "".join(f"{int(part):02x}" for part in parts[2:])
    return g.FG_BG_256[int(parts[2])]
