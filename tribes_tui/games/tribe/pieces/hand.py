"""The viewer's cards, above each its key, below each what may become of it; and the lines above them: what the others did, what the challenge
would bring now, what signs mean."""

from collections.abc import Hashable, Iterable, Iterator, Sequence
from typing import NamedTuple

from textual.geometry import Offset, Region

from tribes_tui.games.tribe.pieces.camp import MAY_HIDE, TribeCamp, card_width
from tribes_tui.games.tribe.pieces.faces import sized
from tribes_tui.games.tribe.words.said import board as said
from tribes_tui.theme.palette import Palette
from tribes_tui.widgets.cards.card_face import FRAMED, LARGE, MEDIUM, Face
from tribes_tui.widgets.cards.chain import paint_link
from tribes_tui.widgets.cards.kept_places import KeptPlaces
from tribes_tui.widgets.drawing import (
    BOLD,
    Cells,
    Drawn,
    Line,
    Part,
    Place,
    PlaceState,
    Showing,
    fit,
    fold,
    length,
    shortened,
)
from tribes_tui.widgets.drawing.shapes import hollow, laid, rule
from tribes_tui.words.help import FRESH

SIGNS = (("●", said.red, "red"), ("◆", said.blue, "blue"), ("■", said.both, "both"), ("○", said.none, "character"))
BACK = "▒▒"
WIDE = 100
"""Columns from which all signs stand in one line, above the hand."""


class TribeLegend(Drawn):
    """The signs of colours in two rows, where the line above the hand has no room for them."""

    DEFAULT_CSS = "TribeLegend { height: 2; }"

    def lay(self, cells: Cells) -> Iterable[Place]:
        """Signs and their words."""
        signs = [*_signs(cells.palette)]
        for row in range(min(2, cells.height)):
            cells.parts(0, row, fit((*signs[2 * row], (" ", "soft"), *signs[2 * row + 1]), cells.width))
        return ()


IN_FULL = 2
"""So many sentences, the first, say what is taken off, too: for wide windows alone, so that the line is the same from turn to turn."""


def legends(
    palette: Palette, is_whole: bool, fresh: bool = False, hiding: bool = False, back: bool = False
) -> list[tuple[Line, bool]]:
    """What stands at the end of a line, from the right, and whether nothing else tells it: that something is new, what a back means, and the
    signs if they stand there too."""
    found: list[tuple[bool, Line, bool]] = [
        (fresh, ((FRESH, "ink", BOLD), (f" {said.new()}", "soft")), False),
        (hiding, ((MAY_HIDE, "legal", BOLD), (f" {said.hide()}", "soft")), True),
        (back, ((BACK, "danger"), (f" {said.hidden()}", "soft")), True),
        (is_whole, signs_line(palette) if is_whole else (), True),
    ]
    return [(line, is_needed) for is_there, line, is_needed in found if is_there]


def signs_line(palette: Palette) -> Line:
    """All signs in one line."""
    return tuple(part for sign in _signs(palette) for part in (*sign, (" ", "soft")))


def _signs(palette: Palette) -> Iterator[tuple[Part, Part]]:
    for sign, word, tone in SIGNS:
        sign = f"{sign}=" if palette.depth == "ascii" else sign  # letters stand for signs there
        yield (sign, palette.lighter(palette.tone(tone), 0.2 if palette.is_dark else -0.05)), (word(), "soft")


WORDS_AT, AROUND_WORDS = 3, 2
"""Columns before the words of the line, and beside them, that stay free."""


