"""Many games as Gymnasium's vector environment.

from rules.vector.gymnasium import VectorEnv
envs = VectorEnv("indy", 64, players=2, opponents="random", processes=2)
seen, infos = envs.reset(seed=7)
seen, rewards, terminations, truncations, infos = envs.step(actions)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space

from rules.vector.games import LONGEST, Games, Seen


class VectorEnv(gymnasium.vector.VectorEnv):  # type: ignore[misc]  # Gymnasium is not there for the type checker
    """`num_envs` games; each shows the seat that decides, a step is one decision of it, and it gets the reward.

    Observations are those of `Games`, an array (N, numbers). `infos` has `action_mask` (N, actions), `seat` (N,): whose
    decision it is, `actor` (N,): whose the last one was, and at a game's end (`_returns`: where) `returns` (N, players)
    and `final_obs`. A game that ends goes on with the next deal in the same step. Without `opponents` a learner plays all
    seats against itself, and the rewards of the others are found in `returns`.
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        game: str,
        num_envs: int,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        opponents: str | None = None,
        processes: int = 0,
        longest: int = LONGEST,
        relative_actions: bool = False,
    ) -> None:
        """As `Games`."""
        self.games = Games(game, num_envs, players, options, opponents, processes, longest, relative_actions)
        self.num_envs = num_envs
        self.single_observation_space = Box(-1.0, 1.0, (self.games.sizes.numbers,), np.float32)
        self.single_action_space = Discrete(self.games.sizes.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._next_seed = 0

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Deal all games anew: game `i` has the seed `seed + i`; without a seed, deals that follow the last reset's.
        `options` is not used: a game's options belong to the environment."""
        first = self._next_seed if seed is None else seed
        self._next_seed = first + self.num_envs
        seen = self.games.reset(first)
        return seen.observations, {"action_mask": seen.masks, "seat": seen.seats}

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """One decision in each game."""
        self.step_async(actions)
        return self.step_wait()

    def step_async(self, actions: Any) -> None:
        """Begin a step, as Gymnasium's `AsyncVectorEnv` does: in processes the games go on while you do something else.
        (`Games` may also be played by halves, one while you choose for the other.)"""
        self.games.step_async(actions)

    def step_wait(self) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """What the step that was begun has led to."""
        seen = self.games.step_wait()
        infos = {"action_mask": seen.masks, "seat": seen.seats, "actor": seen.actors, **_ends(seen)}
        return seen.observations, seen.rewards.astype(np.float64), seen.terminated, seen.truncated, infos

    def close_extras(self, **kwargs: Any) -> None:
        """End the processes."""
        self.games.close()


def _ends(seen: Seen) -> dict[str, Any]:
    ended = seen.terminated | seen.truncated
    if not ended.any():
        return {}
    finals = np.array([row if end else None for row, end in zip(seen.final_observations, ended, strict=True)], object)
    return {"returns": seen.returns, "_returns": ended, "final_obs": finals, "_final_obs": ended}
