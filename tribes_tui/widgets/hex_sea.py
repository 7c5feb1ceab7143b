"""Words in the sea around a map of hexes: where no hex lies there is room for them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from textual.geometry import Region

from tribes_tui.theme.palette import BOLD
from tribes_tui.widgets.lines import fold
from tribes_tui.widgets.words import Line

if TYPE_CHECKING:
    from tribes_tui.widgets.hex_ground import HexSize, HexSpot

NARROWEST, LOWEST = 15, 2
"""The least columns and rows of a room."""
WIDEST = 40
"""Columns that words take of a wider room."""
MOST_ROOMS = 3


Notice = Callable[[int, int], Sequence[Line]]
"""Given columns and rows, the lines of something that fits there; none if it has nothing to say or no room."""


def rooms_around(
    width: int, height: int, spots: Iterable[HexSpot], size: HexSize, taken: Iterable[Region]
) -> list[Region]:
    """The largest rooms without any hex, cliff or plate, a column off them; they do not overlap."""
    free = [[True] * width for _ in range(height)]
    for spot in spots:
        for x, top in enumerate(size.tops(), spot.x):
            first, last = spot.y + top // 8, spot.y + size.height - top // 8
            _take(free, Region(x - 1, first, 3, last - first + 1))
    for region in taken:
        _take(free, region.grow((0, 1, 0, 1)))
    rooms: list[Region] = []
    while len(rooms) < MOST_ROOMS:
        room = max(_rectangles(free), key=_worth, default=None)
        if room is None:
            break
        rooms.append(_at_the_edge(room, width))
        _take(free, room)
    return rooms


def headed(heading: str, texts: Sequence[str], columns: int, rows: int) -> Sequence[Line]:
    """Texts below a heading, each beginning a row; none if they don't fit."""
    lines = [row for text in texts for row in fold(((text, "soft"),), columns)]
    return (((heading, "accent", BOLD),), *lines) if lines and len(lines) < rows else ()


def run_in(heading: str, texts: Sequence[str], columns: int, rows: int) -> Sequence[Line]:
    """The same in as few rows as can be: one after the other behind the heading."""
    lines = fold(((f"{heading}: ", "accent", BOLD), (" ".join(texts), "soft")), columns)
    return lines if texts and len(lines) <= rows else ()


def written(rooms: Sequence[Region], notices: Sequence[Notice]) -> list[tuple[Line, ...]]:
    """What stands in each room: each notice goes below others where they leave it room, else into the largest, so that as few
    rooms as can be have words."""
    had: list[tuple[Line, ...]] = [() for _ in rooms]
    for notice in notices:
        left = [room.height - len(lines) - bool(lines) for room, lines in zip(rooms, had, strict=True)]
        for k in sorted(range(len(rooms)), key=lambda k: (not had[k], -left[k] * rooms[k].width)):
            lines = notice(rooms[k].width, left[k]) if left[k] > 0 else ()
            if lines:
                had[k] += ((),) * bool(had[k]) + tuple(lines)
                break
    return had


def _worth(room: Region) -> int:
    return min(room.width, WIDEST) * room.height


def _at_the_edge(room: Region, width: int) -> Region:
    """As much of its width as words take, on the side that is farther from the map."""
    columns = min(room.width, WIDEST)
    is_left = room.x < width - room.right
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
