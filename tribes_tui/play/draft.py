"""What would be written of a change, if it counted."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from saves import Check, End, Entry, Move, Seat, Undo
from saves.entries import Time, Timeout
from tribes_tui.play.journal import Journal, is_checked

if TYPE_CHECKING:
    from rules import State


class DraftJournal(Journal):
    """Collects the entries of a record that has so many moves in `entries`, and writes them nowhere."""

    def __init__(self, moves: int) -> None:
        super().__init__(None)
        self.entries: list[Entry] = []
        self._moves = moves

    def move(self, number: int, seat: int, text: str) -> None:
        """As `Journal.move`."""
        self.entries.append(Move(seat, text, number))
        self._moves = number

    def check(self, number: int, state: State) -> None:
        """As `Journal.check`."""
        if is_checked(number, state):
            self.entries.append(Check(number, state.key()))

    def undo(self, to_number: int, by_seat: int) -> None:
        """As `Journal.undo`."""
        self.entries.append(Undo(to_number, by_seat))
        self._moves = to_number

    def time(self, seat: int, left: int) -> None:
        """As `Journal.time`."""
        self.entries.append(Time(self._moves, seat, left))

    def timeout(self, seat: int) -> None:
        """As `Journal.timeout`."""
        self.entries.append(Timeout(self._moves, seat))

    def reseat(self, seat: int, who: Mapping[str, Any]) -> None:
        """As `Journal.reseat`."""
        self.entries.append(Seat(seat, dict(who)))

    def finish(self, result: Mapping[str, Any]) -> None:
        """As `Journal.finish`."""
        self.entries.append(End(self._moves, dict(result)))
