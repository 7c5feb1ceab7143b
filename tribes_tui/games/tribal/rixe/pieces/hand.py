"""The hand: whole cards in a row, smaller ones in two as they grow many, one row of the screen each when there are very many."""

from collections.abc import Hashable, Iterable, Sequence
from typing import NamedTuple

from textual.geometry import Region, Size

from tribes_tui.games.tribal.rixe.words.said import table as said
from tribes_tui.games.tribal.table_parts import LONGEST_SYMBOL
from tribes_tui.widgets.cards.card_face import FRAMED, GRAND, HUGE, LARGE, MEDIUM, MIDDLE, Face, paint_card
from tribes_tui.widgets.cards.column_bands import words_in
from tribes_tui.widgets.drawing import BOLD, Cells, Drawn, Place, PlaceState
from tribes_tui.widgets.drawing.shapes import heading

LIFTED, FITS, NOWHERE = "lifted", "fits", "nowhere"
"""What can be done with a card, which is said below it."""
LEFT = 2
GAP = 2
BETWEEN = 3
"""Blank columns between the two colours, where there is room."""
AROUND = 3
"""Rows of the heading, of the light below a card, of what is said below that."""
LEAST = 4
"""Cards of a hand for which there is room at least: they grow as there are fewer, the last ones no more."""
HEADED = 11
"""Rows from which the hand has a heading."""
ROOMY = 14, 9
"""A large card with room around its picture."""
SIZES = (
    HUGE,
    ROOMY,
    (12, ROOMY[1]),
    (ROOMY[0], LARGE[1]),
    LARGE,
    (10, LARGE[1]),
    (9, LARGE[1]),
    (8, LARGE[1]),
    (13, MIDDLE[1]),
    MIDDLE,
    (10, MIDDLE[1]),
    (9, MIDDLE[1]),
    (8, MIDDLE[1]),
    MEDIUM,
)
NARROWEST = 7, MIDDLE[1]
"""A whole picture without a name: in one row before two rows of half cards."""
LARGEST = HUGE, GRAND
"""With pictures of doubled pixels, in one row or two, as long as there is room for what is said below each."""
FRAMES = FRAMED, (9, FRAMED[1])
PACKED = 10, 3
"""A card with the upper half of its picture, of which two rows go into the fewest rows of the screen that a hand has."""
CHIPS = 12, 9, 6
"""Pitches of cards in one row each: with their name, close together, with their emblem."""


class HandCard(NamedTuple):
    """A card of the hand: its place, its face, and whether it can be laid: or nothing to say."""

    name: str
    face: Face
    use: str = ""


class HandForm(NamedTuple):
    """How cards lie: their size, from card to card, how many in a row, rows of the screen from one row to the next."""

    width: int
    height: int
    pitch: int
    each: int
    step: int
    has_uses: bool = False


