"""The active events: their names with their counters, and what they do or what ends them."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from textwrap import wrap
from typing import TYPE_CHECKING, NamedTuple

from textual.geometry import Region

from tribes_tui.display.wide import shortened
from tribes_tui.games.rise_of_tribes.pieces.section import FRAMED_FROM, ColumnSection, Height, bar
from tribes_tui.games.rise_of_tribes.words.said import board as said
from tribes_tui.theme.palette import BOLD
from tribes_tui.widgets.drawing.drawn import Place, PlaceState

if TYPE_CHECKING:
    from tribes_tui.widgets.drawing.cells import Cells


MARGINS = 5
"""Columns of the frame and of the blanks beside what an event does."""


class ActiveEvent(NamedTuple):
    """An active event."""

    name: str
    """Of its place."""
    title: str
    counter: str
    line: str
    short: str = ""
    """The counter where the whole has no room."""
    alone: str = ""
    """What stands for the counter where the line has no row of its own."""
    does: str = ""
    """All that it does, where there are rows for it."""


class Events(ColumnSection):
    """A place an event."""

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self._events: dict[str, ActiveEvent] = {}

    def show(self, events: Sequence[ActiveEvent]) -> None:
        """These, by their spaces."""
        self._events = {one.name: one for one in events}
        self.changed()

    def names(self) -> Iterable[str]:
        """A place an event."""
        return self._events

    def shape(self) -> Hashable:
        """All of it."""
        return tuple(self._events.values())

    def heights(self, width: int) -> Sequence[Height]:
        """Two rows an event, or one; a line around them where there is room."""
        count = len(self._events)
        if not count:
            return (Height(3), Height(1, 5)) if width >= FRAMED_FROM else (Height(1),)
        if width < FRAMED_FROM:
            return Height(2 * count), Height(count, 12), Height(1, 20)
        whole = Height(sum(1 + len(self._does(one, width - MARGINS)) for one in self._events.values()) + 2)
        return whole, Height(2 * count + 2, 10), Height(count + 2, 14), Height(count, 20)

    @staticmethod
    def _does(one: ActiveEvent, width: int) -> list[str]:
        return wrap(one.does or one.line, width)

    @property
    def is_framed(self) -> bool:
        """Where there is room for it."""
        return self.size.width >= FRAMED_FROM and self.size.height >= max(1, len(self._events)) + 2

    def look(self, name: str) -> Hashable:
        """All that is told of it."""
        return self._events[name]

    def lay(self, cells: Cells) -> Iterable[Place]:
        """One below the other."""
        self.frame(cells, said.events_title())
        inner = self.inner
        if not self._events:
            cells.put(inner.x + self.is_framed, inner.y, said.no_event(), cells.palette.dim)
        rows = min(2, inner.height // max(1, len(self._events)))
        high = [1 + len(self._does(one, self.size.width - MARGINS)) for one in self._events.values()]
        if not self.is_framed or sum(high) > inner.height:
            high = [rows] * len(self._events)
        x, wide = inner.x, inner.width
        if not rows and self._row_width + len(said.events_title()) + 2 <= wide:
            x = cells.put(x, inner.y, f"{said.events_title()}:", cells.palette.soft)
        for k, (name, one) in enumerate(self._events.items()):
            if not rows:
                wide = len(self._title_of(one)) + 2
            spot = Region(x, inner.y + sum(high[:k]), wide, max(1, high[k]))
            yield Place(name, spot, spot)
            x += 0 if rows else wide

    @property
    def _is_tight(self) -> bool:
        """All of them stand in one row."""
        return self.inner.height < len(self._events)

    @property
    def _row_width(self) -> int:
        """What the names take in one row."""
        return sum(len(self._title_of(one)) + 2 for one in self._events.values())

    def _title_of(self, one: ActiveEvent) -> str:
        """The name; its last word where all stand in one row and have no room."""
        whole = sum(len(event.title) + 2 for event in self._events.values())
        return one.title.rpartition(" ")[2] if self._is_tight and whole > self.size.width else one.title

    def paint(self, cells: Cells, place: Place, state: PlaceState) -> None:
        """Name and counter, and what it does below or behind."""
        palette, one, (x, y, width, height) = cells.palette, self._events[place.name], place.region
        name = self._title_of(one)
        is_bar = state.is_legal or state.is_cursor or state.is_chosen
        room = width - len(name) - 2 - 2 * (is_bar or state.fresh is not None)
        counters = [text for text in (one.alone * (height < 2), one.counter, one.short) if text and len(text) <= room]
        title = f"{name}: {counters[0]}" if counters and not self._is_tight else name
        if is_bar:
            bar(cells, Region(x, y, width, 1), title, state, palette.ink)
        else:
            x += self._is_tight or self.is_framed
            cells.put(x, y, name, palette.ink, None, BOLD)
            cells.put(x + len(name), y, title[len(name) :], palette.soft)
            if state.fresh is not None:
                cells.put(place.region.right - 1, y, "•", palette.seat(state.fresh), None, BOLD)
        if self._is_tight:
            return
        if height > 1 and self.is_framed and height == 1 + len(does := self._does(one, self.size.width - MARGINS)):
            for row, text in enumerate(does, y + 1):
                cells.put(x + 1, row, text, palette.soft)
        elif height > 1:
            cells.put(x + 1, y + 1, shortened(one.line, width - 1), palette.soft)
        elif x + len(title) + 2 + len(one.line) <= x + width:
            cells.put(x + len(title) + 2, y, one.line, palette.soft)
