"""One player at a table: a row with their name and what they have, and rows with more about them."""

from collections.abc import Hashable, Iterable, Sequence
from typing import NamedTuple

from textual.geometry import Region

from tribes_tui.widgets.drawing import (
    Cells,
    Changing,
    Line,
    Place,
    PlaceState,
    fit,
    has_choice,
    length,
    line_between,
    own_state,
    paint_line,
    shapes,
    shortened,
    tones_of,
)
from tribes_tui.words.common import BOT_MARK

LEAST_CUT = 4
"""In fewer cells a name has its first letters alone, without a sign."""


def name_in(name: str, room: int) -> str:
    """A name that goes into so many cells; a bot's mark is left out before any of its name is.

    >>> name_in("Wilhelmina", 8), name_in("Rowan (bot)", 8), name_in("Wilhelmina", 3)
    ('Wilhelm…', 'Rowan', 'Wil')
    """
    if len(name) > room:
        name = name.removesuffix(BOT_MARK)
    return shortened(name, room) if room >= LEAST_CUT else name[: max(0, room)]


def names_in(names: Sequence[str], room: int) -> list[str]:
    """The same of several names that share the room: short ones have what they need, the others equally much of the rest.

    >>> names_in(["You", "Ash", "Bartholomew", "Wilhelmina"], 20)
    ['You', 'Ash', 'Bartho…', 'Wilhel…']
    """
    rooms: dict[int, int] = {}
    left = room
    for count, k in enumerate(sorted(range(len(names)), key=lambda k: len(names[k]))):
        rooms[k] = min(len(names[k]), left // (len(names) - count))
        left -= rooms[k]
    return [name_in(name, rooms[k]) for k, name in enumerate(names)]


class SeatValues(NamedTuple):
    """Everything that is shown of a seat; whatever is empty takes no room."""

    seat: int
    """From 0; its colour is `seat-1` for the first, and so on."""
    name: str
    is_acting: bool = False
    beside: Line = ()
    """Behind the name: what they are now (deals, thinking), or their points."""
    title: Line = ()
    """At the right end of the first row."""
    facts: tuple[Line, ...] = ()
    """In the rows below; what has no row left is left out."""
    briefer: tuple[tuple[Line, Line], ...] = ()
    """Shorter words beside the name and at the right end, from long to short, for where there is no room for both."""
    level: str = ""
    """Of the bot that sits there."""


def seat_between(before: SeatValues, now: SeatValues, share: float) -> SeatValues:
    """A seat whose figures in the first row are so far on their way from before."""
    beside, title = line_between(before.beside, now.beside, share), line_between(before.title, now.title, share)
    return now._replace(beside=beside, title=title)


class SeatPanel(Changing):
    """A seat: its place is `seat:NUMBER`, its first row; `is_bar` puts that on a bar."""

    DEFAULT_CSS = "SeatPanel { height: 6; }"

    def __init__(
        self, seat: SeatValues, is_bar: bool = False, id: str | None = None, classes: str | None = None
    ) -> None:
        super().__init__(id=id, classes=classes)
        self._seat, self._is_bar = seat, is_bar
        self._now = seat
        self._before: SeatValues | None = None

    def show(self, seat: SeatValues) -> None:
        """Show the seat as it is now."""
        if seat != self._now:
            self._before = self._seat
        self._seat = self._now = seat
        self.changed()

    @property
    def has_way(self) -> bool:
        """Whether figures in its first row are others now."""
        before, now = self._before, self._now
        return before is not None and before.seat == now.seat and seat_between(before, now, 0) != now

    def towards(self, share: float) -> None:
        """Figures count."""
        if self._before is not None:
            self._seat = seat_between(self._before, self._now, share)
            self.changed()

    def settle(self) -> None:
        """The figures are what they are."""
        self._before = None
        if self._seat is not self._now:
            self._seat = self._now
            self.changed()

    def names(self) -> Iterable[str]:
        """The seat."""
        return (f"seat:{self._seat.seat}",)

    def shape(self) -> Hashable:
        """Whose it is."""
        return self._seat.seat

    def lay(self, cells: Cells) -> Iterable[Place]:
        """The bar; the first row, and each of the others."""
        palette, width = cells.palette, cells.width
        if self._is_bar and not palette.is_flat:
            cells.fill(0, 0, width, 1, palette.mix(palette.panel, palette.accent, 0.1))
        (own,) = self.names()
        for y in range(cells.height):
            spot = Region(0, y, width, 1)
            yield Place(f"line:{y}" if y else own, Region() if y else spot, spot)

    def look(self, name: str) -> Hashable:
        """The first row, or a row below."""
        return self._seat._replace(facts=()) if name in self.names() else self._fact(name), has_choice(self)

    def _fact(self, name: str) -> Line:
        return next(iter(self._seat.facts[int(name.removeprefix("line:")) - 1 :]), ())

    def paint(self, cells: Cells, place: Place, state: PlaceState) -> None:
        """The first row, or one of the others."""
        if place.name in self.names():
            self._paint_head(cells, own_state(self, place.name, state))
        else:
            paint_line(cells, Region(1, place.extent.y, cells.width - 2, 1), self._fact(place.name))

    def _paint_head(self, cells: Cells, state: PlaceState) -> None:
        """Name, what stands beside it, and the title at the right."""
        end = cells.width - 1
        x = self._paint_name(cells, 0, shortened(self._seat.name, end - 2), state)
        shapes.freshness(cells, x, 0, state)
        beside, title = self._beside_and_title(end - x - 1)
        cells.parts(x + 1, 0, beside)
        cells.parts(end - length(title), 0, title)

    def _beside_and_title(self, room: int) -> tuple[Line, Line]:
        """What stands beside the name and at the right end: the longest pair that fits, else the title alone."""
        seat = self._seat
        for beside, title in ((seat.beside, seat.title), *seat.briefer):
            if length(beside) + length(title) + 2 <= room:
                return beside, title
        return (), fit(seat.title, room)

    def _paint_name(self, cells: Cells, x: int, name: str, state: PlaceState) -> int:
        """The name as a pill, amber with arrows under the cursor. It never fades."""
        seat, palette = self._seat, cells.palette
        if state.is_cursor or state.is_chosen:
            ground, ink, flags = tones_of(palette, palette.ink, state)
            text = f"►{name}◄" if state.is_cursor else f"*{name} " if palette.is_flat else f" {name} "
            return cells.put(x, 0, text, ink, ground, flags)
        return shapes.seat_pill(cells, x, 0, name, seat.seat, seat.is_acting)
