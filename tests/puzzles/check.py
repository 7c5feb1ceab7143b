"""Checking the puzzles that are kept: by other draws, and by letting each level try them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

import rules
from rules import Rng, State
from rules.bots.bot import Budget
from rules.bots.certain import race
from rules.bots.levels import make
from rules.core.rng import seeded
from tests.puzzles.mine import LONGER, moves_of
from tribes_tui.learning.puzzle import Puzzle
from tribes_tui.seats.looking import SIMULATIONS

TRIES = 20
"""Of `easy` and `medium`; `hard` tries each once, with twice a review's simulations."""


class Checked(NamedTuple):
    """Of a game: how many puzzles, those that did not hold, and the share that each level solves."""

    game: str
    puzzles: int
    fallen: tuple[str, ...]
    easy: float
    medium: float
    hard: float


def holds(puzzle: Puzzle) -> bool:
    """Whether other draws say the same: every move that is no solution is surely worse."""
    view = puzzle.view()
    moves = moves_of(view)
    solutions = [view.read(text) for text in puzzle.solutions]
    others = [move for move in moves if move not in solutions]
    rng = Rng(seeded("puzzle check", puzzle.name))
    return not race(view, solutions[0], others, LONGER * SIMULATIONS[puzzle.game], rng).left


def checked(game_id: str, puzzles: Sequence[Puzzle]) -> Checked:
    """All of a game."""
    fallen = tuple(one.name for one in puzzles if not holds(one))
    easy, medium = (_solved(puzzles, level, TRIES, Budget()) for level in ("easy", "medium"))
    return Checked(
        game_id,
        len(puzzles),
        fallen,
        easy,
        medium,
        _solved(puzzles, "hard", 1, Budget(simulations=2 * SIMULATIONS[game_id])),
    )


def _solved(puzzles: Sequence[Puzzle], level: str, tries: int, budget: Budget) -> float:
    """The share of tries that solve one."""
    hits = sum(_solves(one, one.view(), level, number, budget) for one in puzzles for number in range(tries))
    return hits / max(1, len(puzzles) * tries)


def _solves(puzzle: Puzzle, view: State, level: str, number: int, budget: Budget) -> bool:
    rng = Rng(seeded("puzzle solver", puzzle.name, level, number))
    return puzzle.is_solved_by(view, make(level).choose(view, budget, rng))


def table(found: Iterable[Checked]) -> Iterator[str]:
    """Lines for a document."""
    yield "| game | puzzles | upheld | easy | medium | hard |\n|---|---|---|---|---|---|"
    for one in found:
        for name in one.fallen:
            yield f"not upheld: {name}"
        shares = (f"{share:.0%}" for share in (one.easy, one.medium, one.hard))
        yield f"| {rules.games[one.game].title} | {one.puzzles} | {one.puzzles - len(one.fallen)} | {' | '.join(shares)} |"
