"""The moment of defence: what comes, at which chain, and below it what each answer loses and saves."""

from collections.abc import Hashable, Iterable, Sequence
from typing import NamedTuple

from textual.geometry import Offset, Region

from tribes_tui.games.tribe.pieces.chain import paint_segment, segments
from tribes_tui.games.tribe.pieces.faces import sized
from tribes_tui.games.tribe.pieces.hand import signs_line
from tribes_tui.games.tribe.words.said import ends as said
from tribes_tui.widgets.cards.card_face import FRAMED, GRAND, LARGE, MEDIUM, Face
from tribes_tui.widgets.cards.chain import paint_link
from tribes_tui.widgets.drawing import BOLD, Cells, Line, Place, PlaceState, Showing, fit, fold, shapes, shortened

LOST = said.lost, said.lost_sign
SAVED = said.saved, said.saved_brief, said.saved_least
"""Below a vase: the longest that is no wider than it, so that they don't touch each other."""
AROUND_NAME, GAP = 5, 2
"""Columns beside a name and its figures: the ends of its plate, the blanks between the two and behind both."""
LONGEST_NAME = 16
LEFT, RIGHT, ARROW = 26, 17, 5
"""Columns of an answer's words, of its figures, of the arrow and the blanks around it."""
CARDS = GRAND, LARGE, MEDIUM
"""Of the chain as each answer would leave it, the largest first; where none has room there are chips."""
ABOVE_STORY = 2
"""Rows above what came before: blank, and its heading."""
BELOW = 2
"""Rows below the answers: what signs mean, everybody's points."""
CHIPS = 3
"""Rows of an answer with chips."""
MOST_COLUMNS = 100
"""Columns of an answer with chips."""
LOW = 19
"""Columns before the chain that is attacked, above answers with chips."""


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


