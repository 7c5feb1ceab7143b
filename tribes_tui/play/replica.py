"""A table whose record many hosts add to: what is wanted here counts when the record has it, and comes from there."""

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from rules.core.registry import edition
from saves import Check, Entry, Header, Move, Parted, Seat as SeatEntry, Undo
from saves.format.course import Course
from saves.format.entries import Time, Timeout
from saves.migrations import FORMAT
from saves.replay import start
from tribes_tui.play.clock import Clock, Clocks
from tribes_tui.play.journal import Journal
from tribes_tui.play.past import Played, play_recorded
from tribes_tui.play.seat import CannotUndo, Seat, Stale, seat_from
from tribes_tui.play.table import Table
from tribes_tui.words.said import playing as said

Change = Callable[[Table], object]
"""Does something to a draft of the table. Raises a `TableError` or `RulesError` when it makes no sense there."""

UNCOUNTED = 5.0
"""Seconds for which nobody was there to count the time, before it is given back."""

Submit = Callable[[Change], None]
"""Has a change tried on a draft, and what it writes added to the record, unless it is refused there."""


class Replica(Table):
    """A `Table` that changes by `take_in` alone. What is refused here is refused at once; the rest is submitted.

    Attributes:
      submit  set by whoever adds to the record; until then nothing can be played
      on_draft  called with every draft before a change is tried there
      clocks  how much time everybody has left, counted from when the record's lines were written; None in a game without
      on_timeout  called with the seat whose time the record says to be over
    """

    now = staticmethod(time.monotonic)
    """By which clocks run."""

    def __init__(self, name: str, header: Header, age: float = 0.0) -> None:
        """The game of a record, whose header was written `age` seconds ago, before its first entry. Raises `OtherRules` or `Parted`."""
        game = start(Course(header, FORMAT.schema, name)).game
        seats = [seat_from(plain) for plain in header.seats]
        super().__init__(edition(game), seats, header.options, header.seed, None)
        self.submit: Submit = lambda change: None
        self.on_draft: Callable[[Table], None] = lambda draft: None
        self._name = name
        self.on_timeout: Callable[[int], None] = lambda seat: None
        self._timeout: tuple[int, int] | None = None
        self._written = self.now() - age
        clock = Clock.of(header.more.get("clock"))
        self.clocks = None if clock is None else Clocks(clock, len(seats), self._instant)
        self._as_of: float | None = self._written
        self._runner = None if self.clocks is None else ClockRunner(self, self.clocks, lambda seat: None)
        self._as_of = None

    @property
    def name(self) -> str:
        """The name of the record."""
        return self._name

    @property
    def age(self) -> float:
        """Seconds since its record was last written."""
        return max(0.0, self.now() - self._written)

    # ---- What is wanted -----------------------------------------------------------------------

    def propose(self, seat: int, action: int, number: int) -> bool:
        """As `Table.propose`; False also while the record doesn't have the move yet."""
        if self._may_play(seat, action, number):
            self.submit(lambda draft: self._try(draft, seat, action, number))
        return False

    def undo(self, seat: int) -> None:
        """As `Table.undo`, unless somebody else's move comes first."""
        reason = self.why_not_undo(seat)
        if reason is not None:
            raise CannotUndo(reason)
        self._submit_at(seat, lambda draft: draft.undo(seat))

    def redo(self, seat: int) -> None:
        """As `Table.redo`, unless somebody else's move comes first."""
        if not self.can_redo(seat):
            raise CannotUndo(said.nothing_to_redo())
        self._submit_at(seat, lambda draft: draft.redo(seat))

    def replace_seat(self, seat: int, by: Seat) -> None:
        """As `Table.replace_seat`, unless another host has done it."""
        self.submit(lambda draft: None if draft.seats[seat] == by else draft.replace_seat(seat, by))

    def keep_timeout(self, seat: int) -> None:
        """As `Table.keep_timeout`, unless the record says so, or the seat has time again."""
        self.submit(lambda draft: self._try_timeout(draft, seat))

    def has_timed_out(self, seat: int) -> bool:
        """Whether the record says that a seat's time for this decision is over."""
        return self._timeout == (seat, self.number)

    def spare(self, began: float, ended: float) -> None:
        """From `began` seconds ago until `ended` seconds ago nobody counted the time: who is asked gets it back, unless a limit runs on."""
        instants = self.now() - began, self.now() - ended
        if self._uncounted(*instants):
            self.submit(lambda draft: self._try_spare(draft, *instants))

    def draft(self, journal: Journal) -> Table:
        """As `Table.draft`; what is decided there is timed, too."""
        draft = super().draft(journal)
        if self.clocks is not None:
            write_times(draft, self.clocks.copy())
        return draft

    def _try_timeout(self, draft: Table, seat: int) -> None:
        clocks = self.clocks
        if clocks is not None and clocks.running == seat and clocks.is_over and not self.has_timed_out(seat):
            draft.keep_timeout(seat)

    def _try_spare(self, draft: Table, began: float, ended: float) -> None:
        uncounted = self._uncounted(began, ended)
        if uncounted and self.clocks is not None and self.clocks.running is not None:
            seat = self.clocks.running
            draft.keep_time(seat, int(self.clocks.left(seat, uncounted) * 1000))

    def _uncounted(self, began: float, ended: float) -> float:
        """Seconds between two instants that cost whoever is asked time, and should not."""
        if self.clocks is None or self.clocks.clock.limit:
            return 0.0
        ran = self.clocks.ran_within(began, ended)
        return ran if ran > UNCOUNTED else 0.0

    def _try(self, draft: Table, seat: int, action: int, number: int) -> None:
        if not draft.propose(seat, action, number):  # somebody is asked in secret meanwhile
            self._hold(seat, action)

    def _submit_at(self, seat: int, change: Change) -> None:
        """Submit what makes sense only while `seat` knows of no more moves than now."""
        number = self.number_for(seat)

        def tried(draft: Table) -> object:
            if draft.number_for(seat) != number:
                raise Stale(said.moved_on())
            return change(draft)

        self.submit(tried)

    # ---- What came of it ----------------------------------------------------------------------

    def take_in(self, entries: Sequence[Entry], age: float = 0.0) -> None:
        """What the record has more now, of one change, written `age` seconds ago by whoever wanted it.

        Raises `Parted` when the rules don't play it.
        """
        moves = [entry for entry in entries if isinstance(entry, Move)]
        if moves and not self._redoes(moves):
            self._undone.clear()
        elif moves:
            self._undone.pop()
        with self._at(self.now() - age):
            for entry in entries:
                self._follow(entry)
            if self._runner is not None:
                self._runner.look()
        self._play_held()
        self._settle()

    def _redoes(self, moves: Sequence[Move]) -> bool:
        """Whether these are the moves that were taken back last."""
        dropped: list[Played] = self._undone[-1] if self._undone else []
        again = [(move.seat, move.text) for move in moves[: len(dropped)]]
        return bool(dropped) and again == [(played.seat, played.text) for played in dropped]

    def _follow(self, entry: Entry) -> None:
        if isinstance(entry, Move):
            played = play_recorded(self._past, self._state, entry.number, entry)
            self._audience.played(self._past, self.view, played)
        elif isinstance(entry, Undo):
            dropped = self._take_back(entry.number)
            self._audience.undone(self._past, self.view, entry.seat, dropped)
        elif isinstance(entry, SeatEntry):
            self.seats[entry.seat] = seat_from(entry.who)
            self._undone.clear()
        elif isinstance(entry, Time | Timeout):
            self._follow_time(entry)
        elif isinstance(entry, Check) and entry.key != self._state.key():
            raise Parted(said.other_position(number=entry.number), entry.number)

    def _follow_time(self, entry: Time | Timeout) -> None:
        if self.clocks is None:
            raise Parted(said.clock_without_one(number=entry.number), entry.number)
        self.clocks.note(entry.seat, entry.left / 1000 if isinstance(entry, Time) else 0.0)
        if isinstance(entry, Timeout):
            self._timeout = entry.seat, entry.number
            self.on_timeout(entry.seat)

    def _play_held(self) -> None:
        """What waited for a secret decision is submitted; it is refused there if it answers an older position."""
        seat = self.turn
        if seat is None or self.is_concealed or seat not in self._held:
            return
        action, number = self._held.pop(seat)
        if number == self.number_for(seat) and self._state.is_legal(action):
            self.submit(lambda draft: self._try(draft, seat, action, number))

    # ---- Time ---------------------------------------------------------------------------------

    def _instant(self) -> float:
        """Now; while lines are followed, when they were written."""
        return self.now() if self._as_of is None else self._as_of

    @contextmanager
    def _at(self, written: float) -> Iterator[None]:
        """What follows happened then."""
        self._written = self._as_of = written
        try:
            yield
        finally:
            self._as_of = None


