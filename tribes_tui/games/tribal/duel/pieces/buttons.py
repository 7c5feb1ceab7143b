"""What ends a turn, and what may be done once in it: a row with its button."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from typing import TYPE_CHECKING

from textual.geometry import Region

from tribes_tui.theme.palette import BOLD
from tribes_tui.widgets.drawing.drawn import Drawn, Place, PlaceState
from tribes_tui.widgets.drawing.shapes import plate

if TYPE_CHECKING:
    from tribes_tui.widgets.drawing.cells import Cells

END, KEY = "end", "e"


class DuelButtons(Drawn):
    """The button that ends the turn or the cleaning at the left; words beside it."""

    DEFAULT_CSS = "DuelButtons { height: 1; }"

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self._button, self._said = "", tuple[str, ...]()

    def show(self, button: str, said: Sequence[str]) -> None:
        """What the button says, empty if there is none; and what else there is to say, in ever fewer words."""
        self._button, self._said = button, tuple(said)
        self.changed()

    def names(self) -> Iterable[str]:
        """The button."""
        return (END,) if self._button else ()

    def shape(self) -> Hashable:
        """The words."""
        return self._button, self._said

    def look(self, name: str) -> Hashable:
        """What it says."""
        return self._button

    def lay(self, cells: Cells) -> Iterable[Place]:
        """The button, then the longest words that fit."""
        x = 0
        if self._button:
            spot = Region(0, 0, len(self._button) + 8, 1)
            yield Place(END, spot, spot)
            x = spot.right + 2
        cells.put(x, 0, next((text for text in self._said if x + len(text) < cells.width), ""), cells.palette.soft)

    def paint(self, cells: Cells, place: Place, state: PlaceState) -> None:
        """Its key as a cap, and the plate."""
        palette, spot = cells.palette, place.region
        face, cap = palette.mix(palette.panel, palette.ink, 0.14), palette.mix(palette.panel, palette.ink, 0.3)
        if palette.is_bare:
            cells.put(0, 0, f"{KEY} [", palette.ink)
            cells.put(spot.right - 1, 0, "]", palette.ink)
        else:
            cells.put(0, 0, f" {KEY} ", palette.on(cap), cap, BOLD)
            cells.put(3, 0, " " * (spot.width - 4), None, face)
            cells.put(spot.right - 1, 0, " " if palette.is_flat else "▌", face)
        plate(cells, 3, 0, spot.width - 3, self._button, face, palette.ink, state)
