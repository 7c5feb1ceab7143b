"""OpenSpiel's Python ISMCTS with its rollout evaluator, over our games, within a measure of CPU time or simulations."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import rules
from rules.adapters.open_spiel import PREFIX, resampler

EXPLORATION = 2.0
"""`uct_c`, for returns from -1 to 1."""

ENDLESS = 10**9

FEWEST = 2
"""Their search has nothing to choose by before its second simulation: it gets that many even when its time is over."""


class TimeIsUp(Exception):
    """Ends a search from within."""


class SpielSearch(ismcts.ISMCTSBot):  # type: ignore[misc]  # OpenSpiel is not there for the type checker
    """Their search as it is; it only stops when `seconds` of this process's CPU time are used."""

    def __init__(self, game: Any, seed: int, seconds: float | None = None, simulations: int | None = None) -> None:
        """Give `seconds` or `simulations`. Rollouts go to the end of the game."""
        evaluator = mcts.RandomRolloutEvaluator(random_state=np.random.RandomState(seed))
        super().__init__(
            game, evaluator, EXPLORATION, simulations or ENDLESS, random_state=np.random.RandomState(seed + 1)
        )
        self.set_resampler(resampler(rules.Rng(seed + 2)))
        self.simulations = 0
        self._seconds = seconds
        self._end = 0.0

    def run_search(self, state: Any) -> Any:
        """The policy; `simulations` says how many it took."""
        self.simulations = 0
        self._end = time.process_time() + (self._seconds or 0.0)
        try:
            return super().run_search(state)
        except TimeIsUp:
            return self.get_final_policy(state, self._root_node)

    def sample_root_state(self, state: Any) -> Any:
        """Called once at the start of each simulation."""
        if self._seconds is not None and self.simulations >= FEWEST and time.process_time() >= self._end:
            raise TimeIsUp
        self.simulations += 1
        return super().sample_root_state(state)


def load(game_id: str, deal: int, players: int = 2, options: Mapping[str, str] | None = None) -> Any:
    """Our game as OpenSpiel's, with one deal only."""
    written = ";".join(f"{name}:{value}" for name, value in (options or {}).items()) or "default"
    return pyspiel.load_game(PREFIX + game_id, {"players": players, "seed": deal, "deals": 1, "options": written})


def dealt(game: Any) -> Any:
    """Its state before the first decision."""
    state = game.new_initial_state()
    state.apply_action(0)
    return state
