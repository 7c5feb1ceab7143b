"""What is drawn for a cell: its ground, shapes upon it, a sign to be written. Units: a cell is 8 wide and 16 high."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import cos, pi, sin
from typing import NamedTuple

from tribes_tui.display.picture.picture import Cell, blend

WIDTH, HEIGHT = 8, 16
MIDDLE = WIDTH / 2, HEIGHT / 2

Polygon = tuple[tuple[float, float], ...]
"""Corners, in order."""
Shape = tuple[Polygon, ...]
"""Polygons that don't overlap."""


def box(left: float, top: float, right: float, bottom: float) -> Polygon:
    """An upright rectangle, from its upper left corner on."""
    return (left, top), (right, top), (right, bottom), (left, bottom)


def is_box(polygon: Polygon) -> bool:
    """Whether it is an upright rectangle as `box` makes them."""
    return len(polygon) == 4 and polygon == box(*polygon[0], *polygon[2])


SHADES = {"░": 0.25, "▒": 0.5, "▓": 0.75}
"""Signs that are a mixture of the two colours, and the share of that in front."""

_LOWER, _LEFT, _QUARTERS = "▁▂▃▄▅▆▇█", "▏▎▍▌▋▊▉", "▘▝▀▖▌▞▛▗▚▐▜▄▙▟█"
"""In eighths from one on; the quadrants by bits: upper left, upper right, lower left, lower right."""


def _quarters(bits: int) -> Shape:
    places = ((0, 0), (4, 0), (0, 8), (4, 8))
    return tuple(box(x, y, x + 4, y + 8) for k, (x, y) in enumerate(places) if bits >> k & 1)


BLOCKS: dict[str, Shape] = {
    **{sign: _quarters(bits) for bits, sign in enumerate(_QUARTERS, 1)},
    **{sign: (box(0, HEIGHT - 2 * k, WIDTH, HEIGHT),) for k, sign in enumerate(_LOWER, 1)},
    **{sign: (box(0, 0, k, HEIGHT),) for k, sign in enumerate(_LEFT, 1)},
    "▀": (box(0, 0, WIDTH, HEIGHT / 2),),
    "▐": (box(WIDTH / 2, 0, WIDTH, HEIGHT),),
    "▔": (box(0, 0, WIDTH, 2),),
    "▕": (box(WIDTH - 1, 0, WIDTH, HEIGHT),),
}
"""All of them are boxes, at whole units."""


def arc(radius: float, start: float, end: float, middle: tuple[float, float] = MIDDLE, steps: int = 4) -> Polygon:
    """Points on a circle, from one angle to another, in quarters of a turn clockwise from the right."""
    angles = [(start + (end - start) * k / steps) * pi / 2 for k in range(steps + 1)]
    return tuple((round(middle[0] + radius * cos(a), 2), round(middle[1] + radius * sin(a), 2)) for a in angles)


def _diamond(across: float, down: float) -> Polygon:
    x, y = MIDDLE
    return (x - across, y), (x, y - down), (x + across, y), (x, y + down)


def _star(outer: float, inner: float) -> Polygon:
    """Five points, one of them upwards."""
    x, y = MIDDLE
    around = ((outer if k % 2 == 0 else inner, k * pi / 5 - pi / 2) for k in range(10))
    return tuple((round(x + far * cos(a), 2), round(y + far * sin(a), 2)) for far, a in around)


def _frame(outer: Polygon, inner: Polygon) -> Polygon:
    """What lies between two outlines of as many corners."""
    return (*outer, outer[0], inner[0], *reversed(inner))


_SQUARE, _SMALLER = box(1, 5, 7, 11), box(2, 6, 6, 10)

_STAR, _STAR_WITHIN = _star(4.1, 1.7), _star(2.4, 1.0)

FIGURES: dict[str, Shape] = {
    "●": (arc(3.5, 0, 4, steps=20),),
    "○": ((*arc(3.5, 0, 4, steps=20), *arc(2.5, 4, 0, steps=20)),),  # a ring, cut open at its right
    "◐": (arc(3.5, 1, 3, steps=10), (*arc(3.5, 3, 5, steps=10), *arc(2.5, 5, 3, steps=10))),
    "•": (arc(2, 0, 4, steps=12),),
    "◆": (_diamond(4, 4.5),),
    "◇": (_frame(_diamond(4, 4.5), _diamond(2.7, 3)),),
    "★": (_STAR,),
    "☆": (_frame(_STAR, _STAR_WITHIN),),
    "◊": (_frame(_diamond(3.2, 5), _diamond(2, 3.1)),),
    "■": (_SQUARE,),
    "□": (_frame(_SQUARE, _SMALLER),),
    "▪": (box(2, 6, 6, 10),),
    "▲": (((0.3, 12), (4, 4), (7.7, 12)),),
    "⌂": (((0.3, 8), (4, 4), (7.7, 8)), box(2, 8, 6, 12)),
    "▼": (((0.3, 4), (7.7, 4), (4, 12)),),
    "►": (((0.5, 4.5), (7.5, 8), (0.5, 11.5)),),
    "◄": (((7.5, 4.5), (7.5, 11.5), (0.5, 8)),),
    "▸": (((2, 5), (6.5, 8), (2, 11)),),
    "◂": (((6, 5), (6, 11), (1.5, 8)),),
    "╱": (((0, 15), (7.5, 0), (8, 0), (8, 1), (0.5, 16), (0, 16)),),
    "╲": (((0, 0), (0.5, 0), (8, 15), (8, 16), (7.5, 16), (0, 1)),),
}
"""Signs that fonts draw in many sizes, some of them wider than a cell."""