class StandingLine(Drawn):
    """A thin line with the longest of some sentences that fits, a title where there is none, and at its end what signs mean."""

    DEFAULT_CSS = "StandingLine { height: 1; }"

    _title = ""
    _sentences: tuple[str, ...] = ()
    _is_fresh = False
    camps: Sequence[TribeCamp] = ()
    """Where what a totem brings may stand, and backs without a word."""

    def show(self, title: str, sentences: Sequence[str], is_fresh: bool = False) -> None:
        """The sentences say the same, the longest first; `is_fresh`: whether something is marked as new."""
        self._title, self._sentences, self._is_fresh = title, tuple(sentences), is_fresh
        self.changed()

    def shape(self) -> Hashable:
        """All of it."""
        return self._title, self._sentences, self._signs()

    def _signs(self) -> tuple[bool, bool, bool]:
        """Whether something is marked as new, may be hidden where the word has no room, lies there without its word."""
        hiding, back = (
            any(getattr(camp, one) for camp in self.camps) for one in ("has_hiding_sign", "has_nameless_back")
        )
        return self._is_fresh, hiding, back

    def lay(self, cells: Cells) -> Iterable[Place]:
        """The line through the whole width. Signs that nothing else tells have their room before a sentence that says all."""
        p, end = cells.palette, cells.width - 2
        meant = [
            (length(legend) + 2, legend, is_needed)
            for legend, is_needed in legends(p, cells.width >= WIDE, *self._signs())
        ]
        needed = sum(width for width, _, is_needed in meant if is_needed)
        room = end - AROUND_WORDS - WORDS_AT - needed
        sentences = self._sentences[IN_FULL * (cells.width < WIDE) :]
        said = next((one for one in sentences if len(one) <= room), "".join(sentences[-1:]))
        first = WORDS_AT + len(said) + AROUND_WORDS if said else len(self._title) + 7
        rule(cells, 1, 0, cells.width - 2, "" if said else self._title)
        left = end - first - needed
        for width, legend, is_needed in meant:
            if is_needed or width <= left:
                left, end = left - width * (not is_needed), end - width
                cells.put(end, 0, " " * width * (end >= first))
                cells.parts(end + 1, 0, legend * (end >= first))
        if said:
            cells.put(WORDS_AT, 0, f" {said} ", p.soft, None, BOLD)
        return ()


SIGN = "•"
LINE_LEFT = 3
"""Columns before the words."""


class OthersTurnsLine(Showing[tuple[str, ...]]):
    """The longest way of saying it that fits, the longest first."""

    DEFAULT_CSS = "OthersTurnsLine { height: 1; }"

    shown: tuple[str, ...] = ()

    def lay(self, cells: Cells) -> Iterable[Place]:
        """On a sheet a dot as beside what is new on the table, and the words."""
        room = cells.width - LINE_LEFT - 1
        forms = [fold(((form, "soft"),), room) for form in self.shown if form]
        if rows := next((rows for rows in forms if len(rows) <= cells.height), [*forms, []][-1][: cells.height]):
            laid(cells, Region(0, 0, cells.width - 1, cells.height))
            cells.put(1, 0, SIGN, cells.palette.accent, None, BOLD)
            for y, row in enumerate(rows):
                cells.parts(LINE_LEFT, y, row)
        return ()


LEFT = 1
BETWEEN = 2
"""Columns between two cards, where there is room."""

USUAL = 6
"""So many cards a hand has at most, but for a while."""

LEAST = 10
"""Columns from one card to the next at the least; where there are fewer, cards without pictures lie in two rows."""

AROUND = 3
"""Rows of the keys above a card, of the light and the use below it."""

KEY = 2
"""Columns of a key before a use, with its blank."""

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
    fresh: int | None = None
    """Whose colour marks it as taken just now, if it was."""


