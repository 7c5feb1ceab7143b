"""A map of hexes, as large as the room allows."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence

from textual.geometry import Region

from tribes_tui.widgets.cells import Cells
from tribes_tui.widgets.drawn import Drawn
from tribes_tui.widgets.hex_body import paint_body
from tribes_tui.widgets.hex_ground import SIZES, HexSize, Spot, paint_ground
from tribes_tui.widgets.hex_values import Hex
from tribes_tui.widgets.places import Place, PlaceState


class HexMap(Drawn):
    """Hexes with points up. The ground is painted once; a place is the body of a hex, with its plate and what lies on it.

    It takes the largest of five sizes in which all bodies are seen; the last slope and the cliff may be cut off.
    """

    def __init__(self, id: str | None = None, classes: str | None = None) -> None:
        super().__init__(id=id, classes=classes)
        self._hexes: dict[str, Hex] = {}

    def show(self, hexes: Sequence[Hex]) -> None:
        """Show these hexes from now on."""
        self._hexes = {one.name: one for one in hexes}
        self.changed()

    def names(self) -> Iterable[str]:
        """A place a hex."""
        return self._hexes

    def shape(self) -> Hashable:
        """Where which terrain lies."""
        return tuple((one.name, one.terrain, one.q, one.r) for one in self._hexes.values())

    def look(self, name: str) -> Hashable:
        """Everything that is told about the hex."""
        return self._hexes[name]

    def hex_size(self, width: int, height: int) -> HexSize:
        """The largest size that goes into so many cells; the smallest if none does."""
        across, down = self._extent()
        fitting = (size for size in SIZES if across * size.width <= 2 * width and down * size.pitch <= height)
        return next(fitting, SIZES[-1])

    def _extent(self) -> tuple[int, int]:
        """Half hexes across, rows of hexes down."""
        lefts = [2 * one.q + one.r for one in self._hexes.values()]
        rows = [one.r for one in self._hexes.values()]
        return max(lefts) - min(lefts) + 2, max(rows) - min(rows) + 1

    def lay(self, cells: Cells) -> Iterable[Place]:
        """The ground, in the middle of the room; places by rows."""
        if not self._hexes:
            return
        size = self.hex_size(cells.width, cells.height)
        spots = self._spots(cells.width, cells.height, size)
        paint_ground(cells, list(spots.values()), size)
        for name, spot in spots.items():
            body = Region(spot.x + 1, spot.y + size.slope, size.width - 2, size.body)
            yield Place(name, body, body)

    def _spots(self, width: int, height: int, size: HexSize) -> dict[str, Spot]:
        across, down = self._extent()
        left = min(2 * one.q + one.r for one in self._hexes.values())
        top = min(one.r for one in self._hexes.values())
        x0 = (width - across * size.width // 2) // 2
        y0 = max(0, (height - down * size.pitch - size.slope - 1) // 2)
        return {
            one.name: Spot(
                x0 + (2 * one.q + one.r - left) * size.width // 2, y0 + (one.r - top) * size.pitch, one.terrain
            )
            for one in self._hexes.values()
        }

    def paint(self, cells: Cells, place: Place, state: PlaceState) -> None:
        """The plate and what lies on the hex."""
        paint_body(cells, place.region, self._hexes[place.name], state)
