"""The shamans around the table: who they are, their feathers, and what is known of their cards."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from textual.geometry import Offset, Region

from tribes_tui.games.indy.pieces.faces import CLOSE, MOST_FEATHERS, WIDE, colour_ink, draw_feathers
from tribes_tui.games.indy.words.said import cards as said_cards, table as said
from tribes_tui.widgets.beside.seat_panel import name_in
from tribes_tui.widgets.cards.card_face import Face, paint_card
from tribes_tui.widgets.cards.rival_card import FACE, paint_face
from tribes_tui.widgets.drawing import BOLD, REVERSE, Cells, Drawn, Place, PlaceState, shortened
from tribes_tui.widgets.drawing.shapes import frame, freshness, seat_pill
from tribes_tui.widgets.tiles.tokens import fan
from tribes_tui.words.folding import fold
from tribes_tui.words.language import Noun

LEAST_WIDTH = 26
LEAST_FRAMED = 5
LEAST_FOR_FACE = 6
"""Rows within a frame."""
LONGEST_NAME = 11
"""Letters of a name for which there is room everywhere."""
BESIDE_NAME = 22
"""Columns for what stands beside a name in two rows."""
CHIP = 12
"""Columns of a card of an evocation; where three of them have no room, it is told only what they make."""
NO_SEAT = -1
"""What nobody's colour marks."""


class SeatView(NamedTuple):
    """A seat as it is shown."""

    name: str
    is_acting: bool = False
    tone: str = ""
    """Of their shaman; empty: none yet."""
    shaman: str = ""
    feathers: int = 0
    cards: int = 0
    known: tuple[tuple[Noun, str], ...] = ()
    """Cards of the hand that others know: how each is called, and its tone."""
    evoked: tuple[Face, ...] = ()
    made: str = ""
    """What the evocation is."""
    status: str = ""
    """That they are plucked, or back; empty: neither."""
    is_back: bool = False
    note: str = ""
    """What that means for them."""
    level: str = ""
    """Of the bot that sits there: a rival has a face."""


