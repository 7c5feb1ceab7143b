"""Cards in a row: one alone, or a hand."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from typing import TYPE_CHECKING

from textual.geometry import Region
from textual.timer import Timer

from tribes_tui.widgets.card_face import Face, paint_card, size_for
from tribes_tui.widgets.drawn import Drawn
from tribes_tui.widgets.places import Place, PlaceState

if TYPE_CHECKING:
    from tribes_tui.widgets.cells import Cells

RESTS = 0.3
"""Seconds after which a card that is partly covered comes up under the cursor."""


class Hand(Drawn):
    """Cards side by side, as large as the height allows, closer together the more there are.

    Its places are `PREFIX:0`, `PREFIX:1` ..., or the names given to `show`. Where cards lie over each other, each shows
    its left part; the one on which the cursor rests comes up and is whole.
    """

    DEFAULT_CSS = "Hand { height: 9; }"
    GAP = 3

    def __init__(self, prefix: str = "hand", id: str | None = None, classes: str | None = None) -> None:
        super().__init__(id=id, classes=classes)
        self._prefix = prefix
        self._faces: dict[str, Face] = {}
        self._pitch = self._width = 0
        self._under_cursor = self._raised = ""
        self._timer: Timer | None = None

    def show(self, faces: Sequence[Face], names: Sequence[str] = ()) -> None:
        """Show these cards from now on, `names` being those of their places."""
        keys = names or [f"{self._prefix}:{k}" for k in range(len(faces))]
        self._raised = self._raised if self._raised in keys else ""
        self._faces = dict(zip(keys, faces, strict=True))
        self.changed()

    def names(self) -> Iterable[str]:
        """A place a card."""
        return self._faces

    def shape(self) -> Hashable:
        """Which places there are, and the longest words: in one row cards are as wide as these."""
        return tuple(self._faces), self._longest()

    def _longest(self) -> int:
        return max((len(face.words) for face in self._faces.values()), default=0)

    def _card_size(self, cells: Cells) -> tuple[int, int]:
        width, height = size_for(cells.height, cells.palette)
        if height > 1:
            return width, height
        room = (cells.width - 1) // max(1, len(self._faces)) - 1
        return max(width, min(self._longest() + 2, room)), height

    def look(self, name: str) -> Hashable:
        """The card's face, and the card that lies over it."""
        return self._faces[name], self._above(name)

    def changed(self, *names: str) -> None:
        """As ever; where cards lie over each other, the cursor's comes up if it stays there: at once would cost a picture
        at every key."""
        cursor = self.states.cursor if self.states.cursor in self._faces else ""
        if cursor != self._under_cursor:
            self._under_cursor, self._raised = cursor or "", ""
            if self._timer is not None:
                self._timer.stop()
            if cursor and self._pitch < self._width:
                self._timer = self.set_timer(RESTS, self.raise_card)
        super().changed(*names)

    def raise_card(self) -> None:
        """Show the card under the cursor whole."""
        if self._pitch < self._width:
            self._raised = self._under_cursor
            super().changed()

    def _above(self, name: str) -> str:
        """The card that has come up, if it lies over this one; else none."""
        if not self._raised:
            return ""
        order = [*self._faces]
        distance = order.index(name) - order.index(self._raised)
        return self._raised if 0 <= distance * self._pitch <= self._width else ""

    def lay(self, cells: Cells) -> Iterable[Place]:
        """From the left; the last card alone is sure to be whole."""
        width, height = self._card_size(cells)
        pitch = self.pitch(cells.width, width)
        self._pitch, self._width = pitch, width
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
        """One card; of a covered one the columns that are seen, and what lies over them."""
        width, height = self._card_size(cells)
        whole = Region(place.region.x, 0, width, height)
        above = self._above(place.name)
        seen = 0 if above == place.name else place.region.width
        paint_card(cells, whole, self._faces[place.name], state, seen)
        if above not in ("", place.name):
            left = whole.x - self._pitch * ([*self._faces].index(place.name) - [*self._faces].index(above))
            paint_card(cells, whole.at_offset((left, 0)), self._faces[above], self.states.of(above))


class Card(Hand):
    """One card, as large as the height allows: a hand of one."""

    DEFAULT_CSS = "Card { width: 13; height: 9; }"

    def __init__(self, face: Face, name: str = "card", id: str | None = None, classes: str | None = None) -> None:
        super().__init__(name, id=id, classes=classes)
        self._faces = {name: face}

    def show_face(self, face: Face) -> None:
        """Turn it over, or put another in its place."""
        self.show([face], list(self._faces))
