"""Bots for many tables: a few processes think for all of them, one question each at a time, in the order of `wishes`; how fast they move at a table, and when they decide for people."""

import asyncio
import threading
import time
from collections.abc import Callable, Mapping
from concurrent.futures import Future
from functools import partial
from typing import Any

from rules.bots.levels import HARD_MILLISECONDS, LEVELS, MASTER_MILLISECONDS, kind_of
from tribes_tui.play.clock import Clocks
from tribes_tui.play.replica import Replica
from tribes_tui.play.table import Table
from tribes_tui.seats.thinker import BotPlayer, Thinker
from tribes_tui.seats.worker import Answer, boot, pass_on, start_worker
from tribes_tui.server.host.logbook import Budgets, Measures
from tribes_tui.server.host.table.wishes import (
    HINT,
    LONG_MOVE,
    MOVE,
    SEARCHED_MOVE,
    Order,
    PersonWish,
    Waiting,
    Workplace,
)

# ---- All bots -----------------------------------------------------------------------------------


AT_HAND = frozenset(LEVELS) - {"hard", "master"}
"""Levels that look at the moves at hand alone: a move takes them some milliseconds."""
STOPS = 0.2, 3
"""Thoughts of a person's that are stopped a second, and at once: a process ends with each. Others are thought to their end, and forgotten."""


class Question:
    """A question that waits for a free process, or is being thought about by one: what `person` wishes for."""

    def __init__(
        self, owner: object, person: str, wish: PersonWish, ask: tuple[Mapping[str, Any], str, int, float | None]
    ) -> None:
        self.owner, self.person, self.wish = owner, person, wish
        self.ask = ask
        self.future: Future[Answer] = Future()
        self.thinker: Thinker | None = None
        self.begun = 0.0


def _start(place: Workplace) -> Thinker:
    return Thinker(start=lambda: start_worker(boot(arguments=str(place.niceness))))


class Bots:
    """Hands the questions of all tables to the processes of each `Workplace`, which are started when they are needed.

    May be used from any thread.
    """

    def __init__(self, start: Callable[[Workplace], Thinker] = _start) -> None:
        self._start = start
        self._lock = threading.RLock()
        self._free: dict[Workplace, list[Thinker]] = {place: [] for place in Workplace}
        self._all: dict[Workplace, list[Thinker]] = {place: [] for place in Workplace}
        self._order: Order[Question] = Order()
        self._asked: dict[Question, Waiting[Question]] = {}
        self._stops = Budgets(*STOPS)
        self._closed = False
        self.measures = Measures()

    def put(self, question: Question) -> None:
        """Take a question in; of a person's hints a newer one takes the place of one that waits."""
        with self._lock:
            replaced = self._order.put(question.person, question.wish, question)
            self._hand_out(question.wish.place)
        for one in replaced:
            one.future.cancel()

    def drop(self, owner: object) -> None:
        """Nobody needs the answers to the owner's questions any more."""
        with self._lock:
            dropped = self._order.drop(lambda one: one.what.owner is owner)
            asked = [question for question in self._asked if question.owner is owner]
            for question in asked:
                if question.thinker is not None and self._stops.of(question.person).take():
                    question.thinker.cancel()
        for question in (*dropped, *asked):
            question.future.cancel()

    def close(self) -> None:
        """End the processes."""
        with self._lock:
            self._closed = True
            waiting = self._order.drop(lambda one: True)
            thinkers = [thinker for place in Workplace for thinker in self._all[place]]
        for thinker in thinkers:
            thinker.close()
        for question in waiting:
            question.future.cancel()

    def _hand_out(self, place: Workplace) -> None:
        free, all = self._free[place], self._all[place]
        while not self._closed and (found := self._order.take(place)) is not None:
            if not free:
                free.append(self._start(place))
                all.append(free[-1])
            question, thinker = found.what, free.pop()
            self._asked[question] = found
            question.thinker, question.begun = thinker, time.monotonic()
            view, level, seed, seconds = question.ask
            asked = thinker.ask(view, level, seed, _less(level, seconds, self._order.part(question.wish)))
            asked.add_done_callback(partial(self._done, question))

    def _done(self, question: Question, done: Future[Answer]) -> None:
        with self._lock:
            seconds = time.monotonic() - question.begun
            self.measures.bot_seconds += seconds
            self._order.done(self._asked.pop(question), seconds)
            assert question.thinker is not None
            self._free[question.wish.place].append(question.thinker)
            question.thinker = None
            self._hand_out(question.wish.place)
        pass_on(done, question.future)


def _less(level: str, seconds: float | None, part: float) -> float | None:
    """A part of the time for a thought; that of the level where none is given."""
    if part >= 1:
        return seconds
    if seconds is None and level not in AT_HAND:
        seconds = (MASTER_MILLISECONDS if level == "master" else HARD_MILLISECONDS) / 1000
    return None if seconds is None else seconds * part


def move_of(level: str) -> PersonWish:
    """What kind of wish a move of a bot of that level is."""
    if kind_of(level) in AT_HAND:
        return MOVE
    return LONG_MOVE if level == "master" else SEARCHED_MOVE


