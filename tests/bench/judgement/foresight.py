"""How well the judgement of a position foretells who wins, from what a player knows and from the whole truth:

    python -m tests.bench.judgement.foresight GAME [--players 2] [--games 300] [--positions 6] [--draws 20] [--simulations 0] [--seed 1]

Games between bots that follow blurred hints. In each, some decisions are taken by chance; there the player in turn is judged
four times: by the mean of draws from what it sees now (a view that was dumped and loaded), by the mean of draws from all that
it remembers, by the mean of draws when it is told exactly what a perfect memory knows (in Five Tribes everybody's gold, taken from
the truth), and by the truth. With `--simulations`, by what a search expects of its best move from such draws. The figure is the AUC: how often, of two positions one of which was won and the other not, the
won one was judged better. 0.5 is a coin. Intervals (95 %) come from drawing the games anew.
"""

from __future__ import annotations

import argparse
from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import rules
from rules import Rng, State
from rules.bots.bot import Budget
from rules.bots.heuristic import HintBot
from rules.bots.mcts.points import ahead_of_others
from rules.bots.mcts.search import SearchBot
from rules.core.rng import RandomSource, seeded
from rules.five_tribes.state import FiveTribesState

BLUR = 0.3
"""The players' hints are blurred by so much of their spread: sensible games, and not always the same."""
RESAMPLED = 400
"""How often the games are drawn anew for an interval."""
JUDGES = ("seen", "remembered", "told", "truth")


class Judged(NamedTuple):
    """A position: the number of its game, its judgements for the player in turn, and whether that player won (shared wins
    count as a part)."""

    game: int
    seen: float
    remembered: float
    told: float
    truth: float
    won: float


def positions(game_id: str, players: int, seed: int, count: int, draws: int, simulations: int = 0) -> list[Judged]:
    """`count` positions of one game, judged."""
    states, won = played(game_id, players, seed)
    rng = Rng(seeded("foresight", game_id, players, seed))
    choices = [state for state in states if len(state.legal_actions()) > 1]
    judged: list[Judged] = []
    while choices and len(judged) < count:
        state = choices.pop(rng.randrange(len(choices)))
        player = state.current_player
        assert player is not None
        view = state.view(player)
        bare, told = (
            rules.games[game_id].load(view.dump()) for _ in range(2)
        )  # memory is lost on the way through a dump
        told.recall({**view.memory(), **known_for_certain(state)})
        start = rng.getrandbits(60)  # all judges have the same luck
        if simulations:
            found = [by_search(one, simulations, Rng(start)) for one in (bare, view, told, Given(view, state))]
            means = [mean for mean in found if mean is not None]
            if len(means) < len(JUDGES):
                continue
        else:
            means = [by_draws(one, player, draws, Rng(start)) for one in (bare, view, told)]
            means.append(state.value(player))
        judged.append(Judged(seed, *means, won[player]))
    return judged


def known_for_certain(state: State) -> dict[str, Any]:
    """What a perfect memory knows and no view shows, taken from the truth."""
    return {"gold": [*state.gold]} if isinstance(state, FiveTribesState) else {}


class Given:
    """A view of which every draw is one and the same."""

    def __init__(self, view: State, drawn: State) -> None:
        self._view, self._drawn = view, drawn

    def __getattr__(self, name: str) -> Any:
        return getattr(self._view, name)

    def resample(self, rng: RandomSource) -> State:
        """That draw, with chance of its own."""
        truth = self._drawn.clone()
        truth.rng = rng.getrandbits(60)
        return truth


def by_search(view: State | Given, simulations: int, rng: Rng) -> float | None:
    """What a search expects of its best move; None where only one looks sensible, since then it searches nothing."""
    bot = SearchBot()
    bot.choose(view, Budget(simulations=simulations), rng)  # type: ignore[arg-type]
    best = bot.candidates[0] if bot.candidates else None
    return best.lead if best is not None and best.visits else None


def played(game_id: str, players: int, seed: int) -> tuple[list[State], list[float]]:
    """The states of a game before each decision, and each seat's part of the win."""
    states, won, _ = ended(game_id, players, seed)
    return states, won


def ended(game_id: str, players: int, seed: int) -> tuple[list[State], list[float], list[int]]:
    """The same, and how many points each seat was ahead of the best other one in the end."""
    state = rules.games[game_id].new_state(players, seed)
    bot, rng = HintBot(lambda _: BLUR), Rng(seeded("foresight games", game_id, players, seed))
    states = []
    while (player := state.current_player) is not None:
        states.append(state.clone())
        state.apply(bot.choose(state.view(player), Budget(), rng))
    firsts, scores = state.ranking().count(1), state.scores()
    ahead = [ahead_of_others(scores, seat) for seat in range(players)]
    return states, [(place == 1) / firsts for place in state.ranking()], ahead


def by_draws(view: State, player: int, draws: int, rng: Rng) -> float:
    """The mean judgement of truths drawn from a view."""
    return sum(view.resample(rng).value(player) for _ in range(draws)) / draws


# ---- Figures ----------------------------------------------------------------------------------


def auc(said: Sequence[tuple[float, float]]) -> float:
    """Of pairs (judgement, won): how often the better judgement is that of the one that won. Ties count half."""
    won = sorted(judgement for judgement, part in said if part == 1)
    lost = sorted(judgement for judgement, part in said if part < 1)
    if not won or not lost:
        return 0.5
    below = sum(bisect_left(lost, value) + bisect_right(lost, value) for value in won) / 2
    return below / (len(won) * len(lost))


def interval(groups: Sequence[list[tuple[float, float]]], seed: int = 0) -> tuple[float, float]:
    """The middle 95 % of the AUC when whole games are drawn anew."""
    rng = Rng(seeded("foresight interval", seed))
    found = sorted(auc([pair for _ in groups for pair in groups[rng.randrange(len(groups))]]) for _ in range(RESAMPLED))
    return found[round(0.025 * (RESAMPLED - 1))], found[round(0.975 * (RESAMPLED - 1))]


def table(game_id: str, players: int, judged: Sequence[Judged]) -> Iterator[str]:
    """A line for STRENGTH.md: each judge's AUC with its interval."""
    numbers = sorted({position.game for position in judged})
    cells = []
    for judge in JUDGES:
        groups = [[(getattr(p, judge), p.won) for p in judged if p.game == number] for number in numbers]
        low, high = interval(groups)
        cells.append(f"{auc([pair for group in groups for pair in group]):.3f} ({low:.3f}–{high:.3f})")
    title = rules.games[game_id].title
    yield f"| {title} | {players} | {len(numbers)} | {len(judged)} | {' | '.join(cells)} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=list(rules.games))
    parser.add_argument("--players", type=int)
    for name, usual in (("games", 300), ("positions", 6), ("draws", 20), ("simulations", 0), ("seed", 1)):
        parser.add_argument(f"--{name}", type=int, default=usual)
    given = parser.parse_args()
    players = given.players or rules.games[given.game].players[0]
    judged = []
    for seed in range(given.seed, given.seed + given.games):
        judged += positions(given.game, players, seed, given.positions, given.draws, given.simulations)
    print(
        "| game | seats | games | positions | what is seen | what is remembered | told exactly | the truth |\n|---|---|---|---|---|---|---|---|"
    )
    print(*table(given.game, players, judged), sep="\n", flush=True)


if __name__ == "__main__":
    main()
