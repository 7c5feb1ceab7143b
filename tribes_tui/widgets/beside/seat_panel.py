"""One player at a table: a frame with their name, what they have, what is hidden; or the same in two rows without a frame."""

from __future__ import annotations

from collections.abc import Hashable, Iterable

from textual.geometry import Region

from tribes_tui.widgets.beside.seat_rows import (
    LEAST_GAUGE,
    Fact,
    Row,
    SeatValues,
    paint_gauge,
    paint_row,
    room_beside,
    rows_of,
    seat_between,
)
from tribes_tui.widgets.drawing import (
    Cells,
    Changing,
    Line,
    Place,
    PlaceState,
    fit,
    has_choice,
    length,
    own_state,
    shapes,
    shortened,
    tones_of,
)

FRAMED = 22, 4
"""The least width and height of a frame."""
LINE = "line:"
"""Begins the names of rows that can't be chosen."""


class SeatPanel(Changing):
    """A seat: its place is `seat:NUMBER`, its name; facts that have a name are places, too.

    With `has_frame` it gets a frame where there is room, else its rows stand free; `is_bar` puts the first row on a bar.
    """

    DEFAULT_CSS = "SeatPanel { height: 6; }"

    def __init__(
        self,
        seat: SeatValues,
        has_frame: bool = True,
        is_bar: bool = False,
        id: str | None = None,
        classes: str | None = None,
    ) -> None:
        super().__init__(id=id, classes=classes)
        self._seat, self._has_frame, self._is_bar = seat, has_frame, is_bar
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
        """Whether figures in its first row, or its gauge, are others now."""
        before, now = self._before, self._now
        return before is not None and before.seat == now.seat and seat_between(before, now, 0) != now

    def towards(self, share: float) -> None:
        """Figures count, the gauge grows."""
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
        """The seat, and its facts that can be chosen."""
        yield self.seat_name
        yield from (fact.name for fact in self._seat.facts if fact.name)

    @property
    def seat_name(self) -> str:
        """The name of the seat's own place."""
        return f"seat:{self._seat.seat}"

    @property
    def is_framed(self) -> bool:
        """Whether there is room for the frame."""
        width, height = self.size
        return self._has_frame and width >= FRAMED[0] and height >= FRAMED[1]

    def _is_gauge_above(self) -> bool:
        seat = self._seat
        if seat.gauge is None or self.is_framed:
            return False
        return room_beside(seat) + len(seat.gauge.words) + LEAST_GAUGE + 3 <= self.size.width

    def _rows(self) -> tuple[Row, ...]:
        """What stands in the rows below the name."""
        room = self.size.height - (2 if self.is_framed else 1)
        return rows_of(self._seat, max(0, room), self.is_framed, self.palette.is_bare, self._is_gauge_above())

    def shape(self) -> Hashable:
        """Which row is which place."""
        return self._seat.seat, tuple(fact.name if isinstance(fact, Fact) else "" for fact in self._rows())

    def lay(self, cells: Cells) -> Iterable[Place]:
        """The panel's ground; the first row, and each of the others."""
        palette, width, rows = cells.palette, cells.width, self._rows()
        if self.is_framed and not palette.is_flat:
            cells.fill(0, 0, width, cells.height, palette.mix(palette.panel, palette.below, 0.45))
        elif self._is_bar and not palette.is_flat:
            cells.fill(0, 0, width, 1, palette.mix(palette.panel, palette.accent, 0.1))
        yield Place(self.seat_name, Region(0, 0, width, 1), Region(0, 0, width, 1))
        for y in range(1, cells.height):
            row, spot = rows[y - 1] if y <= len(rows) else None, Region(0, y, width, 1)
            if isinstance(row, Fact) and row.name:
                yield Place(row.name, spot, spot)
            else:
                yield Place(f"{LINE}{y}", Region(), spot)

    def look(self, name: str) -> Hashable:
        """The first row, or a row and the colour of the frame at its sides."""
        seat = self._seat
        if name == self.seat_name:
            gauge = seat.gauge if self._is_gauge_above() else None
            return (
                seat.name,
                seat.is_acting,
                seat.beside,
                seat.title,
                seat.briefer,
                gauge,
                self._edge(),
                has_choice(self),
            )
        return self._row_of(name), self._edge(), seat.foot, seat.seat, has_choice(self)

    def _row_of(self, name: str) -> Row:
        """The row that is shown at a place: a fact by its name, others by their number."""
        if name.startswith(LINE):
            rows, y = self._rows(), int(name.removeprefix(LINE))
            return rows[y - 1] if y <= len(rows) else None
        return next((fact for fact in self._seat.facts if fact.name == name), None)

    def _edge(self) -> str:
        """The role whose colour the frame has."""
        state = self.states.of(self.seat_name)
        return "cursor" if self._seat.is_acting else "legal" if state.is_legal else "line"

    def _edge_colour(self) -> str:
        palette, edge = self.palette, self._edge()
        return palette.colour(edge) if edge != "line" else palette.mix(palette.line, palette.below, 0.3)

    def paint(self, cells: Cells, place: Place, state: PlaceState) -> None:
        """The first row, or one of the others with the frame at its sides."""
        state = own_state(self, place.name, state)
        if place.name == self.seat_name:
            self._paint_head(cells, state)
            return
        y, width = place.extent.y, cells.width
        row = self._row_of(place.name)
        if not self.is_framed:
            paint_row(cells, Region(1, y, width - 2, 1), row, state, self._seat.seat)
        elif y == cells.height - 1:
            self._paint_foot(cells)
        else:
            cells.put(0, y, "│", self._edge_colour())
            cells.put(width - 1, y, "│", self._edge_colour())
            paint_row(cells, Region(2, y, width - 4, 1), row, state, self._seat.seat)

    def _paint_head(self, cells: Cells, state: PlaceState) -> None:
        """Name, what stands beside it, and the title at the right; a gauge between them where there is room."""
        seat, width = self._seat, cells.width
        if self.is_framed:
            cells.put(0, 0, "╭" + "─" * (width - 2) + "╮", self._edge_colour())
        left, end = (2, width - 2) if self.is_framed else (0, width - 1)
        x = self._paint_name(cells, left, shortened(seat.name, end - left - 2), state)
        shapes.freshness(cells, x, 0, state)
        room = end - x - 1
        beside, title = self._beside_and_title(room)
        for line, at in ((beside, x + 1), (title, end - length(title))):
            if line and self.is_framed:
                cells.put(at - 1, 0, " " * (length(line) + 2))
            cells.parts(at, 0, line)
        if seat.gauge is not None and self._is_gauge_above():
            at = x + 1 + length(beside) + bool(beside)
            last = end - length(title) - bool(title)
            at = max(at, last - len(seat.gauge.words) - 15)
            paint_gauge(cells, Region(at, 0, last - at, 1), seat.gauge, seat.seat)

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

    def _paint_foot(self, cells: Cells) -> None:
        """The frame's lower line, and what stands in it."""
        width, y, foot = cells.width, cells.height - 1, fit(self._seat.foot, cells.width - 6)
        cells.put(0, y, "╰" + "─" * (width - 2) + "╯", self._edge_colour())
        if foot:
            cells.put(width - 3 - length(foot), y, " " * (length(foot) + 2))
            cells.parts(width - 2 - length(foot), y, foot)
