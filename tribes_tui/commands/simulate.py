"""`tribes simulate`: bots only, no screen."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import closing
from typing import Any

from tribes_tui.commands.progress import Progress
from tribes_tui.commands.setup import check_setup, chosen_options, first_seed, seats_to_simulate
from tribes_tui.commands.tournament.chosen import chosen_engine
from tribes_tui.commands.tournament.engine import Failed
from tribes_tui.commands.tournament.progress import Standing
from tribes_tui.errors import Mendable
from tribes_tui.seats.simulation import Row, Simulation, played_in_processes


def run(chosen: argparse.Namespace) -> int:
    """Play the games and print what came of them."""
    seats = seats_to_simulate(chosen.game, chosen.seats)
    options = chosen_options(chosen.set)
    check_setup(chosen.game, seats, options)
    simulation = Simulation(chosen.game, [seat.level for seat in seats], options)
    first = first_seed(chosen.seed)
    began = time.perf_counter()
    seeds = range(first, first + chosen.games)
    rows = _rows(simulation, seeds, chosen.jobs) if chosen.over is None else _rows_over(chosen.over, simulation, seeds)
    seconds = time.perf_counter() - began
    result = {
        "game": chosen.game,
        "seats": [seat.spec() for seat in seats],
        "games": len(rows),
        "seconds": round(seconds, 3),
        "decisions_per_second": round(sum(row.decisions for row in rows) / seconds, 1),
    }
    if chosen.json:
        sys.stdout.write(json.dumps({**result, "rows": [row._asdict() for row in rows]}) + "\n")
    else:
        sys.stdout.writelines(line + "\n" for line in _report(result, rows))
    return 1 if len(rows) < chosen.games else 0


def _rows(simulation: Simulation, seeds: range, jobs: int) -> list[Row]:
    rows: list[Row] = []
    with Progress(len(seeds)) as progress:
        for row in _played(simulation, seeds, jobs):
            rows.append(row)
            progress.show(len(rows))
    return sorted(rows, key=lambda row: row.seed)


def _rows_over(address: str, simulation: Simulation, seeds: range) -> list[Row]:
    """The same games on a cluster; those that fail are told, and left out. Raises `Mendable`."""
    rows: list[Row] = []
    with Standing(len(seeds), 0, 1) as standing:
        engine = chosen_engine(address, 1, standing.say)
        try:
            with closing(engine.play(simulation.play, seeds)) as outcomes:
                for seed, outcome in outcomes:
                    if isinstance(outcome, Failed):
                        standing.say(f"the game of seed {seed} failed: {outcome.reason}")
                        continue
                    rows.append(outcome)
                    standing.show(len(rows), engine.workers())
        finally:
            engine.close()
    if not rows:
        raise Mendable("no game could be played there")
    return sorted(rows, key=lambda row: row.seed)


def _played(simulation: Simulation, seeds: range, jobs: int) -> Iterator[Row]:
    if jobs == 1 or len(seeds) == 1:
        return map(simulation.play, seeds)
    return played_in_processes(simulation, seeds, jobs)


def _report(result: dict[str, Any], rows: Sequence[Row]) -> Iterator[str]:
    yield f"{result['games']} games of {result['game']} in {result['seconds']} s"
    yield f"{result['decisions_per_second']:.0f} decisions per second"
    yield f"rounds: {_spread([row.rounds for row in rows])}"
    yield f"decisions: {_spread([row.decisions for row in rows])}"
    for seat, spec in enumerate(result["seats"]):
        firsts = sum(row.ranking[seat] == 1 for row in rows)
        mean = sum(row.scores[seat] for row in rows) / len(rows)
        yield f"seat {seat} {spec}: first in {firsts / len(rows):.1%}, {mean:.2f} points on average"
    for end, count in Counter(row.end for row in rows).most_common():
        yield f"ended by {end}: {count}"


def _spread(values: list[int]) -> str:
    """The 5 %, 50 % and 95 % points and the largest of some numbers."""
    ordered = sorted(values)
    low, middle, high = (ordered[int(share * (len(ordered) - 1))] for share in (0.05, 0.5, 0.95))
    return f"{low} / {middle} / {high} / {ordered[-1]} (5 %, median, 95 %, most)"
