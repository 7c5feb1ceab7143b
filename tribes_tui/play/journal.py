"""What a table writes down, each thing durable when it returns, or known to be missing."""

from __future__ import annotations

from collections.abc import Callable

from rules import State
from saves import Entry, Record, SaveError, Store, Summary, Unwritable
from saves.record import KILLED
from tribes_tui.words.said import playing as said

CHECK_EVERY = 50
"""After how many moves a hash of the whole state is written."""


def is_checked(number: int, state: State) -> bool:
    """Whether a hash of the state is written after move `number`."""
    return number % CHECK_EVERY == 0 or state.is_terminal


def begun(create: Callable[[], Record]) -> Journal:
    """The journal of a new record; when the disk refuses it, of one that is in memory until the disk takes it."""
    try:
        return Journal(create())
    except Unwritable as error:
        if not isinstance(error.record, Record):
            raise
        journal = Journal(error.record)
        journal.unsaved = str(error)
        return journal


class Journal:
    """The writing side of one record; without a record it keeps nothing.

    What the disk refuses, the record keeps in memory, and every later entry tries to write it too, in order.
    """

    def __init__(self, record: Record | None) -> None:
        self.record = record
        self.unsaved: str | None = None
        self._is_closed = False

    def chosen_by_people(self) -> frozenset[int]:
        """The numbers of the moves that persons made, in whatever seat."""
        if self.record is None:
            return frozenset()
        return frozenset().union(*map(self.record.chosen_by_people, range(self.record.header.players)))

    def elsewhere(self, store: Store) -> None:
        """Keep the record in `store` from now on, all of it. Raises `Unwritable`; nothing has changed then."""
        if self.record is not None:
            moved = store.adopt(self.record)
            self.record.close()
            self.record, self.unsaved = moved, None

    def write(self, entry: Entry) -> None:
        """Write what happened."""
        self._try(lambda record: record.write(entry))

    def hint(self, seat: int) -> None:
        """Write that a seat asks for a hint, where the record tells of that."""
        self._try(lambda record: record.hint(seat))

    def retry(self) -> str | None:
        """Try again to write what is missing; why that failed, None when all is on the disk."""
        if self.unsaved is not None:
            self._try(lambda record: record.flush())
        return self.unsaved

    def close(self) -> None:
        """Write what is missing, if it can be, and let go of the record; a second time nothing happens."""
        if not self._is_closed:
            self._is_closed = True
            self.retry()
            if self.record is not None:
                self.record.close()

    def _try(self, what: Callable[[Record], None]) -> None:
        if self.record is None:
            return
        try:
            what(self.record)
        except SaveError as error:
            self.unsaved = str(error)
        else:
            self.unsaved = None


# ---- What is said about a game that was not left in the ordinary way ----------------------------


WAYS = frozenset((KILLED, "SIGHUP", "SIGTERM", "SIGBREAK", "SIGINT", "SIGQUIT"))
"""How a game was left of which something is said."""


def interruption(game: Record | Summary) -> str:
    """One line about how a game was left; "" when it was left as usual."""
    return said.back_at(left=game.left) if game.left in WAYS else ""
