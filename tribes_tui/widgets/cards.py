"""Cards in a row: one alone, or a hand."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence

from textual.geometry import Region

from tribes_tui.widgets.card_face import Face, paint_card, size_for
from tribes_tui.widgets.cells import Cells
from tribes_tui.widgets.drawn import Drawn
from tribes_tui.widgets.places import Place, PlaceState


class Hand(Drawn):
    """Cards side by side, as large as the height allows, closer together the more there are.

    Its places are `PREFIX:0`, `PREFIX:1` ..., or the names given to `show`. Where cards lie over each other, each shows
    its left part; the one under the cursor is whole only where there is room.
    """

    DEFAULT_CSS = "Hand { height: 9; }"
    GAP = 3

    def __init__(self, prefix: str = "hand", id: str | None = None, classes: str | None = None) -> None:
        super().__init__(id=id, classes=classes)
        self._prefix = prefix
        self._faces: dict[str, Face] = {}

    def show(self, faces: Sequence[Face], names: Sequence[str] = ()) -> None:
        """Show these cards from now on, `names` being those of their places."""
        keys = names or [f"{self._prefix}:{k}" for k in range(len(faces))]
        self._faces = dict(zip(keys, faces, strict=True))
        self.changed()

    def names(self) -> Iterable[str]:
        """A place a card."""
        return self._faces

    def shape(self) -> Hashable:
        """Which places there are."""
        return tuple(self._faces)

    def look(self, name: str) -> Hashable:
        """The card's face."""
        return self._faces[name]

    def lay(self, cells: Cells) -> Iterable[Place]:
        """From the left; the last card alone is sure to be whole."""
        width, height = size_for(cells.height, cells.palette)
        pitch = self.pitch(cells.width, width)
        for k, name in enumerate(self._faces):
            is_last = k == len(self._faces) - 1
            seen = width if is_last else min(width, pitch)
            extent = width + 1 if is_last else min(width + 1, pitch)
            x = 1 + k * pitch
            yield Place(name, Region(x, 0, seen, height), Region(x, 0, extent, height + 1))

    def pitch(self, room: int, width: int) -> int:
        """Columns from one card to the next, when cards of that width have so much room."""
        count = len(self._faces)
        return min(width + self.GAP, (room - 2 - width) // max(1, count - 1)) if count > 1 else width

    def paint(self, cells: Cells, place: Place, state: PlaceState) -> None:
        """One card; of a covered one the columns that are seen."""
        width, height = size_for(cells.height, cells.palette)
        whole = Region(place.region.x, 0, width, height)
        paint_card(cells, whole, self._faces[place.name], state, place.region.width)


class Card(Hand):
    """One card, as large as the height allows: a hand of one."""

    DEFAULT_CSS = "Card { width: 13; height: 9; }"

    def __init__(self, face: Face, name: str = "card", id: str | None = None, classes: str | None = None) -> None:
        super().__init__(name, id=id, classes=classes)
        self._faces = {name: face}

    def show_face(self, face: Face) -> None:
        """Turn it over, or put another in its place."""
        self.show([face], list(self._faces))
