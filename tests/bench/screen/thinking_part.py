"""How long keys on the table take while `hard` thinks, beside the same keys before: one program, one position a run.

The bot thinks about hints: the search and the process are those of an opponent's move, and the table stays as it is.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
import time
from typing import NamedTuple

import rules
from tests.bench.figures import number, verdict
from tests.bench.screen.program import Program

RUNS = 2
KEYS = (b"\x1b[C", b"\x1b[B", b"\t", b"\x1b[D", b"\x1b[A", b"\t") * 5
QUIET = 0.06
PROGRAM = """
from tribes_tui.cli import main
from tribes_tui.seats import worker
from tribes_tui.table.play import opponents
never = "; from rules.bots.mcts import search; search.FIRST_LOOK = 10**9; main("
worker.start_worker.__defaults__ = (worker.boot().replace("; main(", never),)
opponents.HINT_SECONDS = {seconds}
main(['play', '{game_id}', '--seed', '3'])
"""
SECONDS = 8.0
"""Of thought about one hint: longer than it takes to press all keys, so that no answer is drawn in between. (Nor does that search end
before, as one otherwise does that has settled.)"""

TARGET = 1.5


class Answers(NamedTuple):
    """To some keys: milliseconds until the whole answer was there, and milliseconds of the screen's own CPU for a key."""

    waits: list[float]
    cpu: float


class Run(NamedTuple):
    """Before and after, while the bot thinks, and the share of a core that the worker had meanwhile."""

    alone: list[Answers]
    beside: Answers
    share: float


def measure(game_id: str) -> Run:
    """One program: keys, the same keys while it thinks, and once more when it has ended."""
    code = PROGRAM.format(game_id=game_id, seconds=SECONDS)
    with tempfile.TemporaryDirectory() as home:
        program = Program((sys.executable, "-c", code), TRIBES_HOME=home)
        try:
            program.until("Enter choose", longest=60.0)
            program.settle(quiet=1.0)
            answers(program)  # what is drawn for the first time takes longer
            before = answers(program)
            program.press(b"h")
            program.settle(quiet=0.3, longest=1.0)
            began, used = time.perf_counter(), program.cpu_of_children()
            beside = answers(program)
            share = (program.cpu_of_children() - used) / (time.perf_counter() - began)
            _rest(program)
            return Run([before, answers(program)], beside, share)
        finally:
            program.end()


def _rest(program: Program) -> None:
    """Wait until the worker does nothing any more."""
    used = -1.0
    while program.cpu_of_children() - used > 0.01:
        used = program.cpu_of_children()
        program.settle(quiet=1.0, longest=1.0)


def answers(program: Program) -> Answers:
    """Press all keys; those that change nothing say nothing about waits."""
    waits, used = [], program.cpu() - program.cpu_of_children()
    for key in KEYS:
        program.press(key)
        count, last = program.settle(QUIET, 0.5)
        if count:
            waits.append(last * 1000)
    return Answers(waits, (program.cpu() - program.cpu_of_children() - used) / len(KEYS) * 1000)


def quantile(figures: list[float], share: float) -> float:
    """The smallest figure that at least so many do not exceed."""
    ordered = sorted(figures)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def table() -> list[list[str]]:
    """Rows: medians for each game, then median and 99th percentile of all keys; CPU; and how busy the worker was."""
    runs = [(game_id, measure(game_id)) for _ in range(RUNS) for game_id in rules.games]
    head = [
        "keys",
        "alone ms",
        "while hard thinks ms",
        "times",
        f"{TARGET}x",
        "CPU ms alone",
        "thinking",
        "worker's core",
    ]
    rows = [_row(f"{id}: median", [run for other, run in runs if other == id], 0.5) for id in rules.games]
    everything = [run for _, run in runs]
    return [head, *rows, _row("all: median", everything, 0.5), _row("all: 99th percentile", everything, 0.99)]


def _row(name: str, runs: list[Run], share: float) -> list[str]:
    quiet = [block for run in runs for block in run.alone]
    waits, others = [wait for block in quiet for wait in block.waits], [w for run in runs for w in run.beside.waits]
    if not waits or not others:
        return [name, "no key moves anything there", *[""] * 6]
    alone, beside = quantile(waits, share), quantile(others, share)
    times = beside / alone
    return [
        name,
        number(alone),
        number(beside),
        f"{times:.2f}",
        verdict(times, TARGET),
        number(statistics.mean(block.cpu for block in quiet)),
        number(statistics.mean(run.beside.cpu for run in runs)),
        f"{statistics.mean(run.share for run in runs):.0%}",
    ]
