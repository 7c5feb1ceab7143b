"""A grid of styled cells, on which a whole table is drawn.

A cell is a character and a role: the name of what it is (`dim`, `piece-red`), never a colour. A role may
carry flags after a plus (`piece-red+lit+cursor`); the skin decides how all that looks.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Self

from rich.cells import cell_len
from textual.geometry import Region

TEXT = "text"
Ink = Callable[[str], str]


class Canvas:
    """`width` by `height` cells. Everything drawn outside is cut off.

    `ink` turns a text into what this terminal can show (ASCII twins, say); it must keep the length.
    """

    __slots__ = ("_borrowed", "chars", "height", "ink", "roles", "width")

    def __init__(self, width: int, height: int, ink: Ink = str) -> None:
        self.width = width
        self.height = height
        self.ink = ink
        self.chars = [[" "] * width for _ in range(height)]
        self.roles = [[TEXT] * width for _ in range(height)]
        self._borrowed: set[int] = set()

    def text(self, x: int, y: int, text: str, role: str = TEXT, width: int | None = None) -> int:
        """Write `text` from (x, y), cut off after `width` cells; the column behind it."""
        text = self.ink(text)
        cells = tuple(text) if text.isascii() else _cells(text)
        if width is not None:
            cells = cells[: max(0, width)]
        return self._put(x, y, cells, role)

    def right(self, end: int, y: int, text: str, role: str = TEXT) -> int:
        """Write `text` so that it ends before column `end`; the column where it begins."""
        start = end - cell_len(self.ink(text))
        self.text(start, y, text, role)
        return start

    def centre(self, region: Region, y: int, text: str, role: str = TEXT) -> int:
        """Write `text` in the middle of the region's width; the column behind it."""
        start = region.x + max(0, (region.width - cell_len(self.ink(text))) // 2)
        return self.text(start, y, text, role, region.right - start)

    def parts(self, x: int, y: int, *parts: tuple[str, str]) -> int:
        """Write several `(text, role)` one after the other; the column behind them."""
        for text, role in parts:
            x = self.text(x, y, text, role)
        return x

    def fill(self, region: Region, role: str, char: str = " ") -> None:
        """Fill a rectangle with one character."""
        for y in range(region.y, region.bottom):
            self.text(region.x, y, char * region.width, role)

    def rule(self, y: int, role: str = "rule", x: int = 0, width: int | None = None) -> None:
        """A horizontal line."""
        self.text(x, y, "─" * (self.width - x if width is None else width), role)

    def upright(self, x: int, y: int, height: int, role: str = "rule") -> None:
        """A vertical line."""
        for row in range(y, y + height):
            self.text(x, row, "│", role)

    def piece(self, x: int, y: int, label: str, role: str, height: int = 1) -> Region:
        """A piece: a filled rectangle with its label in the middle line, a blank on both sides; where it is."""
        region = Region(x, y, len(label) + 2, height)
        self.fill(region, role)
        self.text(x + 1, y + (height - 1) // 2, label, role)
        return region

    def button(self, x: int, y: int, key: str, label: str) -> Region:
        """A button with its key before it; where it is."""
        end = self.parts(x, y, (f" {key} ", "key"), (f" {label} ", "button"))
        return Region(x, y, end - x, 1)

    def flag(self, region: Region, flag: str) -> None:
        """Add a flag to the roles of all cells of a region."""
        for y in range(max(0, region.y), min(self.height, region.bottom)):
            self._own(y)
            row = self.roles[y]
            for x in range(max(0, region.x), min(self.width, region.right)):
                row[x] = f"{row[x]}+{flag}"

    def paste(self, other: Canvas, region: Region) -> None:
        """Copy a region of another canvas to the same place here."""
        for y in range(max(0, region.y), min(self.height, other.height, region.bottom)):
            self._own(y)
            self.chars[y][region.x : region.right] = other.chars[y][region.x : region.right]
            self.roles[y][region.x : region.right] = other.roles[y][region.x : region.right]

    def mark(self, x: int, y: int, char: str, role: str) -> None:
        """Put a single character on a cell that is still blank."""
        if 0 <= y < self.height and 0 <= x < self.width and self.chars[y][x] == " ":
            self.text(x, y, char, role)

    def twin(self) -> Self:
        """An independent copy. Rows are shared until one of the copies draws on them."""
        twin = object.__new__(type(self))
        twin.width, twin.height, twin.ink = self.width, self.height, self.ink
        twin.chars, twin.roles = self.chars[:], self.roles[:]
        twin._borrowed = set(range(self.height))
        self._borrowed = set(range(self.height))
        return twin

    def line(self, y: int) -> str:
        """The text of a row."""
        return "".join(self.chars[y])

    def __str__(self) -> str:
        return "\n".join(self.line(y) for y in range(self.height))

    def _put(self, x: int, y: int, cells: tuple[str, ...], role: str) -> int:
        end = x + len(cells)
        if 0 <= y < self.height:
            first, last = max(0, x), min(self.width, end)
            if first < last:
                self._own(y)
                self.chars[y][first:last] = cells[first - x : last - x]
                self.roles[y][first:last] = [role] * (last - first)
        return end

    def _own(self, y: int) -> None:
        if y in self._borrowed:
            self._borrowed.discard(y)
            self.chars[y], self.roles[y] = self.chars[y][:], self.roles[y][:]


@lru_cache(4096)
def _cells(text: str) -> tuple[str, ...]:
    """One string a cell: a wide character is followed by an empty one, one without width is dropped."""
    cells: list[str] = []
    for char in text:
        width = cell_len(char)
        if width:
            cells += [char, *[""] * (width - 1)]
    return tuple(cells)
