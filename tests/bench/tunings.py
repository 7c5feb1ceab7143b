"""One way of searching against another, at the same time for a decision, on duplicate deals. A line for STRENGTH.md:

    python -m tests.bench.tunings GAME --players N --deals D [--milliseconds 60] [--seed 1] [--jobs 2] --with legs=2 [--against legs=0]

One seat searches with the game's tuning changed by `--with`, the others by `--against`; each deal is played once in each seat. The share
is that of first places, ties divided, with its standard error.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt

import rules
from rules import Rng
from rules.bots.bot import Budget
from rules.bots.search import SearchBot
from rules.bots.tuning import Tuning, tuning_of
from rules.core.rng import seeded

Changes = Mapping[str, float]


def changed(game_id: str, changes: Changes) -> Tuning:
    """The game's own tuning with other figures."""
    return tuning_of(game_id)._replace(**{name: type(Tuning._field_defaults[name])(n) for name, n in changes.items()})


def first(
    deal: tuple[int, int], game_id: str, players: int, tried: Changes, others: Changes, milliseconds: float
) -> float:
    """What the seat that tries has of the first place in a deal: its seed and that seat."""
    seed, seat = deal
    tunings = [changed(game_id, tried if one == seat else others) for one in range(players)]
    bots, rng = [SearchBot(tuning=one) for one in tunings], Rng(seeded("tunings", game_id, seed, seat))
    state = rules.games[game_id].new_state(players, seed)
    while (player := state.current_player) is not None:
        legal = state.legal_actions()
        found = (
            bots[player].choose(state.view(player), Budget(milliseconds=milliseconds), rng)
            if len(legal) > 1
            else legal[0]
        )
        state.apply(found)
    ranking: tuple[int, ...] = tuple(state.ranking())
    return (ranking[seat] == 1) / ranking.count(1)


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
    parser.add_argument("--milliseconds", type=float, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--with", dest="tried", type=figures, required=True)
    parser.add_argument("--against", type=figures, default={})
    given = parser.parse_args()
    deals = [(given.seed + k, seat) for k in range(given.deals) for seat in range(given.players)]
    play = partial(
        first,
        game_id=given.game,
        players=given.players,
        tried=given.tried,
        others=given.against,
        milliseconds=given.milliseconds,
    )
    with ProcessPoolExecutor(given.jobs) as pool:
        shares = [*pool.map(play, deals)]
    mean = sum(shares) / len(shares)
    error = sqrt(sum((share - mean) ** 2 for share in shares)) / len(shares)
    print(
        f"| {given.game} | {given.players} | {given.milliseconds:.0f} ms | {mean:.3f} ± {error:.3f} | {given.deals} |"
    )


if __name__ == "__main__":
    main()
