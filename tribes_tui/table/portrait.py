"""The large picture of a thing on the table: a card, a tile, a hex alone, as its piece shows it there."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import TYPE_CHECKING

from tribes_tui.widgets.cards.card_face import Face
from tribes_tui.widgets.cards.cards import Card
from tribes_tui.widgets.tiles.hex_ground import Hex
from tribes_tui.widgets.tiles.hex_map import HexMap
from tribes_tui.widgets.tiles.tile_face import Tile
from tribes_tui.widgets.tiles.tile_grid import TileGrid

if TYPE_CHECKING:
    from tribes_tui.widgets.drawing.drawn import Drawn

ALONE = "portrait"
"""The name of its place."""
CARD, TILE, HEX = (14, 9), (17, 7), (26, 9)
"""Columns and rows of each."""
SEATS = ("seat:", "zone:", "plate")
"""Beginnings of the names of places that hold cards of a seat, but are none."""


def portrait(piece: Drawn, name: str) -> Drawn | None:
    """The thing at a place of `piece`, drawn alone and large; None where nothing is to be seen: words, a seat, a back.

    All that a piece shows at a place is what it says in `look`: the first card, tile or hex in that is the thing.
    """
    if name.startswith(SEATS):
        return None
    for value in _values(piece.look(name)):
        if isinstance(value, Face) and not value.is_back:
            return _sized(Card(value, ALONE), CARD)
        if isinstance(value, Tile):
            grid = TileGrid(has_edge=False)
            grid.show([value._replace(name=ALONE, column=0, row=0, right="", below="")])
            return _sized(grid, TILE)
        if isinstance(value, Hex):
            ground = HexMap()
            ground.show([value._replace(name=ALONE, q=0, r=0)])
            return _sized(ground, HEX)
    return None


def _sized(piece: Drawn, size: tuple[int, int]) -> Drawn:
    """It can't be chosen: it is a picture."""
    piece.disabled, piece.can_focus = True, False
    piece.styles.width, piece.styles.height = size
    return piece


def _values(value: Hashable) -> Iterator[Hashable]:
    """A value, and what is in it, as far as those are things or tuples of some."""
    yield value
    if isinstance(value, tuple) and not isinstance(value, Face | Tile | Hex):
        for one in value:
            yield from _values(one)
