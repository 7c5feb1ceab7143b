"""An arena in one process, in as many as there are cores, and on as many workers of a Dask cluster of its own.

Two figures each: the rate once the first deal is there, and that of a whole run of `DEALS`, in which processes and workers are
started, too. Beside them the processor time of a whole run, of all processes together: where cores are shared with other
programs, wall time says little.
"""

from __future__ import annotations

import os
import statistics
import time
from collections.abc import Callable
from contextlib import closing
from functools import partial
from typing import NamedTuple

from rules.bots.bot import Budget
from rules.bots.matches.arena import Match, play_deal
from tribes_tui.commands.tournament.cluster import chosen_engine
from tribes_tui.commands.tournament.engine import Engine
from tribes_tui.errors import Mendable

MATCH = Match("indy", ("hard", "medium"), {}, Budget(simulations=10))
DEALS = 60
ROUNDS = 3


class Run(NamedTuple):
    """Seconds: of wall time to the first deal, from there to the last, and of processor time."""

    start: float
    after: float
    processor: float

    def rates(self) -> tuple[float, float]:
        """Deals a second: once started, and of the whole run."""
        return (DEALS - 1) / self.after, DEALS / (self.start + self.after)


def table() -> list[list[str]]:
    """A row for each way."""
    cores = os.cpu_count() or 1
    ways: dict[str, Callable[[], Engine]] = {
        "one process": lambda: chosen_engine(None, 1, print),
        f"--jobs {cores}": lambda: chosen_engine(None, cores, print),
        f"--over local:{cores}": lambda: chosen_engine(f"local:{cores}", 1, print),
    }
    rounds = [{name: run(way) for name, way in ways.items()} for _ in range(ROUNDS)]
    heads = ["deals/s once started", "times one", f"deals/s of a run of {DEALS}", "times one", "CPU s of that run"]
    return [["way", *heads], *(_row(name, rounds) for name in ways)]


def run(way: Callable[[], Engine]) -> Run | None:
    """One arena; None where what it needs is not installed."""
    before, began = _processor_time(), time.perf_counter()
    try:
        engine = way()
    except Mendable:
        return None
    first = 0.0
    try:
        with closing(engine.play(partial(play_deal, MATCH), range(1, DEALS + 1))) as outcomes:
            for _ in outcomes:
                first = first or time.perf_counter()
        ended = time.perf_counter()
    finally:
        engine.close()
    return Run(first - began, ended - first, _processor_time() - before)


def _processor_time() -> float:
    """Seconds that this process, and those that it has started and that have ended, have run."""
    return sum(os.times()[:4])


def _row(name: str, rounds: list[dict[str, Run | None]]) -> list[str]:
    pairs = [(found[name], found["one process"]) for found in rounds]
    runs = [(run, one) for run, one in pairs if run is not None and one is not None]
    if not runs:
        return [name, *["absent"] * 5]
    cells = []
    for which in (0, 1):
        rates = [run.rates()[which] for run, _ in runs]
        times = [run.rates()[which] / one.rates()[which] for run, one in runs]
        cells += [f"{statistics.median(rates):.1f}", f"{statistics.median(times):.2f}"]
    return [name, *cells, f"{min(run.processor for run, _ in runs):.1f}"]
