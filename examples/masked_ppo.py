"""Learns a game against random opponents in a few minutes, by proximal policy optimisation with masked actions.

    pip install -e '.[vector]'
    python examples/masked_ppo.py indy --updates 150 --processes 2

One file, in the manner of CleanRL's, but with numpy alone: a hidden layer, its gradients written out. It learns from
`rules.vector.gymnasium` as from any other vector environment of Gymnasium's; at the end it plays deals it has not met.
"""

import argparse
import sys
from typing import Any, NamedTuple

import numpy as np

from rules.vector.gymnasium import VectorEnv

HIDDEN, STEPS, EPOCHS, BATCHES = 128, 32, 3, 4
GAMMA, LAMBDA, CLIP, ENTROPY, RATE = 1.0, 0.95, 0.2, 0.01, 1e-3
FRESH = 10**9
"""The seed of the first deal that is played for the result: none of them is learnt from."""


class Net:
    """Observation -> hidden layer -> a number for each action, and one for how it will end; Adam learns its weights."""

    def __init__(self, numbers: int, actions: int, rng: Any) -> None:
        self.weights = {
            "in": rng.normal(0, numbers**-0.5, (numbers, HIDDEN)),
            "in_0": np.zeros(HIDDEN),
            "act": rng.normal(0, 0.01 * HIDDEN**-0.5, (HIDDEN, actions)),
            "act_0": np.zeros(actions),
            "value": rng.normal(0, HIDDEN**-0.5, (HIDDEN, 1)),
            "value_0": np.zeros(1),
        }
        self.weights = {name: weight.astype(np.float32) for name, weight in self.weights.items()}
        self.mean = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.square = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.time = 0

    def see(self, seen: Any, masks: Any) -> tuple[Any, Any, Any]:
        """The hidden layer (N, HIDDEN), the chances of the actions (N, actions), 0 for illegal ones, the values (N,)."""
        w = self.weights
        hidden = np.tanh(seen @ w["in"] + w["in_0"])
        logits = np.where(masks, hidden @ w["act"] + w["act_0"], -np.inf)
        chances = np.exp(logits - logits.max(1, keepdims=True))
        return hidden, chances / chances.sum(1, keepdims=True), (hidden @ w["value"] + w["value_0"])[:, 0]

    def learn(self, seen: Any, hidden: Any, of_logits: Any, of_values: Any) -> None:
        """One step of Adam against the gradients with respect to logits (N, actions) and values (N,)."""
        w = self.weights
        of_hidden = (of_logits @ w["act"].T + of_values[:, None] * w["value"][:, 0]) * (1 - hidden**2)
        gradients = {
            "in": seen.T @ of_hidden,
            "in_0": of_hidden.sum(0),
            "act": hidden.T @ of_logits,
            "act_0": of_logits.sum(0),
            "value": hidden.T @ of_values[:, None],
            "value_0": of_values.sum(keepdims=True),
        }
        self.time += 1
        for name, gradient in gradients.items():
            self.mean[name] += 0.1 * (gradient - self.mean[name])
            self.square[name] += 0.001 * (gradient**2 - self.square[name])
            mean = self.mean[name] / (1 - 0.9**self.time)
            w[name] -= RATE * mean / (np.sqrt(self.square[name] / (1 - 0.999**self.time)) + 1e-8)


class Batch(NamedTuple):
    """What was seen and done: rows of observations, masks, actions, their chances then, advantages, and returns."""

    seen: Any
    masks: Any
    actions: Any
    chances: Any
    advantages: Any
    returns: Any


def drawn(chances: Any, rng: Any) -> Any:
    """An action of each row, by its chance."""
    return (chances.cumsum(1) > rng.random((len(chances), 1), np.float32) * chances.sum(1, keepdims=True)).argmax(1)


