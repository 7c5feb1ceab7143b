"""What plays deals: the contract, and the engines of this machine."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import NamedTuple, Protocol

from rules.bots.arena import Match, Played, play_deal


class Failed(NamedTuple):
    """A deal that could not be played, and why."""

    reason: str


Outcome = tuple[int, list[Played] | Failed]
"""A deal, and what came of it."""


class Engine(Protocol):
    """Plays deals of a match; each comes back once, in any order, played or failed."""

    def play(self, match: Match, deals: Iterable[int]) -> Generator[Outcome, None, None]:
        """The outcomes, as they come. Closing the iterator stops everything."""

    def workers(self) -> int:
        """How many play beside each other now."""

    def close(self) -> None:
        """Let go of what it holds."""


def attempt(match: Match, deal: int) -> list[Played] | Failed:
    """A deal; what goes wrong in it is told, and costs no other deal."""
    try:
        return play_deal(match, deal)
    except Exception as error:
        return Failed(f"{type(error).__name__}: {error}")


class Here:
    """Plays in this process, one deal after the other."""

    def play(self, match: Match, deals: Iterable[int]) -> Generator[Outcome, None, None]:
        """See `Engine.play`."""
        for deal in deals:
            yield deal, attempt(match, deal)

    def workers(self) -> int:
        """One."""
        return 1

    def close(self) -> None:
        """Nothing is held."""


class Processes:
    """Plays in some processes of this machine."""

    def __init__(self, jobs: int) -> None:
        self._jobs = jobs

    def workers(self) -> int:
        """As many as there are processes."""
        return self._jobs

    def close(self) -> None:
        """The processes end with `play`."""

    def play(self, match: Match, deals: Iterable[int]) -> Generator[Outcome, None, None]:
        """See `Engine.play`. When a process is killed, each deal that was begun is played again in a process of its own:
        so it is known which one ends them."""
        left = iter(deals)
        begun: dict[Future[list[Played] | Failed], int] = {}
        while True:
            pool = _pool(self._jobs)
            try:
                yield from self._played_in(pool, match, left, begun)
                return
            except BrokenProcessPool:
                pool.shutdown(cancel_futures=True)
                for deal in begun.values():
                    yield deal, _alone(match, deal)
                begun = {}
            finally:
                pool.shutdown(cancel_futures=True)

    def _played_in(
        self,
        pool: ProcessPoolExecutor,
        match: Match,
        left: Iterator[int],
        begun: dict[Future[list[Played] | Failed], int],
    ) -> Iterator[Outcome]:
        """Keep the pool busy, with one deal waiting for each process."""
        while True:
            while len(begun) < 2 * self._jobs and (deal := next(left, None)) is not None:
                begun[pool.submit(attempt, match, deal)] = deal
            if not begun:
                return
            for done in wait(begun, return_when=FIRST_COMPLETED).done:
                outcome = done.result()
                yield begun.pop(done), outcome


def _pool(jobs: int) -> ProcessPoolExecutor:
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(jobs, context, signal.signal, (signal.SIGINT, signal.SIG_IGN))


def _alone(match: Match, deal: int) -> list[Played] | Failed:
    with _pool(1) as pool:
        try:
            return pool.submit(attempt, match, deal).result()
        except BrokenProcessPool:
            return Failed("its process ended while it was played")
