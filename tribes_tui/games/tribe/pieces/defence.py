"""The moment of defence: what comes, at which chain, and side by side what each answer loses and saves."""

from collections.abc import Hashable, Iterable
from typing import NamedTuple

from textual.geometry import Region

from tribes_tui.games.tribe.pieces.chain import paint_segment, segments
from tribes_tui.games.tribe.pieces.hand import signs_line
from tribes_tui.games.tribe.words.said import ends as said
from tribes_tui.widgets.cards.card_face import FRAMED, MEDIUM, Face
from tribes_tui.widgets.cards.chain import paint_link
from tribes_tui.widgets.drawing import BOLD, Cells, Place, PlaceState, Showing, fit, fold, shapes, shortened

LOST = said.lost, said.lost_sign
SAVED = said.saved, said.saved_brief, said.saved_least
"""Below a vase: the longest that is no wider than it, so that they don't touch each other."""
SIDE_BY_SIDE = 108, 30
"""The least room for answers side by side."""

AROUND_NAME, GAP = 5, 2
"""Columns beside a name and its figures: the ends of its plate, the blanks between the two and behind both."""
LONGEST_NAME = 16
MOST_SIDE_BY_SIDE = 3
COLUMN = 34
LEFT = 26
"""Columns of an answer's words, where answers lie one below the other."""


class DefenderAnswer(NamedTuple):
    """An answer: its place, what it is called, the card it turns up, what it does, and what is left of the chain."""

    name: str
    title: str
    card: Face | None
    note: tuple[str, ...]
    lost: int
    """So many vases, the last ones, are lost."""

    saved: int
    loss: str
    left: str
    then: tuple[str, ...]
    """What becomes of the chain."""
    alone: tuple[str, ...] = ()
    """What becomes of a character that keeps no vase, in two rows."""


class SeatPoints(NamedTuple):
    """What a seat has, while the attack hides the seats."""

    seat: int
    name: str
    points: str
    figure: str
    """The points without the word."""
    is_own: bool


class Attack(NamedTuple):
    """What comes: the card, the chain from its character to the last vase, words for both, and the answers."""

    card: Face
    power: tuple[str, ...]
    chain: tuple[Face, ...]
    about: tuple[str, ...]
    """The chain: its spheres, how much of it there is."""
    answers: tuple[DefenderAnswer, ...]
    points: tuple[SeatPoints, ...] = ()
    told: str = ""
    """What came before it."""
    legend: str = ""
    """What spheres are."""


