"""What lies beside the row on the table: the deck, and the plate with the feathers that somebody lost."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from typing import TYPE_CHECKING

from textual.geometry import Region

from tribes_tui.games.indy.faces import MOST_FEATHERS, WIDE, draw_feathers
from tribes_tui.games.indy.words.said import cards as said_cards
from tribes_tui.games.indy.words.said import table as said
from tribes_tui.theme.palette import BOLD
from tribes_tui.widgets.drawing.drawn import Drawn, Place, PlaceState
from tribes_tui.widgets.drawing.shapes import plate, shadow, slab

if TYPE_CHECKING:
    from tribes_tui.widgets.drawing.cells import Cells

DECK_WIDTH = 9
PLATE_WIDTH = 15
SAID = 25
"""Columns of deck and plate where each is a row of words."""
WOOD, LIGHT_WOOD = "#3b2a20", "#8a6a4c"
"""Of the plate: in the dark, by daylight."""
ROOMY = 30
"""Rows of a screen where no card is shortened."""


class DeckAndPlate(Drawn):
    """Places `deck` and `plate`."""

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self._deck, self._plate = 0, 0
        self._legend: Sequence[str] = ()

    def show(self, deck: int, plate_: int, legend: Sequence[str] = ()) -> None:
        """So many cards face down, so many feathers; `legend` says what shortened cards are, where they have no colour."""
        self._deck, self._plate, self._legend = deck, plate_, legend
        self.changed()

    def shape(self) -> Hashable:
        """The legend and the prize lie under everything."""
        return self._legend, bool(self._plate)

    def names(self) -> Iterable[str]:
        """Both, always."""
        return ("deck", "plate")

    def look(self, name: str) -> Hashable:
        """The number."""
        return self._deck if name == "deck" else self._plate

    def lay(self, cells: Cells) -> Iterable[Place]:
        """Side by side; what each is stands in its place."""
        if self.palette.is_bare or cells.height < 6:
            top = max(0, (cells.height - 4) // 2)
            yield Place("deck", Region(1, top, SAID, 1), Region(1, top, SAID, 1))
            yield Place("plate", Region(1, top + 1, SAID, 1), Region(1, top + 1, SAID, 1))
            legend = self._legend if self.palette.is_bare and self.screen.size.height < ROOMY else ()
            rows = max(0, cells.height - top - 2)
            for y, line in enumerate(legend[:rows], top + 2):
                cells.put(1, y, line, self.palette.soft)
            if self._plate and len(legend) < rows:
                cells.centre(1, top + 2 + len(legend), SAID, said.plate_prize(), self.palette.soft)
            return
        left = 2 if cells.width < 30 else 4
        high = min(9, cells.height)
        yield Place("deck", Region(left, 0, DECK_WIDTH, high - 1), Region(left, 0, DECK_WIDTH + 1, high))
        x = left + DECK_WIDTH + 2
        wide = min(PLATE_WIDTH, cells.width - x - 1)
        yield Place("plate", Region(x, 0, wide, high - 1), Region(x, 0, wide + 1, high))

    def paint(self, cells: Cells, place: Place, state: PlaceState) -> None:
        """One of them."""
        if place.region.height == 1:
            words = said.deck_row(cards=said_cards.cards(number=self._deck)) if place.name == "deck" else self._words()
            plate(cells, *place.region[:3], words, cells.palette.below, cells.palette.ink, state)
        elif place.name == "deck":
            self._paint_deck(cells, place.region, state)
        else:
            self._paint_plate(cells, place.region, state)

    def _words(self) -> str:
        lost = said_cards.feathers_lost(number=self._plate) if self._plate else said.plate_empty()
        return said.plate_row(feathers=lost)

    def _paint_deck(self, cells: Cells, spot: Region, state: PlaceState) -> None:
        """Woven backs, the paper of many cards at the foot, their number on a plate in the middle."""
        p, (x, y, width, height) = cells.palette, spot
        back = p.tone("indy-back")
        self._heading(cells, Region(x, y, width, 1), said.deck(), state)
        slab(cells, Region(x, y + 1, width, height - 1), back)
        for row in range(y + 1, y + height - 1):
            cells.put(x + 1, row, "▚" * (width - 2), p.lighter(back, 0.07) if not p.is_flat else p.soft, back)
        foot = y + height - 1
        cells.put(x, foot, "▜", p.card_edge)
        cells.put(x + 1, foot, "═" * (width - 2), "#8d7850" if not p.is_flat else p.card_ink, p.card_edge)
        cells.put(x + width - 1, foot, "▛", p.card_edge)
        number = said_cards.cards(number=self._deck)
        dark = p.mix(back, "#000000", 0.55)
        cells.centre(x, y + height // 2, width, number, p.on(dark), dark, BOLD)
        shadow(cells, Region(x, y + 1, width, height - 1))

    def _paint_plate(self, cells: Cells, spot: Region, state: PlaceState) -> None:
        """A wooden plate with feathers; on it what the best team takes, below their number in words."""
        p, (x, y, width, height) = cells.palette, spot
        self._heading(cells, Region(x, y, width, 1), said.plate(), state)
        top = y + 2 if height > 7 else y + 1
        if not p.is_flat:
            slab(cells, Region(x, top, width, 4), WOOD if p.is_dark else LIGHT_WOOD)
            shadow(cells, Region(x, top, width, 4))
        is_heap = self._plate > MOST_FEATHERS
        shown = 1 if is_heap else self._plate
        pitch = WIDE if shown <= 4 else 2
        ink = "" if p.is_dark or p.is_flat else p.colour("feather")
        left = x + (width - (shown - 1) * pitch - 2) // 2 - 2 * is_heap
        end = draw_feathers(cells, left, top + 1, shown, ink, pitch)
        if is_heap:
            cells.put(end, top + 1, f"× {self._plate}", p.ink if p.is_dark or p.is_flat else p.card_ink)
        if self._plate:
            prize = said.plate_prize()
            wood = None if p.is_flat else WOOD if p.is_dark else LIGHT_WOOD
            ink = p.ink if p.is_dark or p.is_flat else p.card_ink
            prize = prize if len(prize) <= width - 2 else said.plate_prize_short()
            cells.centre(x + 1, top + 3, width - 2, prize, ink, wood)
        lost = said_cards.feathers_lost(number=self._plate) if self._plate else said.plate_empty()
        short = said_cards.feathers_lost_short(number=self._plate)
        cells.centre(x, top + 5, width, lost if len(lost) <= width else short, p.soft)

    def _heading(self, cells: Cells, spot: Region, words: str, state: PlaceState) -> None:
        if state.is_cursor or state.is_chosen:
            plate(cells, *spot[:3], words, cells.palette.below, cells.palette.ink, state)
        else:
            cells.centre(*spot[:3], words, cells.palette.soft)
