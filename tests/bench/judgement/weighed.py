"""Do draws foretell better that are weighed by how likely the moves seen would have been (Solinas, Rebstock and Buro 2019)? In indy:

    python -m tests.bench.judgement.weighed [--players 2] [--games 200] [--positions 6] [--draws 40] [--seed 1]
    python -m tests.bench.judgement.weighed --deals 40 [--simulations 400] [--more 0] [--draws 40]

First, as the AUC. The games of `tests.bench.judgement.foresight`, between hints blurred by `BLUR`. At some decisions the player in turn is judged by the mean of
draws from what they remember, by the mean of the same draws, each weighed by the chance that the others' moves of this manche had
with the hands drawn, and by the truth. The chance is the exact one of those hints, which nobody has who plays against people: what
weighing can win at the best. Exchanges in the dark are not weighed, as draws don't say which cards came for which.

With `--deals`, in games of two: a search that takes its draws from weighed ones plays against the search as it is, each deal from both
seats. That one has so many simulations `more` that both take the same CPU time, which is told. Chances are those of `medium`, and of
one move in `SURPRISE` anything goes, as nobody here plays as `medium` does.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator, Sequence
from math import prod
from typing import NamedTuple, cast

import rules
from rules import Rng, State
from rules.bots.bot import Budget
from rules.bots.heuristic import HintBot
from rules.bots.mcts.root import Root
from rules.bots.mcts.search import SearchBot, Thought
from rules.bots.mcts.tuning import blur_of
from rules.core.rng import RandomSource, seeded
from rules.indy.components import actions
from rules.indy.components.phases import EVOCATION, LIGHT, RETURN
from rules.indy.state import IndyState
from tests.bench.judgement.foresight import BLUR, RESAMPLED, auc, interval

SURPRISE = 0.1
"""Of so many moves of somebody who is no `medium` nothing can be said."""
STEPS = 16
"""So many values of a noise stand for all of them."""
OPEN = (LIGHT, EVOCATION, RETURN)
"""The phases whose moves everybody sees."""
JUDGES = ("even", "weighed", "truth")


class Move(NamedTuple):
    """A decision of a game: the state before it, whose it was, and the action."""

    before: IndyState
    player: int
    action: int


class Judged(NamedTuple):
    """A position judged for the player in turn: by draws that weigh alike, by weighed ones, by the truth; how many draws that weigh
    alike tell as much as the weighed ones; whether the player won."""

    even: float
    weighed: float
    truth: float
    effective: float
    won: float


def played(players: int, seed: int) -> tuple[list[Move], IndyState]:
    """A game: its decisions, and its end."""
    state = cast(IndyState, rules.games["indy"].new_state(players, seed))
    bot, rng = HintBot(lambda _: BLUR), Rng(seeded("foresight games", "indy", players, seed))
    moves = []
    while (player := state.current_player) is not None:
        action = bot.choose(state.view(player), Budget(), rng)
        moves.append(Move(state.clone(), player, action))
        state.apply(action)
    return moves, state


class Player(NamedTuple):
    """Who is thought to have moved: hints with an even noise of up to `blur` of their spread, and anything in `surprise` of all moves."""

    blur: float = BLUR
    surprise: float = 0.0

    def chance(self, hints: Sequence[float], at: int) -> float:
        """How likely they choose the one at that place."""
        return self.surprise / len(hints) + (1 - self.surprise) * chance_of(hints, at, self.blur)


def chance_of(hints: Sequence[float], at: int, blur: float) -> float:
    """How likely blurred hints choose the one at that place."""
    noise = blur * (max(hints) - min(hints))
    if not noise:
        return 1 / len(hints)
    ahead = [(hints[at] - other) / noise for place, other in enumerate(hints) if place != at]
    steps = ((step + 0.5) / STEPS for step in range(STEPS))
    return sum(prod(min(1.0, max(0.0, step + one)) for one in ahead) for step in steps) / STEPS


def weight(drawn: IndyState, viewer: int, course: Sequence[Move], now: IndyState, who: Player) -> float:
    """The chance that the others' open moves of this manche had, if they held what was drawn. `course`: the moves so far."""
    found, after = 1.0, now
    hands = [hand[:] for hand in drawn.hands]
    for move in reversed(course):
        if move.before.manche != now.manche or move.before.phase not in OPEN:
            break
        seat = move.player
        if seat != viewer:
            kept = hands[seat][:]
            if not _taken_back(hands[seat], move.before.hands[seat], after.hands[seat]):
                break
            if not move.before.window:
                found *= _chance(move, hands[seat], kept, who)
        after = move.before
    return found


