"""A grid of tiles."""

from collections.abc import Hashable, Iterable, Sequence

from textual.geometry import Region

from tribes_tui.widgets.drawing import BOLD, Cells, Drawn, Place, PlaceState, has_choice, own_state
from tribes_tui.widgets.tiles.tile_face import Tile, paint_tile

SIZES = ((20, 9), (20, 7), (17, 7), (14, 5), (11, 5), (11, 4), (8, 3), (8, 2))
"""Width and height of a tile, from large to small. From five rows on a row is left between tiles, for shadow and glow."""
GAP_FROM = 5
LEFT, TOP = 2, 1
"""Columns and rows for the letters and numbers at the edge."""


class TileGrid(Drawn):
    """Tiles in columns named by letters and rows named by numbers; a place each."""

    def __init__(self, id: str | None = None, classes: str | None = None, has_edge: bool = True) -> None:
        """`has_edge`: whether columns and rows are named."""
        super().__init__(id=id, classes=classes)
        self._has_edge = has_edge
        self.pieces: dict[str, Tile] = {}

    def show(self, tiles: Sequence[Tile]) -> None:
        """Show these tiles from now on."""
        self.pieces = {tile.name: tile for tile in tiles}
        self.changed()

    def shape(self) -> Hashable:
        """Where tiles lie."""
        return tuple((tile.name, tile.column, tile.row) for tile in self.pieces.values())

    def look(self, name: str) -> Hashable:
        """Everything that is told about the tile, and whether any can be chosen: else none goes back into the felt."""
        return self.pieces[name], has_choice(self)

    def _counts(self) -> tuple[int, int]:
        """Columns and rows."""
        tiles = self.pieces.values()
        return max(tile.column for tile in tiles) + 1, max(tile.row for tile in tiles) + 1

    def tile_size(self, width: int, height: int) -> tuple[int, int]:
        """The largest that goes into so many cells; the smallest if none does."""
        columns, rows = self._counts()
        for w, h in SIZES:
            if LEFT + columns * (w + 1) <= width and TOP + rows * (h + (h >= GAP_FROM)) <= height:
                return w, h
        return SIZES[-1]

    def lay(self, cells: Cells) -> Iterable[Place]:
        """Letters above, numbers at the left, tiles by rows."""
        if not self.pieces:
            return
        (width, height), (columns, rows) = self.tile_size(cells.width, cells.height), self._counts()
        gap, soft = int(height >= GAP_FROM), self.palette.soft
        for column in range(columns * self._has_edge):
            cells.centre(LEFT + column * (width + 1), 0, width, chr(ord("a") + column), soft, None, BOLD)
        for row in range(rows * self._has_edge):
            cells.put(0, TOP + row * (height + gap), str(row + 1), soft, None, BOLD)
        for tile in sorted(self.pieces.values(), key=lambda one: (one.row, one.column)):
            x, y = LEFT + tile.column * (width + 1), TOP + tile.row * (height + gap)
            yield Place(tile.name, Region(x, y, width, height), Region(x, y, width + 1, height + gap))

    def paint(self, cells: Cells, place: Place, state: PlaceState) -> None:
        """One tile."""
        paint_tile(cells, place.region, self.pieces[place.name], own_state(self, place.name, state))

    def letter_spot(self, cells: Cells, place: Place) -> tuple[int, int, int]:
        """On small tiles over the beginning of the name: below it letters are people."""
        if place.region.height >= GAP_FROM:
            return super().letter_spot(cells, place)
        return place.region.x, place.region.y, 2