# ---- What would be written of a change, if it counted -------------------------------------------


class DraftJournal(Journal):
    """Collects in `entries` what a table would have written, and writes it nowhere."""

    def __init__(self) -> None:
        super().__init__(None)
        self.entries: list[Entry] = []

    def write(self, entry: Entry) -> None:
        """As `Journal.write`."""
        self.entries.append(entry)


# ---- Whose clock runs ---------------------------------------------------------------------------
#
# What is decided in secret stops no clock and starts none, or it would be no secret.


class ClockRunner:
    """Runs `clocks` for a table, as often as it looks; `decided` is told who took a decision, that all know of, in their own time."""

    def __init__(self, table: Table, clocks: Clocks, decided: Callable[[int], None]) -> None:
        self._table, self._clocks, self._decided = table, clocks, decided
        self._known = table.number_for(None)
        self.look()

    def look(self) -> None:
        """Something has changed at the table."""
        table, clocks = self._table, self._clocks
        known = table.number_for(None)
        for entry in table.history(None, self._known) if known > self._known else ():
            if entry.seat is not None and entry.seat == clocks.running:
                self._decided(entry.seat)
        self._known = known
        asked = None if table.is_over else table.view(None).current_player
        clocks.run(asked if asked is not None and table.seats[asked].is_human else None)


def write_times(table: Table, clocks: Clocks) -> None:
    """Run the clocks for a table from now on, and have it write down what they show after each decision."""
    runner = ClockRunner(table, clocks, lambda seat: table.keep_time(seat, clocks.decided(seat)))
    table.follow(runner.look)


def recorded_clocks(table: Table, clock: Clock, now: Callable[[], float], gone: float) -> Clocks:
    """Clocks that go on from what the table's record says, of which the last was written `gone` seconds ago."""
    clocks = Clocks(clock, len(table.seats), now)
    write_times(table, clocks)
    clocks.restore(table.times, gone)
    return clocks
