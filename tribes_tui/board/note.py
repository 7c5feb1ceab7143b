"""A note over the table: where it hides the least, and how it looks."""

from __future__ import annotations

from collections.abc import Sequence

from textual.geometry import Region

from tribes_tui.board.canvas import Canvas
from tribes_tui.board.folding import fold

WIDEST = 58
LIT_WEIGHT = 50
"""How much worse it is to hide a cell that can be chosen than one that only shows something."""


def lay_note(
    canvas: Canvas, area: Region, lines: Sequence[str], lit: Sequence[Region], other: Sequence[Region]
) -> Region:
    """Write `lines` into a box within `area`, where it covers the fewest cells of `lit` and `other`; the box."""
    width = min(WIDEST, area.width - 4)
    folded = [piece for line in lines for piece in fold(line, width - 4)]
    width = max(len(line) for line in folded) + 4
    height = min(len(folded) + 2, area.height)
    box = _best(area, width, height, lit, other)
    canvas.fill(box, "note")
    for y, line in enumerate(folded[: height - 2], box.y + 1):
        canvas.text(box.x + 2, y, line, "note")
    _draw_border(canvas, box)
    return box


def _best(area: Region, width: int, height: int, lit: Sequence[Region], other: Sequence[Region]) -> Region:
    """The place with the least cost; of equal ones the lowest at the right, where the eye expects it."""
    columns = sorted({area.x + 1, area.x + (area.width - width) // 2, area.right - width - 1}, reverse=True)
    rows = range(area.bottom - height, area.y - 1, -1)
    boxes = [Region(x, y, width, height) for y in rows for x in columns]
    return min(boxes, key=lambda box: LIT_WEIGHT * _covered(box, lit) + _covered(box, other))


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