def _taken_back(hand: list[int], before: Sequence[int], after: Sequence[int]) -> bool:
    """Undo in a hand what a move has openly changed of the true one; False where the hand can't have come so."""
    taken, given = [*after], [*before]
    for card in before:
        if card in taken:
            taken.remove(card)
            given.remove(card)
    for card in taken:
        if card not in hand:
            return False
        hand.remove(card)
    hand.extend(given)
    hand.sort()
    return True


def _chance(move: Move, hand: list[int], kept: Sequence[int], who: Player) -> float:
    """Of the open move, from that hand; `kept` is what was held after it."""
    view = move.before.view(move.player)
    view.hands[move.player] = hand[:]
    action = move.action
    if actions.EVOKE <= action < actions.RETURN:
        action = actions.EVOKE + kept[0]
    legal = view.legal_actions()
    if action not in legal:
        return 0.0
    return who.chance(view.hints(legal), legal.index(action)) if len(legal) > 1 else 1.0


def positions(players: int, seed: int, count: int, draws: int) -> list[Judged]:
    """`count` positions of one game, judged."""
    moves, end = played(players, seed)
    firsts = end.ranking().count(1)
    won = [(place == 1) / firsts for place in end.ranking()]
    rng = Rng(seeded("weighed", players, seed))
    choices = [number for number, move in enumerate(moves) if len(move.before.legal_actions()) > 1]
    judged = []
    for _ in range(min(count, len(choices))):
        number = choices.pop(rng.randrange(len(choices)))
        state, player, _action = moves[number]
        view = state.view(player)
        drawn = [view.resample(rng) for _ in range(draws)]
        weights = [weight(one, player, moves[:number], state, Player()) for one in drawn]
        values = [one.value(player) for one in drawn]
        if not sum(weights):
            weights = [1.0] * draws
        weighed = sum(w * value for w, value in zip(weights, values, strict=True)) / sum(weights)
        effective = sum(weights) ** 2 / sum(w * w for w in weights)
        judged.append(Judged(sum(values) / draws, weighed, state.value(player), effective, won[player]))
    return judged


def _gain(found: Sequence[Judged]) -> float:
    """By how much the AUC of the weighed draws is larger."""
    even, weighed = (auc([(getattr(one, judge), one.won) for one in found]) for judge in JUDGES[:2])
    return weighed - even


def gained(games: Sequence[Sequence[Judged]]) -> tuple[float, float]:
    """The middle 95 % of that when whole games are drawn anew."""
    rng = Rng(seeded("weighed gain"))
    drawn = ([one for _ in games for one in games[rng.randrange(len(games))]] for _ in range(RESAMPLED))
    found = sorted(_gain(some) for some in drawn)
    return found[round(0.025 * (RESAMPLED - 1))], found[round(0.975 * (RESAMPLED - 1))]


def table(players: int, games: Sequence[Sequence[Judged]]) -> Iterator[str]:
    """A line for STRENGTH.md."""
    cells = []
    for judge in JUDGES:
        groups = [[(getattr(one, judge), one.won) for one in game] for game in games]
        low, high = interval(groups)
        cells.append(f"{auc([pair for group in groups for pair in group]):.3f} ({low:.3f}–{high:.3f})")
    found = [one for game in games for one in game]
    effective = sum(one.effective for one in found) / len(found)
    low, high = gained(games)
    cells.append(f"{_gain(found):+.3f} ({low:+.3f} to {high:+.3f})")
    yield f"| {players} | {len(games)} | {len(found)} | {effective:.0f} | {' | '.join(cells)} |"


# ---- Games ------------------------------------------------------------------------------------


