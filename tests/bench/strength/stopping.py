"""How long `hard` thinks in whole games, and what it costs that it stops when little can change:

    python -m tests.bench.strength.stopping GAME [--games 20] [--every 5] [--whole 1] [--milliseconds 1000] [--seed 1]

Games between bots of `medium`, for all numbers of players in turn. In every fifth decision that leaves a choice a search thinks by
this process's CPU time, as `hard` does by the clock; `--whole 1` lets each search be made without stopping, too, with the same
generator. Where the two choose otherwise, both moves are played on the same draws (as reviews do) and told is by how much the chance
to win is larger with the choice of the whole search.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Iterator
from types import SimpleNamespace
from typing import NamedTuple
from unittest import mock

import rules
from rules import Rng, State
from rules.bots.bot import Budget
from rules.bots.judging.verdict import compared
from rules.bots.levels import make
from rules.bots.mcts.search import SearchBot
from rules.core.rng import seeded

CPU_CLOCK = SimpleNamespace(perf_counter=time.process_time)
AGAIN = 2000
"""Simulations in which two choices are compared."""


class Decision(NamedTuple):
    """Seconds of thought, and how much more the choice of a whole search is worth (chance to win); None: the same choice, or not asked."""

    seconds: float
    lost: float | None


def decisions(game_id: str, seed: int, every: int, whole: int, milliseconds: float) -> Iterator[Decision]:
    """Those of one game in which a search thought at all."""
    game = rules.games[game_id]
    state, rng = game.new_state(game.players[seed % len(game.players)], seed), Rng(seeded("stopping", game_id, seed))
    medium, number = make("medium"), 0
    bots = [SearchBot(milliseconds) for _ in range(state.players)]
    while (seat := state.current_player) is not None:
        view = state.view(seat)
        number += len(view.legal_actions()) > 1
        if len(view.legal_actions()) > 1 and number % every == 0:
            found, seconds = _thought(bots[seat], view, number)
            if bots[seat].simulations:
                asked = whole and number // every % whole == 0
                yield Decision(seconds, _lost(view, found, milliseconds, number) if asked else None)
        state.apply(medium.choose(view, Budget(), rng))


def _thought(bot: SearchBot, view: State, number: int) -> tuple[int, float]:
    began = time.process_time()
    with mock.patch("rules.bots.mcts.search.time", CPU_CLOCK):
        found = bot.choose(view, Budget(), Rng(number))
    return found, time.process_time() - began


def _lost(view: State, found: int, milliseconds: float, number: int) -> float:
    best, _ = _thought(SearchBot(milliseconds, stops=False), view, number)
    return 0.0 if best == found else compared(view, best, found, AGAIN, Rng(number)).gain or 1e-9


def line(game_id: str, found: list[Decision]) -> str:
    """A row of a table."""
    seconds, lost = sorted(one.seconds for one in found), [one.lost for one in found if one.lost is not None]
    other = [loss for loss in lost if loss]
    cost = f"{len(other) / len(lost):.3f} | {100 * sum(other) / len(lost):+.3f}" if lost else "|"
    return (
        f"| {game_id} | {len(found)} | {statistics.median(seconds):.2f} | {statistics.mean(seconds):.2f} "
        f"| {seconds[int(0.95 * len(seconds))]:.2f} | {seconds[-1]:.2f} | {len(lost)} | {cost} |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=list(rules.games))
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--every", type=int, default=5)
    parser.add_argument("--whole", type=int, default=0, help="make every so manieth search without stopping, too")
    parser.add_argument("--milliseconds", type=float, default=1000.0)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    found: list[Decision] = []
    for seed in range(given.seed, given.seed + given.games):
        found += decisions(given.game, seed, given.every, given.whole, given.milliseconds)
    print(
        "| game | decisions | median s | mean | 95 % | most | whole, too | other choice | cost, points of a hundred |"
    )
    print(line(given.game, found), flush=True)


if __name__ == "__main__":
    main()