def collect(envs: VectorEnv, net: Net, seen: Any, masks: Any, rng: Any) -> tuple[Batch, Any, Any]:
    """STEPS decisions in each game; what is seen after them. Advantages are estimated backwards (GAE)."""
    rows: list[list[Any]] = [[] for _ in range(7)]
    rowwise = np.arange(envs.num_envs)
    for _ in range(STEPS):
        _, chances, values = net.see(seen, masks)
        actions = drawn(chances, rng)
        after, rewards, ended, cut, infos = envs.step(actions)
        kept = (seen, masks, actions, chances[rowwise, actions], values, rewards, ended | cut)
        for row, item in zip(rows, kept, strict=True):
            row.append(item)
        seen, masks = after, infos["action_mask"]
    ahead, advantage = net.see(seen, masks)[2], np.zeros(envs.num_envs)
    advantages = np.zeros((STEPS, envs.num_envs), np.float32)
    for step in reversed(range(STEPS)):
        going_on = 1.0 - rows[6][step]
        surprise = rows[5][step] + GAMMA * ahead * going_on - rows[4][step]
        advantage = surprise + GAMMA * LAMBDA * going_on * advantage
        advantages[step], ahead = advantage, rows[4][step]
    flat = [np.concatenate(row) for row in rows[:5]]
    returns = advantages.ravel() + flat[4]
    return Batch(*flat[:4], advantages.ravel(), returns.astype(np.float32)), seen, masks


def improve(net: Net, batch: Batch, rng: Any) -> None:
    """Some rounds over the batch, in parts."""
    for _ in range(EPOCHS):
        for part in np.array_split(rng.permutation(len(batch.actions)), BATCHES):
            _improve_by(net, Batch(*(column[part] for column in batch)))


def _improve_by(net: Net, batch: Batch) -> None:
    count = len(batch.actions)
    hidden, chances, values = net.see(batch.seen, batch.masks)
    rowwise = np.arange(count)
    ratio = chances[rowwise, batch.actions] / batch.chances
    advantage = (batch.advantages - batch.advantages.mean()) / (batch.advantages.std() + 1e-8)
    clipped = ((ratio > 1 + CLIP) & (advantage > 0)) | ((ratio < 1 - CLIP) & (advantage < 0))
    push = np.where(clipped, 0.0, advantage * ratio)
    of_logits = chances * push[:, None]
    of_logits[rowwise, batch.actions] -= push
    logs = np.log(np.maximum(chances, 1e-12))
    surprise = (chances * logs).sum(1, keepdims=True)
    of_logits += ENTROPY * chances * (logs - surprise)
    net.learn(batch.seen, hidden, (of_logits / count).astype(np.float32), (values - batch.returns) / count)


def share_of_wins(envs: VectorEnv, net: Net, games: int) -> float:
    """How often it comes first against the opponents, ties counting half, choosing what seems best."""
    seen, infos = envs.reset(seed=FRESH)
    ends: list[float] = []
    while len(ends) < games:
        actions = net.see(seen, infos["action_mask"])[1].argmax(1)
        seen, rewards, ended, cut, infos = envs.step(actions)
        ends += list(rewards[ended | cut])
    return float(np.mean([(reward + 1) / 2 for reward in ends]))


def train(game: str, updates: int, number: int = 64, processes: int = 0, games: int = 400) -> tuple[float, float]:
    """Share of wins against a random opponent before learning and after; equal strength is 0.5."""
    rng = np.random.default_rng(1)
    envs = VectorEnv(game, number, players=2, opponents="random", processes=processes)
    net = Net(envs.single_observation_space.shape[0], int(envs.single_action_space.n), rng)
    try:
        before = share_of_wins(envs, net, games)
        seen, infos = envs.reset(seed=0)
        masks = infos["action_mask"]
        for update in range(1, updates + 1):
            batch, seen, masks = collect(envs, net, seen, masks, rng)
            improve(net, batch, rng)
            if update % 10 == 0:
                sys.stdout.write(f"{update * STEPS * number} decisions, returns {batch.returns.mean():+.3f}\n")
                sys.stdout.flush()
        return before, share_of_wins(envs, net, games)
    finally:
        envs.close()


def main() -> None:
    """Learn, and say how well."""
    parser = argparse.ArgumentParser(description="Learns a game against random opponents.")
    parser.add_argument("game")
    parser.add_argument("--updates", type=int, default=150)
    parser.add_argument("--processes", type=int, default=0)
    chosen = parser.parse_args()
    before, after = train(chosen.game, chosen.updates, processes=chosen.processes)
    sys.stdout.write(f"wins against random: {before:.3f} before, {after:.3f} after\n")


if __name__ == "__main__":
    main()
