"""A level between `easy` and `hard`, at any strength: for somebody who wants to win about as often as the others.

A strength is a number from 0 to 100: `easy` is 0, `medium` is 50, `hard` is 100. Up to 50 the judgement is blurred the less the higher
it is; above, the bot searches the longer.
"""

from __future__ import annotations

from rules.bots.bot import Budget, Candidate
from rules.bots.heuristic import HintBot, Look, by_hints
from rules.bots.mcts.search import SearchBot
from rules.bots.mcts.tuning import Blur, blur_of
from rules.core.rng import RandomSource
from rules.core.state import State

MEDIUM, HARD = 50, 100
MILLISECONDS = 1000.0
"""What `hard` thinks over a decision."""


class EvenBot:
    """Plays at a strength."""

    def __init__(self, strength: int, look: Look = by_hints) -> None:
        self.strength = max(0, min(HARD, strength))
        self._hinted = HintBot(
            lambda game_id: blur_at(blur_of(game_id), self.strength),
            lambda game_id: (overlooks_at(blur_of(game_id), self.strength), blur_of(game_id).overlooked),
            look,
        )
        self._searching = SearchBot(look=look)
        self.candidates: list[Candidate] = []

    def choose(self, view: State, budget: Budget, rng: RandomSource) -> int:
        """The action of a blurred judgement, or of a search that takes a part of the budget."""
        if self.strength <= MEDIUM:
            action = self._hinted.choose(view, budget, rng)
            self.candidates = self._hinted.candidates
        else:
            action = self._searching.choose(view, part_of(budget, self.strength), rng)
            self.candidates = self._searching.candidates
        return action


def blur_at(blur: Blur, strength: int) -> float:
    """Between that of `easy` and that of `medium`."""
    share = min(1.0, strength / MEDIUM)
    return blur.easy + share * (blur.medium - blur.easy)


def overlooks_at(blur: Blur, strength: int) -> float:
    """As much as `easy` does, the less the nearer to `medium`, which overlooks nothing."""
    return blur.overlooks * max(0.0, 1.0 - strength / MEDIUM)


def part_of(budget: Budget, strength: int) -> Budget:
    """The part of a budget that a strength above `MEDIUM` takes: a search that is four times as long is about one step better."""
    share = ((strength - MEDIUM) / (HARD - MEDIUM)) ** 2
    if budget.simulations is not None:
        return Budget(simulations=max(1, round(share * budget.simulations)))
    whole = MILLISECONDS if budget.milliseconds is None else budget.milliseconds
    return Budget(milliseconds=share * whole)
