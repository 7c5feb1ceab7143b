"""Information-set Monte Carlo tree search: one search for all games, for two to six players.

At the root every move that is still in question is tried on the same draws of what is hidden (`resample`), so that luck
falls on all alike; the worse half is dropped again and again until one is left. Below the root it is an ordinary search of
upper bounds, see `tree`.

It ends before its time when what is left could not change the choice. A search that counts its simulations is sure of that: none of
the other moves can be proved better any more, whatever comes. One that looks at the clock reckons how many simulations are still to
come, as quick as those so far, and gives a move up when waiting for it would bring less than a `little` of a chance to win.

See Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search", 2012; Karnin, Koren and Somekh, "Almost
Optimal Exploration in Multi-Armed Bandits", 2013, for the halving.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import NamedTuple

from rules.bots.bot import Budget, Candidate
from rules.bots.heuristic import Look, by_hints
from rules.bots.mcts.points import FITTED
from rules.bots.mcts.root import Root
from rules.bots.mcts.told import SimulationOutcome
from rules.bots.mcts.tree import Node, sensible
from rules.bots.mcts.tuning import Tuning, tuning_of
from rules.core.rng import RandomSource
from rules.core.state import State

SWEEPS = 2
"""Each move is tried so often before the first half is dropped; when there is no time for that, fewer moves are tried."""

PACE = 1.0
"""Simulations in a millisecond, as long as a bot does not know its own."""


FIRST_LOOK = 16
"""Draws before it is asked what may still be chosen; then again whenever there are an eighth more."""

EARLIEST = 0.1
"""A search by the clock gives nothing up before such a part of its time."""

OPEN = 0.25
"""A decision is hard when the choice may still change with such a likelihood at the end of its time."""

SPARED = 0.04
"""Of the time that easy decisions leave so much is kept for a hard one, which may take as long again: one in 25 does at the most."""


class Thought(NamedTuple):
    """How long to think: until `spent()` reaches `measure`. `simulations` is about how many there will be; `is_counted`: they are
    the measure."""

    measure: float
    spent: Callable[[], float]
    simulations: float
    is_counted: bool
    spare: float = 0.0


class SearchBot:
    """Searches for `milliseconds` by the clock, or as many simulations as the budget says (then it is repeatable). Without `stops` it
    never ends before: for those who ask what comes after the choice. Without `keeps_gains` it also weighs what gives a sure gain up."""

    def __init__(
        self,
        milliseconds: float = 1000.0,
        tuning: Tuning | None = None,
        look: Look = by_hints,
        stops: bool = True,
        keeps_gains: bool = True,
    ) -> None:
        self._milliseconds, self._look = milliseconds, look
        self._tuning = tuning
        self._stops, self._keeps_gains = stops, keeps_gains
        self._spared = 0.0
        self._pace = PACE
        self._root: Node | None = None
        self._expected = ""
        self.candidates: list[Candidate] = []
        self.simulations = 0

    def choose(self, view: State, budget: Budget, rng: RandomSource) -> int:
        """The move that is left when all others were dropped, if it has proved to be better than the best-looking one."""
        tuning = self._tuning or tuning_of(view.game.id)
        legal = view.legal_actions()
        self.simulations = 0
        if len(legal) == 1:
            self.candidates = []
            return legal[0]
        hints = dict(zip(legal, self._look(view, legal, rng), strict=True))
        sure = view.sure_win()
        moves = _purposeful(view, sensible(legal, hints, tuning), rng) if sure is None else [sure]
        if self._keeps_gains and len(moves) > 1:
            moves = _without_loss(view, moves, rng)
        if len(moves) == 1:
            self.candidates = [Candidate(moves[0], 0, hints[moves[0]])]
            return moves[0]
        began = time.perf_counter()
        node = self._kept(view) or Node(view.players)
        thought = self._thought(budget, began)
        moves = sorted(moves, key=lambda action: -hints[action])[
            : breadth(len(moves), thought.simulations, tuning.tried)
        ]
        root = Root(view, node, moves, hints, tuning, rng)
        order = self._halve(root, thought)
        spent = max(1e-3, _milliseconds_since(began))
        self._pace = self.simulations / spent or PACE
        if not thought.is_counted:
            self._spared = min(thought.measure, self._spared + SPARED * max(0.0, thought.measure - spent))
        return self._best(root, order)

    def _thought(self, budget: Budget, began: float) -> Thought:
        if budget.simulations is not None:
            return Thought(budget.simulations, lambda: self.simulations, budget.simulations, True)
        milliseconds = self._milliseconds if budget.milliseconds is None else budget.milliseconds
        may_last = self._stops and budget.milliseconds is None and self._spared >= milliseconds
        simulations, spare = self._pace * milliseconds, milliseconds if may_last else 0.0
        return Thought(milliseconds, lambda: _milliseconds_since(began), simulations, False, spare)

    def _halve(self, root: Root, thought: Thought) -> list[int]:
        """The moves that were tried, best first: those that stayed longer before those that were dropped."""
        left, dropped = root.moves, list[int]()
        number, rounds = 1, _rounds(len(left))
        while True:
            kept = self._round(root, left, thought, number, rounds)
            if len(kept) < len(left):
                dropped = [move for move in _by_score(root, left) if move not in kept] + dropped
                left = kept
                if len(left) == 1:
                    return left + dropped
                number = max(number, rounds - _rounds(len(left)) + 1)
                continue
            left = _by_score(root, left)
            if number == rounds:
                if not thought.spare or not self._is_open(root, left, thought):
                    break
                thought = thought._replace(measure=thought.measure + thought.spare, spare=0.0)
                self._spared = 0.0
                continue
            keep = (len(left) + 1) // 2
            _bring_forward(left, root.favourite, keep - 1)
            left, dropped = left[:keep], left[keep:] + dropped
            number += 1
        if not root.is_proved(left[0]):
            _bring_forward(left, root.favourite, 0)
        return left + dropped

    def _round(self, root: Root, left: list[int], thought: Thought, number: int, rounds: int) -> list[int]:
        """Try the moves until the end of round `number`, or until not all of them may still be chosen: those that may."""
        end = thought.measure * number / rounds
        look = max(FIRST_LOOK, root.draws + 1 + root.draws // 8)
        while thought.spent() < end:
            self._sweep(root, left, thought, end)
            if self._stops and root.draws >= look:
                look = root.draws + 1 + root.draws // 8
                kept = self._in_question(root, left, thought, number, rounds)
                if len(kept) < len(left):
                    return kept
        return left

    def _in_question(self, root: Root, left: list[int], thought: Thought, number: int, rounds: int) -> list[int]:
        """Those of the moves that may still be the choice; a single one where that is settled."""
        spent, favourite = thought.spent(), root.favourite
        more = _draws_to_come(thought.measure, spent, len(left), number, rounds)
        others = [move for move in left if move != favourite]
        if thought.is_counted:
            most = int(more) + 2 * (rounds - number + 1) + 1  # a round's last draw may be cut short
            return [favourite] if all(root.is_out_of_reach(move, most) for move in others) else left
        if spent < EARLIEST * thought.measure:
            return left
        leader = max(left, key=root.score)
        more *= self.simulations / spent
        worth, little = root.worth(leader), root.tuning.little
        open_ = [move for move in others if worth * root.prospect(move, leader, more).gain > little]
        is_alone = leader != favourite and root.is_proved(leader) and not any(move != leader for move in open_)
        if is_alone and worth * root.setback(leader, more).gain <= little:
            return [leader]
        return [favourite, *open_]

    def _is_open(self, root: Root, left: list[int], thought: Thought) -> bool:
        """Whether the choice may well change in a time that is as long again."""
        more = thought.spare * self.simulations / (thought.spent() * len(left))
        return any(
            OPEN < root.prospect(move, left[0], more).chance < 1 - OPEN for move in left if move != root.favourite
        )

    def _sweep(self, root: Root, moves: list[int], thought: Thought, end: float) -> None:
        """Try all `moves` on one draw of what is hidden, but stop when the thought has come to `end`."""
        truth = root.view.resample(root.rng)
        outcomes: dict[int, SimulationOutcome] = {}
        for action in moves:
            if thought.spent() >= end:
                break
            outcomes[action] = root.simulate(truth.clone(), action)
            self.simulations += 1
        root.compare(outcomes)

    def _kept(self, view: State) -> Node | None:
        """What the last search knows of this very situation, if it was the one expected after its action."""
        return self._root if self._expected and view.key() == self._expected else None

    def _best(self, root: Root, order: list[int]) -> int:
        view, node = root.view, root.node
        player = view.viewer
        assert player is not None
        tried = [action for action in order if action in node.children]
        if not tried:  # not even one simulation: as it looks at a glance
            self.candidates = []
            return order[0]
        self.candidates = _candidates(root, tried, player)
        best = tried[0]
        self._root = node.children[best]
        after = view.resample(root.rng)
        after.apply(best)
        self._expected = after.view(player).key() if after.current_player == player else ""
        return best


def _candidates(root: Root, tried: list[int], player: int) -> list[Candidate]:
    """What is told of the moves, the best first. What is expected of the others follows from it by what they led to on the same
    draws, luck falling on all alike; one that seemed better, and did not prove so, is told as no better."""
    children, best = root.node.children, root.told(tried[0])
    total = max(1, sum(children[action].visits for action in tried))
    mean = children[tried[0]].mean(player) + best.surplus
    counts = best.count and (root.view.game.id, root.view.players) in FITTED
    found = []
    for action in tried:
        told, visits = root.told(action), children[action].visits
        lead = max(-1.0, mean + min(0.0, told.more - best.more))
        ahead = best.ahead + min(0.0, told.further - best.further) if counts else None
        found.append(
            Candidate(action, visits, lead, visits / total, _line(children[action], action), ahead, told.ended)
        )
    return found


def _purposeful(view: State, moves: list[int], rng: RandomSource) -> list[int]:
    """Without those that only lay things to and fro; but where nothing brings the player on, one of them may come first, and others
    that open what does.

    A search is fond of them: the more of its own moves it sees before the others', the better it seems to stand.
    """
    found = [action for action in moves if view.advance(action) >= 0]
    if not found or len(found) == len(moves) or any(view.advance(action) > 0 for action in found):
        return found or moves
    if not view.wandered:
        return moves
    truth = view.resample(rng)
    return [action for action in moves if view.advance(action) >= 0 or opens(truth.clone(), action)]


def _without_loss(view: State, moves: list[int], rng: RandomSource) -> list[int]:
    """Without those after which the player can't have any more what costs nothing and brings them on."""
    gain = view.sure_gain()
    if gain is None:
        return moves
    truth = view.resample(rng)
    return [action for action in moves if action == gain or _keeps(truth.clone(), action, gain)] or [gain]


