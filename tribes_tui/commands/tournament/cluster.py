"""Does tasks on a Dask cluster (the extra `cluster`): `tcp://host:port` is one that runs, `local:N` starts its own.

Workers that have other rules are refused; when a worker dies, its tasks go to others. Short tasks go in batches.
"""

import time
from collections.abc import Callable, Generator, Iterable, Iterator
from itertools import islice
from logging import CRITICAL
from queue import Empty, Queue
from typing import Any, NamedTuple

from rules.bots.fingerprint import fingerprint
from tribes_tui.commands.tournament.engine import (
    Asked,
    Done,
    Engine,
    Failed,
    Outcome,
    WorksInProcesses,
    attempt,
)
from tribes_tui.errors import Mendable, mending
from tribes_tui.words.said import commands as said

PATIENCE = 4.0
"""Seconds after which it is said that there is no worker, or no answer."""

LOOK = 1.0
"""Seconds between two looks at who is there."""

FETCH = 3.0
"""Seconds that a result, which is there, may take to come."""

AHEAD = 3
"""Batches begun for each thread of the cluster."""

WORTH = 0.4
"""Seconds that a batch of tasks is to take: the scheduler's part of it is some milliseconds."""

LARGEST = 200
"""Tasks of a batch."""

LEAN = {
    "distributed.worker.profile.enabled": False,
    "distributed.admin.tick.interval": "1s",
    "distributed.admin.system-monitor.interval": "5s",
}
"""How a cluster of our own is set: Dask's watch over itself takes a ninth of the time that its workers could play."""

LOST = ("KilledWorker", "FutureCancelledError", "CancelledError")
"""Errors of a task that need not be its own fault: the scheduler blames all that lay on a worker that died."""


class Begun(NamedTuple):
    """A batch that a cluster is asked for, by which task, the workers that may do it, and whether nothing else is done
    meanwhile."""

    task: Callable[[Any], Any]
    batch: tuple[Any, ...]
    workers: frozenset[str]
    alone: bool


def do_batch(task: Callable[[Any], Any], batch: tuple[Any, ...]) -> tuple[list[Any], float]:
    """On a worker: what came of every task of a batch, whichever of them fail, and the seconds that it took."""
    began = time.perf_counter()
    return [attempt(task, one) for one in batch], time.perf_counter() - began


