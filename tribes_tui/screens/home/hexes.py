"""A piece of an island from above, in pixels: hexes with their light and dark edges, and a cliff where the sea begins."""

from __future__ import annotations

from math import sqrt

from textual.geometry import Region

from tribes_tui.widgets.drawing.cells import Cells

SMALL = ("LF~~", "FML~", "~LM~")
LARGE = ("LFM~~", "MLFL~", "~FML~", "~~LF~")
"""Rows of hexes, every second one half a hex to the right: lake, forest, mountain, sea."""
Island = tuple[str, ...]
TERRAINS = {"L": "lake", "F": "forest", "M": "mountain"}
THICKNESS = 2
"""Pixels of cliff under the coast."""


def paint_island(cells: Cells, spot: Region, island: Island, width: int) -> None:
    """Fill the window with hexes of so many pixels in width; two pixels lie in a cell, one above the other."""
    tones = [[_tone(cells, island, x, y, width) for x in range(spot.width)] for y in range(2 * spot.height)]
    for row in range(spot.height):
        for column in range(spot.width):
            upper, lower = tones[2 * row][column], tones[2 * row + 1][column]
            x, y = spot.x + column, spot.y + row
            if upper and lower:
                cells.put(x, y, " " if upper == lower else "▀", upper, lower)
            elif upper or lower:
                cells.put(x, y, "▀" if upper else "▄", upper or lower)


def _tone(cells: Cells, island: Island, x: int, y: int, width: int) -> str:
    """The colour of a pixel; empty in the sea."""
    palette = cells.palette
    terrain, height = _hex_at(island, x, y, width)
    if terrain:
        above, below = palette.colour(f"{terrain}-above"), palette.colour(f"{terrain}-below")
        return above if height < -0.55 else palette.mix(above, below, 0.4 if height < 0.4 else 0.8)
    coast, _ = _hex_at(island, x, y - THICKNESS, width)
    return palette.colour("cliff") if coast else ""


def _hex_at(island: Island, x: int, y: int, width: int) -> tuple[str, float]:
    """The terrain under a pixel, and how far it lies below the hex's middle, -1 to 1 (as dark as that at its right edge)."""
    radius = width / sqrt(3)
    pitch = 1.5 * radius
    best, found = float("inf"), ("~", 0.0)
    middle = y / pitch
    for row in range(int(middle), int(middle) + 2):
        shift = width / 2 if row % 2 else 0.0
        column = round((x - shift) / width)
        across, down = x - shift - column * width, y - row * pitch
        away = across * across + down * down
        if away < best:
            is_edge = across >= width / 2 - 1
            best, found = away, (_terrain(island, row, column), 1.0 if is_edge else down / radius)
    return TERRAINS.get(found[0], ""), found[1]


def _terrain(island: Island, row: int, column: int) -> str:
    """What lies there; the sea goes on for ever."""
    return island[row][column] if 0 <= row < len(island) and 0 <= column < len(island[row]) else "~"