class WeighedBot(SearchBot):
    """Searches on draws that were weighed once a decision; `course` is the game so far, `now` its state."""

    def __init__(self, draws: int) -> None:
        super().__init__()
        self._draws = draws
        self.course: Sequence[Move] = ()
        self.now: IndyState | None = None
        self._drawn: list[IndyState] = []

    def _sweep(self, root: Root, moves: list[int], thought: Thought, end: float) -> None:
        if not self._drawn:
            self._drawn = self._weighed(root)
        view = root.view
        root.view = _Given(self._drawn[root.rng.randrange(len(self._drawn))])  # type: ignore[assignment]
        super()._sweep(root, moves, thought, end)
        root.view = view

    def choose(self, view: State, budget: Budget, rng: RandomSource) -> int:
        """As ever, with new draws."""
        self._drawn = []
        return super().choose(view, budget, rng)

    def _weighed(self, root: Root) -> list[IndyState]:
        """As many draws as were made, each as often as its weight says."""
        view, now, rng = cast(IndyState, root.view), self.now, root.rng
        assert view.viewer is not None
        assert now is not None
        drawn = [view.resample(rng) for _ in range(self._draws)]
        who = Player(blur_of("indy").medium, SURPRISE)
        weights = [weight(one, view.viewer, self.course, now, who) for one in drawn]
        total, found = sum(weights), list[IndyState]()
        offset, passed = rng.random(), 0.0
        for one, heavy in zip(drawn, weights, strict=True):
            passed += heavy / total * self._draws if total else 1.0
            while len(found) + offset < passed:
                found.append(one)
        return found or drawn


class _Given:
    """A view of which a draw is already made."""

    def __init__(self, drawn: IndyState) -> None:
        self._drawn = drawn

    def resample(self, rng: RandomSource) -> State:
        """That draw."""
        return self._drawn


def match(seed: int, seat: int, simulations: int, more: int, draws: int) -> tuple[float, list[float]]:
    """The part of the win of the search with weighed draws at `seat`, and the CPU seconds of both: its own first."""
    state = cast(IndyState, rules.games["indy"].new_state(2, seed))
    weighed, plain, rng = WeighedBot(draws), SearchBot(), Rng(seeded("weighed match", seed, seat))
    course, spent = list[Move](), [0.0, 0.0]
    while (player := state.current_player) is not None:
        began, is_weighed = time.process_time(), player == seat
        weighed.course, weighed.now = course, state
        bot, budget = (weighed, simulations) if is_weighed else (plain, simulations + more)
        action = bot.choose(state.view(player), Budget(simulations=budget), rng)
        spent[not is_weighed] += time.process_time() - began
        course.append(Move(state.clone(), player, action))
        state.apply(action)
    ranking = state.ranking()
    return (ranking[seat] == 1) / ranking.count(1), spent


def series(first: int, deals: int, simulations: int, more: int, draws: int) -> str:
    """A line for STRENGTH.md."""
    games = [[match(seed, seat, simulations, more, draws) for seat in range(2)] for seed in range(first, first + deals)]
    shares = [sum(part for part, _ in deal) / 2 for deal in games]
    rng = Rng(seeded("weighed series"))
    drawn = sorted(sum(shares[rng.randrange(deals)] for _ in shares) / deals for _ in range(1000))
    own, other = (sum(spent[k] for deal in games for _, spent in deal) for k in range(2))
    share = f"{sum(shares) / deals:.3f} ({drawn[25]:.3f}–{drawn[974]:.3f})"
    return f"| {deals} | {simulations}, {simulations + more} | {own / (2 * deals):.1f} s, {other / (2 * deals):.1f} s | {share} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name, usual in (
        *(("players", 2), ("games", 200), ("positions", 6), ("draws", 40), ("seed", 1)),
        *(("deals", 0), ("simulations", 400), ("more", 0)),
    ):
        parser.add_argument(f"--{name}", type=int, default=usual)
    given = parser.parse_args()
    if given.deals:
        print("| deals | simulations, weighed and even | CPU a game | share of the weighed draws |\n|---|---|---|---|")
        print(series(given.seed, given.deals, given.simulations, given.more, given.draws), flush=True)
        return
    numbers = range(given.seed, given.seed + given.games)
    games = [positions(given.players, number, given.positions, given.draws) for number in numbers]
    print(
        "| seats | games | positions | draws that count | even draws | weighed draws | the truth | gain |\n"
        "|---|---|---|---|---|---|---|---|"
    )
    print(*table(given.players, games), sep="\n", flush=True)


if __name__ == "__main__":
    main()
