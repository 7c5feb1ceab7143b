"""What both players share: the stock, every card of the discard, and the card that has to be placed."""

from collections.abc import Hashable, Iterable, Iterator, Sequence
from typing import NamedTuple

from textual.geometry import Region

from tribes_tui.games.tribal.duel.words.said import table as said
from tribes_tui.games.tribal.table_parts import BACK
from tribes_tui.widgets.cards.card_face import Face, paint_back, paint_card
from tribes_tui.widgets.cards.column_bands import words_in
from tribes_tui.widgets.drawing import BOLD, Cells, Drawn, Place, PlaceState, has_choice, own_state, shapes, tones_of
from tribes_tui.words.folding import fold

STOCK, DRAWN = "stock", "drawn"
WIDE = 7
CARDS = 6
"""Rows for cards with their titles and their shadow."""
NARROW = 4
GOAL = 31
"""Columns at the least for how the game is won."""
FIRST = 12
"""The column where the discard begins in the large form; in two rows it has its word before it."""


class DiscardedCard(NamedTuple):
    """A card of the discard: its place, its face, and the marks it has."""

    name: str
    face: Face
    mark: str = ""


class Supply(Drawn):
    """Cards of four rows under their titles; or two rows: the stock, and below it the discard."""

    DEFAULT_CSS = "Supply { height: 2; }"

    _stock = 0
    _discard: dict[str, DiscardedCard] = {}
    _drawn: Face | None = None
    _goals: tuple[str, ...] = ()

    def show(self, stock: int, discard: Sequence[DiscardedCard], drawn: Face | None, goals: Sequence[str] = ()) -> None:
        """So many in the stock; the discard; the card to be placed; and how the game is won, in ever fewer words."""
        self._stock, self._drawn, self._goals = stock, drawn, tuple(goals)
        self._discard = {card.name: card for card in discard}
        self.changed()

    def names(self) -> Iterable[str]:
        """The stock, the card to be placed, the discard."""
        yield STOCK
        if self._drawn is not None:
            yield DRAWN
        yield from self._discard

    def shape(self) -> Hashable:
        """Which cards there are, and the words."""
        return tuple(self._discard), self._drawn is None, self._goals

    def look(self, name: str) -> Hashable:
        """The number of cards, or the card."""
        shown = self._stock if name == STOCK else self._drawn if name == DRAWN else self._discard[name]
        return shown, has_choice(self)

    # ---- Where things lie

    def lay(self, cells: Cells) -> Iterable[Place]:
        """Titles and words under the places."""
        return self._lay_cards(cells) if cells.height >= CARDS else self._lay_rows(cells)

    def _lay_cards(self, cells: Cells) -> Iterator[Place]:
        palette, high = cells.palette, 4
        cells.put(0, 0, said.stock(), palette.soft)
        yield Place(STOCK, Region(0, 1, WIDE, high), Region(0, 1, WIDE + 1, high + 1))
        x = FIRST
        if self._drawn is not None:
            cells.centre(x, 0, WIDE + 2, said.to_place(), palette.accent, None, BOLD)
            yield Place(DRAWN, Region(x + 1, 1, WIDE, high), Region(x + 1, 1, WIDE + 1, high + 1))
            x += WIDE + 5
        cells.put(x, 0, said.discard(), palette.soft)
        if not self._discard:
            shapes.slot(cells, Region(x, 1, WIDE + 6, high), (said.discard_empty(),))
        right = cells.width - max(GOAL, cells.width * 2 // 5)
        left = min(right - 1, x + max(WIDE + 6, len(self._discard) * (WIDE + 1)) + 2)
        shapes.laid(cells, Region(left, 0, cells.width - left, cells.height))
        forms, room = [fold(goal, max(1, cells.width - right - 2), "") for goal in self._goals], cells.width - right - 2
        goal = next((lines for lines in forms if len(lines) <= high and max(map(len, lines)) <= room), ())
        for y, line in enumerate(goal, 1):
            cells.put(right, y, line, palette.soft)
        yield from self._lay_discard(x, right - 2 - x, high)

    def _lay_discard(self, x: int, room: int, high: int) -> Iterator[Place]:
        """Cards over each other; where there is no room for even their left parts, in rows of small ones."""
        pitch = min(WIDE + 1, (room - WIDE - 1) // max(1, len(self._discard) - 1))
        a_row = max(1, room // NARROW)
        for k, name in enumerate(self._discard):
            if pitch < NARROW:
                spot = Region(x + k % a_row * NARROW, 1 + 2 * (k // a_row), NARROW, 1)
                yield Place(name, spot, spot)
                continue
            is_last = k == len(self._discard) - 1
            seen, extent = (WIDE, WIDE + 1) if is_last else (min(WIDE, pitch), min(WIDE + 1, pitch))
            left = x + k * pitch
            yield Place(name, Region(left, 1, seen, high), Region(left, 1, extent, high + 1))

    def _lay_rows(self, cells: Cells) -> Iterator[Place]:
        palette = cells.palette
        shapes.laid(cells, Region(0, 0, cells.width, cells.height))
        yield Place(STOCK, Region(0, 0, NARROW, 1), Region(0, 0, NARROW, 1))
        x = cells.put(NARROW + 1, 0, said.stock(), palette.soft) + 2
        if self._drawn is not None:
            yield Place(DRAWN, Region(x, 0, 9, 1), Region(x, 0, 9, 1))
            x += 11
        x = cells.put(x, 0, said.discard(), palette.soft) + 1
        if not self._discard:
            cells.put(x, 0, said.discard_empty(), palette.dim)
        pitch = min(NARROW, (cells.width - x) // max(1, len(self._discard)))
        for k, name in enumerate(self._discard):
            spot = Region(x + pitch * k, 0, pitch, 1)
            yield Place(name, spot, spot)
        goal = next((goal for goal in self._goals if 1 + len(goal) < cells.width), "")
        cells.put(1, 1, goal, palette.soft)

    # ---- Painting

    def paint(self, cells: Cells, place: Place, state: PlaceState) -> None:
        """The stock or a card, large or in a row."""
        state = own_state(self, place.name, state)
        is_large = place.region.height > 1
        if place.name == STOCK:
            self._paint_stock(cells, place.region, state, is_large)
            return
        shown = DiscardedCard(DRAWN, self._drawn) if place.name == DRAWN and self._drawn else self._discard[place.name]
        if place.name == DRAWN:
            state = state._replace(is_chosen=True, is_faded=False)
        if is_large:
            self._paint_large(cells, place.region, shown, state)
        else:
            self._paint_small(cells, place.region, shown, state)

    def _paint_stock(self, cells: Cells, spot: Region, state: PlaceState, is_large: bool) -> None:
        palette = cells.palette
        tone = palette.tone(BACK.tone)
        if not is_large:
            ground, ink, flags = tones_of(palette, palette.ink if palette.is_bare else palette.on(tone), state)
            text = f"►{self._stock}◄" if state.is_cursor else f"{self._stock}"
            cells.put(spot.x, spot.y, text.center(NARROW), ink, ground or tone, flags | BOLD)
            return
        if not self._stock:
            shapes.slot(cells, spot, (said.stock_empty(),))
            return
        paint_back(cells, spot, BACK.tone, state._replace(is_cursor=False, is_chosen=False), spot.width)
        label = f"►{self._stock}◄" if state.is_cursor else f" {self._stock} "
        dark = palette.mix(tone, "#000000", 0.45)
        ground, ink, flags = tones_of(palette, palette.ink if palette.is_bare else palette.on(dark), state)
        cells.centre(spot.x, spot.y + 1, spot.width, label, ink, ground or dark, flags | BOLD)
        if not palette.is_bare:
            foot = spot.bottom - 1
            cells.put(spot.x + 1, foot, "═" * (spot.width - 2), palette.card_dim, palette.card_edge)
        shapes.glow(cells, spot.x, spot.bottom, spot.width, state)

    def _paint_large(self, cells: Cells, spot: Region, shown: DiscardedCard, state: PlaceState) -> None:
        """The left part is seen where cards lie over each other."""
        whole = Region(spot.x, spot.y, WIDE, spot.height)
        face = shown.face._replace(name=words_in(shown.face, min(spot.width, WIDE) - 2), value="")
        if cells.palette.is_bare:
            face = face._replace(word="")
        paint_card(cells, whole, face, state, spot.width)
        if shown.mark:
            cells.put(spot.x, spot.y + 1, shown.mark, cells.palette.card_ink, None, BOLD)

    def _paint_small(self, cells: Cells, spot: Region, shown: DiscardedCard, state: PlaceState) -> None:
        palette, face = cells.palette, shown.face
        tone = palette.tone(face.tone)
        if state.is_faded:
            tone = palette.fade(tone, cells.ground(spot.x, spot.y))
        ground, ink, flags = tones_of(palette, palette.ink if palette.is_bare else palette.on(tone), state)
        text = words_in(face, spot.width - 2)
        edges = ("►", "◄") if state.is_cursor else ("[", "]") if palette.is_bare else (" ", " ")
        cells.put(
            spot.x, spot.y, f"{edges[0]}{text.center(spot.width - 2)}{edges[1]}", ink, ground or tone, flags | BOLD
        )
        if shown.mark and not state.is_cursor:
            cells.put(spot.right - 1, spot.y, shown.mark, None, None, BOLD)
        if state.is_legal and not state.is_cursor and not palette.is_bare:
            cells.put(spot.x, spot.y, "▌", palette.legal)
