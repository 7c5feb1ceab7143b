"""Where hexes lie on the canvas, and the line around each: pointed at the top, every row half a hex aside.

A hex is `width` columns wide, the line on one side included, and `pitch` rows lie between two rows of hexes;
`slope` of these belong to the slanted lines, which are drawn in half rows.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from textual.geometry import Region

Place = tuple[int, int]
"""Axial coordinates (q, r)."""

NARROWEST, WIDEST = 10, 26
LOWEST = 3
UPPER, LOWER = "▀", "▄"


class Edge(NamedTuple):
    """A cell of a hex's slanted line: where, which half of the cell is line, and whether the hex is the other half."""

    x: int
    y: int
    char: str
    is_inside: bool


class Grid(NamedTuple):
    """Measures, and the middle column and topmost row of the hex at (0, 0)."""

    width: int
    pitch: int
    slope: int
    x: int
    y: int

    @property
    def rows(self) -> int:
        """The rows of a hex's full width."""
        return self.pitch - self.slope

    def middle(self, place: Place) -> int:
        """The middle column of a hex."""
        return self.x + (2 * place[0] + place[1]) * self.width // 2

    def top(self, place: Place) -> int:
        """The row of a hex's upper tip."""
        return self.y + place[1] * self.pitch

    def inside(self, place: Place) -> Region:
        """The full width of a hex, without its lines."""
        half = self.width // 2 - 1
        return Region(self.middle(place) - half, self.top(place) + self.slope, 2 * half + 1, self.rows)

    def tip(self, place: Place) -> Region:
        """The cell of the upper tip."""
        return Region(self.middle(place), self.top(place) + self.slope - 1, 1, 1)

    def foot(self, place: Place) -> tuple[int, int]:
        """The cell of the lower tip."""
        return self.middle(place), self.top(place) + self.pitch

    def edges(self, place: Place) -> Iterable[Edge]:
        """The cells of the slanted lines, above and below."""
        middle, top = self.middle(place), self.top(place)
        for aside, row, char in outline(self.width, self.slope):
            inside_above = char == UPPER
            flipped = LOWER if inside_above else UPPER
            for x in (middle - aside, middle + aside):
                yield Edge(x, top + row, char, inside_above)
                yield Edge(x, top + self.pitch + self.slope - 1 - row, flipped, inside_above)

    def cells(self, place: Place) -> Iterable[tuple[int, int, int]]:
        """What is wholly inside in the slanted rows: column, row, how many cells."""
        middle, top = self.middle(place), self.top(place)
        for row, half in enumerate(_halves(self.width, self.slope)):
            yield middle - half, top + row, 2 * half + 1
            yield middle - half, top + self.pitch + self.slope - 1 - row, 2 * half + 1


@lru_cache(maxsize=64)
def outline(width: int, slope: int) -> tuple[tuple[int, int, str], ...]:
    """The line from the upper tip to the right: (columns from the middle, row, which half of the cell)."""
    columns = width // 2 - 1
    found = []
    for aside in range(1, columns + 1):
        for half in _line_at(aside, columns, 2 * slope):
            found.append((aside, half // 2, LOWER if half % 2 else UPPER))
    return tuple(found)


def _line_at(aside: int, columns: int, halves: int) -> list[int]:
    """In which half rows the line passes a column; the second half mirrors the first, so it is the same from either end."""
    if 2 * aside > columns + 1:
        return sorted(halves - 1 - half for half in _line_at(columns + 1 - aside, columns, halves))
    if columns >= halves:
        if 2 * aside == columns + 1:
            return [halves // 2 - 1, halves // 2]
        return [(2 * aside - 1) * halves // (2 * columns)]
    return [*range((aside - 1) * halves // columns, -(-aside * halves // columns))]


@lru_cache(maxsize=64)
def _halves(width: int, slope: int) -> tuple[int, ...]:
    """By slanted row, from the tip: how many columns on either side of the middle are wholly inside."""
    lines = outline(width, slope)
    return tuple(min((aside for aside, at, _ in lines if at == row), default=1) - 1 for row in range(slope))


def slope_of(pitch: int) -> int:
    """A third of the pitch, as it is in a regular hexagon."""
    return max(1, round(pitch / 3))


def bounds(places: Iterable[Place]) -> tuple[int, int, int, int]:
    """The smallest and the largest half column and row of some hexes."""
    columns = [2 * q + r for q, r in places]
    rows = [r for _, r in places]
    return min(columns), max(columns), min(rows), max(rows)


def fit(places: list[Place], area: Region) -> Grid | None:
    """The largest grid on which these hexes fit into `area`, in the middle of it; None when none does."""
    left, right, top, bottom = bounds(places)
    across, down = (right - left) / 2 + 1, bottom - top + 1
    for width in range(WIDEST, NARROWEST - 1, -2):
        if width * across + 1 > area.width:
            continue
        for pitch in range(max(LOWEST, width // 2 - 1), LOWEST - 1, -1):
            slope = slope_of(pitch)
            if down * pitch + slope <= area.height and pitch >= width // 3:
                spare_x = (area.width - round(width * across) - 1) // 2
                spare_y = (area.height - down * pitch - slope) // 2
                x = area.x + spare_x + width // 2 - left * width // 2
                return Grid(width, pitch, slope, x, area.y + spare_y - top * pitch)
    return None
