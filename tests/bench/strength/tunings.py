"""One way of searching against another on duplicate deals. A line for STRENGTH.md:

    python -m tests.bench.strength.tunings GAME --players N --deals D --simulations 120,50 [--seed 1] [--jobs 2] --with legs=2 [--against legs=0]

One seat searches with the game's tuning changed by `--with`, and so many simulations a decision, the others by `--against` and with the
second number; each deal is played once in each seat. The share is that of first places, ties divided, with its standard error; after it
the CPU time that a decision took the one and the others.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from typing import NamedTuple

import rules
from rules import Rng
from rules.bots.bot import Budget
from rules.bots.mcts.search import SearchBot
from rules.bots.mcts.tuning import Tuning, tuning_of
from rules.core.rng import seeded

Changes = Mapping[str, float]


def changed(game_id: str, changes: Changes) -> Tuning:
    """The game's own tuning with other figures."""
    return tuning_of(game_id)._replace(**{name: type(Tuning._field_defaults[name])(n) for name, n in changes.items()})


class Played(NamedTuple):
    """What the seat that tries has of the first place; seconds and decisions of that seat, and of the others."""

    share: float
    seconds: tuple[float, float]
    decisions: tuple[int, int]


def play(
    deal: tuple[int, int], game_id: str, players: int, tried: Changes, others: Changes, simulations: tuple[int, int]
) -> Played:
    """A deal: its seed, and the seat that tries."""
    seed, seat = deal
    tunings = [changed(game_id, tried if one == seat else others) for one in range(players)]
    bots, rng = [SearchBot(tuning=one) for one in tunings], Rng(seeded("tunings", game_id, seed, seat))
    state, seconds, decisions = rules.games[game_id].new_state(players, seed), [0.0, 0.0], [0, 0]
    while (player := state.current_player) is not None:
        action, side = state.legal_actions()[0], player != seat
        if len(state.legal_actions()) > 1:
            began = time.process_time()
            action = bots[player].choose(state.view(player), Budget(simulations=simulations[side]), rng)
            seconds[side] += time.process_time() - began
            decisions[side] += 1
        state.apply(action)
    ranking: tuple[int, ...] = tuple(state.ranking())
    return Played((ranking[seat] == 1) / ranking.count(1), (seconds[0], seconds[1]), (decisions[0], decisions[1]))


def figures(text: str) -> dict[str, float]:
    """`legs=2,rollout=400` as a mapping."""
    pairs = (one.partition("=") for one in filter(None, text.split(",")))
    return {name: float(number) for name, _, number in pairs}


def main() -> None:
    """See above."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=list(rules.games))
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--deals", type=int, default=12)
    parser.add_argument("--simulations", type=lambda text: tuple(map(int, text.split(","))), default=(50, 50))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--with", dest="tried", type=figures, required=True)
    parser.add_argument("--against", type=figures, default={})
    given = parser.parse_args()
    deals = [(given.seed + k, seat) for k in range(given.deals) for seat in range(given.players)]
    one = partial(
        play,
        game_id=given.game,
        players=given.players,
        tried=given.tried,
        others=given.against,
        simulations=given.simulations,
    )
    with ProcessPoolExecutor(given.jobs) as pool:
        found = [*pool.map(one, deals)]
    shares = [played.share for played in found]
    mean = sum(shares) / len(shares)
    error = sqrt(sum((share - mean) ** 2 for share in shares)) / len(shares)
    cost = [1000 * sum(p.seconds[k] for p in found) / sum(p.decisions[k] for p in found) for k in range(2)]
    counts = " against ".join(map(str, given.simulations))
    times = ", ".join(f"{ms:.1f} ms" for ms in cost)
    print(f"| {given.game} | {given.players} | {counts} | {times} | {mean:.3f} ± {error:.3f} | {given.deals} |")


if __name__ == "__main__":
    main()
