"""Cards side by side under a heading, with the key of each above it or before it, and places where cards are still to come."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from textual.geometry import Region

from tribes_tui.theme.palette import BOLD
from tribes_tui.widgets.cards.card_face import FRAMED, HUGE, LARGE, MIDDLE, ROW, Face, paint_card
from tribes_tui.widgets.drawing.drawn import Drawn, Place, PlaceState
from tribes_tui.widgets.drawing.shapes import slot

if TYPE_CHECKING:
    from tribes_tui.widgets.drawing.cells import Cells

MOST = 4
LEFT = 2


class CardSpot(NamedTuple):
    """A place for a card: its name, the key that chooses it, the card, or the words where there is none yet."""

    name: str
    key: str
    face: Face | None
    words: tuple[str, ...] = ()
    fresh: int | None = None
    """Whose colour marks it as new, if it is."""


class CardRow(Drawn):
    """Up to four cards, as large as there is room. The keys stand above them where a row is left, else before them."""

    DEFAULT_CSS = "CardRow { width: 54; height: 7; }"

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self._spots: dict[str, CardSpot] = {}

    def show(self, spots: Sequence[CardSpot]) -> None:
        """Show these from now on."""
        self._spots = {spot.name: spot for spot in spots}
        self.changed()

    def names(self) -> Iterable[str]:
        """Those of cards that are there."""
        return (spot.name for spot in self._spots.values() if spot.face is not None)

    def shape(self) -> Hashable:
        """What lies under the cards: keys, and places without a card."""
        return tuple((spot.name, spot.key, spot.face is None, spot.words) for spot in self._spots.values())

    def look(self, name: str) -> Hashable:
        """The card, and whether it is new."""
        return self._spots[name].face, self._spots[name].fresh

    def _card_size(self) -> tuple[int, int]:
        width, height = self.size
        if self.palette.is_bare:
            return FRAMED if height > FRAMED[1] else ROW
        if width >= LEFT + MOST * (HUGE[0] + 2) and height >= HUGE[1]:
            return HUGE[0], min(HUGE[1], height - 2)
        return next((size for size in (LARGE, MIDDLE) if size[1] < height), ROW)

    def lay(self, cells: Cells) -> Iterable[Place]:
        """From the left, their keys above them or before their pictures."""
        p, (width, height) = self.palette, self._card_size()
        pitch = min((cells.width - LEFT) // MOST, width + 3)
        top = 1 if cells.height > height + 1 else 0
        for k, spot in enumerate(self._spots.values()):
            x = LEFT + pitch * k
            if top:
                cells.centre(x, 0, width, spot.key, p.soft, None, BOLD)
            elif height > 1:
                cells.put(x - 1, 1, spot.key, p.soft, None, BOLD)
            box = Region(x, top, width, height)
            if spot.face is not None:
                yield Place(spot.name, box, Region(x, top, min(width + 1, pitch), height + 1))
            elif height > 2:
                high = max(height, min(len(spot.words) + 2, cells.height - top))
                slot(cells, Region(x, top, width, high), spot.words)

    def paint(self, cells: Cells, place: Place, state: PlaceState) -> None:
        """One card."""
        spot = self._spots[place.name]
        if spot.face is not None:
            paint_card(
                cells, place.region, spot.face, state if spot.fresh is None else state._replace(fresh=spot.fresh)
            )