# ---- Upright rectangles of one colour ------------------------------------------------------------------


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


# ---- Lines and the corners of frames -------------------------------------------------------------------


LINE = (4, 8)
"""Upper left of the pixel in the middle, through which all light lines run; they are one unit thick."""

_ARMS = {
    "─": "lr", "│": "ud", "┌": "rd", "┐": "ld", "└": "ru", "┘": "lu", "├": "rud", "┤": "lud", "┬": "lrd", "┴": "lru",
    "┼": "lrud",
}  # fmt: skip
"""Where a line leads from the middle of the cell: left, right, up, down."""
_THICK = {"━": "lr", "┃": "ud", "┏": "rd", "┓": "ld", "┗": "ru", "┛": "lu"}
_DOUBLE = {"═": "lr", "║": "ud", "╔": "rd", "╗": "ld", "╚": "ru", "╝": "lu"}


def _arms(arms: str, before: float, behind: float) -> Shape:
    """Lines from the middle to edges, that reach so far before and behind it, so that corners are whole."""
    x, y = LINE
    left, right = (0 if "l" in arms else x - before), (WIDTH if "r" in arms else x + behind)
    top, bottom = (0 if "u" in arms else y - before), (HEIGHT if "d" in arms else y + behind)
    across = (box(left, y - before, right, y + behind),) if "l" in arms or "r" in arms else ()
    if "u" not in arms and "d" not in arms:
        return across
    if not across:
        return (box(x - before, top, x + behind, bottom),)
    above = (box(x - before, top, x + behind, y - before),) if "u" in arms else ()
    below = (box(x - before, y + behind, x + behind, bottom),) if "d" in arms else ()
    return (*across, *above, *below)


def _doubled(arms: str) -> Shape:
    """Two lines each, with a unit between them; at a corner the outer and the inner pair meet."""
    (x, y), wide = LINE, 1
    if arms == "lr":
        return box(0, y - wide, WIDTH, y), box(0, y + wide, WIDTH, y + 2 * wide)
    if arms == "ud":
        return box(x - wide, 0, x, HEIGHT), box(x + wide, 0, x + 2 * wide, HEIGHT)
    outer_x, inner_x = (x - wide, x + wide) if "r" in arms else (x + wide, x - wide)
    outer_y, inner_y = (y - wide, y + wide) if "d" in arms else (y + wide, y - wide)
    return (*_corner(arms, outer_x, outer_y), *_corner(arms, inner_x, inner_y))


def _corner(arms: str, x: float, y: float) -> Shape:
    """One thin corner at a place."""
    across = box(x, y, WIDTH, y + 1) if "r" in arms else box(0, y, x + 1, y + 1)
    upright = box(x, y + 1, x + 1, HEIGHT) if "d" in arms else box(x, 0, x + 1, y)
    return across, upright


def _round(arms: str) -> Shape:
    """A quarter of a ring, and the rest of the upright line."""
    x, y = LINE
    right, down = "r" in arms, "d" in arms
    radius = WIDTH - x if right else x + 1
    middle = (WIDTH if right else 0, y + radius if down else y + 1 - radius)
    start = {(True, True): 2, (False, True): 3, (False, False): 4, (True, False): 5}[right, down]
    bend: Polygon = (*arc(radius, start, start + 1, middle), *arc(radius - 1, start + 1, start, middle))
    rest = box(x, middle[1], x + 1, HEIGHT) if down else box(x, 0, x + 1, middle[1])
    return bend, rest


LINES: dict[str, Shape] = {
    **{sign: _arms(arms, 0, 1) for sign, arms in _ARMS.items()},
    **{sign: _arms(arms, 1, 1) for sign, arms in _THICK.items()},
    **{sign: _doubled(arms) for sign, arms in _DOUBLE.items()},
    **{sign: _round(arms) for sign, arms in {"╭": "rd", "╮": "ld", "╰": "ru", "╯": "lu"}.items()},
    "╌": (box(1, 8, 3, 9), box(5, 8, 7, 9)),
    "╸": (box(0, 7, 4, 9),),
    "╺": (box(4, 7, 8, 9),),
}


# ---- A cell --------------------------------------------------------------------------------------------


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
