"""Upright rectangles of one colour, joined to as few as an SVG needs to draw them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from tribes_tui.display.picture.shapes import HEIGHT, WIDTH, Polygon


class Box(NamedTuple):
    """In units: an upright rectangle."""

    top: float
    bottom: float
    left: float
    right: float

    def moved(self, x: float, y: float) -> Box:
        """The same so far to the right and down."""
        return Box(self.top + y, self.bottom + y, self.left + x, self.right + x)


CELL = Box(0, HEIGHT, 0, WIDTH)


def box_of(polygon: Polygon) -> Box:
    """The box of a polygon for which `is_box` holds."""
    (left, top), _, (right, bottom), _ = polygon
    return Box(top, bottom, left, right)


def joined(boxes: Iterable[Box]) -> list[Box]:
    """The same area with fewer boxes: neighbours in a row become one, then equal ones below each other.

    Boxes that overlap stay as they are.
    """
    found: list[Box] = []
    ending: dict[tuple[float, float, float], int] = {}
    for one in _rows(boxes):
        above = ending.pop((one.top, one.left, one.right), None)
        if above is None:
            found.append(one)
            above = len(found) - 1
        else:
            found[above] = found[above]._replace(bottom=one.bottom)
        ending[one.bottom, one.left, one.right] = above
    return found


def _rows(boxes: Iterable[Box]) -> list[Box]:
    """Neighbours of one height, joined; from above to below."""
    rows: list[Box] = []
    for one in sorted(boxes):
        if rows and rows[-1][:2] == one[:2] and rows[-1].right == one.left:
            rows[-1] = rows[-1]._replace(right=one.right)
        else:
            rows.append(one)
    return rows
