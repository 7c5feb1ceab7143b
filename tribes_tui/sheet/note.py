"""A note over the table: where it hides the least, and how it looks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from textual.geometry import Region

from tribes_tui.sheet.canvas import Canvas
from tribes_tui.words.folding import fold

WIDTHS = (58, 44, 76)
"""How wide a note may be; the first is the usual one."""

LIT_WEIGHT = 50
"""How much worse it is to hide a cell that can be chosen than one that only shows something."""


class Layout(NamedTuple):
    """A note's box, and its lines folded for it."""

    box: Region
    lines: list[str]


def lay_note(
    canvas: Canvas, area: Region, lines: Sequence[str], lit: Sequence[Region], other: Sequence[Region]
) -> Region:
    """Write `lines` into a box within `area`, where it covers the fewest cells of `lit` and `other`; the box."""
    found = [layout for width in WIDTHS if width <= area.width - 2 for layout in _layouts(area, width, lines)]
    best = min(found, key=lambda layout: LIT_WEIGHT * _covered(layout.box, lit) + _covered(layout.box, other))
    canvas.fill(best.box, "note")
    for y, line in enumerate(best.lines[: best.box.height - 2], best.box.y + 1):
        canvas.text(best.box.x + 2, y, line, "note")
    _draw_border(canvas, best.box)
    return best.box


def _layouts(area: Region, widest: int, lines: Sequence[str]) -> list[Layout]:
    """Where a note of at most that width may stand: the lowest first, at the right, where the eye expects it."""
    folded = [piece for line in lines for piece in fold(line, widest - 4, "")]
    width = max(len(line) for line in folded) + 4
    height = min(len(folded) + 2, area.height)
    columns = sorted({area.x + 1, area.x + (area.width - width) // 2, area.right - width - 1}, reverse=True)
    rows = range(area.bottom - height, area.y - 1, -1)
    return [Layout(Region(x, y, width, height), folded) for y in rows for x in columns]


def _covered(box: Region, regions: Sequence[Region]) -> int:
    return sum(box.intersection(region).area for region in regions)


def _draw_border(canvas: Canvas, box: Region) -> None:
    for y in (box.y, box.bottom - 1):
        canvas.text(box.x, y, "─" * box.width, "note")
    for y in range(box.y, box.bottom):
        canvas.text(box.x, y, "│", "note")
        canvas.text(box.right - 1, y, "│", "note")
    for x, y, char in (
        (box.x, box.y, "┌"),
        (box.right - 1, box.y, "┐"),
        (box.x, box.bottom - 1, "└"),
        (box.right - 1, box.bottom - 1, "┘"),
    ):
        canvas.text(x, y, char, "note")