class TableBots(Thinker):
    """The bots as one table asks them for `person`: for moves, or for `hints`; dropping its questions leaves others' alone."""

    def __init__(self, bots: Bots, person: str, hints: bool = False) -> None:
        self.pool = bots  # none of the one process that a `Thinker` of its own would start
        self._person = person
        self._hints = hints

    def ask(self, view: Mapping[str, Any], level: str, seed: int, deadline: float | None = None) -> Future[Answer]:
        """As `Thinker.ask`."""
        wish = HINT if self._hints else move_of(level)
        question = Question(self, self._person, wish, (view, level, seed, deadline))
        self.pool.put(question)
        return question.future

    def cancel(self) -> None:
        """Drop this table's questions."""
        self.pool.drop(self)

    def close(self) -> None:
        """The processes go on; this table asks no more."""
        self.cancel()


# ---- At one table they move on the beat, so that their moments of thought tell nothing ----------


class PacedBots(BotPlayer):
    """Play at one table once they are let, `seconds` from one beat to the next; `played` is called after each move."""

    def __init__(
        self,
        table: Table,
        thinker: TableBots,
        seconds: float,
        played: Callable[[], None],
        log: Callable[[str], None],
    ) -> None:
        super().__init__(table, thinker, self._later, log)
        self.paused = True
        self._seconds = seconds
        self._played = played
        self._last_move = 0.0
        self._loop = asyncio.get_running_loop()

    def let(self, may_play: bool) -> None:
        """Whether they play now, or wait."""
        if self.paused == may_play:
            self.paused = not may_play
            self.look()

    def _later(self, play: Callable[[], None]) -> None:
        """In the bots' thread."""
        self._loop.call_soon_threadsafe(self._in_pace, play)

    def _in_pace(self, play: Callable[[], None]) -> None:
        beats = (time.monotonic() - self._last_move) // self._seconds + 1
        if self._table.is_concealed:
            self._play(play)
        else:
            self._loop.call_at(self._last_move + beats * self._seconds, self._play, play)

    def _play(self, play: Callable[[], None]) -> None:
        before, is_seen = self._table.number_for(None), not self._table.is_concealed
        play()
        if self._table.number_for(None) != before or (is_seen and isinstance(self._table, Replica)):
            self._last_move = time.monotonic()
        self._played()


# ---- The clocks of one table as its host heeds them ---------------------------------------------


SECRETLY = 10.0
"""Seconds that a decision may take which nobody else may notice: it stops no clock and starts none."""


NOTED = 20.0
"""Seconds after which it is written down how much time whoever is asked has: a kill gives nobody more of it back."""


class Timekeeper:
    """Follows a table from when it is laid, and the clocks that run for it. `now` gives seconds.

    `decide` sees to a seat whose time is over, `pass_secretly` ends a secret decision.
    """

    def __init__(
        self,
        table: Table,
        clocks: Clocks,
        now: Callable[[], float],
        decide: Callable[[int], None],
        pass_secretly: Callable[[], None],
    ) -> None:
        self.clocks = clocks
        self._table, self._now = table, now
        self._decide, self._pass_secretly = decide, pass_secretly
        self._secret_since: float | None = None
        self._over_at: tuple[int, int] | None = None
        self._written: tuple[int, int] | None = None
        self._noted = now()
        self.look()
        table.follow(self.look)

    def look(self) -> None:
        """Something has changed at the table."""
        if not self._table.is_concealed:
            self._secret_since = None
        elif self._secret_since is None:
            self._secret_since = self._now()

    def tick(self) -> None:
        """To be called about once a second, by the one host that decides for people who don't."""
        if self._secret_since is not None and self._now() - self._secret_since >= SECRETLY:
            self._secret_since = self._now()
            self._pass_secretly()
        if self._now() - self._noted >= NOTED:
            self.note()
        seat = self.clocks.running
        if seat is not None and self.clocks.is_over and self._over_at != (seat, self._table.number):
            self._over_at = at = seat, self._table.number
            if self._written != at or isinstance(self._table, Replica):  # where many write, it may have been refused
                self._table.keep_timeout(seat)
                self._written = at
            self._decide(seat)

    def note(self) -> None:
        """Write down how much time whoever is asked has. A limit runs on without it, and where many write, the record's lines have their times."""
        seat, self._noted = self.clocks.running, self._now()
        if seat is None or self.clocks.is_over or self.clocks.clock.limit or isinstance(self._table, Replica):
            return
        self._table.keep_time(seat, int(self.clocks.left(seat) * 1000))

    def has_lost(self, seat: int) -> bool:
        """Whether the time of a seat is over, and the record says so."""
        is_over = self.clocks.running == seat and self.clocks.is_over
        return is_over and (not isinstance(self._table, Replica) or self._table.has_timed_out(seat))

    def try_again(self) -> None:
        """Nothing came of it: see to it once more with the next tick."""
        self._over_at = None

    def left(self) -> dict[int, float]:
        """Seconds that the people at the table have left, by seat."""
        return {number: self.clocks.left(number) for number, seat in enumerate(self._table.seats) if seat.is_human}
