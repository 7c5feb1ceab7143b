"""The weights of Five Tribes' judgement (`rules.five_tribes.evaluation.values`), found anew:

    python -m tests.bench.judgement.standings [--players 4] [--games 4000]

Games between bots that follow blurred hints, as in `foresight`, four positions of each. The chance of each seat to win is the
softmax of the seats' standings; seven games of ten are learnt from, a tenth chooses how strongly weights are drawn towards none,
the others are held out. Prints the weights, and how much likelier they make the results of the games held out than today's judgement,
which has a line laid through its log odds (`tests.bench.judgement.gate`), with a 95 % interval. Needs numpy.
"""

from __future__ import annotations

import argparse
from typing import Any, NamedTuple

import numpy as np

from rules import Rng
from rules.core.rng import seeded
from rules.five_tribes.evaluation import values
from tests.bench.judgement.foresight import played
from tests.bench.judgement.gate import difference, likelihood, line_through
from tests.bench.judgement.learnt import POSITIONS, log_odds

DRAWN = (3.0, 30.0, 300.0)
"""How strongly weights are drawn towards none: each is tried."""
STEPS = 12


class Positions(NamedTuple):
    """A row a position: what each seat has (`values.THINGS`, then the same times what is left), its judgement, its win; the game."""

    things: Any
    judged: Any
    won: Any
    game: Any

    def of(self, *digits: int) -> Positions:
        """Those of the games whose number ends so."""
        rows = np.isin(self.game % 10, digits)
        return Positions(*(column[rows] for column in self))


def collect(players: int, games: int) -> Positions:
    """Positions of so many games."""
    rows: list[tuple[Any, Any, Any, int]] = []
    for seed in range(games):
        states, won = played("five_tribes", players, seed)
        rng = Rng(seeded("standings", players, seed))
        for _ in range(POSITIONS):
            state: Any = states[rng.randrange(len(states))]
            things = np.array([values.things(state, seat) for seat in range(state.players)])
            rows.append((np.hstack([things, things * values.left(state)]), [*map(log_odds, state.values())], won, seed))
    return Positions(*map(np.array, zip(*rows, strict=True)))


def chances(standings: Any) -> Any:
    """The softmax of each row."""
    shares = np.exp(standings - standings.max(1, keepdims=True))
    return shares / shares.sum(1, keepdims=True)


def fitted(rows: Positions, drawn: float) -> Any:
    """The likeliest weights, by Newton's method; each is drawn towards 0 in units of how far its thing varies."""
    width = rows.things.reshape(-1, rows.things.shape[2]).std(0) + 1e-9
    things, weights = rows.things / width, np.zeros(rows.things.shape[2])
    for _ in range(STEPS):
        chance = chances(things @ weights)
        mean = np.einsum("nik,ni->nk", things, chance)
        slope = np.einsum("nik,ni->k", things, rows.won - chance) - drawn * weights
        bend = np.einsum("nik,nil,ni->kl", things, things, chance, optimize=True) - mean.T @ mean
        weights = weights + np.linalg.solve(bend + drawn * np.eye(len(weights)), slope)
    return weights / width


def likelihoods(weights: Any, rows: Positions) -> Any:
    """The log likelihood of each seat's result."""
    chance = np.clip(chances(rows.things @ weights), 1e-6, 1 - 1e-6).ravel()
    return likelihood(np.log(chance / (1 - chance)), rows.won.ravel())


def told(found: Positions) -> str:
    """The weights, and what they gain."""
    train, tune, test = found.of(0, 1, 2, 3, 4, 5, 6), found.of(7), found.of(8, 9)
    weights = max((fitted(train, drawn) for drawn in DRAWN), key=lambda one: likelihoods(one, tune).mean())
    height, slope = line_through(train.judged.ravel(), train.won.ravel())
    now = likelihood(height + slope * test.judged.ravel(), test.won.ravel())
    games = np.repeat(test.game, test.won.shape[1])
    gain, low, high = difference(games, likelihoods(weights, test), now)
    late, more = np.split(weights, 2)
    lines = [f"{thing:24} {a:8.4f} {b:8.4f}" for thing, a, b in zip(values.THINGS, late + more, late, strict=True)]
    return "\n".join(
        [
            f"{'':24} {'early':>8} {'late':>8}",
            *lines,
            f"height {height:.3f}, slope {slope:.3f}",
            f"today's {now.mean():.3f}, learnt {gain:+.3f} ({low:+.3f} to {high:+.3f})",
        ]
    )


def main() -> None:
    """Learn, and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=4000)
    given = parser.parse_args()
    print(told(collect(given.players, given.games)))


if __name__ == "__main__":
    main()