def _keeps(state: State, action: int, gain: int) -> bool:
    """Whether an action of the same player's is still legal after another one, or after what that asks for at once."""
    player = state.current_player
    state.apply(action)
    if state.current_player == player and not state.is_legal(gain):
        state.apply(max(state.legal_actions(), key=state.hint))
    return state.current_player == player and state.is_legal(gain)


def opens(state: State, action: int) -> bool:
    """Whether a move leads to one of the same player's that brings them on."""
    player = state.current_player
    state.apply(action)
    return state.current_player == player and any(state.advance(other) > 0 for other in state.legal_actions())


def breadth(count: int, simulations: float, most: int) -> int:
    """How many of `count` moves to try with so many simulations: at most `most`, each `SWEEPS` times at the least."""
    count = min(count, most)
    while count > 2 and count * SWEEPS * _rounds(count) > simulations:
        count -= 1
    return count


def _by_score(root: Root, moves: list[int]) -> list[int]:
    return sorted(moves, key=root.score, reverse=True)


def _draws_to_come(measure: float, spent: float, count: int, number: int, rounds: int) -> float:
    """How many more draws a move will be tried on that stays to the end, in units of the measure: `count` are tried together now,
    half as many in the next round.
    """
    more = max(0.0, measure * number / rounds - spent) / count
    for _ in range(number, rounds):
        count = (count + 1) // 2
        more += measure / rounds / count
    return more


def _bring_forward(moves: list[int], move: int, place: int) -> None:
    """Let `move` stand at `place`, unless it stands before it."""
    if move not in moves[: place + 1]:
        moves.remove(move)
        moves.insert(place, move)


def _rounds(count: int) -> int:
    """How often to halve until one of `count` is left; once for one, to tell what it leads to."""
    return max(1, (count - 1).bit_length())


def _milliseconds_since(began: float) -> float:
    return 1000 * (time.perf_counter() - began)


LINE_VISITS = 4
"""An expected line goes on as long as its moves were tried so often."""


def _line(node: Node, action: int) -> tuple[int, ...]:
    """The actions that are expected, from `action` on, which led to `node`."""
    line = [action]
    while node.children:
        step = max(node.children, key=lambda other: (node.children[other].visits, -other))
        if node.children[step].visits < LINE_VISITS:
            break
        line.append(step)
        node = node.children[step]
    return tuple(line)
