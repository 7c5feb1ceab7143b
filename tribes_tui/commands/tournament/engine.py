"""What does tasks (a deal of a match, a game, a move to be looked at): the contract, the engines of this machine, and how far they are."""

import multiprocessing
import signal
import sys
import time
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from math import inf
from types import TracebackType
from typing import NamedTuple, Protocol, Self, TypeVar

from tribes_tui.words.said import commands as said

Asked = TypeVar("Asked")
Done = TypeVar("Done")


class Failed(NamedTuple):
    """A task that could not be done, and why."""

    reason: str


Outcome = tuple[Asked, Done | Failed]
"""What was asked for, and what came of it."""


class Engine(Protocol):
    """Does tasks; each comes back once, in any order, done or failed."""

    def play(
        self, task: Callable[[Asked], Done], asked: Iterable[Asked]
    ) -> Generator[Outcome[Asked, Done], None, None]:
        """The outcomes of `task(one)` for each one asked, as they come. Closing the iterator stops everything.

        A task is a function of a module, or `functools.partial` of one: it may be done in another process.
        """

    def workers(self) -> int:
        """How many work beside each other now."""

    def close(self) -> None:
        """Let go of what it holds."""


def attempt(task: Callable[[Asked], Done], one: Asked) -> Done | Failed:
    """A task; what goes wrong in it is told, and costs no other one."""
    try:
        return task(one)
    except Exception as error:
        return Failed(f"{type(error).__name__}: {error}")


class WorksInProcesses:
    """Works in some processes of this machine; one job alone in this one."""

    def __init__(self, jobs: int = 1) -> None:
        self._jobs = jobs

    def workers(self) -> int:
        """As many as there are processes."""
        return self._jobs

    def close(self) -> None:
        """The processes end with `play`."""

    def play(
        self, task: Callable[[Asked], Done], asked: Iterable[Asked]
    ) -> Generator[Outcome[Asked, Done], None, None]:
        """See `Engine.play`. When a process is killed, each task that was begun is done again in a process of its own:
        so it is known which one ends them."""
        if self._jobs == 1:
            yield from ((one, attempt(task, one)) for one in asked)
            return
        left = iter(asked)
        begun: dict[Future[Done | Failed], Asked] = {}
        while True:
            pool = _pool(self._jobs)
            try:
                yield from self._done_in(pool, task, left, begun)
                return
            except BrokenProcessPool:
                pool.shutdown(cancel_futures=True)
                for one in begun.values():
                    yield one, _alone(task, one)
                begun = {}
            finally:
                pool.shutdown(cancel_futures=True)

    def _done_in(
        self,
        pool: ProcessPoolExecutor,
        task: Callable[[Asked], Done],
        left: Iterator[Asked],
        begun: dict[Future[Done | Failed], Asked],
    ) -> Iterator[Outcome[Asked, Done]]:
        """Keep the pool busy, with one task waiting for each process."""
        while True:
            while len(begun) < 2 * self._jobs and (one := next(left, None)) is not None:
                begun[pool.submit(attempt, task, one)] = one
            if not begun:
                return
            for done in wait(begun, return_when=FIRST_COMPLETED).done:
                outcome = done.result()
                yield begun.pop(done), outcome


def _pool(jobs: int) -> ProcessPoolExecutor:
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(jobs, context, signal.signal, (signal.SIGINT, signal.SIG_IGN))


def _alone(task: Callable[[Asked], Done], one: Asked) -> Done | Failed:
    with _pool(1) as pool:
        try:
            return pool.submit(attempt, task, one).result()
        except BrokenProcessPool:
            return Failed(said.process_ended())


# ---- How far something is -----------------------------------------------------------------------------


EVERY_ON_A_TERMINAL = 0.1
EVERY_IN_A_PIPE = 10.0
"""Seconds between two pictures."""
WIDTH = 40
"""Columns of a bar."""


class Progress:
    """How many of `total` are done, `before` of them before this began: a line on standard error that is drawn over, and leaves nothing behind.

    Where deals are played in so many `seatings`, it tells how fast, by how many workers, and how long it will take; now and then in a pipe, too.
    """

    def __init__(self, total: int, before: int = 0, seatings: int = 0) -> None:
        self._stream = sys.stderr  # as it is now: a film has another meanwhile
        self._drawn = False
        self._total, self._before, self._seatings = total, before, seatings
        self.begin()

    def begin(self) -> None:
        """Who works is there: how fast it goes, and how long it takes, counts from now."""
        self._began = self._shown = time.monotonic()

    def say(self, text: str) -> None:
        """A line of its own, which stays."""
        self._write(f"\r\x1b[K{text}\n" if self._drawn else f"{text}\n")

    def show(self, done: int, workers: int = 0) -> None:
        """Draw, if it is time to; `done` of all."""
        now, is_drawn = time.monotonic(), self._stream.isatty()
        every = EVERY_ON_A_TERMINAL if is_drawn else EVERY_IN_A_PIPE if self._seatings else inf
        if now - self._shown >= every:
            self._shown = now
            filled = WIDTH * done // self._total
            bar = f"[{'#' * filled}{'.' * (WIDTH - filled)}] {done}/{self._total}"
            text = self.text(done, workers, now - self._began) if self._seatings else bar
            self._write(f"\r{text}\x1b[K" if is_drawn else f"{text}\n", is_drawn)

    def text(self, done: int, workers: int, seconds: float) -> str:
        """What the line says of deals."""
        rate = (done - self._before) / seconds if seconds else 0.0
        left = said.progress_left(time=_duration((self._total - done) / rate)) if rate else said.progress_none()
        return said.progress(
            done=done,
            deals=self._total,
            games=done * self._seatings,
            speed=rate * self._seatings,
            workers=workers,
            left=left,
        )

    def _write(self, text: str, is_drawn: bool = False) -> None:
        self._stream.write(text)
        self._stream.flush()
        self._drawn = is_drawn

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self._drawn:
            self._write("\r\x1b[K")


def _duration(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}"
