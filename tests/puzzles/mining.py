"""The puzzles of many games, one task a game, on any engine: this process, several, or a Dask cluster."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from rules import Rng
from rules.core.rng import seeded
from tests.puzzles.check import holds
from tests.puzzles.mine import found_at, found_in
from tribes_tui.commands.tournament.engine import Engine, Failed, Outcome
from tribes_tui.commands.tournament.results import Kept
from tribes_tui.learning.puzzle import Puzzle, puzzle_from

MOST, ALIKE = 50, 3
"""Of a game, and of those that the same move solves."""


class Mined(NamedTuple):
    """What one game gave: the puzzles that other draws uphold, and how many seconds of CPU it took."""

    puzzles: tuple[Puzzle, ...]
    seconds: float


def mined(game_id: str, seed: int) -> Mined:
    """One game of two players: the same puzzles wherever it is done."""
    began = time.thread_time()
    upheld = tuple(one for one in found_in(game_id, 2, seed) if holds(one))
    return Mined(upheld, time.thread_time() - began)


def anew(puzzle: Puzzle) -> Puzzle | None:
    """One that is kept, as the bots find it now; None where they don't find it any more, or other draws don't uphold it."""
    found = found_at(puzzle.view(), puzzle.name, Rng(seeded("puzzle", puzzle.name)))
    return found if found is not None and holds(found) else None


def still_found(engine: Engine, puzzles: Sequence[Puzzle], say: Callable[[str], object]) -> list[Puzzle]:
    """Those of `puzzles` that are still found, in their order, with what is told of them counted anew; the others are told."""
    with closing(engine.play(anew, puzzles)) as outcomes:
        found = {puzzle.name: outcome for puzzle, outcome in outcomes}
    kept = []
    for puzzle in puzzles:
        outcome = found[puzzle.name]
        if isinstance(outcome, Puzzle):
            kept.append(outcome)
        else:
            say(f"{puzzle.name}: {outcome.reason if isinstance(outcome, Failed) else 'found no more'}")
    return kept


def mine(
    engine: Engine,
    game_id: str,
    seeds: range,
    into: Path,
    say: Callable[[str], object],
    file: Kept | None = None,
    kept: Sequence[Puzzle] = (),
) -> bool:
    """Write the puzzles of these games behind those that are `kept`; false if a game failed, which is told and costs no other.

    Games are taken in the order of their seeds, whichever comes first: so what is written does not depend on the engine.
    What `file` has of them is not looked for again, and what comes is added to it.
    """
    file = file or Kept(None, {})
    known: dict[int, Mined | Failed] = {row["seed"]: _mined_from(row) for row in file.rows if row["game"] == game_id}
    missing = [seed for seed in seeds if seed not in known]
    found, names = [*kept], {one.name for one in kept}
    failed: list[int] = []
    spent = 0.0
    with closing(engine.play(partial(mined, game_id), missing)) as outcomes:
        for number, (seed, outcome) in enumerate(in_order(_kept(outcomes, game_id, file), seeds, known), 1):
            if isinstance(outcome, Failed):
                failed.append(seed)
                say(f"{game_id}: the game of seed {seed} failed: {outcome.reason}")
            else:
                found = various([*found, *(one for one in outcome.puzzles if one.name not in names)], len(kept))
                spent += outcome.seconds
            made = {"kept": len(kept), "seeds": [seeds.start, seed], "failed": failed}
            _write(into / f"{game_id}.json", made, found[:MOST])
            say(f"{game_id}: {number} of {len(seeds)} games, {len(found)} puzzles, {spent:.0f} s of CPU")
            if len(found) >= MOST:
                break
    return not failed


def various(found: Sequence[Puzzle], kept: int = 0) -> list[Puzzle]:
    """Without those, behind the first that are `kept`, that the same move solves as several before."""
    texts = [one.solutions[0] for one in found]
    return [one for k, one in enumerate(found) if k < kept or texts[:k].count(texts[k]) < ALIKE]


def _kept(outcomes: Iterator[Outcome[int, Mined]], game_id: str, file: Kept) -> Iterator[Outcome[int, Mined]]:
    """The outcomes as they come, those that did not fail kept."""
    for seed, outcome in outcomes:
        if isinstance(outcome, Mined):
            puzzles = [one.fields() for one in outcome.puzzles]
            file.add({"game": game_id, "seed": seed, "seconds": outcome.seconds, "puzzles": puzzles})
        yield seed, outcome


def _mined_from(row: Mapping[str, Any]) -> Mined:
    return Mined(tuple(puzzle_from(fields) for fields in row["puzzles"]), row["seconds"])


def in_order(
    outcomes: Iterator[Outcome[int, Mined]], seeds: range, waiting: dict[int, Mined | Failed]
) -> Iterator[Outcome[int, Mined]]:
    """The outcomes by seed, those that are `waiting` among them: one that comes before its turn joins these."""
    for wanted in seeds:
        while wanted not in waiting:
            seed, outcome = next(outcomes)
            waiting[seed] = outcome
        yield wanted, waiting.pop(wanted)


def _write(path: Path, made: Mapping[str, Any], found: Sequence[Puzzle]) -> None:
    """A file of puzzles: how many were kept, the first and the last seed that was looked at, those that failed, each if there were
    any; and a puzzle a line."""
    rows = ",\n".join(json.dumps(one.fields(), ensure_ascii=False, separators=(",", ":")) for one in found)
    mined = json.dumps({name: count for name, count in made.items() if count})
    path.write_text(f'{{"mined": {mined}, "puzzles": [\n{rows}\n]}}\n', encoding="utf-8")
