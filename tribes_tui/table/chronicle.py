"""What one viewer was told of a game so far: his log, and what changed since he last decided."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rules import Event
from tribes_tui.play.seat import Entry, Update, names_for
from tribes_tui.play.table import Table
from tribes_tui.table.contract import GameBoard
from tribes_tui.words.wording import Words


class Line(NamedTuple):
    """A line of the log, and the seat it is about (None: nobody)."""

    text: str
    seat: int | None


class Chronicle:
    """The past of a table as `viewer` may know it; grows with every update."""

    def __init__(self, table: Table, viewer: int | None, words: Words) -> None:
        self._table = table
        self._words = words
        self.viewer = viewer
        self.entries: list[Entry] = []
        self.lines: list[Line] = []
        self._starts: list[int] = []
        self.read_again()

    @property
    def names(self) -> tuple[str, ...]:
        """The seats' names as this viewer reads them."""
        return tuple(names_for(self._table.seats, self.viewer))

    def read_again(self) -> None:
        """Take everything from the table anew: the names changed."""
        self.entries, self.lines, self._starts = [], [], []
        for entry in self._table.history(self.viewer):
            self._append(entry)

    def add(self, update: Update) -> None:
        """Take in one update."""
        if any(event.kind == "undo" for event in update.events):
            self._cut(update.number)
            self.lines += self._told(update.events)
            return
        self._append(Entry(update.number, update.seat, update.text, update.events))

    def fresh(self, board: GameBoard) -> dict[str, int]:
        """What others and chance changed since the viewer last decided: its name -> the seat, -1 for chance."""
        return {
            name: -1 if event.player is None else event.player
            for event in self._since_own()
            for name in board.touched(event)
        }

    def recent(self, moves: int) -> tuple[Event, ...]:
        """What happened in so many of the last moves, oldest first."""
        return tuple(event for entry in self.entries[-moves:] for event in entry.events)

    @property
    def last_by_viewer(self) -> int | None:
        """The number of the last move when the viewer made it, else None."""
        last = self.entries[-1] if self.entries else None
        return last.number if last is not None and last.seat == self.viewer else None

    def _since_own(self) -> Iterable[Event]:
        """The events after the viewer's last move, and those of it that were not his doing."""
        for entry in reversed(self.entries):
            own = entry.seat == self.viewer
            yield from (event for event in entry.events if not own or event.player != self.viewer)
            if own or self.viewer is None:
                return

    def _append(self, entry: Entry) -> None:
        self.entries.append(entry)
        self._starts.append(len(self.lines))
        self.lines += self._told(entry.events)

    def _cut(self, number: int) -> None:
        """Forget the moves after the first `number`; what came before them is not told again, however much it is."""
        if number < len(self.entries):
            del self.lines[self._starts[number] :]
            del self.entries[number:]
            del self._starts[number:]

    def _told(self, events: Sequence[Event]) -> list[Line]:
        names = self.names
        lines = ((self._words.event(event, names), event.player) for event in events)
        return [Line(text, seat) for text, seat in lines if text]
