"""Does a search with a learnt judgement win games, were its observation free? At equal simulations, which is more than it would get:

    python -m tests.bench.judgement.learnt --deals 100 --simulations 50 [--game five_tribes] [--players 4] [--games 4000] [--searched 0] [--as chance mended]

First the gate's learners learn (`tests.bench.judgement.gate`): at some positions of `games`, between blurred hints or, with `--searched N`, between
searches of N simulations, every seat is judged as a leaf of a search is (the state's own judgement), and sees as that seat observes. How much
likelier they make the results of games held out is told. Then the net plays: every other seat of a deal searches with its judgement, the
others with today's, and the deal is played once more with seats exchanged. Both have `simulations` a decision; nothing else differs.

    --as chance    a leaf is worth twice the chance of a win less one, the chances of all seats adding up to 1
    --as mended    today's judgement, its log odds moved as the learner says: the same scale, more seen
    --as points    nothing is learnt: the judgement that Five Tribes had before games taught it (`points_judgement`)

Several ways play the same deals. The share of wins is told after every `EVERY` deals, with a 95 % interval (deals drawn anew): 0.5 is no gain. Compiled rules play the same
games sooner: run it where a compiled wheel was unpacked. Needs numpy.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from math import atanh
from typing import Any, NamedTuple, cast

import numpy as np

import rules
from rules import Rng, State
from rules.adapters.observed import SHORT, observed
from rules.bots.bot import Budget
from rules.bots.mcts.search import SearchBot
from rules.core.rng import seeded
from rules.five_tribes.position import Position
from tests.bench.judgement.foresight import played
from tests.bench.judgement.gate import HIDDEN, SURE, Fitted, Seen, difference, likelihood, parts
from tests.bench.judgement.judged_bot import Judge, JudgedBot
from tests.bench.judgement.points_judgement import points_values

POSITIONS, EVERY, RESAMPLED = 4, 10, 1000
NET = CHANCE, MENDED = "chance", "mended"
POINTS_AS_THEY_STAND = "points"


def log_odds(value: float) -> float:
    """Of a value between -1 and 1; none is more certain than `SURE`."""
    return 2 * atanh(max(-SURE, min(SURE, value)))


# ---- What is learnt from ----------------------------------------------------------------------------------


class Setting(NamedTuple):
    """A game and how many play it."""

    game: str
    players: int


def seats_of(setting: Setting, state: State, values: Sequence[float]) -> tuple[Any, Any]:
    """What each seat observes of a full state, a row a seat, and the log odds of its value."""
    game = rules.games[setting.game]
    numbers = [observed(game, state.view(seat), SHORT) for seat in range(setting.players)]
    return np.array(numbers, np.float32), np.array([log_odds(value) for value in values])


def collect(setting: Setting, games: int, searched: int) -> Seen:
    """All seats' sides of some positions of each game."""
    found = []
    for seed in range(games):
        states, won = searched_game(setting, seed, searched) if searched else played(*setting, seed)
        rng = Rng(seeded("learnt", *setting, seed))
        for _ in range(POSITIONS):
            state = states[rng.randrange(len(states))]
            found.append((*seats_of(setting, state, state.values()), won, [seed] * setting.players))
    numbers, judged, won_by, game = (np.concatenate(column) for column in zip(*found, strict=True))
    return Seen(numbers, judged, won_by, game)


def searched_game(setting: Setting, seed: int, simulations: int) -> tuple[list[State], list[float]]:
    """As `foresight.played`, but every seat searches."""
    state = rules.games[setting.game].new_state(setting.players, seed)
    bots = [SearchBot() for _ in range(setting.players)]
    rng, states = Rng(seeded("learnt games", *setting, seed)), []
    while (player := state.current_player) is not None:
        states.append(state.clone())
        state.apply(bots[player].choose(state.view(player), Budget(simulations=simulations), rng))
    ranking = state.ranking()
    return states, [(place == 1) / ranking.count(1) for place in ranking]


# ---- Who plays with it ------------------------------------------------------------------------------------