class TribeHand(Drawn):
    """Cards in a row. Where a row more is left, their keys stand above them; of two rows of cards, before the uses."""

    DEFAULT_CSS = "TribeHand { height: 6; }"

    pieces: dict[str, Held] = {}

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self.kept = KeptPlaces[Face](USUAL)
        self._picked = -1
        """The place of the card that was picked last, or under the cursor."""
        self._spread = USUAL
        """How many places there are; cards lie as wide until the last of many that are to go is gone."""

    def show(self, held: Sequence[Held], whose: str = "") -> None:
        """These cards from now on. Each keeps its place and its key as long as it is in that hand: a new one comes where one is missing."""
        places = self.kept.places([one.face for one in held], whose, self._picked)
        self._spread = max(USUAL, self.kept.count(whose))
        lying = sorted(zip(places, held, strict=True), key=lambda one: one[0])
        self.pieces = {one.name: one._replace(key=str(place + 1)) for place, one in lying}
        self.changed()

    def point(self, names: Iterable[str | None]) -> None:
        """The first of these that lies here is the one that goes next, where another is like it."""
        keys = (one.key for name in names if (one := self.pieces.get(name or "")))
        self._picked = int(next(keys, self._picked + 1)) - 1

    @property
    def held(self) -> Sequence[Held]:
        """What it shows."""
        return tuple(self.pieces.values())

    def shape(self) -> Hashable:
        """Which places there are, and their keys."""
        return tuple((one.name, one.key, one.shows_key) for one in self.pieces.values())

    def _pitch(self, width: int) -> int:
        return min(max(LARGE[0], self._card_size()[0]) + BETWEEN, (width - LEFT) // self._spread)

    def _is_low(self, width: int) -> bool:
        return self._pitch(width) < LEAST

    def _card_size(self) -> tuple[int, int]:
        if self.size.height > MEDIUM[1] + AROUND + 1 and not self.palette.is_bare:
            return card_width(self.size.height - AROUND), self.size.height - AROUND
        rows = FRAMED[1] if self.palette.is_bare else MEDIUM[1]
        return MEDIUM[0], min(rows, self.size.height - 1)

    def lay(self, cells: Cells) -> Iterable[Place]:
        """From the left. A place is the card and its use."""
        if self._is_low(cells.width):
            yield from self._lay_low(cells)
            return
        pitch, (width, rows) = self._pitch(cells.width), self._card_size()
        top = 1 if cells.height > rows + 2 else 0
        if rows >= MEDIUM[1]:
            for key in {*range(1, USUAL + 1)}.difference(int(one.key) for one in self.pieces.values()):
                hollow(cells, Region(LEFT + (key - 1) * pitch, top, min(width, pitch), rows))
        for one in self.pieces.values():
            x = LEFT + (int(one.key) - 1) * pitch
            if top and one.shows_key:
                cells.centre(x, 0, width, one.key, cells.palette.soft, None, BOLD)
            spot = Region(x, top, min(width, pitch), rows)
            yield Place(one.name, spot, Region(x, top, min(pitch, cells.width - x), cells.height - top))

    def _lay_low(self, cells: Cells) -> Iterable[Place]:
        """Two rows of cards without pictures, each with its use below it."""
        columns = (self._spread + 1) // 2
        pitch, top = (cells.width - LEFT) // columns, cells.height - 2 * (LOW + 1)
        for name, one in self.pieces.items():
            row, column = divmod(int(one.key) - 1, columns)
            spot = Region(LEFT + column * pitch, top + row * (LOW + 1), pitch - 1, LOW)
            yield Place(name, spot, Region(spot.x, spot.y, pitch, LOW + 1))

    def place_at(self, where: Offset) -> str:
        """The key above a card and its use below it belong to it."""
        columns = (place for place in self.places.values() if place.region.x <= where.x < place.region.right)
        rows = (place for place in columns if self._top(place) <= where.y < place.extent.bottom)
        return next((place.name for place in rows), "")

    def _top(self, place: Place) -> int:
        """The row of its key, or where it begins if it has none."""
        return place.region.y - bool(self.pieces[place.name].shows_key and not self._is_low(self.size.width))

    def paint(self, cells: Cells, place: Place, state: PlaceState) -> None:
        """A card and its use."""
        one, (x, y, seen, rows) = self.pieces[place.name], place.region
        state = state if one.fresh is None else state._replace(fresh=one.fresh)
        paint_link(cells, Region(x, y, seen, rows), sized(one.face, max(rows, MEDIUM[1])), state)
        p, last, room = cells.palette, place.extent.bottom - 1, place.extent.width
        cells.put(x, last, " " * room)
        if one.shows_key and self._is_low(cells.width):
            cells.put(x, last, one.key, p.soft, None, BOLD)
            x, seen, room = x + KEY, seen - KEY, room - KEY
        use = one.use if one.use and len(one.use) <= min(seen, room - 1) else shortened(one.brief or one.use, room)
        flags = BOLD if one.is_good else 0
        cells.centre(
            x, last, seen if seen > len(use) else room - 1, use, p.legal if one.is_good else p.soft, None, flags
        )
