"""The end of a round: made of its event and of the evocations laid before it, which lie on three shelves, and what each seat has won or lost."""

from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from textual.geometry import Region

from rules import Event
from rules.indy.mechanics.scoring import class_of, sum_of
from tribes_tui.games.indy import words
from tribes_tui.games.indy.pieces.faces import (
    CLASSES,
    CLOSE,
    LIGHT_WOOD,
    MOST_FEATHERS,
    WIDE,
    WOOD,
    WOODS,
    draw_feathers,
    face,
    short_name,
)
from tribes_tui.games.indy.words.news import Returned
from tribes_tui.games.indy.words.said import cards as said_cards, log, positions, table as said
from tribes_tui.games.indy.words.sentences import spelt, verdict
from tribes_tui.table.board.scene import Moment
from tribes_tui.widgets.beside.seat_panel import name_in
from tribes_tui.widgets.cards.card_face import FRAMED, LARGE, paint_card
from tribes_tui.widgets.drawing import BOLD, REVERSE, Cells, Drawn, Place, PlaceState, shortened
from tribes_tui.widgets.drawing.shapes import frame, pill, shadow, slab
from tribes_tui.words.common import capital
from tribes_tui.words.folding import fold

SHELVES = 88
"""Columns of the shelves where cards lie on them; beside them the feathers."""
BAND, LOW_BAND = 10, 6
"""Rows for the cards of a shelf and whose they are; the fewer where cards have no pictures."""
BESIDE = 33
"""Rows of the feathers and the plate beside the shelves."""
LEAST_TOLD = 8
"""Rows below the shelves from which what happened in the round stands there, else beside them."""
ASIDE = 2
"""So many evocations lie on a band side by side, each card of them whole."""
LEAST_LARGE = 118, 34
LEAST_SPACED = 20
PITCHES = {1: (12, 43), 2: (12, 43), 3: (8, 28)}
"""How many evocations lie on a shelf -> columns from card to card, from evocation to evocation."""
CHIP = 20
ROW_LEFT = 16
"""Where the cards begin beside a name."""
LONGEST_NAME = 10
GHOST = 0.45


class Laid(NamedTuple):
    """What one seat laid, and what became of its feathers."""

    name: str
    cards: tuple[int, ...]
    """Empty: nothing, as they are plucked."""
    rank: int
    before: int
    after: int
    seat: int = -1

    @property
    def feather_change(self) -> tuple[str, str]:
        """Won, lost, or nothing: in words, and with what is left."""
        left = said_cards.feathers(number=self.after)
        if self.after > self.before:
            return said.takes(), said.takes_left(feathers=left)
        return (said.pays(), said.pays_left(feathers=left)) if self.after < self.before else ("", "")


