"""Parts that only this table has: the track of bids, the meeples in hand, buttons, lines of words."""

from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import NamedTuple

from textual.geometry import Region

from tribes_tui.games.five_tribes.words.said import table as said
from tribes_tui.table.frame.enter_line import Choices
from tribes_tui.widgets.beside.seat_panel import names_in
from tribes_tui.widgets.drawing import (
    BOLD,
    Cells,
    Drawn,
    Line,
    Place,
    PlaceState,
    fit,
    fold,
    length,
    own_state,
    paint_line,
    shapes,
    shortened,
)
from tribes_tui.widgets.tiles.tokens import figures

STONE = "tile-face"
PRICE = 7
"""Letters of a price: "18 gold", "nothing"."""


class TrackStep(NamedTuple):
    """A step of the track. `bidders`: (name, seat) of each that stands there, whoever plays first first."""

    name: str
    price: str
    when: str
    """When the viewer would play, as far as it is known; empty if they don't bid."""
    bidders: tuple[tuple[str, int], ...] = ()
    brief: str = ""
    """The same in fewer letters."""


class BidTrack(Drawn):
    """A place a step; below them, where there is room, lines of words."""

    DEFAULT_CSS = "BidTrack { height: 8; }"

    def __init__(self, title: str, id: str | None = None) -> None:
        super().__init__(id=id)
        self._title = title
        self.pieces: dict[str, TrackStep] = {}
        self._notes: tuple[str, ...] = ()

    def show(self, steps: Sequence[TrackStep], notes: Sequence[str] = ()) -> None:
        """These, the dearest first."""
        self.pieces = {step.name: step for step in steps}
        self._notes = tuple(notes)
        self.changed()

    @property
    def heights(self) -> tuple[int, ...]:
        """One row a step; the title; two notes, all of them as well; two rows a step, three."""
        count = len(self.pieces)
        rows = 1 + len(self._notes)
        return count, 1 + count, min(3, rows) + count, rows + count, rows + 2 * count, rows + 3 * count

    def shape(self) -> Hashable:
        """Which steps, and the words below them."""
        return tuple(self.pieces), self._notes

    def lay(self, cells: Cells) -> Iterable[Place]:
        """The title, the steps, the notes."""
        count = len(self.pieces)
        y = int(cells.height > count)
        if y:
            cells.title(1, 0, self._title)
        if not count:
            return
        pitch = max(1, min(3, (cells.height - 1 - len(self._notes)) // count))
        for name in self.pieces:
            spot = Region(1, y, cells.width - 2, min(pitch, 2))
            yield Place(name, spot, Region(0, y, cells.width, pitch))
            y += pitch
        for row, words in enumerate(self._notes[: cells.height - y], y):
            cells.put(1, row, shortened(words, cells.width - 2), cells.palette.soft)

    def paint(self, cells: Cells, place: Place, state: PlaceState) -> None:
        """A stone: price, and whoever stands there; below, when one would play."""
        palette, step, spot = cells.palette, self.pieces[place.name], place.region
        face = palette.colour(STONE)
        if not palette.is_flat:
            face = palette.mix(face, palette.below, 0.08 * list(self.pieces).index(step.name))
        if state.is_faded:
            face = palette.fade(face, palette.below)
        if not palette.is_bare:
            cells.fill(spot.x, spot.y, spot.width, spot.height, face)
        if place.extent.height > spot.height and not palette.is_flat:
            cells.put(spot.x + 1, spot.bottom, "▀" * spot.width, palette.shade(palette.below))
        end = self._paint_bidders(cells, spot, step)
        room = end - spot.x - 1
        said = step.when if spot.height == 1 and len(step.when) + PRICE + 2 <= room else step.brief
        name = f" {step.price:<{PRICE}} {said if spot.height == 1 else ''}"
        name = next((one for one in (name.rstrip(), f" {step.price}") if len(one) <= room), step.price)
        shapes.plate(cells, spot.x, spot.y, room + 2, name.ljust(room), face, palette.on(face), state)
        if spot.height > 1 and step.when:
            cells.put(
                spot.x + 2,
                spot.y + 1,
                shortened(step.when, spot.width - 3),
                palette.on(face) if not palette.is_bare else palette.soft,
            )
        if state.is_legal and not palette.is_bare and not state.is_cursor:
            cells.put(spot.x, spot.y, "▌", palette.legal)
        shapes.freshness(cells, spot.x + 1, spot.y, state)

    def _paint_bidders(self, cells: Cells, spot: Region, step: TrackStep) -> int:
        """Their names on their colours at the right end, as long as they leave the price whole. The column where they begin."""
        palette, end, count = cells.palette, spot.right, max(1, len(step.bidders))
        room = spot.width - len(step.price) - 2 - count  # each name has a blank before it, and the price
        names = [name for name, _ in step.bidders]
        edge = " " if len("".join(names)) + 2 * count <= room else ""
        for name, (_, seat) in reversed(
            [*zip(names_in(names, room - 2 * count * len(edge)), step.bidders, strict=True)]
        ):
            tone = palette.seats[seat % len(palette.seats)]
            text = f"{edge}{name}{edge}"
            ink, ground = (palette.ink, None) if palette.is_bare else (palette.on(tone), tone)
            end = cells.right(end, spot.y, text, ink, ground, BOLD) - 1
        return end


Carry = tuple[str, str, str]
"""Meeples of one tribe in hand: its letter, its colour, how many of which ("2 elders")."""


class Carried(Drawn):
    """A place a tribe. Two rows each, where there is room, so that the figure has its head."""

    DEFAULT_CSS = "Carried { height: 3; }"

    _title = ""
    pieces: dict[str, Carry] = {}

    def show(self, title: str, tribes: Mapping[str, Carry]) -> None:
        """Whose hand it is, and what is in it, by places."""
        self._title, self.pieces = title, {**tribes}
        self.changed()

    @property
    def heights(self) -> tuple[int, ...]:
        """The title and a row or two for each."""
        count = len(self.pieces)
        return 1 + count, 1 + 2 * count

    def shape(self) -> Hashable:
        """Which, and the title."""
        return tuple(self.pieces), self._title

    def lay(self, cells: Cells) -> Iterable[Place]:
        """Below each other."""
        cells.title(1, 0, shortened(self._title, cells.width - 2))
        pitch = 2 if cells.height > 2 * len(self.pieces) and not cells.palette.is_bare else 1
        for k, name in enumerate(self.pieces):
            y = 1 + k * pitch
            yield Place(name, Region(1, y, cells.width - 2, pitch), Region(0, y, cells.width, pitch))

    def paint(self, cells: Cells, place: Place, state: PlaceState) -> None:
        """Its figure, or its letter on its colour; the words."""
        (letter, name, told), spot, palette = self.pieces[place.name], place.region, cells.palette
        state = own_state(self, place.name, state)
        words = Region(spot.x + 5, spot.bottom - 1, spot.width - 5, 1)
        paint_line(cells, words, ((told, "ink", BOLD if state.is_legal else 0),), (), state)
        tone = palette.colour(name)
        if spot.height > 1:
            figures(cells, spot.x, spot.y, letter, 1, tone)
        elif palette.is_bare:
            cells.put(spot.x, spot.y, f"[{letter}]", palette.ink, None, BOLD)
        else:
            cells.put(spot.x, spot.y, f" {letter} ", palette.on(tone), tone, BOLD)


class FiveButtons(Choices):
    """Side by side in the column beside the tiles; it asks for as many rows as they need."""

    DEFAULT_CSS = "FiveButtons { height: 1; }"

    def heights_at(self, width: int) -> tuple[int, ...]:
        """The rows at a width; a row is left free below them where there is room."""
        rows = self._rows(width, self.pieces)
        return (rows, rows + 1) if rows else (0,)


class Lines(Drawn):
    """It has no places. A line that is too long goes on in the next row."""

    DEFAULT_CSS = "Lines { height: 1; }"

    _title = ""
    _lines: tuple[Line, ...] = ()
    _short: tuple[tuple[Line, ...], ...] = ()

    def show(self, title: str, lines: Sequence[Line], short: Sequence[Sequence[Line]] = ()) -> None:
        """These; without a title the first line stands in the first row. `short`: the rows that stand for them where they are more than
        there are rows and one of them is too long for a row, the most first."""
        self._title, self._lines, self._short = title, tuple(lines), tuple(map(tuple, short))
        self.changed()

    def heights_at(self, width: int) -> tuple[int, ...]:
        """From one line up to all of them, as they fold in so many columns; or in short, and all of them."""
        most, titled = bool(self._title) + len(self._rows(width - 2)), bool(self._title)
        if self._short:
            brief = titled + len(self._short[0])
            return (*range(1 + titled, brief), min(brief, most), most)
        return tuple(range(min(most, 1 + titled), most + 1))

    def _rows(self, width: int) -> list[Line]:
        return [row for line in self._lines for row in fold(line, width)]

    def shape(self) -> Hashable:
        """All of it."""
        return self._title, self._lines, self._short

    def lay(self, cells: Cells) -> Iterable[Place]:
        """One below the other."""
        y = int(bool(self._title))
        if y:
            cells.put(1, 0, shortened(self._title, cells.width - 2), cells.palette.accent, None, BOLD)
        rows, room, width = self._rows(cells.width - 2), cells.height - y, cells.width - 2
        if len(rows) > room:
            is_short = bool(self._short) and any(length(line) > width for line in self._lines)
            shorter = next((rows for rows in self._short if len(rows) <= room), self._short[-1]) if is_short else ()
            rows = [fit(line, width) for line in shorter or self._lines]
        if len(rows) > room > 0:
            rows = [*rows[: room - 1], ((said.and_more(number=len(rows) - room + 1), "dim"),)]
        for row, line in enumerate(rows, y):
            cells.parts(1, row, line)
        return ()
