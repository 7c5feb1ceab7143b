"""A game that is being played and saved: every entry is on the disk before the next is asked for."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Any, Self
from weakref import WeakSet

from rules.core.told import KeyedText
from saves.errors import SaveError, Unwritable
from saves.files.index import IndexEntry
from saves.format.course import Course
from saves.format.entries import Check, End, Entry, Hint, Move, Seat, Time, Timeout, Title, Undo, write_entry
from saves.format.header import HINTS
from saves.format.recording import Recording
from saves.format.seal import seal_of, sealed
from saves.format.text import clean, plain
from saves.journal import LineFile
from saves.reader import MAX_BYTES
from saves.summary import fields_of

CLOSED = "closed"
"""How a record was left that was closed by whoever had it open."""

NEARLY_FULL = 0.2
"""Of its largest size a record has so much room left when it begins to say so: with moves of 50 bytes, for some 17,000."""

KILLED = "killed"
"""How one was left whose program ended without closing it."""


class Record(Course):
    """One open record. `Store` makes them; one thread at a time may use one.

    When saving fails, the methods raise `Unwritable`, but the entry is taken: the record goes on in memory,
    `unsaved` says why, and the next entry (or `flush`) saves all that is missing. An entry that cannot stand
    there, or comes after `close`, is a `ValueError`, and nothing has changed.

    `left` says how the record was left before it was opened: `KILLED`, what its program told `leave_all`, or "" when
    there is nothing to say.
    """

    def __init__(
        self, name: str, recording: Recording, journal: LineFile, index: IndexEntry, known: Mapping[str, Any] = {}
    ) -> None:
        """`known` is what the index remembers of it."""
        super().__init__(recording.header, recording.schema, name)
        for entry in recording.entries:
            self._add(entry)
        self.unsaved: str | None = None
        self.left = how_left(known)
        self._journal = journal
        self._index = index
        _open_here.add(self)

    @property
    def path(self) -> Path:
        """Where the record lies."""
        return self._journal.path

    @property
    def lines(self) -> list[bytes]:
        """The sealed lines, saved or not."""
        return [*self._journal.lines]

    @property
    def nearly_full(self) -> str:
        """For about how many more moves there is room, as a line for a person; "" while there is plenty."""
        used, room = self._journal.used, MAX_BYTES - self._journal.used
        if room > MAX_BYTES * NEARLY_FULL:
            return ""
        left = max(0, room) * len(self._journal.lines) // used
        step: int = 10 ** max(0, len(str(left)) - 1)
        told = "the record of this game is nearly full: about {moves} more moves can be saved"
        return str(KeyedText("nearly-full", told, moves=left // step * step))

    def append(self, number: int, seat: int, text: str) -> None:
        """Save move `number` (from 1): `seat` decided `text`, in notation. Durable when it returns.

        The last move once more only tries again to save it.
        """
        move = Move(seat, text, number)
        if self.unsaved is not None and self.moves[-1:] == [move]:
            self.flush()
        else:
            self.write(move)

    def check(self, number: int, key: str) -> None:
        """Save the key of the state after `number` moves, so that a replay can be compared with it."""
        self.write(Check(number, key))

    def undo(self, to_number: int, by_seat: int) -> None:
        """Take back all moves after the first `to_number`; they stay in the record as a branch."""
        self.write(Undo(to_number, by_seat))

    def reseat(self, seat: int, who: Mapping[str, Any]) -> None:
        """From now on `who` (plain JSON) sits at `seat`."""
        self.write(Seat(seat, plain(who)))

    def time(self, seat: int, left: int) -> None:
        """`seat` has `left` milliseconds on its clock now; in a game with clocks only."""
        self.write(Time(len(self.moves), seat, left))

    def timeout(self, seat: int) -> None:
        """The time of `seat` is over."""
        self.write(Timeout(len(self.moves), seat))

    def hint(self, seat: int) -> None:
        """`seat` asks what a bot would do now; nothing where it has done so already, or where the record tells of no hints."""
        hint = Hint(len(self.moves), seat)
        if HINTS in self.header.needs and hint not in self.entries[-1:]:
            self.write(hint)

    def rename(self, title: str) -> None:
        """Call the record `title` from now on."""
        self.write(Title(clean(title)))

    def finish(self, result: Mapping[str, Any]) -> None:
        """The game is over; `result` is plain JSON. A replay compares `scores`, `ranking` and `key` if given."""
        self.write(End(len(self.moves), plain(result)))

    def flush(self) -> None:
        """Save whatever is not saved yet. Raises `Unwritable`."""
        try:
            self._journal.flush()
        except SaveError as error:
            self.unsaved = str(error)
            if isinstance(error, Unwritable):
                error.record = self
            raise
        self.unsaved = None
        self.remember()

    def remember(self, how_left: str = "") -> None:
        """Tell the index what there is on the disk, and how the record was left ("": it is open)."""
        self._index.write({**self._remembered(), "left": how_left})

    def close(self, how: str = CLOSED) -> None:
        """Let go of the file. Nothing is lost by not calling it; the next who opens the record hears `how` it ended."""
        if self in _open_here:
            _open_here.discard(self)
            if self._journal.saved:
                self.remember(how)
        self._index.close()
        self._journal.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def write(self, entry: Entry) -> None:
        """Save what happened. Durable when it returns."""
        line = sealed(seal_of(self._journal.lines[-1]), write_entry(entry))
        self._journal.must_be_open()
        self._add(entry)
        self._journal.add(line)
        self.flush()

    def _remembered(self) -> dict[str, Any]:
        return {
            "bytes": self._journal.size,
            "mtime": self._journal.mtime_ns(),
            "lines": self._journal.saved,
            **fields_of(self),
        }


_open_here: WeakSet[Record] = WeakSet()
if hasattr(os, "register_at_fork"):  # else there is no fork
    os.register_at_fork(after_in_child=_open_here.clear)


def leave_all(how: str) -> None:
    """Close every record that this program has open, for the reason `how`: it is about to end."""
    for record in [*_open_here]:
        record.close(how)


def how_left(known: Mapping[str, Any]) -> str:
    """How a record was left that nobody has open, as far as the index knows: "" when there is nothing to say."""
    left = known.get("left")
    if not isinstance(left, str) or left == CLOSED:
        return ""
    return left or KILLED
