"""Small things that stand on tiles and hexes: figures, camels, palms, palaces, feathers, hands seen from behind."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tribes_tui.theme.palette import BOLD
from tribes_tui.widgets.pixels import quarters, silhouette

if TYPE_CHECKING:
    from tribes_tui.widgets.cells import Cells

CAMEL = quarters("....#...## #..###..#. .########. .#.#..#.#.")
PALM = quarters(".##.#. #.###. ..#... .##...")
PALACE = quarters("..##.. .####. ###### ##..##")
FIGURE_WIDTH, CAMEL_WIDTH = 3, 5
FIGURE_STEP = 2
"""Figures of one colour overlap by a cell."""


def figures(cells: Cells, x: int, y: int, letter: str, count: int, tone: str) -> int:
    """People of one colour, two rows high: a head above shoulders, the letter on the chest. The column behind them."""
    palette = cells.palette
    if palette.is_bare:
        return cells.put(x, y + 1, f"{letter}{count}", palette.ink, None, BOLD)
    dark = palette.mix(tone, "#000000", 0.45) if not palette.is_flat else "#000000"
    for k in range(count):
        left = x + FIGURE_STEP * k
        cells.put(left + 1, y, "▄", tone)
        cells.put(left, y + 1, "▐", tone, dark if k else None)
        cells.put(left + 1, y + 1, letter, palette.on(tone), tone, BOLD)
        cells.put(left + 2, y + 1, "▌", tone)
    return x + figures_width(count)


def figures_width(count: int) -> int:
    """The columns that so many figures of one colour take."""
    return FIGURE_STEP * count + 1 if count else 0


def camel(cells: Cells, x: int, y: int, words: str, tone: str) -> int:
    """A camel, five columns by two rows, its owner on the blanket. The column behind it."""
    palette = cells.palette
    if palette.is_bare:
        return cells.put(x, y + 1, f"∩{words[:3]}", palette.ink, None, BOLD)
    silhouette(cells, x, y, CAMEL, tone)
    cells.put(x + 1, y + 1, f"{words[:3]:^3}", palette.on(tone), tone, BOLD)
    return x + CAMEL_WIDTH


def growth(cells: Cells, x: int, y: int, kind: str, count: int) -> int:
    """A palm or a palace (`kind`), three columns by two rows, and their number from two on. The column behind it."""
    palette = cells.palette
    number = str(count) if count > 1 else ""
    if palette.is_bare:
        return cells.put(x, y + 1, f"{SIGNS[kind]}{number}", palette.ink, None, BOLD) + 1
    silhouette(cells, x, y, PALM if kind == "palm" else PALACE, palette.colour(kind))
    return cells.put(x + 3, y + 1, number, palette.ink, None, BOLD)


def growth_width(count: int) -> int:
    """The columns that a palm or a palace takes with its number."""
    return 3 + (len(str(count)) if count > 1 else 0)


SIGNS = {"palm": "†", "palace": "⌂"}
"""One cell each, where there is no room for more; with a legend beside it."""


def feathers(cells: Cells, x: int, y: int, count: int, most: int = 6) -> int:
    """Leaning feathers, two cells by two and a gap each. The column behind them."""
    palette = cells.palette
    if palette.is_bare:
        return cells.put(x, y, "/" * min(count, most), palette.ink, None, BOLD) + 1
    for k in range(min(count, most)):
        cells.put(x + 3 * k, y, "▗▌", palette.colour("feather"))
        cells.put(x + 3 * k, y + 1, "▐▘", palette.colour("feather-foot"))
    return x + 3 * min(count, most)


def fan(cells: Cells, x: int, y: int, count: int, tone: str, height: int = 1) -> int:
    """A hand seen from behind, two cells a card: of each its pale edge. The column behind it."""
    palette = cells.palette
    if palette.is_bare:
        return cells.put(x, y, "▒▒" * count, palette.ink)
    back = palette.tone(tone)
    for row in range(y, y + height):
        for k in range(count):
            cells.put(x + 2 * k, row, "▏", palette.card, back)
            cells.put(x + 2 * k + 1, row, "▚", palette.weave(back), back)
    return x + 2 * count
