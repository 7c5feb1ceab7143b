"""Information-set Monte Carlo tree search: one search for all games, for two to six players.

At the root every move that is still in question is tried on the same draws of what is hidden (`resample`), so that luck
falls on all alike; the worse half is dropped again and again until one is left. Below the root it is an ordinary search of
upper bounds, see `tree`.

See Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search", 2012; Karnin, Koren and Somekh, "Almost
Optimal Exploration in Multi-Armed Bandits", 2013, for the halving.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import NamedTuple

from rules.bots.bot import Budget, Candidate
from rules.bots.heuristic import Look, by_hints
from rules.bots.points import FITTED
from rules.bots.root import Root
from rules.bots.told import SimulationOutcome
from rules.bots.tree import Node, sensible
from rules.bots.tuning import Tuning, tuning_of
from rules.core.rng import RandomSource
from rules.core.state import State

SWEEPS = 2
"""Each move is tried so often before the first half is dropped; when there is no time for that, fewer moves are tried."""

PACE = 1.0
"""Simulations in a millisecond, as long as a bot does not know its own."""


class Thought(NamedTuple):
    """How long to think: until `spent()` reaches `measure`. `simulations` is about how many there will be."""

    measure: float
    spent: Callable[[], float]
    simulations: float


class SearchBot:
    """Searches for `milliseconds` by the clock, or as many simulations as the budget says (then it is repeatable)."""

    def __init__(self, milliseconds: float = 1000.0, tuning: Tuning | None = None, look: Look = by_hints) -> None:
        self._milliseconds, self._look = milliseconds, look
        self._tuning = tuning
        self._pace = PACE
        self._root: Node | None = None
        self._expected = ""
        self.candidates: list[Candidate] = []
        self.simulations = 0

    def choose(self, view: State, budget: Budget, rng: RandomSource) -> int:
        """The move that is left when all others were dropped, if it has proved to be better than the best-looking one."""
        tuning = self._tuning or tuning_of(view.game.id)
        legal = view.legal_actions()
        hints = (
            dict(zip(legal, self._look(view, legal, rng), strict=True)) if len(legal) > 1 else dict.fromkeys(legal, 0.0)
        )
        sure = view.sure_win()
        moves = _purposeful(view, sensible(legal, hints, tuning), rng) if sure is None else [sure]
        self.simulations = 0
        if len(moves) == 1:
            self.candidates = [Candidate(moves[0], 0, hints[moves[0]])] if len(legal) > 1 else []
            return moves[0]
        began = time.perf_counter()
        node = self._kept(view) or Node(view.players)
        thought = self._thought(budget, began)
        moves = sorted(moves, key=lambda action: -hints[action])[
            : breadth(len(moves), thought.simulations, tuning.tried)
        ]
        root = Root(view, node, moves, hints, tuning, rng)
        order = self._halve(root, thought)
        self._pace = self.simulations / max(1e-3, _milliseconds_since(began)) or PACE
        return self._best(root, order)

    def _thought(self, budget: Budget, began: float) -> Thought:
        if budget.simulations is not None:
            return Thought(budget.simulations, lambda: self.simulations, budget.simulations)
        milliseconds = self._milliseconds if budget.milliseconds is None else budget.milliseconds
        return Thought(milliseconds, lambda: _milliseconds_since(began), self._pace * milliseconds)

    def _halve(self, root: Root, thought: Thought) -> list[int]:
        """The moves that were tried, best first: those that stayed longer before those that were dropped."""
        left, dropped = root.moves, list[int]()
        rounds = _rounds(len(left))
        for number in range(1, rounds + 1):
            end = thought.measure * number / rounds
            while thought.spent() < end:
                self._sweep(root, left, thought, end)
            left = sorted(left, key=root.score, reverse=True)
            if number < rounds:
                keep = (len(left) + 1) // 2
                _bring_forward(left, root.favourite, keep - 1)
                left, dropped = left[:keep], left[keep:] + dropped
        if not root.is_proved(left[0]):
            _bring_forward(left, root.favourite, 0)
        return left + dropped

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
        if self._root is None or not self._expected or view.key() != self._expected:
            return None
        return self._root

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
    return [action for action in moves if view.advance(action) >= 0 or _opens(truth.clone(), action)]


def _opens(state: State, action: int) -> bool:
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
