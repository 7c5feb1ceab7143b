"""What can be answered without a card, in one row below the question: pass, exchange, let the eagle fly; and what signs mean."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from textual.geometry import Region

from tribes_tui.table.frame.prompt_row import HAS_LOG
from tribes_tui.theme.palette import BOLD
from tribes_tui.widgets.drawing.drawn import Drawn, Place, PlaceState
from tribes_tui.widgets.drawing.shapes import plate
from tribes_tui.words.help import FRESH
from tribes_tui.words.said import help as said_help

if TYPE_CHECKING:
    from tribes_tui.widgets.drawing.cells import Cells

FRAMED_SEATS = 40
"""Rows of a screen on which seats have frames."""
GAP = 2
"""Columns between two notes, and between the last plate and the notes."""


class SignNote(NamedTuple):
    """A sign and what it means; `is_brief`: it stands only where the seats have two rows each, and colours; `is_spare`: only in a
    small window where all others leave it room."""

    sign: str
    meaning: str
    is_brief: bool = False
    is_spare: bool = False

    @property
    def width(self) -> int:
        """Columns of both, and of the gap before them."""
        return len(self.sign) + 1 + len(self.meaning) + GAP


class Answers(Drawn):
    """A name plate each, its key before it; at the right end what signs on the table mean, as far as there is room."""

    DEFAULT_CSS = "Answers { height: 1; }"
    AROUND = 6

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self._words: dict[str, tuple[str, str]] = {}
        self._notes: tuple[SignNote, ...] = ()
        self._news: tuple[str, ...] = ()

    def show(
        self, words: Mapping[str, tuple[str, str]], notes: Sequence[SignNote] = (), news: Sequence[str] = ()
    ) -> None:
        """These: name -> its key, and what it says; the notes, the most needed first; what the first is a sign of, in ever
        fewer words."""
        self._words, self._notes, self._news = dict(words), tuple(notes), tuple(news)
        self.changed()

    def names(self) -> Iterable[str]:
        """A place each."""
        return self._words

    def shape(self) -> Hashable:
        """Which there are, and how long; the notes lie below."""
        return tuple((name, len(text)) for name, (_, text) in self._words.items()), self._shown_notes(), self._news

    def look(self, name: str) -> Hashable:
        """What it says."""
        return self._words[name]

    def lay(self, cells: Cells) -> Iterable[Place]:
        """From the left, below the first word of the question."""
        x = 3
        for name, (_, text) in self._words.items():
            spot = Region(x, 0, len(text) + self.AROUND, 1)
            yield Place(name, spot, spot)
            x = spot.right + GAP
        self._lay_notes(cells, x)

    def _shown_notes(self) -> tuple[SignNote, ...]:
        is_brief = self.screen.size.height < FRAMED_SEATS and not self.palette.is_bare
        has_spare = self.screen.size.width < HAS_LOG
        return tuple(
            note for note in self._notes if (is_brief or not note.is_brief) and (has_spare or not note.is_spare)
        )

    def _with_news(self, room: int) -> Sequence[SignNote]:
        """The notes; in a window too small for a log with what the first is a sign of, if that leaves the others theirs."""
        notes = self._shown_notes()
        if not notes or notes[0].sign != FRESH or self.screen.size.width >= HAS_LOG:
            return notes
        others = sum(note.width for note in notes[1:] if not note.is_spare)
        left = room - others - len(FRESH) - 1
        told = next((said for text in self._news if len(said := said_help.news(what=text)) <= left), "")
        return (notes[0]._replace(meaning=told), *notes[1:]) if told else notes

    def _lay_notes(self, cells: Cells, left: int) -> None:
        """From the right end, as many as fit."""
        p, end = self.palette, cells.width - 1
        for note in self._with_news(end - left):
            if end - note.width + GAP < left:
                return
            end = cells.right(end, 0, f" {note.meaning}" if note.sign else note.meaning, p.soft)
            end = cells.right(end, 0, note.sign, p.ink, None, BOLD) - GAP

    def paint(self, cells: Cells, place: Place, state: PlaceState) -> None:
        """The key as a cap, and the plate."""
        p, spot = self.palette, place.region
        key, text = self._words[place.name]
        face = p.mix(p.panel, p.ink, 0.14)
        cap = p.mix(p.panel, p.ink, 0.3)
        if p.is_bare:
            cells.put(spot.x, 0, f"{key} [", p.ink)
            cells.put(spot.right - 1, 0, "]", p.ink)
        else:
            cells.put(spot.x, 0, f" {key} ", p.on(cap), cap, BOLD)
            cells.put(spot.x + 3, 0, " " * (spot.width - 4), None, face)
            cells.put(spot.right - 1, 0, "▌", face)
        plate(cells, spot.x + 3, 0, spot.width - 3, text, face, p.ink, state)