class RixeHand(Drawn):
    """A place a card; cards alike have one each."""

    DEFAULT_CSS = "RixeHand { height: 7; }"

    pieces: dict[str, HandCard] = {}
    _title = ""
    _told: tuple[str, ...] = ()

    def show(self, cards: Sequence[HandCard], title: str, told: Sequence[str] = ()) -> None:
        """These cards, those of one colour side by side; `told`: what stands behind the heading, in ever fewer words."""
        self.pieces, self._title, self._told = {card.name: card for card in cards}, title, tuple(told)
        self.changed()

    def shape(self) -> Hashable:
        """Which places there are, where a colour ends, the heading."""
        return tuple(self.pieces), self._turn(), self._title, self._told

    def _turn(self) -> int:
        """How many cards stand before those of the other colour."""
        kinds = [card.face.tone in ("djembe", "mask") for card in self.pieces.values()]
        return sum(kinds) if any(kinds) and not all(kinds) else 0

    def form(self) -> HandForm:
        """The largest drawing that goes into the room, in which no card covers another: two rows of the largest cards before one of smaller
        ones, two of large cards before two of smaller ones."""
        count, room = max(1 if self._top() else LEAST, len(self.pieces)), self.size.width - LEFT - 1
        height = self.size.height - self._top()
        sizes = FRAMES if self.palette.is_bare else SIZES
        largest = () if self.palette.is_bare else LARGEST
        large = tuple(size for size in sizes if size[1] >= LARGE[1])
        ways = (
            *((rows, size) for size in largest for rows in (1, 2) if height // rows > size[1] + 1),
            *((1, size) for size in sizes),
            *((2, size) for size in large),
            *((2, size) for size in sizes),
            *(() if self.palette.is_bare else ((1, NARROWEST),)),
        )
        for rows, size in ways:
            found = self._row_form(-(-count // rows), room, size, height // rows)
            if found is not None:
                return found
        return self._packed(count, room, height) or self._chips(count, room, height)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """Rows of the largest cards that have room in one row, with the heading above them and what is said below."""
        count, room = max(1, len(self.pieces)), width - LEFT - 1
        rows = (size[1] for size in LARGEST if self._row_form(count, room, size, container.height))
        return min(container.height, next(rows, LARGE[1]) + AROUND)

    def _packed(self, count: int, room: int, height: int) -> HandForm | None:
        """Two rows of half cards."""
        (width, high), each = PACKED, -(-count // 2)
        if self.palette.is_bare or height < 2 * high + 1 or each * (width + 1) - 1 > room:
            return None
        width = min(12, (room + 1) // each - 1)
        return HandForm(width, high, width + 1, each, high + 1)

    def _row_form(self, each: int, room: int, size: tuple[int, int], step: int) -> HandForm | None:
        """So many cards of a size side by side."""
        width, high = size
        turn = BETWEEN if self._turn() and each >= len(self.pieces) else 0
        pitch = width + GAP if each == 1 else min(width + GAP, (room - turn - width) // (each - 1))
        if turn and pitch <= width:
            pitch = min(width + 1, (room - width) // (each - 1))
        if step < high + 1 or (each > 1 and pitch <= width):
            return None
        return HandForm(width, high, pitch, each, step, step >= high + 2 and pitch > len(said.use(use=NOWHERE)))

    def _chips(self, count: int, room: int, height: int) -> HandForm:
        """Cards of one row each."""
        for pitch in CHIPS:
            each = max(1, (room + 1) // pitch)
            rows = -(-count // each)
            if rows <= height:
                return HandForm(pitch - 1, 1, pitch, each, 2 if 2 * rows - 1 <= height else 1)
        pitch = CHIPS[-1] - 1
        return HandForm(pitch - 1, 1, pitch, max(1, (room + 1) // pitch), 1)

    def _top(self) -> int:
        return 1 if self.size.height >= HEADED else 0

    def lay(self, cells: Cells) -> Iterable[Place]:
        """Row after row, from the left."""
        form = self.form()
        if self._top():
            heading(cells, Region(1, 0, cells.width - 2, 1), self._title, *(((one, "soft"),) for one in self._told))
        elif not self.pieces:
            cells.put(LEFT, 0, self._title, cells.palette.soft)
        for k, card in enumerate(self.pieces.values()):
            x, y = self._where(form, k)
            is_last = k + 1 == len(self.pieces) or (k + 1) % form.each == 0
            free = form.width + 1 if is_last else self._where(form, k + 1)[0] - x
            deep = min(form.step, cells.height - y)
            yield Place(
                card.name,
                Region(x, y, min(form.width, free), min(form.height, deep)),
                Region(x, y, min(form.width + 1, free), deep),
            )

    def _where(self, form: HandForm, k: int) -> tuple[int, int]:
        """The upper left corner of a card."""
        row, column = divmod(k, form.each)
        gap = BETWEEN if 0 < self._gap_at(form) <= k else 0
        return LEFT + column * form.pitch + gap, self._top() + row * form.step

    def _gap_at(self, form: HandForm) -> int:
        """Before which card the gap between the colours is; 0: nowhere."""
        turn = self._turn() if form.height > 1 and form.each >= len(self.pieces) else 0
        taken = LEFT + (len(self.pieces) - 1) * form.pitch + form.width + 1
        return turn if taken + BETWEEN <= self.size.width else 0

    def paint(self, cells: Cells, place: Place, state: PlaceState) -> None:
        """The card, and below it whether it fits."""
        form, card = self.form(), self.pieces[place.name]
        palette, (x, y, seen, height) = cells.palette, place.region
        state = state._replace(is_faded=state.is_faded and card.use == NOWHERE)
        is_brief, face = form.height in (1, PACKED[1]), card.face
        if is_brief:  # in one row, or with the band as its plate
            face = face._replace(name=words_in(face, seen - 2), value="", word="")
        elif form.width < LONGEST_SYMBOL + 2:  # no room for its name: the sign is in the head
            face = face._replace(name=words_in(face, seen - 2) if state.is_cursor else "")
        paint_card(cells, Region(x, y, form.width, height), face, state, seen)
        if is_brief and state.is_legal and not state.is_cursor and not palette.is_bare:
            cells.put(x, y, "▐" if height == 1 else "▌", palette.legal)
        elif (
            form.pitch == form.width + 1 and not palette.is_bare
        ):  # no shadow in a gap so narrow: it would be as many bytes as the edges
            for row in range(y + 1, y + height):
                cells.put(x + form.width, row, " ")
        if form.has_uses and card.use:
            ink = palette.chosen if state.is_chosen else palette.legal if state.is_legal else palette.dim
            cells.centre(x, y + height + 1, seen, said.use(use=card.use), ink, None, BOLD if state.is_legal else 0)
