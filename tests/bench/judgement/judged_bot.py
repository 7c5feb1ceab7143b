"""The search with another judgement in the place of the game's own, to compare with."""

from __future__ import annotations

from collections.abc import Callable
from unittest import mock

from rules import State
from rules.bots.bot import Budget
from rules.bots.mcts import tree
from rules.bots.mcts.search import SearchBot
from rules.bots.mcts.tuning import Tuning
from rules.core.rng import RandomSource

Judge = Callable[[State, list[float]], list[float]]
"""What a leaf is worth to each seat, from the position and the game's own judgement of it."""


class JudgedBot(SearchBot):
    """The search as it is, but what its simulations come to is judged by `judge` where the game has not ended."""

    def __init__(self, judge: Judge) -> None:
        super().__init__()
        self._judge = judge

    def choose(self, view: State, budget: Budget, rng: RandomSource) -> int:
        """As ever, with the other judgement in the place of the game's own."""
        with mock.patch.object(tree, "judge", self._judged):
            return super().choose(view, budget, rng)

    def _judged(self, state: State, tuning: Tuning, number: int, rng: RandomSource) -> list[float]:
        values = _own(state, tuning, number, rng)  # takes the moves after the tree
        return values if state.current_player is None else self._judge(state, values)


_own = tree.judge