class Reckoning(Drawn):
    """Shelves of cards where there is room for them, else a row or two a seat."""

    def __init__(
        self,
        laid: Sequence[Laid],
        plate: tuple[int, int],
        notes: Sequence[str],
        place: str = "",
        told: Sequence[str] = (),
        winner: str = "",
    ) -> None:
        """`plate`: its feathers before and after, which `winner` takes where the game is over; `notes` are told below the shelves, and the viewer's place where there is room; `told`: what
        happened before, of which the last is told as far as there is room."""
        super().__init__()
        self._told, self._winner = tuple(told), winner
        self._seats_laid, self._plate, self._notes, self._place = tuple(laid), plate, tuple(notes), place

    def shape(self) -> Hashable:
        """All of it."""
        return self._seats_laid, self._plate, self._notes, self._place

    def lay(self, cells: Cells) -> Iterable[Place]:
        """Large or in rows."""
        if cells.width >= LEAST_LARGE[0] and cells.height >= LEAST_LARGE[1]:
            left = (cells.width - LEAST_LARGE[0]) // 2
            top = min((cells.height - LEAST_LARGE[1]) // 2, 3)
            end = self._lay_shelves(cells, left, top)
            has_room = end + LEAST_TOLD <= top + BESIDE
            if has_room:
                self._lay_told(cells, Region(left + 2, end + 1, SHELVES - 2, top + BESIDE - end - 1))
            self._lay_feathers(cells, Region(left + SHELVES + 2, top, 29, BESIDE), not has_room)
        else:
            self._lay_rows(cells)
        return ()

    def _shelf(self, kind: int) -> list[Laid]:
        """Those of a class (0: the best), the best first."""
        found = [one for one in self._seats_laid if one.cards and class_of(one.rank) == CLASSES[kind]]
        return sorted(found, key=lambda one: -one.rank)

    # ---- Shelves of cards

    def _lay_shelves(self, cells: Cells, x: int, y: int) -> int:
        """The row below them and what is told there."""
        notes, beside = [*self._notes, *([self._place] if self._place else [])], y + BESIDE
        p, shelves = self.palette, [self._shelf(k) for k in range(len(CLASSES))]
        high = LOW_BAND if p.is_bare else BAND
        given = _bands([len(shelf) for shelf in shelves])
        for k, bands in enumerate(given):
            each = -(-len(shelves[k]) // bands) if bands else 0
            self._ledge(cells, x, y, SHELVES, k)
            y += 1
            for band in range(bands):
                if not p.is_flat:
                    cells.fill(x, y, SHELVES, high, p.mix(p.panel, p.below, 0.35 + 0.15 * k))
                self._lay_band(cells, x, y, shelves[k][band * each : (band + 1) * each])
                y += high
            if not bands and sum(given) < len(given):
                cells.put(x + 2, y, said.nobody(), p.dim)
                y += 1
        while notes and y + 1 < cells.height:
            y += 1
            room = SHELVES - 2 if y < beside else cells.width - x - 3
            most = max(n for n in range(len(notes) + 1) if len(" ".join(notes[:n])) <= room) or 1
            cells.put(x + 2, y, shortened(" ".join(notes[:most]), room), p.ink)
            notes = notes[most:]
        return y + 1

    def _lay_band(self, cells: Cells, x: int, y: int, laid: Sequence[Laid]) -> None:
        """Evocations side by side: two or three as cards, more as their one-row cards."""
        pitch, step = PITCHES.get(len(laid), (0, (SHELVES - 4) // max(1, len(laid))))
        for n, one in enumerate(laid):
            self._evocation(cells, x + 2 + step * n, y, one, pitch, min(step, SHELVES - 2 - step * n))

    def _evocation(self, cells: Cells, x: int, y: int, one: Laid, pitch: int, room: int) -> None:
        self._heading(cells, x, y, one, room)
        for n, card in enumerate(one.cards):
            if not pitch:
                paint_card(cells, Region(x, y + 2 + n, CHIP, 1), face(card), PlaceState())
                continue
            width, height = FRAMED if self.palette.is_bare else LARGE
            is_last = n == len(one.cards) - 1
            seen = 0 if is_last or pitch > width else pitch
            shown = face(card)
            if seen and len(shown.name) > seen:
                shown = shown._replace(name=short_name(shown))
            paint_card(cells, Region(x + pitch * n, y + 1, width, height), shown, PlaceState(), seen)

    def _heading(self, cells: Cells, x: int, y: int, one: Laid, room: int) -> None:
        """Whose it is, its class and points, and what became of a feather."""
        end = self._pill(cells, x, y, one)
        changed, number = one.feather_change[0], str(sum_of(one.rank))
        forms = (verdict(one.rank), changed), (number, changed), (number, "")
        made, change = next((form for form in forms if len(" ".join(form)) + 3 <= room - (end - x)), forms[-1])
        end = cells.put(end + 1, y, made, self.palette.ink, None, BOLD)
        tone = self.palette.gain if one.after > one.before else self.palette.danger
        cells.put(end + 2, y, change, tone, None, BOLD)

    def _pill(self, cells: Cells, x: int, y: int, one: Laid) -> int:
        return pill(cells, x, y, name_in(one.name, LONGEST_NAME), self.palette.seat(one.seat))

    def _ledge(self, cells: Cells, x: int, y: int, width: int, k: int) -> None:
        """Above a shelf: its class is carved into the wood."""
        p, wood, number = self.palette, WOODS[k], CLASSES[k]
        name, rule, beats = (say(class_number=number) for say in (said_cards.class_name, said.rule, said.beats))
        rule = shortened(rule, width - len(name) - 7)
        if p.is_flat:
            cells.put(x, y, "═" * width, p.line)
            end = cells.put(x + 2, y, f" {name} ", p.ink, None, BOLD | REVERSE)
            end = cells.put(end, y, f" {rule} ", p.soft)
        else:
            cells.fill(x, y, width, 1, wood)
            end = cells.put(x + 2, y, name, p.on(wood), wood, BOLD)
            end = cells.put(end + 2, y, rule, p.on(wood), wood)
        if end + len(beats) + 3 < x + width:
            cells.right(
                x + width - 1, y, f" {beats} ", p.soft if p.is_flat else p.on(wood), None if p.is_flat else wood
            )

    # ---- Feathers before and after

    def _lay_feathers(self, cells: Cells, box: Region, tells: bool) -> None:
        p, (x, y, width, _) = self.palette, box
        high = 23 if tells else 3 * len(self._seats_laid) + 3
        frame(cells, Region(x, y, width, high), p.line, said.feathers(), p.accent)
        for n, one in enumerate(self._seats_laid):
            self._feather_row(cells, x + 2, y + 2 + 3 * n, one)
        below = y + 2 + 3 * len(self._seats_laid)
        if tells:
            self._lay_told(cells, Region(x + 2, below, width - 4, y + high - 1 - below))
        frame(cells, Region(x, y + high, width, 10), p.line, said.plate_title(), p.accent)
        before, after = self._plate
        top = y + high + 2
        if not p.is_flat:
            slab(cells, Region(x + 3, top - 1, width - 6, 4), WOOD if p.is_dark else LIGHT_WOOD)
            shadow(cells, Region(x + 3, top - 1, width - 6, 4))
        ink = "" if p.is_dark or p.is_flat else p.colour("feather")
        draw_feathers(cells, x + 5, top, after, ink)
        if self._winner:
            cells.put(x + 2, top + 4, f"{after} → {self._winner}", p.gain, None, BOLD)
        elif before != after:
            cells.put(x + 2, top + 4, f"{before} → {after}", p.gain if after < before else p.danger, None, BOLD)
        cells.put(x + 2, top + 5, said_cards.feathers(number=after), p.ink)

    def _feather_row(self, cells: Cells, x: int, y: int, one: Laid) -> None:
        """What is lost is a hole, what is won stands in green."""
        p = self.palette
        self._pill(cells, x, y, one)
        kept, is_lost, is_won = min(one.before, one.after), one.after < one.before, one.after > one.before
        pitch, left = (WIDE, x + 10) if max(one.before, one.after) < MOST_FEATHERS else (CLOSE, x + 12)
        end = draw_feathers(cells, left, y, min(kept, MOST_FEATHERS) if is_lost or is_won else kept, "", pitch)
        if is_lost or is_won:
            ink = p.gain if is_won else p.mix(p.danger, cells.ground(end, y), GHOST)
            draw_feathers(cells, end, y, 1, ink)
            cells.put(x, y + 1, f" {one.before} → {one.after}", p.gain if is_won else p.danger, None, BOLD)
            sign = "+" if is_won else "×"
            cells.put(min(end + 2, cells.width - 1), y + 1, sign, p.gain if is_won else p.danger, None, BOLD)
        elif not one.after:
            cells.put(left, y, said.plucked(), p.danger, None, BOLD)
        else:
            cells.put(x, y + 1, f" {one.after}", p.soft)

    # ---- In rows

    def _lay_rows(self, cells: Cells) -> None:
        p, y = self.palette, 0
        shelves = [self._shelf(k) for k in range(len(CLASSES))]
        high = 2 if cells.height >= LEAST_SPACED and sum(map(len, shelves)) * 2 + 5 <= cells.height else 1
        for k, shelf in enumerate(shelves):
            self._ledge(cells, 1, y, cells.width - 2, k)
            y += 1
            for one in shelf:
                if not p.is_flat:
                    cells.fill(1, y, cells.width - 2, high, p.mix(p.panel, p.below, 0.45))
                self._row(cells, y, one, high)
                y += high
        now = said.plate_now(feathers=said_cards.feathers(number=self._plate[1]))
        for note in (*self._notes, "" if self._winner else now, self._place):
            if y + 1 < cells.height:
                cells.put(2, y + 1, shortened(note, cells.width - 3), p.soft)
                y += bool(note)
        self._lay_told(cells, Region(2, y + 2, cells.width - 3, cells.height - y - 2))

    def _lay_told(self, cells: Cells, box: Region) -> None:
        """Below a heading what happened in the round: the last of it that has room, whole; a sign where there was more."""
        p, (x, y, width, height) = self.palette, box
        lines = [fold(f"· {text}", width) for text in self._told]
        room = height - 1
        while lines and sum(map(len, lines)) > room:
            lines.pop(0)
        if not lines:
            return
        cells.put(x, y, said.log_title_before() + " …" * (len(lines) < len(self._told)), p.accent, None, BOLD)
        for row, text in enumerate((text for line in lines for text in line), y + 1):
            cells.put(x, row, text, p.soft)

    def _row(self, cells: Cells, y: int, one: Laid, high: int) -> None:
        p = self.palette
        self._pill(cells, 2, y, one)
        cells.right(ROW_LEFT - 1, y, str(sum_of(one.rank)), p.ink, None, BOLD)
        last = cells.width - 2 if high > 1 else cells.width - 13
        wide = min(CHIP, (last - ROW_LEFT) // 3 - 1)
        for n, card in enumerate(one.cards):
            paint_card(cells, Region(ROW_LEFT + (wide + 1) * n, y, wide, 1), face(card), PlaceState())
        changed = one.before != one.after
        words = one.feather_change[1] or said_cards.feathers(number=one.after)
        words = f"{one.before} → {one.after}" if changed and high < 2 else words
        ink = (p.gain if one.after > one.before else p.danger) if changed else p.soft
        if high > 1:  # below the name
            cells.put(3, y + 1, words, ink, None, BOLD if changed else 0)
        else:
            cells.right(cells.width - 2, y, words, ink, None, BOLD if changed else 0)


def _bands(counts: Sequence[int]) -> list[int]:
    """How many bands each shelf gets of three: what an empty one could have goes to the fullest while that needs it.

    >>> _bands([1, 3, 2]), _bands([0, 1, 4]), _bands([0, 0, 2])
    ([1, 1, 1], [0, 1, 2], [0, 0, 1])
    """
    bands = [min(1, number) for number in counts]
    while sum(bands) < len(bands):
        fullest = max(range(len(bands)), key=lambda k: counts[k] / max(1, bands[k]))
        if counts[fullest] <= ASIDE * bands[fullest]:
            break
        bands[fullest] += 1
    return bands


def round_end(
    event: Event,
    evocations: Mapping[int, tuple[int, ...]],
    names: Sequence[str],
    returned: Returned | None = None,
    told: Sequence[Event] = (),
) -> Moment:
    """The moment for the event `resolved`; `evocations`: seat -> the three cards that it laid; `returned` is who came back to the game in this round, with the card that they showed; `told`: what
    happened before."""
    fields: Mapping[str, Any] = event.public
    lost = set() if fields["spared"] else set(fields["losers"])
    won = {fields["winner"], returned.seat if returned else None}
    laid = []
    for seat, (name, rank, after) in enumerate(zip(names, fields["ranks"], fields["tokens"], strict=True)):
        cards = evocations.get(seat, ()) if rank is not None else ()
        laid.append(Laid(capital(name), cards, rank or 0, after + (seat in lost) - (seat in won), after, seat))
    taken = int(fields["winner"] is not None) + int(returned is not None)
    plate = fields["plate"] + taken - len(lost), fields["plate"]
    notes, place = words.round_notes(fields, names, returned), words.round_place(fields, names)
    said_before = [words.event(one, names) for one in told]
    winner = capital(words.winner_of(fields, names))
    return Moment(
        words.round_headline(fields, names, returned),
        lambda: Reckoning(laid, plate, notes, place, said_before, winner),
        log.next_round(),
        [words.event(event, names), *notes, *filter(None, (place,)), *map(_in_words, laid)],
    )


def _in_words(one: Laid) -> str:
    """What a seat laid, and the feathers that it has now, in a line."""
    held = said_cards.feathers(number=one.after)
    laid = positions.evoked(cards=spelt(one.cards), made=verdict(one.rank))
    laid = laid if one.cards else said.is_back() if one.after else said.plucked()
    return positions.seat(who=one.name, parts=f"{laid}, {held}")
