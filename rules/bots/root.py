"""The root of a search: the moves in question, tried side by side."""

from __future__ import annotations

from math import sqrt

from rules.bots.told import SimulationOutcome, Told, outcome
from rules.bots.tree import Node, ValueSpread, simulate
from rules.bots.tuning import Tuning
from rules.core.rng import RandomSource
from rules.core.state import State

SURELY = 2.0
"""Standard errors that a move must be ahead to be taken instead of one that advances more."""


class Root:
    """The moves in question, the best-looking first, and how good each has turned out to be."""

    def __init__(
        self, view: State, node: Node, moves: list[int], hints: dict[int, float], tuning: Tuning, rng: RandomSource
    ) -> None:
        assert view.viewer is not None
        self.view, self.node, self.moves, self.tuning, self.rng = view, node, moves, tuning, rng
        self.spread = ValueSpread(view.players)
        self._player = view.viewer
        self.favourite = moves[0]
        self._leads = {action: Lead() for action in moves[1:]}
        self._told = {action: Told() for action in moves}
        low = hints[moves[-1]]
        span = hints[moves[0]] - low or 1.0
        self._priors = {action: tuning.trust * (hints[action] - low) / span for action in moves}

    def simulate(self, truth: State, action: int) -> SimulationOutcome:
        """Try a move on a draw of what is hidden; what came of it for the player who thinks."""
        values = simulate(truth, self.node, action, self.tuning, self.spread, self.rng)
        return outcome(truth, self._player, values[self._player])

    def compare(self, outcomes: dict[int, SimulationOutcome]) -> None:
        """Learn from what moves led to on one and the same draw."""
        base = outcomes.get(self.favourite)
        for action, came in outcomes.items():
            self._told[action].add(came, base)
            if base is not None and action != self.favourite:
                self._leads[action].add(came.value - base.value)

    def is_proved(self, action: int) -> bool:
        """Whether a move is the best-looking one, or has led to more by so much that chance hardly explains it.

        One that advances less must prove more: a sure gain is not given up for what chance may have made of the draws.
        """
        if action == self.favourite:
            return True
        is_less = self.view.advance(action) < self.view.advance(self.favourite)
        proof = max(self.tuning.proof, SURELY) if is_less else self.tuning.proof
        return self._leads[action].is_clear(proof, self.spread.of[self._player])

    def told(self, action: int) -> Told:
        """What is told of a move in question."""
        return self._told[action]

    def score(self, action: int) -> float:
        """The mean of what a move led to, its look leaning on it the less the more often it was tried."""
        child = self.node.children.get(action)
        if child is None or not child.visits:
            return self._priors[action] - 1e6
        return child.mean(self._player) + self.spread.of[self._player] * self._priors[action] / child.visits


DOUBT = 4
"""A difference between two moves varies at first as though so many had been seen that vary like the values themselves."""


class Lead:
    """By how much a move led to more than the best-looking one, draw by draw."""

    __slots__ = ("_count", "_squares", "_sum")

    def __init__(self) -> None:
        self._count = 0
        self._sum = 0.0
        self._squares = 0.0

    def add(self, difference: float) -> None:
        """Take in the difference on one more draw."""
        self._count += 1
        self._sum += difference
        self._squares += difference * difference

    def is_clear(self, proof: float, spread: float) -> bool:
        """Whether the mean difference is more than `proof` standard errors, the values themselves varying by `spread`."""
        if not self._count:
            return False
        mean = self._sum / self._count
        squares = max(0.0, self._squares - self._count * mean * mean) + DOUBT * 2 * spread * spread
        return mean > proof * sqrt(squares / (self._count - 1 + DOUBT) / self._count)
