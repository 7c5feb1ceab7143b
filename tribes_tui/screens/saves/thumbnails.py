"""A position in small, as a saved game looks from afar: to be recognised, not to be read.

Painted from the dump of a view, so it shows no more than its viewer may know.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from textual.geometry import Region

from rules import State
from tribes_tui.theme.moods import mood_of
from tribes_tui.theme.palette import BOLD
from tribes_tui.widgets.drawing.cells import Cells

Dump = Mapping[str, Any]

TERRAINS = ("lake", "forest", "mountain", "volcano")
"""Those with colours of their own; all others are wild."""
SUITS = {"D": "tone-djembe", "M": "tone-mask", "L": "tone-lizard", "T": "tone-turtle"}
COLOURS = {"R": "tone-red", "G": "tone-green", "B": "tone-blue"}
VASES = {
    **dict.fromkeys(
        ("calumet_hero", "flag_sun", "desert_wind", "war_spear", "eagle_spirit", "bear_spirit"), "tone-red"
    ),
    **dict.fromkeys(("calumet_brave", "flag_sky", "lightning", "hunting_bow", "salmon_spirit"), "tone-blue"),
}
"""Vases by their names in a dump; all others are of both colours."""
BLUE_TILES = ("Village", "Sacred Place")  # no words
HEX = 6
"""Columns of a hex."""


def paint_thumbnail(cells: Cells, spot: Region, game_id: str, view: State) -> bool:
    """The position on the felt of its table; False if there is no picture of that game."""
    paint = THUMBS.get(game_id)
    if paint is None:
        return False
    palette, mood = cells.palette, mood_of(game_id)
    above, below = palette.colour(f"{mood}-above"), palette.colour(f"{mood}-below")
    for y, ground in enumerate(palette.ramp(palette.lighter(above, 0.06), below, spot.height), spot.y):
        cells.fill(spot.x, y, spot.width, 1, ground)
    cells.clip(spot)
    paint(cells, spot, view.dump())
    cells.clip(None)
    return True


def _block(cells: Cells, x: int, y: int, width: int, tone: str, text: str = "") -> None:
    """A row of a thing, with some signs on it."""
    cells.put(x, y, text[:width].ljust(width), cells.palette.on(tone), tone, BOLD)


def _city(cells: Cells, spot: Region, dump: Dump) -> None:
    """A tile a cell of the grid: its colour, whose camel, how many meeples."""
    palette, tiles = cells.palette, dump["tiles"]
    width, columns = max(3, (spot.width - 2) // 6), 6
    x0, y0 = spot.x + (spot.width - columns * width) // 2, spot.y + max(0, (spot.height - 5) // 2)
    for k, tile in enumerate(tiles):
        x, y = x0 + width * (k % columns), y0 + k // columns
        value = palette.colour("value-blue" if tile["kind"] in BLUE_TILES else "value-red")
        face = palette.mix(value, palette.colour("tile-empty"), 0.15 if tile["meeples"] else 0.5)
        _block(cells, x, y, width - 1, face)
        if tile["camel"] is not None:
            _block(cells, x, y, 1, palette.seats[tile["camel"]], "∩")
        cells.put(x + 1, y, "▖" * min(width - 2, len(tile["meeples"])), palette.colour("meeple-elder"))


def _island(cells: Cells, spot: Region, dump: Dump) -> None:
    """A hex as two rows, the rows shifted by half; a dot a tribe in its colour, a hut for a village."""
    palette, hexes = cells.palette, dump["hexes"]
    left = min(one["q"] + one["r"] / 2 for one in hexes)
    right = max(one["q"] + one["r"] / 2 for one in hexes) + 1
    top, rows = min(one["r"] for one in hexes), len({one["r"] for one in hexes})
    x0 = spot.x + (spot.width - round(HEX * (right - left))) // 2
    y0 = spot.y + max(0, (spot.height - 2 * rows) // 2)
    for one in hexes:
        x, y = x0 + round(HEX * (one["q"] + one["r"] / 2 - left)), y0 + 2 * (one["r"] - top)
        terrain = one["tile"] if one["tile"] in TERRAINS else "wild"
        for row, shade in enumerate(("above", "below")):
            cells.fill(x, y + row, HEX - 1, 1, palette.colour(f"{terrain}-{shade}"))
        if one["village"] is not None:
            cells.put(x + 2, y, "⌂", palette.seats[one["village"]], palette.colour("label"), BOLD)
        there = [seat for seat, members in enumerate(one["members"]) if members]
        for k, seat in enumerate(there[: HEX - 1]):
            cells.put(x + k, y + 1, "●", palette.seats[seat], palette.colour("label"))


def _chains(cells: Cells, spot: Region, dump: Dump) -> None:
    """A row a chain, its owner's colour at the left, a piece a card."""
    palette, y = cells.palette, spot.y + 1
    for seat, chains in enumerate(dump["chains"]):
        for chain in chains:
            _block(cells, spot.x + 1, y, 1, palette.seats[seat])
            tones = ["tone-character", *(VASES.get(name, "tone-both") for name in chain["dioramas"])]
            for k, tone in enumerate(tones):
                shade = palette.lighter(palette.colour(tone), -0.06 if (y - spot.y) % 2 else 0.0)
                _block(cells, spot.x + 3 + 7 * k, y, 6, shade)
            y += 1


def _evocations(cells: Cells, spot: Region, dump: Dump) -> None:
    """The cards that lie on the table, and everybody's feathers."""
    palette = cells.palette
    for k, code in enumerate(dump["table"]):
        x, tone = spot.x + 2 + 6 * k, palette.colour(COLOURS.get(code[1:2], "tone-eagle"))
        _block(cells, x, spot.y + 1, 5, tone, f"  {code[2:]}")
        for row in range(2, min(4, spot.height - len(dump["tokens"]) - 1)):
            cells.fill(x, spot.y + row, 5, 1, palette.card)
    for seat, tokens in enumerate(dump["tokens"]):
        y = spot.bottom - len(dump["tokens"]) + seat
        _block(cells, spot.x + 2, y, 1, palette.seats[seat])
        cells.put(spot.x + 4, y, "▞" * tokens, palette.colour("feather"))


def _columns(cells: Cells, spot: Region, columns: Sequence[Sequence[str]]) -> None:
    """A column of cards beside the other, their values on their colours; what lies face down has none."""
    palette = cells.palette
    width = max(2, min(5, (spot.width - 2) // max(1, len(columns)) - 1))
    for k, cards in enumerate(columns):
        x = spot.x + 1 + k * (width + 1)
        for y, code in enumerate(cards[-spot.height :], spot.y):
            is_hidden = code.startswith("#")
            tone = palette.colour("tone-back" if is_hidden else SUITS.get(code[:1], "tone-back"))
            _block(cells, x, y, width, tone, "" if is_hidden else f" {code[1:2]}")


def _duel(cells: Cells, spot: Region, dump: Dump) -> None:
    _columns(cells, spot, [column for side in dump["columns"] for column in side if column])


def _rixe(cells: Cells, spot: Region, dump: Dump) -> None:
    _columns(cells, spot, [column for zone in dump["zones"] for column in zone if column])


THUMBS: Mapping[str, Callable[[Cells, Region, Dump], None]] = {
    "tribe": _chains,
    "indy": _evocations,
    "tribal_duel": _duel,
    "tribal_rixe": _rixe,
    "rise_of_tribes": _island,
    "five_tribes": _city,
}
"""Game -> what paints its position."""
