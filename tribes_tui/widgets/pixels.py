"""Pictures in half and quarter blocks: square pixels, two to a cell, and silhouettes, four to a cell."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tribes_tui.widgets.cells import Cells

LOWER = " ▁▂▃▄▅▆▇█"
"""Eighths of a cell from below."""
QUARTERS = " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█"
"""By bits: 1 upper left, 2 upper right, 4 lower left, 8 lower right."""


def picture(cells: Cells, x: int, y: int, rows: Sequence[str], paints: Mapping[str, str]) -> None:
    """Pixels, a sign each; a sign without a paint (a dot) is see-through. Nothing where there is no colour."""
    if cells.palette.is_bare:
        return
    below = [*rows[1::2], "." * len(rows[0])] if len(rows) % 2 else rows[1::2]
    for line, (uppers, lowers) in enumerate(zip(rows[::2], below, strict=True), y):
        for column, (upper, lower) in enumerate(zip(uppers, lowers, strict=True), x):
            up, down = paints.get(upper), paints.get(lower)
            if up == down:
                if up is not None:
                    cells.put(column, line, " ", None, up)
            elif down is None:
                cells.put(column, line, "▀", up)
            else:
                cells.put(column, line, "▄" if up is None else "▀", up or down, None if up is None else down)


def squeezed(rows: Sequence[str], height: int) -> tuple[str, ...]:
    """A picture in fewer rows of pixels: empty ones go first, then those that tell least, never the first or last.

    >>> squeezed(("a..", "abb", "abb", "..c"), 3)
    ('a..', 'abb', '..c')
    """
    left = list(rows)
    while len(left) > max(2, height):
        empty = next((row for row, pixels in enumerate(left) if not pixels.strip(".")), None)
        del left[min(range(1, len(left) - 1), key=lambda row: _told(left, row)) if empty is None else empty]
    return tuple(left)


def _told(rows: Sequence[str], row: int) -> int:
    """How much a row tells: by how much it differs from its neighbours, and how many paints it has."""
    here = rows[row]
    differing = (sum(map(str.__ne__, here, rows[near])) for near in (row - 1, row + 1))
    return min(differing) + len(set(here))


def stretched(rows: Sequence[str], width: int, height: int) -> tuple[str, ...]:
    """A picture in more columns and rows of pixels: those that are doubled lie evenly about its middle.

    >>> stretched(("abc",), 4, 2)
    ('abbc', 'abbc')
    """
    wide = ["".join(row[x] for x in _doubling(len(row), width)) for row in rows]
    return tuple(wide[y] for y in _doubling(len(rows), height))


def _doubling(count: int, wanted: int) -> list[int]:
    """The numbers from 0 to `count`, `wanted` of them."""
    return [(2 * k + 1) * count // (2 * wanted) for k in range(max(count, wanted))]


def silhouette(cells: Cells, x: int, y: int, lines: Sequence[str], ink: str) -> None:
    """Lines of quarter blocks, as `quarters` makes them, in one colour. Nothing where there is no colour."""
    if cells.palette.is_bare:
        return
    for row, line in enumerate(lines, y):
        for column, sign in enumerate(line, x):
            if sign != " ":
                cells.put(column, row, sign, ink)


@lru_cache(128)
def quarters(drawing: str) -> tuple[str, ...]:
    """Lines of quarter blocks from a drawing in # and dots: an even number of rows and columns.

    >>> quarters(".#.# ####")
    ('▟▟',)
    """
    rows = drawing.split()
    return tuple(
        "".join(QUARTERS[_bits(upper[c : c + 2], lower[c : c + 2])] for c in range(0, len(upper), 2))
        for upper, lower in zip(rows[::2], rows[1::2], strict=True)
    )


def _bits(upper: str, lower: str) -> int:
    return sum(1 << bit for bit, pixel in enumerate(upper + lower) if pixel == "#")