class Cluster:
    """Works on the workers of a scheduler that have just these rules. `say` tells a person what happens."""

    def __init__(self, address: str, say: Callable[[str], object]) -> None:
        """Returns when a worker is there, and says so when it waits for one. Raises `Mendable` when Dask is not installed, or
        nobody answers."""
        number = address.removeprefix("local:")
        own = number != address
        if own and (not number.isdigit() or int(number) < 1):
            raise Mendable(said.no_local_address(address=f"{address!r}"))
        with mending(ImportError, lambda _: said.needs_dask()):
            import dask
            import distributed
        self._say, self._address = say, address
        self._own: Any = None
        if own:
            with dask.config.set(LEAN):
                self._own = distributed.LocalCluster(
                    n_workers=int(number),
                    threads_per_worker=1,
                    host="127.0.0.1",
                    dashboard_address="127.0.0.1:0",
                    silence_logs=CRITICAL,
                )
        else:  # a client that was made of what is no address complains long after it failed
            from distributed.comm.addressing import get_address_host_port, normalize_address

            with mending(ValueError, lambda _: said.no_scheduler_address(address=f"{address!r}")):
                get_address_host_port(normalize_address(address))
        with mending((OSError, ValueError), lambda _: said.no_scheduler(address=address)):
            self._client = distributed.Client(self._own or address, timeout=PATIENCE, set_as_default=False)
        self._refused: set[str] = set()
        self._good: frozenset[str] = frozenset()
        self._threads = 1
        self._come: Queue[Any] = Queue()
        self._begun: dict[Any, Begun] = {}
        self._suspects: list[Any] = []
        self._size = 1
        try:
            self._wait_for_workers()
        except BaseException:
            self.close()
            raise

    def workers(self) -> int:
        """How many have these rules."""
        return len(self._good)

    def close(self) -> None:
        """Leave the cluster; end it, if it is our own."""
        self._client.close()
        if self._own is not None:
            self._own.close()

    def play(
        self, task: Callable[[Asked], Done], asked: Iterable[Asked]
    ) -> Generator[Outcome[Asked, Done], None, None]:
        """See `Engine.play`. Waits for workers whenever there are none, and says so."""
        left = iter(asked)
        looked = time.monotonic()
        try:
            while True:
                while len(self._begun) < AHEAD * self._threads and (batch := tuple(islice(left, self._size))):
                    self._begin(task, batch)
                if not self._begun and not self._suspects:
                    return
                if not self._begun:  # alone it is known whether it is this one that ends its workers
                    self._begin(task, (self._suspects.pop(),), alone=True)
                yield from self._next()
                if time.monotonic() - looked > LOOK:
                    self._follow_workers()
                    looked = time.monotonic()
        finally:
            self._client.cancel(list(self._begun), force=True)
            self._begun.clear()

    def _begin(self, task: Callable[[Any], Any], batch: tuple[Any, ...], alone: bool = False) -> None:
        if not self._good:
            self._wait_for_workers()
        future = self._client.submit(do_batch, task, batch, workers=sorted(self._good), pure=False)
        self._begun[future] = Begun(task, batch, self._good, alone)
        future.add_done_callback(self._come.put)

    def _next(self) -> Iterator[Outcome[Any, Any]]:
        """The outcomes of the next batch, if there is one soon."""
        try:
            future = self._come.get(timeout=LOOK)
        except Empty:
            return
        begun = self._begun.pop(future, None)  # those that were cancelled come, too
        if begun is None:
            return
        try:
            error = future.exception(timeout=FETCH)
            done, seconds = ([], 0.0) if error is not None else future.result(timeout=FETCH)
        except TimeoutError:  # its worker died with the result, and nobody is left that may play it again
            self._client.cancel([future], force=True)
            self._begin(begun.task, begun.batch, begun.alone)
            return
        if error is None:
            self._size = max(1, min(LARGEST, round(WORTH * len(begun.batch) / max(seconds, 1e-6))))
            yield from zip(begun.batch, done, strict=True)
        elif type(error).__name__ in LOST and not begun.alone:
            self._suspects += begun.batch
        else:
            for one in begun.batch:
                yield one, Failed(f"{type(error).__name__}: {error}")

    # ---- Workers ------------------------------------------------------------------------------

    def _look(self) -> None:
        """Who is there; those that are new are asked for their rules."""
        known = self._client.scheduler_info(n_workers=-1)["workers"]
        fresh = [worker for worker in known if worker not in self._good | self._refused]
        answers = self._client.run(fingerprint, workers=fresh, on_error="return") if fresh else {}
        for worker, answer in answers.items():
            if answer != fingerprint() and not isinstance(answer, OSError):  # one that has just died is asked again
                self._refused.add(worker)
                self._say(said.worker_other_rules(worker=worker, theirs=answer, ours=fingerprint()))
        agreeing = {worker for worker, answer in answers.items() if answer == fingerprint()}
        self._good = frozenset(known) & (self._good | agreeing)
        self._threads = sum(known[worker]["nthreads"] for worker in self._good) or 1

    def _wait_for_workers(self) -> None:
        began, is_said = time.monotonic(), False
        self._look()
        while not self._good:
            if not is_said and time.monotonic() - began >= PATIENCE:
                is_said = True
                self._say(said.no_worker(address=self._address))
            time.sleep(0.2)
            self._look()

    def _follow_workers(self) -> None:
        """Tasks whose workers have all gone are begun anew, by those that are there now."""
        self._look()
        if not self._good:
            self._wait_for_workers()
        stranded = {future: begun for future, begun in self._begun.items() if not begun.workers & self._good}
        if stranded:
            self._client.cancel(list(stranded), force=True)
            for future, begun in stranded.items():
                del self._begun[future]
                self._begin(begun.task, begun.batch, begun.alone)


# ---- Where tasks are done --------------------------------------------------------------------------------


def chosen_engine(over: str | None, jobs: int, say: Callable[[str], object]) -> Engine:
    """A cluster at the address `over`, else this machine in so many processes; `say` tells a person what happens.

    Raises `Mendable` where there is no such cluster.
    """
    return WorksInProcesses(jobs) if over is None else Cluster(over, say)