class Defence(Showing[Attack | None]):
    """Its places are the answers."""

    shown: Attack | None = None

    def names(self) -> Iterable[str]:
        """The answers."""
        return self._answers()

    def look(self, name: str) -> Hashable:
        """The answer."""
        return self._answers().get(name)

    def _answers(self) -> dict[str, DefenderAnswer]:
        return {answer.name: answer for answer in self.shown.answers} if self.shown else {}

    # ---- Where things lie

    def _is_beside(self, attack: Attack) -> bool:
        has_room = self.size.width >= SIDE_BY_SIDE[0] and self.size.height >= SIDE_BY_SIDE[1]
        return has_room and len(attack.answers) <= MOST_SIDE_BY_SIDE

    def lay(self, cells: Cells) -> Iterable[Place]:
        """What comes above, the answers below."""
        attack = self.shown
        if attack is None:
            return
        is_beside, count = self._is_beside(attack), len(attack.answers)
        top = self._lay_attack(cells, attack, is_beside)
        self._lay_points(cells, attack)
        right, down, room = COLUMN + 2, 0, min(cells.width, 100)
        left, width, rows = (cells.width - count * right + 2) // 2, COLUMN, min(17, cells.height - top - 1)
        if not is_beside:
            right, down = 0, min(4, (cells.height - top - 1) // count)
            left, width, rows = (cells.width - room) // 2 + 1, room - 2, min(3, down)
        self._lay_story(cells, attack, top + (18 if is_beside else count * down))
        for k, answer in enumerate(attack.answers):
            spot = Region(left + k * right, top + k * down, width, rows)
            yield Place(answer.name, spot, spot)

    def _lay_points(self, cells: Cells, attack: Attack) -> None:
        """In the last row everybody's points."""
        p, x, y, shown = cells.palette, 1, cells.height - 1, attack.points
        longest = max((len(one.name) for one in shown), default=0)
        if _letters(shown, cells.width - x) < longest:  # a whole name before the word behind figures
            shown = tuple(one._replace(points=one.figure) for one in shown)
        letters = _letters(shown, cells.width - x)
        for one in shown:
            tone = p.seats[one.seat % len(p.seats)]
            x = shapes.pill(cells, x, y, shortened(one.name, letters), tone, p.on(tone))
            x = cells.put(x + 1, y, one.points, p.ink if one.is_own else p.soft, None, BOLD * one.is_own) + 2

    def _lay_story(self, cells: Cells, attack: Attack, top: int) -> None:
        """In the rows from `top` to the points: what signs mean, then, as far as there is room, what came before."""
        p, y, width = cells.palette, cells.height - 2, cells.width - 2
        if y < top:
            return
        cells.parts(1, y, fit((*signs_line(p), (f" {attack.legend}", "soft")), width))
        told = fold(((attack.told, "soft"),), width - 2)
        if not attack.told or len(told) > y - top - 2:
            return
        cells.put(1, y - len(told) - 2, said.before(), p.accent, None, BOLD)
        for row, line in enumerate(told, y - len(told) - 1):
            cells.parts(3, row, line)

    def _lay_attack(self, cells: Cells, attack: Attack, is_beside: bool) -> int:
        """The attacking card, an arrow, the chain. The row below all of it."""
        p, rows = cells.palette, FRAMED[1] if cells.palette.is_bare else MEDIUM[1]
        left, y = ((cells.width - 108) // 2, 2) if is_beside else (1, 0)
        if is_beside:
            cells.put(left + 28, 1, ", ".join(attack.about), p.soft)
        paint_link(cells, Region(left + 2 * is_beside, y, 11, rows), attack.card, PlaceState())
        x = left + 14 + 5 * is_beside
        for row, (shaft, sign) in enumerate((("", "▙"), ("━━", "█▙"), ("━━", "█▛"), ("", "▛"))):
            cells.put(x - 1, y + row, shaft, p.danger)
            cells.put(x + 1, y + row, sign, p.danger)
        x = left + (28 if is_beside else 19)
        for k, face in enumerate(attack.chain):
            if k:
                cells.put(x - 1, y + rows // 2, "═", p.accent)
            paint_link(cells, Region(x, y, 10, rows), face, PlaceState())
            x += 11
        words, at, top, about = attack.power, left + 2, y + 6, attack.about
        if not is_beside:
            words = (*about, *("",) * (len(about) + len(words) < rows), *words)[:rows]
            at, top = x + 1, y
        for row, text in enumerate(words):
            ink, flags = p.soft if row else p.ink, BOLD * (not row and not is_beside)
            cells.put(at, top + row, shortened(text, cells.width - at - 1), ink, None, flags)
        return top + (len(words) if is_beside else rows) + 1

    # ---- Painting

    def paint(self, cells: Cells, place: Place, state: PlaceState) -> None:
        """One answer."""
        answer, attack = self._answers().get(place.name), self.shown
        if answer is None or attack is None:
            return
        p, (x, y, width, _), is_beside = cells.palette, place.region, self._is_beside(attack)
        if not p.is_flat:
            cells.fill(*place.region, p.mix(p.panel, p.below, 0.45))
        face, width = p.mix(p.panel, p.accent, 0.3), width if is_beside else LEFT
        cells.fill(x, y, width, 1, face)
        shapes.plate(cells, x, y, width, answer.title, face, p.on(face), state)
        (self._paint_column if is_beside else self._paint_rows)(cells, place.region, (attack, answer))

    def _loss_ink(self, cells: Cells, answer: DefenderAnswer) -> str:
        return cells.palette.danger if answer.lost else cells.palette.gain

    def _paint_column(self, cells: Cells, spot: Region, what: tuple[Attack, DefenderAnswer]) -> None:
        p, (x, y, width, _), (_, answer) = cells.palette, spot, what
        at = x + 2
        if answer.card is not None:
            rows = FRAMED[1] if p.is_bare else MEDIUM[1]
            paint_link(cells, Region(x + 2, y + 2, 10, rows), answer.card, PlaceState())
            at = x + 14
        for row, text in enumerate(answer.note):
            cells.put(at, y + 2 + row, shortened(text, x + width - at - 1), p.ink if not row else p.soft)
        self._paint_chain(cells, Region(x + 1, y + 8, width - 2, 3), what)
        loss = shortened(answer.loss, width - 5 - len(answer.left))
        cells.put(x + 2, y + 12, loss, self._loss_ink(cells, answer), None, BOLD)
        cells.right(x + width - 2, y + 12, answer.left, p.ink)
        for row, text in enumerate((*answer.then, *answer.alone)):
            cells.put(x + 2, y + 13 + row, shortened(text, width - 3), p.soft)

    def _paint_rows(self, cells: Cells, spot: Region, what: tuple[Attack, DefenderAnswer]) -> None:
        p, (x, y, width, height), (_, answer) = cells.palette, spot, what
        note = answer.alone or (answer.note[0], " ".join(answer.note[1:]))
        for row, text in enumerate(note[: height - 1], 1):
            cells.put(x + 1, y + row, shortened(text, LEFT - 1), p.soft)
        end = x + width - 1
        cells.right(end, y, answer.loss, self._loss_ink(cells, answer), None, BOLD)
        if height > 1:
            cells.right(end, y + 1, answer.left, p.ink)
        self._paint_chain(cells, Region(x + LEFT + 1, y, width - LEFT - 18, height), what)

    def _paint_chain(self, cells: Cells, spot: Region, what: tuple[Attack, DefenderAnswer]) -> None:
        """The chain as it would be: what is lost is a hole with its word, what is saved says so."""
        p, (x, y, width, height), (attack, answer) = cells.palette, spot, what
        first = len(attack.chain[0].name)
        found = segments(attack.chain, first, width, has_words=True)
        if found[-1].x + found[-1].width > width:
            found = segments(attack.chain, first, width)
        count = len(attack.chain)
        for k, (face, segment) in enumerate(zip(attack.chain, found, strict=True)):
            is_lost = k >= count - answer.lost
            is_saved = not is_lost and k >= count - answer.lost - answer.saved
            if is_lost and not p.is_flat:
                ground = p.mix(p.below, "#000000", 0.45)
                cells.fill(x + segment.x, y, segment.width, min(2, height), ground)
            if is_lost:
                cells.put(x + segment.x, y, segment.words.center(segment.width), p.soft)
                cells.centre(x + segment.x, y + 1, segment.width, "×" * (height > 2), p.danger, None, BOLD)
            else:
                paint_segment(cells, (x, y), segment, face, PlaceState(), is_odd=bool(k % 2))
            forms, ink = (LOST, p.danger) if is_lost else (SAVED, p.gain)
            word = next((word for say in forms if len(word := say()) <= segment.width), forms[-1]())
            if (is_lost or is_saved) and height > 1:
                row = y + min(2, height - 1)
                cells.centre(x + segment.x, row, max(len(word), segment.width), word, ink, None, BOLD)


def _letters(points: tuple[SeatPoints, ...], width: int) -> int:
    """How many letters of each name a row has room for in which no figure is cut off."""
    room = width - sum(len(one.points) + AROUND_NAME for one in points) + GAP
    return max(n for n in range(1, LONGEST_NAME + 1) if n == 1 or sum(min(n, len(one.name)) for one in points) <= room)
