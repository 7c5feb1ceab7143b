"""Checking the puzzles that are kept: by other draws, and by letting each level try them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing
from typing import NamedTuple

import rules
from rules import Rng, State
from rules.bots.bot import Budget
from rules.bots.judging.certain import race
from rules.bots.levels import make
from rules.core.rng import seeded
from tests.puzzles.mine import LONGER, moves_of
from tribes_tui.commands.tournament.engine import Engine, Failed
from tribes_tui.learning.puzzle import Puzzle
from tribes_tui.seats.reviewing import SIMULATIONS

TRIES = 20
"""Of `easy` and `medium`; `hard` tries each once, with twice a review's simulations."""


class Tried(NamedTuple):
    """Of a puzzle: whether other draws uphold it, and the share of tries in which each level solves it."""

    upheld: bool
    easy: float
    medium: float
    hard: float


class Checked(NamedTuple):
    """Of a game: how many puzzles, those that did not hold, the share that each level solves, and those that could not be
    looked at, each with the reason."""

    game: str
    puzzles: int
    fallen: tuple[str, ...]
    easy: float
    medium: float
    hard: float
    failed: tuple[tuple[str, str], ...] = ()


def holds(puzzle: Puzzle) -> bool:
    """Whether other draws say the same: every move that is no solution is surely worse."""
    view = puzzle.view()
    moves = moves_of(view)
    solutions = [view.read(text) for text in puzzle.solutions]
    others = [move for move in moves if move not in solutions]
    rng = Rng(seeded("puzzle check", puzzle.name))
    return not race(view, solutions[0], others, LONGER * SIMULATIONS[puzzle.game], rng).left


def checked(engine: Engine, game_id: str, puzzles: Sequence[Puzzle]) -> Checked:
    """All of a game, one task a puzzle."""
    with closing(engine.play(tried, puzzles)) as outcomes:
        by_name = {puzzle.name: outcome for puzzle, outcome in outcomes}
    found = {one.name: by_name[one.name] for one in puzzles}  # in the order in which they are kept
    done = {name: outcome for name, outcome in found.items() if isinstance(outcome, Tried)}
    return Checked(
        game_id,
        len(done),
        tuple(name for name, one in done.items() if not one.upheld),
        _mean([one.easy for one in done.values()]),
        _mean([one.medium for one in done.values()]),
        _mean([one.hard for one in done.values()]),
        tuple((name, outcome.reason) for name, outcome in found.items() if isinstance(outcome, Failed)),
    )


def tried(puzzle: Puzzle) -> Tried:
    """One puzzle: the same wherever it is done."""
    thought = Budget(simulations=2 * SIMULATIONS[puzzle.game])
    return Tried(
        holds(puzzle),
        _solved(puzzle, "easy", TRIES, Budget()),
        _solved(puzzle, "medium", TRIES, Budget()),
        _solved(puzzle, "hard", 1, thought),
    )


def _mean(shares: Sequence[float]) -> float:
    return sum(shares) / max(1, len(shares))


def _solved(puzzle: Puzzle, level: str, tries: int, budget: Budget) -> float:
    """The share of tries that solve it."""
    view = puzzle.view()
    return sum(_solves(puzzle, view, level, number, budget) for number in range(tries)) / tries


def _solves(puzzle: Puzzle, view: State, level: str, number: int, budget: Budget) -> bool:
    rng = Rng(seeded("puzzle solver", puzzle.name, level, number))
    return puzzle.is_solved_by(view, make(level).choose(view, budget, rng))


def table(found: Iterable[Checked]) -> Iterator[str]:
    """Lines for a document."""
    yield "| game | puzzles | upheld | easy | medium | hard |\n|---|---|---|---|---|---|"
    for one in found:
        for name in one.fallen:
            yield f"not upheld: {name}"
        for name, reason in one.failed:
            yield f"not looked at: {name}: {reason}"
        shares = (f"{share:.0%}" for share in (one.easy, one.medium, one.hard))
        yield f"| {rules.games[one.game].title} | {one.puzzles} | {one.puzzles - len(one.fallen)} | {' | '.join(shares)} |"
