"""Where the letter of jump mode stands on a place: never on a figure, and where it may be on nothing that is read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual.geometry import Region

from tribes_tui.display.wide import FILL
from tribes_tui.widgets.cells import SHAPES

if TYPE_CHECKING:
    from tribes_tui.widgets.cells import Cells

WIDTHS = 3, 2, 1
"""Columns of a letter, with blanks around it where there is room."""
FIGURE, SIGN, NARROWER = 1000, 3, 2
"""How bad it is to cover a figure, to cover another sign, and to have a blank less."""


def label_spot(cells: Cells, region: Region) -> tuple[int, int, int]:
    """Column, row and width of what covers least; of several the widest, then the first in reading order."""
    spot = region.intersection(Region(0, 0, cells.width, cells.height))
    if not spot:  # out of sight: painted nowhere
        return region.x, region.y, WIDTHS[0]
    spots = (
        (_cost(cells, x, y, width), y, x, width)
        for width in WIDTHS
        if width <= spot.width or width == 1
        for y in range(spot.y, spot.bottom)
        for x in range(spot.x, spot.right - width + 1)
    )
    _, y, x, width = min(spots)
    return x, y, width


def _cost(cells: Cells, x: int, y: int, width: int) -> int:
    row = [cell[0] for cell in cells.rows[y]]
    covered, behind = row[x : x + width], row[x + width : x + width + 1]
    if covered[0] == FILL or FILL in behind:  # half of a wide sign
        return FIGURE
    figures = sum(sign.isdigit() for sign in covered)
    signs = sum(sign not in SHAPES and sign != FILL for sign in covered) - figures
    return FIGURE * figures + SIGN * signs + NARROWER * (WIDTHS[0] - width)
