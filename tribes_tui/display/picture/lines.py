"""Lines and the corners of frames as shapes: they meet at the edges of cells."""

from __future__ import annotations

from tribes_tui.display.picture.shapes import HEIGHT, WIDTH, Polygon, Shape, arc, box

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
}
