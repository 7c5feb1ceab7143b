"""What may be chosen and lies neither on the map nor on a card: buttons in the column beside the map."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from textual.geometry import Region

from tribes_tui.games.rise_of_tribes.pieces.section import FRAMED_FROM, ColumnSection, Height
from tribes_tui.games.rise_of_tribes.words.said import board as said
from tribes_tui.widgets.drawing import shapes
from tribes_tui.widgets.drawing.drawn import Place, PlaceState
from tribes_tui.widgets.drawing.shapes import plate

if TYPE_CHECKING:
    from tribes_tui.widgets.drawing.cells import Cells

KEPT = 16
"""What it is worse by without the rows that it keeps: as much as the actions are without theirs."""
EDGES = 4
"""Columns of a button beside its words."""


class ActionButton(NamedTuple):
    """A button: the name of its place, the key that chooses it, what it says."""

    name: str
    key: str
    words: str

    @property
    def text(self) -> str:
        """The key and the words; a figure as a key is no amount."""
        return f"{self.key}{')' if self.key.isdigit() else ''} {self.words}".strip()


class RiseButtons(ColumnSection):
    """A place a button."""

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self._buttons: dict[str, ActionButton] = {}
        self._reserve = 0

    def show(self, buttons: Sequence[ActionButton], reserve: int = 0) -> None:
        """These, in this order. `reserve`: rows that it takes in any case where there is room, so that what lies below stays."""
        self._reserve = reserve
        self._buttons = {one.name: one for one in buttons}
        self.changed()

    def names(self) -> Iterable[str]:
        """A place a button."""
        return self._buttons

    def key_of(self, name: str) -> str:
        """The key that chooses it; empty if it is no button."""
        button = self._buttons.get(name)
        return button.key if button else ""

    def shape(self) -> Hashable:
        """All of it."""
        return tuple(self._buttons.values()), self._reserve

    def heights(self, width: int) -> Sequence[Height]:
        """A row for as many as go side by side; none without any."""
        if width < FRAMED_FROM:
            return (Height(self._rows(width)),)
        kept = Height(self._reserve)
        if not self._buttons:
            return kept, Height(0, KEPT)
        framed, plain = self._rows(width - 3) + 2, self._rows(width)
        return (
            *([kept] if framed < self._reserve else []),
            Height(framed, KEPT * (framed < self._reserve)),
            Height(plain, KEPT + 9),
        )

    def _rows(self, width: int) -> int:
        return max((row + 1 for _, row, _ in self._spots(width)), default=0)

    def _spots(self, width: int) -> Iterable[tuple[int, int, ActionButton]]:
        """Column, row and button."""
        x, row = 0, 0
        for button in self._buttons.values():
            room = min(len(button.text) + EDGES, width)
            if x + room > width:
                x, row = 0, row + 1
            yield x, row, button
            x += room

    @property
    def is_framed(self) -> bool:
        """Where there is room for it."""
        return self.size.width >= FRAMED_FROM and self.size.height >= self._rows(self.size.width - 3) + 2

    def look(self, name: str) -> Hashable:
        """What it says."""
        return self._buttons[name]

    def lay(self, cells: Cells) -> Iterable[Place]:
        """Side by side, in rows."""
        inner = self.inner
        if self.is_framed and self._buttons:
            box = Region(0, 0, cells.width, self._rows(inner.width) + 2)
            shapes.frame(cells, box, cells.palette.line, said.can_do(), cells.palette.accent)
        for x, row, button in self._spots(inner.width):
            spot = Region(inner.x + x, inner.y + row, min(len(button.text) + EDGES, inner.width), 1)
            yield Place(button.name, spot, spot)

    def paint(self, cells: Cells, place: Place, state: PlaceState) -> None:
        """A name plate with round ends."""
        palette, spot = self.palette, place.region
        face = palette.mix(palette.panel, palette.ink, 0.14)
        left, right, ink = ("[", "]", palette.ink) if palette.is_bare else ("▐", "▌", face)
        if state.is_legal and not palette.is_bare:
            left, ink_left = "▐", palette.legal
        else:
            ink_left = ink
        cells.put(spot.x, spot.y, left, ink_left)
        cells.put(spot.right - 1, spot.y, right, ink)
        plate(cells, spot.x, spot.y, spot.width, self._buttons[place.name].text, face, palette.ink, state)
