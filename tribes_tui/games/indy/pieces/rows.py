"""Rows of cards under a heading, with their keys; what the viewer's make; and what can be answered without a card, in one row below the question."""

from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import NamedTuple

from textual.geometry import Region

from tribes_tui.games.indy.pieces.seats import NO_SEAT
from tribes_tui.widgets.cards.card_face import FRAMED, HUGE, LARGE, MIDDLE, ROW, Face, paint_card
from tribes_tui.widgets.drawing import BOLD, Cells, Drawn, Part, Place, PlaceState, fit, shortened
from tribes_tui.widgets.drawing.shapes import key_button, laid, rule, sheet, slot
from tribes_tui.words.help import FRESH
from tribes_tui.words.said import help as said_help


class IndyHeading(Drawn):
    """Its words, and in their place what counts now, while anything does."""

    DEFAULT_CSS = "IndyHeading { height: 1; }"

    _words, _now = "", ""

    def show(self, words: str, now: str = "") -> None:
        """Say this from now on."""
        self._words, self._now = words, now
        self.changed()

    def shape(self) -> Hashable:
        """The words."""
        return self._words, self._now

    def lay(self, cells: Cells) -> Iterable[Place]:
        """The line, as long as the row."""
        rule(cells, 1, 0, cells.width - 2, "" if self._now else self._words)
        if self._now:
            cells.put(3, 0, f" {shortened(self._now, cells.width - 6)} ", self.palette.ink, None, BOLD)
        return ()


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
    at: int | None = None
    """Its place in the row, where it is not the next one."""


class CardRow(Drawn):
    """Up to four cards, as large as there is room. The keys stand above them where a row is left, else before them."""

    DEFAULT_CSS = "CardRow { width: 54; height: 7; }"

    _spots: dict[str, CardSpot] = {}
    _title, _is_brief = "", False

    def show(self, spots: Sequence[CardSpot], title: str = "") -> None:
        """Show these from now on; `title` stands in the place of their keys where nothing is chosen."""
        self._spots = {spot.name: spot for spot in spots}
        self._title = "" if any(spot.key for spot in spots) else title
        self.changed()

    def names(self) -> Iterable[str]:
        """Those of cards that are there."""
        return (spot.name for spot in self._spots.values() if spot.face is not None)

    def shape(self) -> Hashable:
        """What lies under the cards: keys, and places without a card."""
        spots = self._spots.values()
        return self._title, *((spot.name, spot.key, spot.at, spot.face is None, spot.words) for spot in spots)

    def key_of(self, name: str) -> str:
        """The key of a card, "" where it isn't shown."""
        return self._spots[name].key if name in self._spots else ""

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
        pitch = (cells.width - LEFT) // MOST
        width = pitch if height == 1 else width  # a row has room for a card's whole words
        pitch = min(pitch, width + 3)
        faces = [spot.face for spot in self._spots.values() if spot.face is not None and height == 1 and not p.is_bare]
        self._is_brief = any(len(face.words) > width - 2 for face in faces)  # their bands have the colours, then of all
        top = int(cells.height > height + (not self._title))  # below what is not chosen needs to be no light
        if top and self._title:
            cells.title(LEFT, 0, self._title)
        for k, spot in enumerate(self._spots.values()):
            x = LEFT + pitch * (k if spot.at is None else spot.at)
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
        fresh = state.fresh if spot.fresh is None else spot.fresh
        if spot.face is not None:
            face = (
                spot.face._replace(row=f"{spot.face.name} {spot.face.value}".strip()) if self._is_brief else spot.face
            )
            paint_card(cells, place.region, face, state._replace(fresh=None if fresh is None else NO_SEAT))


Row = Face | tuple[Part, ...]
"""A card in one row, or words."""
LEAST_FRAME = 29, 9
"""The least width and height of a frame."""
CHIP = 21


class BestThree(Drawn):
    """Rows of words and cards; in a frame where there is room for one."""

    _title = ""
    _rows: tuple[Row, ...] = ()

    def show(self, title: str, rows: Sequence[Row]) -> None:
        """Show these from now on."""
        self._title, self._rows = title, tuple(rows)
        self.changed()

    def shape(self) -> Hashable:
        """The title stands in the frame."""
        return self._title

    @property
    def is_framed(self) -> bool:
        """Whether there is room for the frame."""
        return self.size.width >= LEAST_FRAME[0] and self.size.height >= LEAST_FRAME[1]

    def lay(self, cells: Cells) -> Iterable[Place]:
        """A row each, so that only those that differ are sent."""
        left, top, high = 2, 0, cells.height
        if self.is_framed and self._title:
            width, high = min(cells.width - 2, 40), min(cells.height, 11)
            sheet(cells, Region(left, 0, width, high), self._title)
            left, top, high = left + 2, 1, high - 1
        elif self._title:
            laid(cells, Region(1, 0, cells.width - 1, cells.height))
            cells.title(left, 0, self._title)
            top = 1
        for k, y in enumerate(range(top, high)):
            yield Place(f"row:{k}", Region(), Region(left, y, min(cells.width - left - self.is_framed, 36), 1))

    def look(self, name: str) -> Hashable:
        """The row."""
        return self._row(name)

    def _row(self, name: str) -> Row:
        k = int(name.removeprefix("row:"))
        return self._rows[k] if k < len(self._rows) else ()

    def paint(self, cells: Cells, place: Place, state: PlaceState) -> None:
        """Words, or a card as wide as the longest words of any."""
        row, spot = self._row(place.name), place.extent
        if isinstance(row, Face):
            paint_card(cells, Region(spot.x, spot.y, min(CHIP, spot.width), 1), row, PlaceState())
        else:
            cells.parts(spot.x, spot.y, fit(row, spot.width))


GAP = 2
"""Columns between two notes, and between the last plate and the notes."""


class Answers(Drawn):
    """A name plate each, its key before it; at the right end what is new, or what its sign means."""

    DEFAULT_CSS = "Answers { height: 1; }"
    AROUND = 6

    pieces: dict[str, tuple[str, str]] = {}
    _note, _news = "", tuple[str, ...]()

    def show(self, words: Mapping[str, tuple[str, str]], note: str = "", news: Sequence[str] = ()) -> None:
        """These: name -> its key, and what it says; what the sign of what is new means, where it stands; what is new, in ever fewer words."""
        self.pieces, self._note, self._news = dict(words), note, tuple(news)
        self.changed()

    def shape(self) -> Hashable:
        """Which there are, and how long; the notes lie below."""
        return tuple((name, len(text)) for name, (_, text) in self.pieces.items()), self._note, self._news

    def lay(self, cells: Cells) -> Iterable[Place]:
        """From the left, below the first word of the question; the note at the right end, in as many words as fit."""
        x = 3
        for name, (_, text) in self.pieces.items():
            spot = Region(x, 0, len(text) + self.AROUND, 1)
            yield Place(name, spot, spot)
            x = spot.right + GAP
        forms = [*(said_help.news(what=text) for text in self._news), self._note] if self._note else []
        room, end = cells.width - 2 - x - len(FRESH), cells.width - 1
        for told in [form for form in forms if len(form) <= room][:1]:
            end = cells.right(end, 0, f" {told}", self.palette.soft)
            cells.right(end, 0, FRESH, self.palette.ink, None, BOLD)

    def paint(self, cells: Cells, place: Place, state: PlaceState) -> None:
        """The key as a cap, and the plate."""
        key_button(cells, place.region, *self.pieces[place.name], state)
