"""Pictures in half and quarter blocks: square pixels, two to a cell, and silhouettes, four to a cell."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

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
