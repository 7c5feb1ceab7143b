"""What does tasks (a deal of a match, a game, a move to be looked at): the contract, and the engines of this machine."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import NamedTuple, Protocol, TypeVar

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


class WorksHere:
    """Works in this process, one task after the other."""

    def play(
        self, task: Callable[[Asked], Done], asked: Iterable[Asked]
    ) -> Generator[Outcome[Asked, Done], None, None]:
        """See `Engine.play`."""
        for one in asked:
            yield one, attempt(task, one)

    def workers(self) -> int:
        """One."""
        return 1

    def close(self) -> None:
        """Nothing is held."""


class WorksInProcesses:
    """Works in some processes of this machine."""

    def __init__(self, jobs: int) -> None:
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
