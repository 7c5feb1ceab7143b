"""Words in the sea around a map of hexes: where no hex lies there is room for them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from textual.geometry import Region

if TYPE_CHECKING:
    from tribes_tui.widgets.hex_ground import HexSize, HexSpot
    from tribes_tui.widgets.words import Line

NARROWEST, LOWEST = 24, 4
"""The least columns and rows of the room."""
WIDEST = 72
"""Columns that words take of a wider room."""


Notice = Callable[[int, int], Sequence["Line"]]
"""Given columns and rows, the lines that stand there; none if there is nothing to say."""


def room_around(
    width: int, height: int, spots: Iterable[HexSpot], size: HexSize, taken: Iterable[Region]
) -> Region | None:
    """The largest room without any hex, cliff or plate, a column off them; None where there is hardly any."""
    free = [[True] * width for _ in range(height)]
    for spot in spots:
        for x, top in enumerate(size.tops(), spot.x):
            first, last = spot.y + top // 8, spot.y + size.height - top // 8
            _take(free, Region(x - 1, first, 3, last - first + 1))
    for region in taken:
        _take(free, region.grow((0, 1, 0, 1)))
    room = max(_rectangles(free), key=_worth, default=None)
    return None if room is None else _at_the_edge(room, width)


def _worth(room: Region) -> int:
    return min(room.width, WIDEST) * room.height


def _at_the_edge(room: Region, width: int) -> Region:
    """As much of its width as words take, on the side that is farther from the map."""
    columns = min(room.width, WIDEST)
    is_left = room.x <= width - room.right
    return Region(room.x + 1 if is_left else room.right - columns, room.y, columns - 1, room.height)


def _take(free: list[list[bool]], region: Region) -> None:
    for y in range(max(0, region.y), min(len(free), region.bottom)):
        for x in range(max(0, region.x), min(len(free[0]), region.right)):
            free[y][x] = False


def _rectangles(free: Sequence[Sequence[bool]]) -> Iterator[Region]:
    """The rectangles of free cells that can't grow in height, and are large enough."""
    heights = [0] * (len(free[0]) + 1 if free else 0)
    for y, row in enumerate(free):
        heights = [above + 1 if is_free else 0 for above, is_free in zip(heights, row, strict=False)] + [0]
        stack: list[tuple[int, int]] = []
        for x, high in enumerate(heights):
            start = x
            while stack and stack[-1][1] >= high:
                start, tall = stack.pop()
                if x - start >= NARROWEST and tall >= LOWEST:
                    yield Region(start, y - tall + 1, x - start, tall)
            stack.append((start, high))
