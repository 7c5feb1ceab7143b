"""Where the parts of a Duel's table lie, for any area of 80 by 16 or more."""

from __future__ import annotations

from typing import NamedTuple

from textual.geometry import Region

from rules.tribal.duel.components.phases import COLUMNS
from tribes_tui.games.tribal.pieces import Size, tallest

BESIDE = 3
"""Columns of the screen between the two zones."""

WIDEST_PITCH = 9
FIXED_ROWS = 7
"""Rows besides piles and cards: numbers, face-down cards, a rule, two rows of discard, a blank one, the status."""


class Layout(NamedTuple):
    """Left edges of both zones, rows of the parts, sizes of the cards; `tall` pieces are three rows high."""

    x: tuple[int, int]
    size: Size
    tall: bool
    piles: int
    numbers: int
    hidden: int
    cards: int
    bottom: int
    status: int
    width: int

    @property
    def piece(self) -> int:
        """Rows of the pieces of piles."""
        return 3 if self.tall else 1

    def column(self, side: int, number: int) -> int:
        """The left edge of a column: side 0 left, 1 right."""
        return self.x[side] + number * self.size.pitch


def lay_out(area: Region) -> Layout:
    """The layout for an area: cards grow with it."""
    pitch = min(WIDEST_PITCH, (area.width - BESIDE - 1) // (2 * COLUMNS))
    tall = area.height >= 30
    piece = 3 if tall else 1
    fixed = FIXED_ROWS - (0 if area.height > 16 else 1)
    step, full = tallest(area.height - fixed - piece - (1 if tall else 0))
    size = Size(pitch, pitch - 1, step, full)
    zone = COLUMNS * pitch
    x = area.x + max(1, (area.width - 2 * zone - BESIDE + 1) // 2)
    numbers = area.y + piece + (1 if tall else 0)
    cards = numbers + 2
    bottom = cards + size.rows + 1
    status = bottom + 2 + (1 if fixed == FIXED_ROWS else 0)
    return Layout((x, x + zone + BESIDE - 1), size, tall, area.y, numbers, numbers + 1, cards, bottom, status, 2 * zone)