class Seats(Drawn):
    """Places `seat:0` ...: frames of six rows and more, or two rows each."""

    pieces: dict[str, SeatView] = {}

    def show(self, seats: Sequence[SeatView]) -> None:
        """Show these from now on."""
        self.pieces = {f"seat:{number}": seat for number, seat in enumerate(seats)}
        self.changed()

    def lay(self, cells: Cells) -> Iterable[Place]:
        """In as few rows as go, each as full as the others."""
        number = len(self.pieces)
        if not number:
            return
        rows = -(-number // max(1, min(number, cells.width // LEAST_WIDTH)))
        columns = -(-number // rows)
        wide, high = cells.width // columns, cells.height // rows
        for i, name in enumerate(self.pieces):
            spot = Region(i % columns * wide, i // columns * high, wide, high)
            box = Region(spot.x + 1, spot.y, wide - 1, high)
            yield Place(name, box, box)

    def paint(self, cells: Cells, place: Place, state: PlaceState) -> None:
        """A frame, or two rows."""
        seat, number = self.pieces[place.name], int(place.name.rpartition(":")[2])
        state = state if state.fresh is None else state._replace(fresh=NO_SEAT)
        paint = self._paint_framed if place.region.height >= LEAST_FRAMED else self._paint_brief
        paint(cells, place.region, seat, number, state)

    def _fill(self, cells: Cells, spot: Region) -> None:
        p = self.palette
        if not p.is_flat:
            cells.fill(*spot, p.mix(p.panel, p.below, 0.45))

    # ---- In a frame

    def _paint_framed(self, cells: Cells, spot: Region, seat: SeatView, number: int, state: PlaceState) -> None:
        p, (x, y, width, height) = self.palette, spot
        line = p.cursor if seat.is_acting else p.mix(p.line, p.below, 0.3)
        self._fill(cells, spot)
        frame(cells, spot, line)
        shaman = f" {seat.shaman} " if seat.shaman else ""
        name = name_in(seat.name, max(LONGEST_NAME, width - 6 - len(shaman)))
        self._paint_name(cells, x + 2, y, name, number, seat.is_acting, state)
        cells.right(x + width - 2, y, shaman, colour_ink(p, seat.tone), None, BOLD)
        inner = Region(x + 2, y + 1, width - 4, height - 2)
        if seat.status:
            self._paint_status(cells, inner, seat)
        else:
            self._paint_feathers(cells, inner, seat)
            if not seat.evoked and inner.height >= LEAST_FOR_FACE and not seat.known:
                paint_face(cells, Offset(inner.right - FACE.width, inner.bottom - FACE.height), seat.level)
        freshness(cells, x + width - 2, y + 1, state)

    def _paint_feathers(self, cells: Cells, box: Region, seat: SeatView) -> None:
        p = self.palette
        words = said_cards.feathers(number=seat.feathers)
        if seat.evoked:
            end = cells.put(box.x, box.y, words, p.soft)
            cells.right(max(end + 1 + len(seat.made), box.right), box.y, seat.made, p.ink, None, BOLD)
            for k, face in enumerate(seat.evoked):
                paint_card(cells, Region(box.x, box.y + 1 + k, min(21, box.width), 1), face, PlaceState())
            return
        draw_feathers(cells, box.x, box.y, seat.feathers, "", WIDE if seat.feathers < 5 else CLOSE)
        cells.right(box.right, box.y + 1, words, p.soft)
        self._paint_cards(cells, box.x, box.y + 2, box.bottom, box.width, seat)

    def _paint_cards(self, cells: Cells, x: int, y: int, bottom: int, width: int, seat: SeatView) -> None:
        """The known cards as far as there is room, and the hand from behind in the last row."""
        p = self.palette
        room = bottom - 1 - y
        for k, (card, tone) in enumerate(seat.known[: max(0, room)]):
            more = len(seat.known) - room
            is_all = k < room - 1 or more <= 0
            text = said.holds(card=card) if is_all else said.holds_more(card=card, more=more)
            cells.put(x, y + k, shortened(text, width), colour_ink(p, tone))
        if seat.cards:
            end = fan(cells, x, bottom - 1, seat.cards, "indy-back")
            cells.put(end + 1, bottom - 1, said_cards.cards(number=seat.cards), p.soft)

    def _paint_status(self, cells: Cells, box: Region, seat: SeatView) -> None:
        p = self.palette
        status = f"{seat.status}{',' if seat.note else ''}"
        for k, text in enumerate(fold(f"{status} {seat.note}", box.width, "")[: box.height - 1]):
            cells.put(box.x, box.y + k, text, p.soft)
        ink = p.gain if seat.is_back else p.danger
        cells.put(box.x, box.y, seat.status, ink, None, BOLD)
        self._paint_cards(cells, box.x, box.bottom - 1, box.bottom, box.width, seat)

    # ---- In two rows

    def _paint_brief(self, cells: Cells, spot: Region, seat: SeatView, number: int, state: PlaceState) -> None:
        p, (x, y, width, _) = self.palette, spot
        self._fill(cells, spot)
        name = name_in(seat.name, max(LONGEST_NAME, width - BESIDE_NAME))
        end = self._paint_name(cells, x, y, name, number, seat.is_acting, state)
        if seat.evoked and width > 3 * CHIP:
            left = cells.right(x + width - 1, y, seat.made, p.ink, None, BOLD)
            words = said_cards.feathers(number=seat.feathers)
            if end + 1 + len(words) < left:
                cells.put(end + 1, y, words, p.soft)
            for k, face in enumerate(seat.evoked):
                self._paint_chip(cells, x + 1 + CHIP * k, y + 1, face)
            return
        if seat.evoked:
            cells.put(end + 1, y, shortened(seat.made, x + width - end - 1), p.ink, None, BOLD)
        elif seat.shaman:
            cells.put(end, y, shortened(f" {seat.shaman}", x + width - end), colour_ink(p, seat.tone))
        end = self._paint_second(cells, x + 1, y + 1, x + width - 2, seat)
        freshness(cells, end + 1, y + 1, state)

    def _paint_second(self, cells: Cells, x: int, y: int, end: int, seat: SeatView) -> int:
        """The column behind it."""
        p = self.palette
        if seat.status:
            x = cells.put(x, y, seat.status, p.gain if seat.is_back else p.danger, None, BOLD)
            return cells.put(x, y, shortened(f", {said_cards.cards(number=seat.cards)}", end - x), p.soft)
        words = said_cards.feathers(number=seat.feathers)
        words += f", {said_cards.cards(number=seat.cards)}" if p.is_bare else ""
        is_drawn = seat.feathers <= min(MOST_FEATHERS, max(0, end - x - len(words)) // 2)
        if is_drawn and not p.is_bare:
            ink = p.colour("feather") if p.is_dark else p.mix(p.colour("feather"), "#5a3a14", 0.62)
            x = cells.put(x, y, "▞ " * seat.feathers, ink)
        return cells.put(x, y, shortened(words, end - x), p.soft)

    def _paint_chip(self, cells: Cells, x: int, y: int, face: Face) -> None:
        p, width, kind = self.palette, CHIP, face.name_in(CHIP - 3)
        if p.is_bare:
            cells.put(x, y, f"{face.word[:1]} {kind[:4]} {face.value}", p.ink)
            return
        tone = p.tone(face.tone)
        dark = p.mix(tone, "#000000", 0.3)
        cells.put(x, y, shortened(kind, width - 3).ljust(width - 2), p.on(tone), tone, BOLD)
        cells.put(x + width - 2, y, face.value or " ", p.on(dark), dark, BOLD)

    def _paint_name(
        self, cells: Cells, x: int, y: int, name: str, number: int, is_acting: bool, state: PlaceState
    ) -> int:
        """A square before whoever is to act; amber with arrows under the cursor. In their colour, as on the graph at the end: none that shamans and
        cards have."""
        if state.is_cursor:
            return cells.put(x, y, f"►{name}◄", self.palette.dark_ink, self.palette.cursor, BOLD | REVERSE)
        return seat_pill(cells, x, y, name, number, is_acting)