def judge_of(setting: Setting, learner: Fitted, way: str) -> Judge:
    """The learner's judgement as a value for each seat, in [-1, 1]."""

    def judge(state: State, values: list[float]) -> list[float]:
        numbers, judged = seats_of(setting, state, values)
        odds = learner.odds(Seen(numbers, judged, None, None))
        if way == MENDED:
            return list(np.tanh((odds - learner.height) / learner.slope / 2))
        chances = 1 / (1 + np.exp(-odds))
        return list(2 * chances / chances.sum() - 1)

    return judge


# ---- The match --------------------------------------------------------------------------------------------


def share(setting: Setting, judge: Judge, deal: int, simulations: int) -> float:
    """The part of both games of a deal that seats with the learnt judgement won."""
    won = 0.0
    for odd in (0, 1):
        state = rules.games[setting.game].new_state(setting.players, deal)
        chosen = [seat % 2 == odd for seat in range(setting.players)]
        bots = [JudgedBot(judge) if is_chosen else SearchBot() for is_chosen in chosen]
        rng = Rng(seeded("learnt match", *setting, deal, odd))
        while (player := state.current_player) is not None:
            state.apply(bots[player].choose(state.view(player), Budget(simulations=simulations), rng))
        ranking = state.ranking()
        won += sum(place == 1 for place, is_chosen in zip(ranking, chosen, strict=True) if is_chosen) / ranking.count(1)
    return won / 2


def interval(shares: Sequence[float]) -> tuple[float, float]:
    """The middle 95 % of the mean when deals are drawn anew."""
    rng = np.random.default_rng(1)
    means = rng.choice(np.array(shares), (RESAMPLED, len(shares))).mean(1)
    low, high = np.quantile(means, [0.025, 0.975])
    return float(low), float(high)


def told_of(shares: Sequence[float]) -> str:
    """Games, the share of wins, its interval."""
    low, high = interval(shares)
    return f"{2 * len(shares)} games, {np.mean(shares):.3f} ({low:.3f}–{high:.3f})"


def learnt_from(seen: Seen) -> tuple[Fitted, str]:
    """The net, and how much likelier it and a line make the results of games held out than today's judgement does."""
    train, tune, test = parts(seen)
    told = []
    for name, hidden in (("linear", 0), ("net", HIDDEN)):
        learner = Fitted(train, tune, True, hidden)
        now = likelihood(learner.judgement(test.judged), test.won)
        gain, low, high = difference(test.game, likelihood(learner.odds(test), test.won), now)
        told.append(f"{name} on both {gain:+.3f} ({low:+.3f} to {high:+.3f})")
    return (
        learner,
        f"{len(np.unique(seen.game))} games, {len(seen.won)} rows, today's {now.mean():.3f}; {', '.join(told)}",
    )


def main() -> None:
    """Learn, tell what was learnt, play, tell the share."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name, usual in (
        ("players", 4),
        ("games", 4000),
        ("searched", 0),
        ("deals", 100),
        ("simulations", 50),
        ("seed", 1),
    ):
        parser.add_argument(f"--{name}", type=int, default=usual)
    parser.add_argument("--game", choices=list(rules.games), default="five_tribes")
    parser.add_argument("--as", dest="ways", nargs="+", choices=(*NET, POINTS_AS_THEY_STAND), default=[CHANCE])
    given = parser.parse_args()
    setting = Setting(given.game, given.players)
    judges: dict[str, Judge] = {}
    if POINTS_AS_THEY_STAND in given.ways:
        judges[POINTS_AS_THEY_STAND] = lambda state, values: points_values(cast(Position, state))
    if ways := [way for way in given.ways if way in NET]:
        learner, told = learnt_from(collect(setting, given.games, given.searched))
        print(told, flush=True)
        judges |= {way: judge_of(setting, learner, way) for way in ways}
    shares: dict[str, list[float]] = {way: [] for way in judges}
    for number in range(1, given.deals + 1):
        for way, judge in judges.items():
            shares[way].append(share(setting, judge, given.seed + number - 1, given.simulations))
        if number % EVERY == 0 or number == given.deals:
            print(*(f"{way}: {told_of(found)}" for way, found in shares.items()), sep="; ", flush=True)


if __name__ == "__main__":
    main()
