"""Signs that are drawn as shapes: blocks, quadrants, discs, triangles. Units: a cell is 8 wide and 16 high."""

from __future__ import annotations

from math import cos, pi, sin

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


def _ring(outer: float, inner: float) -> Polygon:
    """A ring, cut open at its right."""
    return (*arc(outer, 0, 4, steps=20), *arc(inner, 4, 0, steps=20))


def _diamond(across: float, down: float) -> Polygon:
    x, y = MIDDLE
    return (x - across, y), (x, y - down), (x + across, y), (x, y + down)


def _frame(outer: Polygon, inner: Polygon) -> Polygon:
    """What lies between two outlines of as many corners."""
    return (*outer, outer[0], inner[0], *reversed(inner))


_SQUARE, _SMALLER = box(1, 5, 7, 11), box(2, 6, 6, 10)

FIGURES: dict[str, Shape] = {
    "●": (arc(3.5, 0, 4, steps=20),),
    "○": (_ring(3.5, 2.5),),
    "◐": (arc(3.5, 1, 3, steps=10), (*arc(3.5, 3, 5, steps=10), *arc(2.5, 5, 3, steps=10))),
    "•": (arc(2, 0, 4, steps=12),),
    "◆": (_diamond(4, 4.5),),
    "◇": (_frame(_diamond(4, 4.5), _diamond(2.7, 3)),),
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
