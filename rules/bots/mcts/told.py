"""What is told of what a search has found: wins and points where its simulations saw the end of the game, else its judgement.

The search itself counts places, and looks for moves by them; what it does depends on nothing here.
"""

from __future__ import annotations

from typing import NamedTuple

from rules.bots.mcts.chance import won
from rules.bots.mcts.points import ahead, ahead_of_others
from rules.bots.mcts.tree import judge
from rules.bots.mcts.tuning import tuning_of
from rules.core.rng import RandomSource
from rules.core.state import State


class SimulationOutcome(NamedTuple):
    """What a simulation came to for the player who thinks.

    `value` is what the search counts: a judgement, or the place in a finished game. `told` is the same, but of a finished game
    wins alone (`chance.won`); `ahead` how many points ahead of the best other seat that player is in the end, 0 where points tell nothing.
    `ended`: whether the game was over.
    """

    value: float
    told: float
    ahead: float
    ended: bool


def outcome(state: State, seat: int, value: float) -> SimulationOutcome:
    """What a simulation came to for a seat: where it has left the state, and what the search counts for that."""
    expected = ahead(state.game.id, state.players, value)
    if state.current_player is not None:
        return SimulationOutcome(value, value, expected or 0.0, False)
    points = 0.0 if expected is None else float(ahead_of_others(state.scores(), seat))
    return SimulationOutcome(value, won(state)[seat], points, True)


def played_on(state: State, seat: int, rng: RandomSource) -> float:
    """What is told of a state for a seat after a few moves more."""
    values = judge(state, tuning_of(state.game.id), state.leg, rng)
    return outcome(state, seat, values[seat]).told


class Told:
    """What is told of a move by what came of it, and of how it differs from the best-looking one by what came of both on the same
    draws. The means are 0 before there was anything.
    """

    __slots__ = ("_ahead", "_both", "_further", "_more", "_surplus", "count", "ended")

    def __init__(self) -> None:
        self.count = self.ended = self._both = 0
        self._surplus = self._ahead = self._more = self._further = 0.0

    def add(self, outcome: SimulationOutcome, base: SimulationOutcome | None) -> None:
        """Take in what came of it on one more draw, and what came of the best-looking move there, if that was tried."""
        self.count += 1
        self.ended += outcome.ended
        self._surplus += outcome.told - outcome.value
        self._ahead += outcome.ahead
        if base is not None:
            self._both += 1
            self._more += outcome.told - base.told
            self._further += outcome.ahead - base.ahead

    @property
    def surplus(self) -> float:
        """By how much more is told than the search counts, places not being told."""
        return self._surplus / max(1, self.count)

    @property
    def ahead(self) -> float:
        """How many points ahead it led to."""
        return self._ahead / max(1, self.count)

    @property
    def more(self) -> float:
        """By how much more is told of it than of the best-looking move."""
        return self._more / max(1, self._both)

    @property
    def further(self) -> float:
        """By how many points it led further ahead than the best-looking move."""
        return self._further / max(1, self._both)
