"""`tribes simulate`: bots only, no screen."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Generator, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

from rules.bots.fingerprint import fingerprint
from tribes_tui.commands.tournament.cluster import chosen_engine
from tribes_tui.commands.tournament.engine import Failed
from tribes_tui.commands.tournament.progress import Progress, RunProgress
from tribes_tui.commands.tournament.results import Kept, seed_of
from tribes_tui.commands.values import check_setup, chosen_options, first_seed, seats_to_simulate
from tribes_tui.errors import Mendable
from tribes_tui.seats.simulation import SimulatedGame, Simulation, played_in_processes
from tribes_tui.words.said import commands as said

FORMAT = "tribes-simulate-1"


def run_simulate(chosen: argparse.Namespace) -> int:
    """Play the games and print what came of them."""
    seats = seats_to_simulate(chosen.game, chosen.seats)
    options = chosen_options(chosen.set)
    check_setup(chosen.game, seats, options)
    simulation = Simulation(chosen.game, [seat.level for seat in seats], options)
    path = chosen.resume
    first = first_seed(chosen.seed if chosen.seed is not None else seed_of(path))
    seeds = range(first, first + chosen.games)
    began = time.perf_counter()
    with Kept(path, _first_line(simulation, first)) as file:
        there = _known(path, file, seeds)
        rows = sorted([*there, *_played(simulation, seeds, there, file, chosen)], key=lambda row: row.seed)
    seconds = time.perf_counter() - began
    if not rows:
        raise Mendable(said.simulate_none())
    played = sum(row.decisions for row in rows) - sum(row.decisions for row in there)
    result = {
        "game": chosen.game,
        "seats": [seat.spec() for seat in seats],
        "games": len(rows),
        "seconds": round(seconds, 3),
        "decisions_per_second": round(played / seconds, 1),
    }
    if chosen.json:
        sys.stdout.write(json.dumps({**result, "rows": [row._asdict() for row in rows]}) + "\n")
    else:
        sys.stdout.writelines(line + "\n" for line in _report(result, rows))
    return 1 if len(rows) < chosen.games else 0


# ---- What is kept in a file -------------------------------------------------------------------


def _first_line(simulation: Simulation, seed: int) -> dict[str, Any]:
    return {
        "format": FORMAT,
        "game": simulation.game_id,
        "levels": [*simulation.levels],
        "options": simulation.options,
        "seed": seed,
        "rules": fingerprint(),
    }


def _known(path: Path | None, file: Kept, seeds: range) -> list[SimulatedGame]:
    """What the file has of these games. Raises `Mendable`."""
    try:
        rows = [
            SimulatedGame(**{**row, "scores": tuple(row["scores"]), "ranking": tuple(row["ranking"])})
            for row in file.rows
        ]
    except (KeyError, TypeError):
        raise Mendable(said.simulate_no_results(file=str(path))) from None
    return [row for row in rows if row.seed in seeds]


# ---- Playing ----------------------------------------------------------------------------------


def _played(
    simulation: Simulation, seeds: range, there: Sequence[SimulatedGame], file: Kept, chosen: argparse.Namespace
) -> list[SimulatedGame]:
    """The games that are not there yet, each kept as it comes."""
    known = {row.seed for row in there}
    missing = [seed for seed in seeds if seed not in known]
    if not missing:
        return []
    rows: list[SimulatedGame] = []
    here = chosen.over is None
    found = _here(simulation, missing, chosen.jobs) if here else _over(chosen.over, simulation, missing)
    with Progress(len(missing)) as progress, closing(found):
        for row in found:
            rows.append(row)
            file.add(row._asdict())
            if here:
                progress.show(len(rows))
    return rows


def _here(simulation: Simulation, seeds: Sequence[int], jobs: int) -> Generator[SimulatedGame, None, None]:
    if jobs == 1 or len(seeds) == 1:
        yield from map(simulation.play, seeds)
    else:
        yield from played_in_processes(simulation, seeds, jobs)


def _over(address: str, simulation: Simulation, seeds: Sequence[int]) -> Generator[SimulatedGame, None, None]:
    """The same games on a cluster; those that fail are told, and left out. Raises `Mendable`."""
    done = 0
    with (
        RunProgress(len(seeds), 0, 1) as standing,
        closing(chosen_engine(address, 1, standing.say)) as engine,
        closing(engine.play(simulation.play, seeds)) as outcomes,
    ):
        standing.begin()
        for seed, outcome in outcomes:
            if isinstance(outcome, Failed):
                standing.say(said.simulate_failed(seed=seed, why=outcome.reason))
                continue
            done += 1
            yield outcome
            standing.show(done, engine.workers())


# ---- Telling ----------------------------------------------------------------------------------


def _report(result: dict[str, Any], rows: Sequence[SimulatedGame]) -> Iterator[str]:
    yield said.simulate_games(games=result["games"], game=result["game"], seconds=str(result["seconds"]))
    yield said.simulate_speed(speed=f"{result['decisions_per_second']:.0f}")
    yield said.simulate_rounds(spread=_spread([row.rounds for row in rows]))
    yield said.simulate_decisions(spread=_spread([row.decisions for row in rows]))
    for seat, spec in enumerate(result["seats"]):
        firsts = sum(row.ranking[seat] == 1 for row in rows)
        mean = sum(row.scores[seat] for row in rows) / len(rows)
        yield said.simulate_seat(seat=seat, bot=spec, share=f"{firsts / len(rows):.1%}", points=f"{mean:.2f}")
    for end, count in Counter(row.end for row in rows).most_common():
        yield said.simulate_ended(end=end, games=count)


def _spread(values: list[int]) -> str:
    """The 5 %, 50 % and 95 % points and the largest of some numbers."""
    ordered = sorted(values)
    low, middle, high = (ordered[int(share * (len(ordered) - 1))] for share in (0.05, 0.5, 0.95))
    return said.simulate_spread(low=low, middle=middle, high=high, most=ordered[-1])
