"""Cells in two colours, one above the other, with their boundary at an eighth of a cell."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import TYPE_CHECKING

from tribes_tui.widgets.pixels import LOWER

if TYPE_CHECKING:
    from tribes_tui.widgets.cells import Cells

EIGHTHS = 8
Levels = tuple[str, ...]
"""The eight colours of a cell, from below."""


def put_levels(cells: Cells, x: int, y: int, levels: Levels, width: int = 1) -> None:
    """Paint so many cells of a row with these colours, or with what comes nearest to them."""
    step, lower, upper = nearest(levels)
    if step == EIGHTHS:
        cells.put(x, y, " " * width, lower, lower)
    else:
        cells.put(x, y, LOWER[step] * width, lower, upper)


@lru_cache(4096)
def nearest(levels: Levels) -> tuple[int, str, str]:
    """How many eighths from below have one colour, that colour, and the colour above.

    >>> nearest(("red",) * 3 + ("blue",) * 5)
    (3, 'red', 'blue')
    """
    if len(set(levels)) == 1:
        return EIGHTHS, levels[0], levels[0]
    found = [(step, _most(levels[:step]), _most(levels[step:])) for step in range(1, EIGHTHS)]
    return max(found, key=lambda one: levels[: one[0]].count(one[1]) + levels[one[0] :].count(one[2]))


def _most(levels: Levels) -> str:
    return max(levels, key=levels.count)


def levels_of(parts: Iterable[tuple[str, int]], row: int, air: str) -> Levels:
    """The colours of a row (0 the lowest) of a stack of parts: colour and height in eighths each, the lowest first."""
    found: list[str] = []
    top = 0
    for colour, height in parts:
        top += height
        found += [colour] * (min(top, EIGHTHS * (row + 1)) - EIGHTHS * row - len(found))
    return tuple(found + [air] * (EIGHTHS - len(found)))
