"""What a table writes down, each thing durable when it returns, or known to be missing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rules import State
from saves import Record, SaveError

CHECK_EVERY = 50
"""After how many moves a hash of the whole state is written."""


class Journal:
    """The writing side of one record; without a record it keeps nothing.

    What the disk refuses, the record keeps in memory, and every later entry tries to write it too, in order.
    """

    def __init__(self, record: Record | None) -> None:
        self.record = record
        self.unsaved: str | None = None

    @property
    def name(self) -> str:
        """The record's name, empty when nothing is kept."""
        return "" if self.record is None else self.record.name

    def move(self, number: int, seat: int, text: str) -> None:
        """Write move `number` (from 1)."""
        self._write(lambda record: record.append(number, seat, text))

    def check(self, number: int, state: State) -> None:
        """Write a hash of the whole state when it is time for one."""
        if self.record is not None and (number % CHECK_EVERY == 0 or state.is_terminal):
            key = state.key()
            self._write(lambda record: record.check(number, key))

    def undo(self, to_number: int, by_seat: int) -> None:
        """Write that the branch goes on after move `to_number`; what was played after it stays in the record."""
        self._write(lambda record: record.undo(to_number, by_seat))

    def reseat(self, seat: int, who: Mapping[str, Any]) -> None:
        """Write who sits at `seat` from now on."""
        self._write(lambda record: record.reseat(seat, who))

    def finish(self, result: Mapping[str, Any]) -> None:
        """Write how the game ended."""
        self._write(lambda record: record.finish(result))

    def retry(self) -> str | None:
        """Try again to write what is missing; why that failed, None when all is on the disk."""
        if self.unsaved is not None:
            self._write(lambda record: record.flush())
        return self.unsaved

    def close(self) -> None:
        """Write what is missing, if it can be, and let go of the record."""
        self.retry()
        if self.record is not None:
            self.record.close()

    def _write(self, what: Callable[[Record], None]) -> None:
        if self.record is None:
            return
        try:
            what(self.record)
        except SaveError as error:
            self.unsaved = str(error)
        else:
            self.unsaved = None
