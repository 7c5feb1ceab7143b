"""The root of a search: the moves in question, tried side by side."""

from __future__ import annotations

from math import erfc, exp, hypot, log2, pi, sqrt
from typing import NamedTuple

from rules.bots.mcts.alike import comes_to_the_same, leave_the_turn_alike
from rules.bots.mcts.chance import slope
from rules.bots.mcts.told import SimulationOutcome, Told, outcome
from rules.bots.mcts.tree import Node, ValueSpread, simulate
from rules.bots.mcts.tuning import Tuning
from rules.core.rng import RandomSource
from rules.core.state import State

SURELY = 2.0
"""Standard errors that a move must be ahead to be taken instead of one that advances more."""


class Prospect(NamedTuple):
    """How likely it is that a search still comes to choose a move, and by how much that would be better, on average over all cases."""

    chance: float
    gain: float


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
        self.draws = 0
        self._leads = {(action, other): Lead() for action in moves for other in moves if action != other}
        self._told = {action: Told() for action in moves}
        self._drifts: dict[tuple[int, int], float] = {}
        low = hints[moves[-1]]
        span = hints[moves[0]] - low or 1.0
        self._priors = {action: tuning.trust * (hints[action] - low) / span for action in moves}

    def simulate(self, truth: State, action: int) -> SimulationOutcome:
        """Try a move on a draw of what is hidden; what came of it for the player who thinks."""
        values = simulate(truth, self.node, action, self.tuning, self.spread, self.rng)
        return outcome(truth, self._player, values[self._player])

    def compare(self, outcomes: dict[int, SimulationOutcome]) -> None:
        """Learn from what moves led to on one and the same draw."""
        self.draws += 1
        base = outcomes.get(self.favourite)
        for action, came in outcomes.items():
            self._told[action].add(came, base)
            for other, led in outcomes.items():
                if action != other:
                    self._leads[action, other].add(came.value - led.value)

    def is_proved(self, action: int) -> bool:
        """Whether a move is the best-looking one, or has led to more by so much that chance hardly explains it.

        One that advances less must prove more: a sure gain is not given up for what chance may have made of the draws.
        """
        return action == self.favourite or self._leads[action, self.favourite].is_clear(
            self._proof(action), self.spread.of[self._player]
        )

    def _proof(self, action: int) -> float:
        is_less = self.view.advance(action) < self.view.advance(self.favourite)
        return max(self.tuning.proof, SURELY) if is_less else self.tuning.proof

    def prospect(self, action: int, leader: int, more: float) -> Prospect:
        """What a move other than the best-looking one has before it, if `more` draws go on as they have gone so far: to be the choice in
        the end it must have proved better then, and come before the one that leads now."""
        spread, lead = self.spread.of[self._player], self._leads[action, self.favourite]
        clear = lead.to_be_clear(self._proof(action), spread, self._drift(action, self.favourite), more)
        if action == leader or leader == self.favourite:
            return clear
        return min(clear, self._leads[action, leader].to_be_more(spread, self._drift(action, leader), more))

    def setback(self, leader: int, more: float) -> Prospect:
        """The same of the best-looking move, where another one is the choice now."""
        spread, drift = self.spread.of[self._player], self._drift(leader, self.favourite)
        falls = 1 - self._leads[leader, self.favourite].to_be_clear(self._proof(leader), spread, drift, more).chance
        return Prospect(falls, self._leads[self.favourite, leader].to_be_more(spread, drift, more).gain)

    def _drift(self, action: int, other: int) -> float:
        """By how much the difference of two moves changes at the least as the tree grows: not at all where they come to the same, since
        what is found out of one holds for the other then; and less where both leave the turn alike, since after both there is as much to be found."""
        pair = (min(action, other), max(action, other))
        if pair not in self._drifts:
            self._drifts[pair] = self.tuning.drift and self._drift_of(pair[0], pair[1])
        return self._drifts[pair] * self.spread.of[self._player]

    def _drift_of(self, one: int, other: int) -> float:
        if comes_to_the_same(self.view, one, other, self.rng):
            return 0.0
        is_steady = leave_the_turn_alike(self.view, one, other, self.rng)
        return min(self.tuning.drift, self.tuning.steady) if is_steady else self.tuning.drift

    def is_out_of_reach(self, action: int, more: int) -> bool:
        """Whether `more` draws, whatever they bring, can't prove a move better than the best-looking one."""
        return self._leads[action, self.favourite].is_out_of_reach(self._proof(action), more)

    def worth(self, action: int) -> float:
        """By how much the chance to win rises with the value, where a move stands."""
        return slope(
            self.view.game.id,
            self.view.players,
            self.node.children[action].mean(self._player),
            self.spread.of[self._player],
        )

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

