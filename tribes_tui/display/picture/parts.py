"""What is drawn for a cell: its ground, shapes upon it, a sign to be written, strokes under or through it."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from tribes_tui.display.picture.codes import blend
from tribes_tui.display.picture.lines import LINES
from tribes_tui.display.picture.picture import Cell
from tribes_tui.display.picture.shapes import BLOCKS, FIGURES, HEIGHT, SHADES, WIDTH, Shape, box

SHAPES: dict[str, Shape] = {**BLOCKS, **LINES, **FIGURES}
UNDERLINE, STRIKE = box(0, HEIGHT - 2, WIDTH, HEIGHT - 1), box(0, 8, WIDTH, 9)


class CellParts(NamedTuple):
    """The ground of the whole cell; what is drawn and what is written on it is in the cell's colour in front."""

    ground: str
    shape: Shape
    sign: str
    """What is written, "" for nothing."""


@lru_cache(4096)
def parts_of(cell: Cell) -> CellParts:
    """The parts of a cell; a full block is nothing but ground, so are shades."""
    if cell.sign in SHADES:
        return CellParts(blend(cell.back, cell.front, SHADES[cell.sign]), _strokes(cell), "")
    if cell.sign == "█":
        return CellParts(cell.front, (), "")
    shape = SHAPES.get(cell.sign)
    if shape is None:
        return CellParts(cell.back, _strokes(cell), cell.sign.strip())
    return CellParts(cell.back, shape + _strokes(cell), "")


def _strokes(cell: Cell) -> Shape:
    under = (UNDERLINE,) if cell.is_underlined else ()
    return (*under, STRIKE) if cell.is_struck else under
