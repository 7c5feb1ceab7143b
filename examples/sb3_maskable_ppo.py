"""Learns a game against random opponents in a few minutes with a kept library: sb3-contrib's MaskablePPO.

    pip install -e '.[vector]' sb3-contrib
    python examples/sb3_maskable_ppo.py indy --decisions 150000

`Tables` is all that lies between: `rules.vector`, many games stepped together, as a `VecEnv` of Stable-Baselines3. At the
end it plays deals that it has not met. `examples/masked_ppo.py` does the same with numpy alone.
"""

import argparse
import sys
from collections.abc import Sequence
from typing import Any

import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import VecEnv

from rules.vector.gymnasium import VectorEnv

FRESH = 10**9
"""The seed of the first deal that is played for the result: none of them is learnt from."""


class Tables(VecEnv):  # type: ignore[misc]  # Stable-Baselines3 is not there for the type checker
    """Games of ours as Stable-Baselines3 steps them; `env_method("action_masks")` is what MaskablePPO asks for."""

    def __init__(self, envs: VectorEnv, seed: int) -> None:
        self.envs, self.first_seed = envs, seed
        self.masks: Any = None
        self.actions: Any = None
        self.render_mode = None
        super().__init__(envs.num_envs, envs.single_observation_space, envs.single_action_space)

    def reset(self) -> Any:
        """Deal all games; the observations."""
        seen, infos = self.envs.reset(seed=self.first_seed)
        self.masks = infos["action_mask"]
        return seen

    def step_async(self, actions: Any) -> None:
        """The decisions, which `step_wait` plays."""
        self.actions = actions

    def step_wait(self) -> tuple[Any, Any, Any, list[dict[str, Any]]]:
        """Observations, rewards, ends, and for each game that ended its last observation."""
        seen, rewards, ended, cut, infos = self.envs.step(self.actions)
        self.masks = infos["action_mask"]
        told: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for at in np.flatnonzero(ended | cut):
            told[at] = {"terminal_observation": infos["final_obs"][at], "TimeLimit.truncated": bool(cut[at])}
        return seen, rewards.astype(np.float32), ended | cut, told

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any) -> list[Any]:
        """`action_masks` of every game; there is no other."""
        assert method_name == "action_masks"
        return [*self.masks.astype(bool)]

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """What a game has: its masks, and nothing to be drawn."""
        if attr_name == "render_mode":
            return [None] * self.num_envs
        if attr_name == "action_masks":
            return [*self.masks] if self.masks is not None else [None] * self.num_envs
        raise AttributeError(attr_name)

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        """Nothing can be set."""
        raise AttributeError(attr_name)

    def env_is_wrapped(self, wrapper_class: type, indices: Sequence[int] | None = None) -> list[bool]:
        """They are not."""
        return [False] * self.num_envs

    def close(self) -> None:
        """End the processes."""
        self.envs.close()


def share_of_wins(model: MaskablePPO, envs: VectorEnv, games: int) -> float:
    """How often it comes first against the opponents, ties counting half, choosing what seems best."""
    seen, infos = envs.reset(seed=FRESH)
    ends: list[float] = []
    while len(ends) < games:
        actions, _ = model.predict(seen, action_masks=infos["action_mask"].astype(bool), deterministic=True)
        seen, rewards, ended, cut, infos = envs.step(actions)
        ends += [*rewards[ended | cut]]
    return float(np.mean([(reward + 1) / 2 for reward in ends]))


def train(game: str, decisions: int, number: int = 64, processes: int = 0, games: int = 400) -> tuple[float, float]:
    """Share of wins against a random opponent before learning and after; equal strength is 0.5."""
    torch.set_num_threads(1)
    envs = VectorEnv(game, number, players=2, opponents="random", processes=processes)
    tables = Tables(envs, seed=0)
    model = MaskablePPO(
        "MlpPolicy",
        tables,
        n_steps=64,
        batch_size=512,
        n_epochs=4,
        learning_rate=1e-3,
        gamma=1.0,
        ent_coef=0.01,
        seed=1,
    )
    try:
        before = share_of_wins(model, envs, games)
        model.learn(decisions)
        return before, share_of_wins(model, envs, games)
    finally:
        tables.close()


def main() -> None:
    """Learn, and say how well."""
    parser = argparse.ArgumentParser(
        description="Learns a game against random opponents with sb3-contrib's MaskablePPO."
    )
    parser.add_argument("game")
    parser.add_argument("--decisions", type=int, default=150_000)
    parser.add_argument("--processes", type=int, default=0)
    chosen = parser.parse_args()
    before, after = train(chosen.game, chosen.decisions, processes=chosen.processes)
    sys.stdout.write(f"wins against random: {before:.3f} before, {after:.3f} after\n")


if __name__ == "__main__":
    main()
