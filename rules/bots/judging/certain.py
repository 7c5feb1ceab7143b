"""Whether one move is better than all others for certain: a race on the same draws, for puzzles.

Each draw of what is hidden is played on with the move in question and with every other that is still in doubt. One that led to
less by so many standard errors that chance hardly explains it is out of the race; when thought runs out first, nothing is certain.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rules.bots.judging.verdict import HAIR, as_chances, mean_and_error
from rules.bots.mcts.root import Root
from rules.bots.mcts.tree import Node
from rules.bots.mcts.tuning import tuning_of
from rules.core.rng import RandomSource
from rules.core.state import State

LAP = 16
"""Draws between two looks at who is out."""
FEWEST = 48
"""Draws before anybody is out: fewer say too little of how much a difference varies."""
SURE = 3.5
"""Standard errors. It is looked at after every lap and for every move, so that 2.6, which is 99 % once, would not do."""


class Beaten(NamedTuple):
    """A move that is worse: by how much it lowers the chance to win (0 to 1), at least (99 %), and after how many draws."""

    action: int
    gain: float
    low: float
    draws: int


class Race(NamedTuple):
    """`beaten`: the moves that are surely worse; `left`: those that are not shown to be."""

    beaten: tuple[Beaten, ...]
    left: tuple[int, ...]

    def closest(self) -> Beaten | None:
        """The best of the beaten."""
        return min(self.beaten, key=lambda one: one.gain, default=None)


def race(view: State, best: int, others: Sequence[int], simulations: int, rng: RandomSource) -> Race:
    """`best` against all others, with at most so many simulations. It ends early when one of `others` is as good halfway."""
    moves = [best, *others]
    root = Root(view, Node(view.players), moves, dict.fromkeys(moves, 0.0), tuning_of(view.game.id), rng)
    leads: dict[int, list[float]] = {action: [] for action in others}
    beaten: list[Beaten] = []
    total, draws, spent = 0.0, 0, 0
    while leads and spent < simulations:
        for _ in range(LAP):
            total += _draw(root, view, best, leads)
            draws += 1
            spent += 1 + len(leads)
        middle = total / draws
        out = [] if draws < FEWEST else [one for a in leads if (one := _beaten(root, view, a, leads[a], middle))]
        for one in out:
            del leads[one.action]
        beaten += out
        if 2 * spent > simulations and any(sum(lead) <= 0 for lead in leads.values()):
            break
    return Race(tuple(beaten), tuple(leads))


def _draw(root: Root, view: State, best: int, leads: dict[int, list[float]]) -> float:
    """Play the best and all that are in doubt from one draw; what the best led to."""
    truth = view.resample(root.rng)
    base = root.simulate(truth.clone(), best).told
    for action, lead in leads.items():
        lead.append(base - root.simulate(truth.clone(), action).told)
    return base


def _beaten(root: Root, view: State, action: int, leads: list[float], middle: float) -> Beaten | None:
    assert view.viewer is not None
    mean, error = mean_and_error(leads, root.spread.of[view.viewer])
    around = middle - mean / 2
    low = as_chances(view, around, mean - SURE * error)
    return Beaten(action, as_chances(view, around, mean), low, len(leads)) if low > HAIR else None
