"""What the viewer's cards make, and what they would make after the choice under the cursor."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence

from textual.geometry import Offset, Region

from tribes_tui.widgets.cards.card_face import Face, paint_card
from tribes_tui.widgets.drawing.cells import Cells, Part
from tribes_tui.widgets.drawing.drawn import Drawn, Place, PlaceState
from tribes_tui.widgets.drawing.lines import fit
from tribes_tui.widgets.drawing.shapes import frame

Row = Face | tuple[Part, ...]
"""A card in one row, or words."""
FRAMED = 29, 9
"""The least width and height of a frame."""
CHIP = 21


class BestThree(Drawn):
    """Rows of words and cards; in a frame where there is room for one."""

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self._title = ""
        self._rows: tuple[Row, ...] = ()

    def show(self, title: str, rows: Sequence[Row]) -> None:
        """Show these from now on."""
        self._title, self._rows = title, tuple(rows)
        self.changed()

    def shape(self) -> Hashable:
        """The title stands in the frame."""
        return self._title

    @property
    def is_framed(self) -> bool:
        """Whether there is room for the frame."""
        return self.size.width >= FRAMED[0] and self.size.height >= FRAMED[1]

    def lay(self, cells: Cells) -> Iterable[Place]:
        """A row each, so that only those that differ are sent."""
        p, left, top, high = self.palette, 2, 0, cells.height
        if self.is_framed and self._title:
            width, high = min(cells.width - 2, 40), min(cells.height, 11)
            frame(cells, Region(left, 0, width, high), p.line, self._title, p.accent)
            left, top, high = left + 2, 1, high - 1
        elif self._title:
            cells.title(left, 0, self._title)
            top = 1
        for k, y in enumerate(range(top, high)):
            yield Place(f"row:{k}", Region(), Region(left, y, min(cells.width - left - self.is_framed, 36), 1))

    def look(self, name: str) -> Hashable:
        """The row."""
        return self._row(name)

    def _row(self, name: str) -> Row:
        k = int(name.removeprefix("row:"))
        return self._rows[k] if k < len(self._rows) else ()

    def paint(self, cells: Cells, place: Place, state: PlaceState) -> None:
        """Words, or a card as wide as the longest words of any."""
        row, spot = self._row(place.name), place.extent
        if isinstance(row, Face):
            paint_card(cells, Region(spot.x, spot.y, min(CHIP, spot.width), 1), row, PlaceState())
        else:
            cells.parts(spot.x, spot.y, fit(row, spot.width))

    def place_at(self, where: Offset) -> str:
        """Nothing here can be pointed at."""
        return ""
