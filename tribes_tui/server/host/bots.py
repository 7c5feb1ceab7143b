"""Bots for many tables: a few processes think for all of them, one question each at a time."""

from __future__ import annotations

import threading
import time
from collections import deque
from collections.abc import Callable, Mapping
from concurrent.futures import Future, InvalidStateError
from functools import partial
from typing import Any

from tribes_tui.seats.bot_answer import Answer
from tribes_tui.seats.thinker import Thinker
from tribes_tui.server.host.measures import Measures


class Question:
    """A question that waits for a free process, or is being thought about by one."""

    def __init__(self, owner: object, ask: tuple[Mapping[str, Any], str, int, float | None]) -> None:
        self.owner = owner
        self.ask = ask
        self.future: Future[Answer] = Future()
        self.thinker: Thinker | None = None
        self.begun = 0.0


class Bots:
    """Hands the questions of all tables to `count` processes, which are started when they are needed.

    May be used from any thread.
    """

    def __init__(self, count: int = 2, start: Callable[[], Thinker] = Thinker) -> None:
        self._count = count
        self._start = start
        self._lock = threading.RLock()
        self._free: list[Thinker] = []
        self._all: list[Thinker] = []
        self._waiting: deque[Question] = deque()
        self._asked: list[Question] = []
        self._closed = False
        self.measures = Measures()

    def put(self, question: Question) -> None:
        """Take a question in."""
        with self._lock:
            self._waiting.append(question)
            self._hand_out()

    def drop(self, owner: object) -> None:
        """Nobody needs the answers to the owner's questions any more."""
        with self._lock:
            dropped = [question for question in (*self._waiting, *self._asked) if question.owner is owner]
            self._waiting = deque(question for question in self._waiting if question.owner is not owner)
            for question in dropped:
                if question.thinker is not None:
                    question.thinker.cancel()
        for question in dropped:
            question.future.cancel()

    def close(self) -> None:
        """End the processes."""
        with self._lock:
            self._closed = True
            waiting, self._waiting = self._waiting, deque()
            thinkers = self._all[:]
        for thinker in thinkers:
            thinker.close()
        for question in waiting:
            question.future.cancel()

    def _hand_out(self) -> None:
        while self._waiting and not self._closed:
            if not self._free and len(self._all) < self._count:
                self._free.append(self._start())
                self._all.append(self._free[-1])
            if not self._free:
                return
            question, thinker = self._waiting.popleft(), self._free.pop()
            question.thinker = thinker
            question.begun = time.monotonic()
            self._asked.append(question)
            thinker.ask(*question.ask).add_done_callback(partial(self._done, question))

    def _done(self, question: Question, done: Future[Answer]) -> None:
        with self._lock:
            self.measures.bot_seconds += time.monotonic() - question.begun
            self._asked.remove(question)
            assert question.thinker is not None
            self._free.append(question.thinker)
            question.thinker = None
            self._hand_out()
        _pass_on(done, question.future)


class TableBots(Thinker):
    """The bots as one table asks them; dropping its questions leaves other tables' alone."""

    def __init__(self, bots: Bots) -> None:
        self.pool = bots  # none of the one process that a `Thinker` of its own would start

    def ask(self, view: Mapping[str, Any], level: str, seed: int, deadline: float | None = None) -> Future[Answer]:
        """As `Thinker.ask`."""
        question = Question(self, (view, level, seed, deadline))
        self.pool.put(question)
        return question.future

    def cancel(self) -> None:
        """Drop this table's questions."""
        self.pool.drop(self)

    def close(self) -> None:
        """The processes go on; this table asks no more."""
        self.cancel()


def _pass_on(done: Future[Answer], to: Future[Answer]) -> None:
    try:
        if done.cancelled():
            to.cancel()
        elif (error := done.exception()) is not None:
            to.set_exception(error)
        else:
            to.set_result(done.result())
    except InvalidStateError:
        return  # nobody waits for it any more