WIDEST = 2.0
"""Values lie between -1 and 1: no two of them differ by more."""


class Lead:
    """By how much a move led to more than another one, draw by draw."""

    __slots__ = ("_count", "_marks", "_squares", "_sum")

    def __init__(self) -> None:
        self._count = 0
        self._sum = 0.0
        self._squares = 0.0
        self._marks = (0, 0.0, 0, 0.0)  # draws and sum where there were half and a quarter as many as at the next mark

    def add(self, difference: float) -> None:
        """Take in the difference on one more draw."""
        self._count += 1
        self._sum += difference
        self._squares += difference * difference
        if self._count & (self._count - 1) == 0:
            self._marks = (self._count, self._sum, *self._marks[:2])

    def is_clear(self, proof: float, spread: float) -> bool:
        """Whether the mean difference is more than `proof` standard errors, the values themselves varying by `spread`."""
        if not self._count:
            return False
        mean = self._sum / self._count
        squares = max(0.0, self._squares - self._count * mean * mean) + DOUBT * 2 * spread * spread
        return mean > proof * sqrt(squares / (self._count - 1 + DOUBT) / self._count)

    def to_be_clear(self, proof: float, spread: float, drift: float, more: float) -> Prospect:
        """To be clear after `more` draws that vary as those did that were seen, around a mean that these have left open."""
        if not self._count:
            return Prospect(1.0, 1.0)
        deviation = self._deviation(spread)
        limit = proof * deviation / sqrt(self._count + more)
        return _above(limit, self._sum / self._count, self._error(spread, drift, more))

    def to_be_more(self, spread: float, drift: float, more: float) -> Prospect:
        """To come out above 0 after as many."""
        if not self._count:
            return Prospect(1.0, 1.0)
        return _above(0.0, self._sum / self._count, self._error(spread, drift, more))

    def _error(self, spread: float, drift: float, more: float) -> float:
        """By how much the mean after `more` draws likely lies beside that of now: by chance, and as what draws bring changes, with twice as
        many by what it has changed lately, and by `drift` at the least (0: nothing grows)."""
        deviation, count = self._deviation(spread), self._count
        begun, before = self._marks[2:]
        changed = 0.0
        if begun and drift:
            by = (self._sum - before) / (count - begun) - before / begun
            changed = max(0.0, by * by - deviation * deviation * (1 / begun + 1 / (count - begun)))
        chance = deviation * sqrt(more / (count * (count + more)))
        return hypot(chance, sqrt(max(drift * drift, changed)) * log2((count + more) / count))

    def is_out_of_reach(self, proof: float, more: int) -> bool:
        """Whether it can't be clear after up to `more` draws, whatever they bring.

        A difference is at most `WIDEST`; so is the sum at most `most`. Were it clear, the square of the sum would have to be
        larger than that of `proof` times what is known of the squares (`is_clear`, solved for it).
        """
        most = self._sum + more * WIDEST
        if most <= 0:
            return True
        count = self._count
        return count > 0 and most * most * (count - 1 + DOUBT + proof * proof) < proof * proof * self._squares * count

    def _deviation(self, spread: float) -> float:
        mean = self._sum / self._count
        squares = max(0.0, self._squares - self._count * mean * mean) + DOUBT * 2 * spread * spread
        return sqrt(squares / (self._count - 1 + DOUBT))


def _above(limit: float, mean: float, error: float) -> Prospect:
    """How likely a figure is above `limit` that lies around `mean`, and what that brings on average."""
    if error <= 0:
        return Prospect(1.0, mean) if mean > limit else Prospect(0.0, 0.0)
    off = (limit - mean) / error
    chance = erfc(off / sqrt(2)) / 2
    return Prospect(chance, mean * chance + error * exp(-off * off / 2) / sqrt(2 * pi))