class AttackForm(NamedTuple):
    """How large the chain of each answer is drawn, None for chips; columns for the card that is turned up; columns of all."""

    card: tuple[int, int] | None
    beside: int
    columns: int


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

    def _form(self, attack: Attack) -> AttackForm:
        """The largest in which everything has room, the card that is turned up, too, where that goes."""
        links, rows, left = len(attack.chain), len(attack.answers) + 1, self.size.height - BELOW
        left -= len(self._story(attack)) + bool(attack.told) * ABOVE_STORY
        sizes = ((MEDIUM[0], FRAMED[1]),) if self.palette.is_bare else CARDS
        for width, height in sizes:
            own = LEFT + links * (width + 1) + RIGHT
            for beside in (width + ARROW, 0):
                if own + beside < self.size.width and rows * (height + 1) <= left:
                    return AttackForm((width, height), beside, own + beside)
        return AttackForm(None, 0, min(self.size.width, MOST_COLUMNS) - 2)

    def lay(self, cells: Cells) -> Iterable[Place]:
        """What comes above, the answers below."""
        attack = self.shown
        if attack is None:
            return
        form, count = self._form(attack), len(attack.answers)
        left, rows = (cells.width - form.columns) // 2, form.card[1] if form.card else CHIPS
        spare = cells.height - BELOW - (count + 1) * (rows + 1) if form.card else 0
        top = self._lay_attack(cells, attack, form, Offset(left, spare // 4))
        self._lay_points(cells, attack)
        down = rows + 1 if form.card else min(CHIPS + 1, (cells.height - top - 1) // count)
        self._lay_story(cells, attack, top + count * down)
        for k, answer in enumerate(attack.answers):
            spot = Region(left, top + k * down, form.columns, min(rows, down))
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

    def _story(self, attack: Attack) -> Sequence[Line]:
        return fold(((attack.told, "soft"),), self.size.width - 4)

    def _lay_story(self, cells: Cells, attack: Attack, top: int) -> None:
        """In the rows from `top` to the points: what signs mean, then, as far as there is room, what came before."""
        p, y, told = cells.palette, cells.height - BELOW, self._story(attack)
        if y < top:
            return
        cells.parts(1, y, fit((*signs_line(p), (f" {attack.legend}", "soft")), cells.width - 2))
        if not attack.told or len(told) > y - top - 2:
            return
        cells.put(1, y - len(told) - 2, said.before(), p.accent, None, BOLD)
        for row, line in enumerate(told, y - len(told) - 1):
            cells.parts(3, row, line)

    def _lay_attack(self, cells: Cells, attack: Attack, form: AttackForm, at: Offset) -> int:
        """The attacking card, an arrow, the chain. The row below all of it."""
        p, (left, y) = cells.palette, at
        width, rows = form.card or (MEDIUM[0], FRAMED[1] if p.is_bare else MEDIUM[1])
        x = left + (LEFT + form.beside if form.card else LOW)
        from_left = x - ARROW - width - 1
        paint_link(cells, Region(from_left, y, width + 1, rows), sized(attack.card, rows, width + 1), PlaceState())
        for row, (shaft, sign) in enumerate((("", "▙"), ("━━", "█▙"), ("━━", "█▛"), ("", "▛")), y + (rows - 4) // 2):
            cells.put(x - ARROW + 1, row, shaft, p.danger)
            cells.put(x - ARROW + 3, row, sign, p.danger)
        for k, face in enumerate(attack.chain):
            if k:
                cells.put(x - 1, y + rows // 2, "═", p.accent)
            paint_link(cells, Region(x, y, width, rows), sized(face, rows, width), PlaceState())
            x += width + 1
        words = (*attack.about, *("",) * (len(attack.about) + len(attack.power) < rows), *attack.power)[:rows]
        for row, text in enumerate(words):
            cells.put(
                x + 1, y + row, shortened(text, cells.width - x - 2), p.soft if row else p.ink, None, BOLD * (not row)
            )
        return y + rows + 1

    # ---- Painting

    def paint(self, cells: Cells, place: Place, state: PlaceState) -> None:
        """One answer."""
        answer, attack = self._answers().get(place.name), self.shown
        if answer is None or attack is None:
            return
        p, (x, y, width, height), form = cells.palette, place.region, self._form(attack)
        if not p.is_flat:
            cells.fill(*place.region, p.mix(p.panel, p.below, 0.45))
        ground = p.mix(p.panel, p.accent, 0.3)
        cells.fill(x, y, LEFT, 1, ground)
        shapes.plate(cells, x, y, LEFT, answer.title, ground, p.on(ground), state)
        note = answer.alone or (answer.note[0], " ".join(answer.note[1:]))
        if form.card:
            note = *answer.note, *(answer.alone or answer.then)
        for row, text in enumerate(note[: height - 1], 1):
            cells.put(x + 1, y + row, shortened(text, LEFT - 1), p.soft)
        end = x + width - 1
        cells.right(end, y, answer.loss, p.danger if answer.lost else p.gain, None, BOLD)
        if height > 1:
            cells.right(end, y + 1, answer.left, p.ink)
        if form.card is None:
            self._paint_chips(cells, Region(x + LEFT + 1, y, width - LEFT - 18, height), (attack, answer))
            return
        at = x + LEFT + form.beside
        if answer.card is not None and form.beside:
            size = form.card
            paint_link(
                cells, Region(at - ARROW - size[0], y, *size), sized(answer.card, size[1], size[0]), PlaceState()
            )
        self._paint_cards(cells, Region(at, y, *form.card), (attack, answer))

    def _paint_cards(self, cells: Cells, first: Region, what: tuple[Attack, DefenderAnswer]) -> None:
        """The chain as it would be: what is lost goes back into the felt, with its word, what is saved says so."""
        p, (x, y, width, rows), (attack, answer) = cells.palette, first, what
        for k, face in enumerate(attack.chain):
            is_lost, is_saved = _fate(attack, answer, k)
            if k:
                cells.put(x - 1, y + rows // 2, "═", p.dim if is_lost else p.accent)
            paint_link(cells, Region(x, y, width, rows), sized(face, rows, width), PlaceState(is_faded=is_lost))
            if is_lost or is_saved:
                tone = p.mix(p.danger, "#000000", 0.6) if is_lost else p.gain
                word = f"× {said.lost()}" if is_lost else said.saved()
                cells.put(x + 1, y + rows // 2, word.center(width - 2), p.on(tone), None if p.is_bare else tone, BOLD)
            x += width + 1

    def _paint_chips(self, cells: Cells, spot: Region, what: tuple[Attack, DefenderAnswer]) -> None:
        """The chain as it would be: what is lost is a hole with its word, what is saved says so."""
        p, (x, y, width, height), (attack, answer) = cells.palette, spot, what
        first = len(attack.chain[0].name)
        found = segments(attack.chain, first, width, has_words=True)
        if found[-1].x + found[-1].width > width:
            found = segments(attack.chain, first, width)
        for k, (face, segment) in enumerate(zip(attack.chain, found, strict=True)):
            is_lost, is_saved = _fate(attack, answer, k)
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


def _fate(attack: Attack, answer: DefenderAnswer, k: int) -> tuple[bool, bool]:
    """Whether an answer loses a card of the chain, whether it saves it."""
    left = len(attack.chain) - answer.lost
    return k >= left, left - answer.saved <= k < left


def _letters(points: tuple[SeatPoints, ...], width: int) -> int:
    """How many letters of each name a row has room for in which no figure is cut off."""
    room = width - sum(len(one.points) + AROUND_NAME for one in points) + GAP
    return max(n for n in range(1, LONGEST_NAME + 1) if n == 1 or sum(min(n, len(one.name)) for one in points) <= room)
