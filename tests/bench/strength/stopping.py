"""How much of its time `hard` uses in whole games, and what it costs that it stops when little can change:

    python -m tests.bench.strength.stopping GAME [--games 20] [--every 5] [--simulations N] [--seed 1] [--to FILE]

Games between bots of `hard`, for all numbers of players in turn. In every fifth decision that leaves a choice two searches begin with
the same generator: one that stops, by a clock that goes by simulations, and one that goes on to its end; so that nothing depends on what
else the machine does. Where they choose otherwise, both moves are played on the same draws by other ones, in eight times as many
simulations, and told is by how much the chance to win is larger with the choice of the whole search. FILE keeps the decisions: games that
stand there aren't played again.

    python -m tests.bench.strength.stopping GAME --deals D [--players 2] [--simulations N] [--seed 1]

plays deals instead, each once in each seat: one that stops among others that don't, and tells its share of first places, ties divided.
"""

from __future__ import annotations

import argparse
import json
import statistics
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import NamedTuple
from unittest import mock

import rules
from rules import Rng, State
from rules.bots.bot import Budget
from rules.bots.judging.verdict import compared
from rules.bots.mcts.alike import are_alike
from rules.bots.mcts.search import SearchBot
from rules.core.rng import seeded

SECOND = {
    "tribe": 1500,
    "indy": 6000,
    "tribal_duel": 2000,
    "tribal_rixe": 1200,
    "rise_of_tribes": 2400,
    "five_tribes": 3600,
}
"""Simulations in about a second of plain Python, on a machine where nothing else runs."""
AGAIN = 8
"""Both moves together are tried in so many times the simulations of a search."""
BETWEEN = 50
"""The decisions between those that are asked about are made with such a part of the simulations."""


class Decision(NamedTuple):
    """One in which a search thought at all: the part of the time that it used, and what stopping cost, in chances of a hundred."""

    game: str
    players: int
    seed: int
    share: float
    is_other: bool
    cost: float


def decisions(game_id: str, seed: int, every: int, simulations: int) -> Iterator[Decision]:
    """Those of one game."""
    for number, view in asked(game_id, seed, every, simulations):
        found, spent = searched(view, simulations, number, stops=True)
        if spent:
            best, whole = searched(view, simulations, number, stops=False)
            cost = lost(view, best, found, simulations, number)
            yield Decision(game_id, view.players, seed, spent / whole, found != best, cost)


def asked(game_id: str, seed: int, every: int, simulations: int) -> Iterator[tuple[int, State]]:
    """Every so manieth view with a choice, numbered, of a game that `hard` plays with few simulations."""
    game, number = rules.games[game_id], 0
    state, rng = game.new_state(game.players[seed % len(game.players)], seed), Rng(seeded("stopping", game_id, seed))
    bots = [SearchBot() for _ in range(state.players)]
    while (seat := state.current_player) is not None:
        view = state.view(seat)
        number += len(view.legal_actions()) > 1
        if len(view.legal_actions()) > 1 and number % every == seed % every:
            yield number, view
        state.apply(bots[seat].choose(view, Budget(simulations=simulations // BETWEEN), rng))


def searched(view: State, simulations: int, number: int, stops: bool) -> tuple[int, int]:
    """The choice of a search by a clock on which each simulation takes a millisecond, and how many there were."""
    bot = SearchBot(stops=stops)
    clock = SimpleNamespace(perf_counter=lambda: bot.simulations / 1000)
    with mock.patch("rules.bots.mcts.search.time", clock):
        found = bot.choose(view, Budget(milliseconds=simulations), Rng(number))
    return found, bot.simulations


def lost(view: State, best: int, found: int, simulations: int, number: int) -> float:
    """By how much more one move is worth than another, in chances of a hundred."""
    rng = Rng(seeded("judged", number))
    if are_alike(view, best, found, rng):
        return 0.0
    return 100 * compared(view, best, found, AGAIN * simulations, rng).gain


def share(game_id: str, players: int, seed: int, simulations: int) -> float:
    """Of first places, for whoever stops among others that don't, in all seats of a deal."""
    found = 0.0
    for seat in range(players):
        state, number = rules.games[game_id].new_state(players, seed), 1000 * seed
        while (player := state.current_player) is not None:
            number += 1
            state.apply(searched(state.view(player), simulations, number, stops=player == seat)[0])
        ranking = state.ranking()
        found += (ranking[seat] == 1) / ranking.count(1)
    return found / players


def row(name: str, found: list[Decision]) -> str:
    """One of a table."""
    shares, costs = sorted(one.share for one in found), [one.cost for one in found]
    error = statistics.stdev(costs) / len(costs) ** 0.5 if len(costs) > 1 else 0.0
    return (
        f"| {name} | {len(found)} | {statistics.median(shares):.2f} | {statistics.mean(shares):.2f} "
        f"| {shares[int(0.95 * len(shares))]:.2f} | {statistics.mean(one.is_other for one in found):.3f} "
        f"| {statistics.mean(costs):+.2f} ± {error:.2f} |"
    )


def kept(file: Path | None) -> list[Decision]:
    """The decisions that a file holds."""
    lines = file.read_text(encoding="utf-8").splitlines() if file and file.exists() else []
    return [Decision(*json.loads(line)) for line in lines]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=list(rules.games))
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--every", type=int, default=5)
    parser.add_argument("--simulations", type=int, help="of a whole search; a second's, if it isn't said")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--to", type=Path)
    parser.add_argument("--deals", type=int, default=0)
    parser.add_argument("--players", type=int, default=2)
    given = parser.parse_args()
    simulations, seeds = given.simulations or SECOND[given.game], range(given.seed, given.seed + given.games)
    shares = list[float]()
    for seed in range(given.seed, given.seed + given.deals):
        shares.append(share(given.game, given.players, seed, simulations))
        error = statistics.stdev(shares) / len(shares) ** 0.5 if len(shares) > 1 else 0.5
        print(
            f"| {given.game}, {given.players} | {len(shares)} | {statistics.mean(shares):.3f} ± {error:.3f} |",
            flush=True,
        )
    if shares:
        return
    found = [one for one in kept(given.to) if one.game == given.game]
    for seed in seeds:
        if not any(one.seed == seed for one in found):
            new = list(decisions(given.game, seed, given.every, simulations))
            found += new
            if given.to:
                with given.to.open("a", encoding="utf-8") as file:
                    file.writelines(json.dumps(one) + "\n" for one in new)
    print("| game, seats | decisions | median | mean | 95 % | other choice | cost, chances of a hundred |")
    for players in rules.games[given.game].players:
        some = [one for one in found if one.players == players]
        if some:
            print(row(f"{given.game}, {players}", some))
    print(row(given.game, found), flush=True)


if __name__ == "__main__":
    main()
