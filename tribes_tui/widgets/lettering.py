"""Words in big letters, painted: two pixels a cell over a shadow, four a cell, or in plain half blocks without colour."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tribes_tui.theme.colours import mix
from tribes_tui.widgets.big_letters import HEIGHT, spell
from tribes_tui.widgets.pixels import picture, quarters

if TYPE_CHECKING:
    from tribes_tui.theme.palette import Palette
    from tribes_tui.widgets.cells import Cells

ROWS = HEIGHT // 2
IN_ASCII = 0, 3, 5, 7
"""The rows of pixels that stand for the letters where a cell can't be halved."""


def width_of(word: str) -> int:
    """How many cells a word takes at two pixels a cell."""
    return len(spell(word)[0])


def ramp(palette: Palette, tones: tuple[str, ...], count: int) -> tuple[str, ...]:
    """So many colours from tone to tone, which are names in the theme or #rrggbb."""
    ends = [palette.colour(tone) for tone in tones]
    if len(ends) == 1:
        return (ends[0],) * count
    found = []
    for k in range(count):
        at = k * (len(ends) - 1) / max(1, count - 1)
        first = min(int(at), len(ends) - 2)
        found.append(mix(ends[first], ends[first + 1], at - first))
    return tuple(found)


def paint_large(cells: Cells, x: int, y: int, text: str, tones: tuple[str, ...], shade: str = "") -> None:
    """Two pixels to a cell, over a shadow one pixel to the right and below (`shade`, else that of the ground)."""
    rows, palette = spell(text), cells.palette
    if palette.is_bare:
        _write_plainly(cells, x, y, rows)
        return
    colours = {str(k): colour for k, colour in enumerate(ramp(palette, tones, HEIGHT))}
    lit = [row.replace("#", str(k)) for k, row in enumerate(rows)]
    if palette.is_flat:
        picture(cells, x, y, lit, colours)
        return
    empty = "." * (len(rows[0]) + 1)
    shadow = [empty, *("." + row for row in rows), empty]
    lit = [*(row + "." for row in lit), empty, empty]
    both = ["".join(a if a != "." else b for a, b in zip(*pair, strict=True)) for pair in zip(lit, shadow, strict=True)]
    picture(cells, x, y, both, colours | {"#": shade or palette.shade(cells.ground(x, y))})


def paint_narrow(cells: Cells, x: int, y: int, text: str, tones: tuple[str, ...]) -> None:
    """Four pixels to a cell, one tone a row of cells."""
    rows = [row + "." * (len(row) % 2) for row in spell(text)]
    colours = ramp(cells.palette, tones, ROWS)
    for line, (signs, tone) in enumerate(zip(quarters(" ".join(rows)), colours, strict=True), y):
        for column, sign in enumerate(signs, x):
            if sign != " ":
                cells.put(column, line, sign, tone)


def _write_plainly(cells: Cells, x: int, y: int, rows: tuple[str, ...]) -> None:
    """Without colour: half blocks in the ink of text; in ASCII every second row of pixels or so."""
    ink = cells.palette.ink
    for line in range(ROWS):
        upper, lower = rows[2 * line], rows[2 * line + 1]
        if cells.palette.depth == "ascii":
            upper = lower = rows[IN_ASCII[line]]
        for column, pair in enumerate(zip(upper, lower, strict=True), x):
            sign = {"##": "█", "#.": "▀", ".#": "▄"}.get("".join(pair))
            if sign:
                cells.put(column, y + line, sign, ink)
