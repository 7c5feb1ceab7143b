"""Where the parts of the table lie, for a given area."""

from __future__ import annotations

from typing import NamedTuple

from textual.geometry import Region

from rules.five_tribes.components.grid import COLUMNS, ROWS

LABELS = 2
PANEL = 23
WIDEST, TALLEST = 15, 5
NARROWEST, LOWEST = 9, 3
STRIP = 2
"""The row of cards in hand, and the row of what can be chosen besides."""
SEATS = 30
"""Columns of the players' part when the panel lies below the grid."""
LEAST_BELOW = 10
"""Rows that the panel needs when it lies below the grid."""


class Places(NamedTuple):
    """Regions: the row of resources, the panel's two parts, the strip. Tiles: the first one's corner, width, height."""

    row: Region
    tracks: Region
    seats: Region
    strip: Region
    x: int
    y: int
    width: int
    height: int

    def tile(self, tile: int) -> Region:
        """The cells of a tile, a column and, where there is room, a row free behind it."""
        row, column = divmod(tile, COLUMNS)
        return Region(self.x + column * self.width, self.y + row * self.height, self.width - 1, self.height)


def places(area: Region) -> Places:
    """The panel stands beside the grid, or below it in a high window."""
    below = area.height - 2 - STRIP - ROWS * (LOWEST + 1) >= LEAST_BELOW
    return _below(area) if below else _beside(area)


def _beside(area: Region) -> Places:
    height = min(TALLEST, (area.height - 2 - STRIP) // ROWS)
    width = min(WIDEST - 1, (area.width - LABELS - PANEL - 1) // COLUMNS)
    strip = area.y + 2 + ROWS * height
    left = area.x + LABELS + COLUMNS * width + 1
    panel = Region(left, area.y + 1, area.right - left, strip - area.y - 1)
    tracks, seats = panel.split_horizontal(8)
    return _places(area, tracks, seats, strip, width, height)


def _below(area: Region) -> Places:
    width = min(WIDEST, (area.width - LABELS) // COLUMNS)
    height = min(TALLEST, (area.height - 2 - STRIP - LEAST_BELOW) // ROWS)
    top = area.y + 2 + ROWS * height
    panel = Region(area.x, top, area.width, area.bottom - top - STRIP)
    tracks = Region(panel.x + 1, panel.y, panel.width - SEATS - 4, panel.height)
    seats = Region(panel.right - SEATS, panel.y, SEATS, panel.height)
    return _places(area, tracks, seats, area.bottom - STRIP, width, height)


def _places(area: Region, tracks: Region, seats: Region, strip: int, width: int, height: int) -> Places:
    return Places(
        Region(area.x + 1, area.y, area.width - 1, 1),
        tracks,
        seats,
        Region(area.x + 1, strip, area.width - 1, STRIP),
        area.x + LABELS,
        area.y + 2,
        width,
        height,
    )
