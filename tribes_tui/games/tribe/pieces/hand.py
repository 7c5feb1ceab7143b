"""The viewer's cards, above each its key, below each what may become of it."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from textual.geometry import Offset, Region

from tribes_tui.display.wide import shortened
from tribes_tui.games.tribe.faces import sized
from tribes_tui.theme.palette import BOLD
from tribes_tui.widgets.card_face import FRAMED, LARGE, MEDIUM, Face
from tribes_tui.widgets.drawn import Drawn
from tribes_tui.widgets.links import paint_link
from tribes_tui.widgets.places import Place, PlaceState

if TYPE_CHECKING:
    from tribes_tui.widgets.cells import Cells

LEFT = 1
WIDEST = 13
"""Columns from one card to the next, where there is room."""

USUAL = 6
"""So many cards a hand has at most, but for a while."""

LEAST = 10
"""Columns from one card to the next at the least; where there are fewer, cards without pictures lie in two rows."""

AROUND = 3
"""Rows of the keys above a card, of the light and the use below it."""

LOW = 2
"""Rows of a card without its picture."""


class Held(NamedTuple):
    """A card of the hand: its place, the key that picks it, and what may become of it, in full and in nine letters."""

    name: str
    key: str
    face: Face
    use: str = ""
    brief: str = ""
    is_good: bool = False
    """Whether it can be laid on a chain, or begin one."""

    shows_key: bool = True
    """Whether its key picks it now; else the key tells why not, and doesn't stand there."""


class TribeHand(Drawn):
    """Cards in a row. Where a row more is left, their keys stand above them."""

    DEFAULT_CSS = "TribeHand { height: 6; }"

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self._held: dict[str, Held] = {}

    def show(self, held: Sequence[Held]) -> None:
        """These cards from now on."""
        self._held = {one.name: one for one in held}
        self.changed()

    @property
    def held(self) -> Sequence[Held]:
        """What it shows."""
        return tuple(self._held.values())

    def names(self) -> Iterable[str]:
        """A place a card."""
        return self._held

    def shape(self) -> Hashable:
        """Which places there are, and their keys."""
        return tuple((one.name, one.key, one.shows_key) for one in self._held.values())

    def look(self, name: str) -> Hashable:
        """The card and its use."""
        return self._held[name]

    def _pitch(self, width: int) -> int:
        return min(WIDEST, (width - LEFT) // max(USUAL, len(self._held)))

    def _is_low(self, width: int) -> bool:
        return self._pitch(width) < LEAST

    def _card_size(self) -> tuple[int, int]:
        if self.size.height > MEDIUM[1] + AROUND + 1 and not self.palette.is_bare:
            return LARGE[0], self.size.height - AROUND
        rows = FRAMED[1] if self.palette.is_bare else MEDIUM[1]
        return MEDIUM[0], min(rows, self.size.height - 1)

    def lay(self, cells: Cells) -> Iterable[Place]:
        """From the left. A place is the card and its use."""
        if self._is_low(cells.width):
            yield from self._lay_low(cells)
            return
        pitch, (width, rows) = self._pitch(cells.width), self._card_size()
        top = 1 if cells.height > rows + 2 else 0
        for k, one in enumerate(self._held.values()):
            x = LEFT + k * pitch
            if top and one.shows_key:
                cells.centre(x, 0, width, one.key, cells.palette.soft, None, BOLD)
            spot = Region(x, top, min(width, pitch), rows)
            yield Place(one.name, spot, Region(x, top, min(pitch, cells.width - x), cells.height - top))

    def _lay_low(self, cells: Cells) -> Iterable[Place]:
        """Two rows of cards without pictures, each with its use below it."""
        columns = (len(self._held) + 1) // 2
        pitch, top = (cells.width - LEFT) // columns, cells.height - 2 * (LOW + 1)
        for k, name in enumerate(self._held):
            row, column = divmod(k, columns)
            spot = Region(LEFT + column * pitch, top + row * (LOW + 1), pitch - 1, LOW)
            yield Place(name, spot, Region(spot.x, spot.y, pitch, LOW + 1))

    def place_at(self, where: Offset) -> str:
        """The key above a card and its use below it belong to it."""
        columns = (place for place in self.places.values() if place.region.x <= where.x < place.region.right)
        rows = (place for place in columns if self._top(place) <= where.y < place.extent.bottom)
        return next((place.name for place in rows), "")

    def _top(self, place: Place) -> int:
        """The row of its key, or where it begins if it has none."""
        return place.region.y - bool(self._held[place.name].shows_key and not self._is_low(self.size.width))

    def paint(self, cells: Cells, place: Place, state: PlaceState) -> None:
        """A card and its use."""
        one, (x, y, seen, rows) = self._held[place.name], place.region
        paint_link(cells, Region(x, y, seen, rows), sized(one.face, max(rows, MEDIUM[1])), state)
        p, last, room = cells.palette, place.extent.bottom - 1, place.extent.width
        use = one.use if len(one.use) < room else shortened(one.brief, room)
        cells.put(x, last, " " * room)
        flags = BOLD if one.is_good else 0
        cells.centre(
            x, last, seen if seen > len(use) else room - 1, use, p.legal if one.is_good else p.soft, None, flags
        )
