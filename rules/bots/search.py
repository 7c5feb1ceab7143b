"""Information-set Monte Carlo tree search: one search for all games, for two to six players.

Each simulation draws a full state that fits the view (`resample`), walks down one tree whose edges are actions, opens a
new node, plays a few moves on, and judges. A node may offer other actions, or belong to another player, in another draw;
so children count how often they could have been chosen. Every player is taken to want the best for itself (max^n).

See Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search", 2012.
"""

from __future__ import annotations

import time
from math import log, sqrt

from rules.bots.bot import Budget, Candidate
from rules.bots.tuning import Tuning, tuning_of
from rules.core.rng import RandomSource
from rules.core.state import State

EXPLORATION = 0.45
"""How much an action that was tried seldom is favoured; values lie in [-1, 1]."""

CHECK_EVERY = 4
"""Simulations between two looks at the clock."""


class Node:
    """A situation that was reached by a row of actions: `totals` are the sums of values by seat, `chances` how often
    the node could have been chosen, `hints` how good actions looked here."""

    __slots__ = ("chances", "children", "hints", "totals", "visits")

    children: dict[int, Node]
    hints: dict[int, float]

    def __init__(self, players: int) -> None:
        self.children = {}
        self.hints = {}
        self.totals = [0.0] * players
        self.visits = 0
        self.chances = 0

    def mean(self, player: int) -> float:
        """The mean value for a seat."""
        return self.totals[player] / self.visits if self.visits else 0.0


class SearchBot:
    """Searches for `milliseconds` by the clock, or as many simulations as the budget says (then it is repeatable)."""

    def __init__(self, milliseconds: float = 1000.0) -> None:
        self._milliseconds = milliseconds
        self._root: Node | None = None
        self._expected = ""
        self.candidates: list[Candidate] = []
        self.simulations = 0

    def choose(self, view: State, budget: Budget, rng: RandomSource) -> int:
        """The action that was tried most."""
        legal = view.legal_actions()
        self.simulations = 0
        if len(legal) == 1:
            self.candidates = []
            return legal[0]
        began = time.perf_counter()
        root = self._kept(view) or Node(view.players)
        tuning = tuning_of(view.game.id)
        limit = budget.simulations
        milliseconds = budget.milliseconds if budget.milliseconds is not None else self._milliseconds
        end = began + milliseconds / 1000
        while self.simulations < limit if limit is not None else self._has_time(end):
            simulate(view.resample(rng), root, tuning, rng)
            self.simulations += 1
        return self._best(view, root, rng)

    def _has_time(self, end: float) -> bool:
        return self.simulations % CHECK_EVERY != 0 or time.perf_counter() < end

    def _kept(self, view: State) -> Node | None:
        """What the last search knows of this very situation, if it was the one expected after its action."""
        if self._root is None or not self._expected or view.key() != self._expected:
            return None
        return self._root

    def _best(self, view: State, root: Node, rng: RandomSource) -> int:
        assert view.viewer is not None
        player = view.viewer
        legal = [action for action in view.legal_actions() if action in root.children]
        if not legal:  # not even one simulation: as it looks at a glance
            return max(view.legal_actions(), key=view.hint)
        legal.sort(key=lambda action: (-root.children[action].visits, -root.children[action].mean(player), action))
        total = sum(root.children[action].visits for action in legal)
        self.candidates = [_candidate(root, action, player, total) for action in legal]
        best = legal[0]
        self._root = root.children[best]
        after = view.resample(rng)
        after.apply(best)
        self._expected = after.view(player).key() if after.current_player == player else ""
        return best


def _candidate(root: Node, action: int, player: int, total: int) -> Candidate:
    child = root.children[action]
    line, node = [action], child
    while node.children:
        step = max(node.children, key=lambda other: (node.children[other].visits, -other))
        if node.children[step].visits < LINE_VISITS:
            break
        line.append(step)
        node = node.children[step]
    return Candidate(action, child.visits, child.mean(player), child.visits / max(1, total), tuple(line))


LINE_VISITS = 4
"""An expected line goes on as long as its moves were tried so often."""


# ---- One simulation ---------------------------------------------------------------------------


def simulate(state: State, root: Node, tuning: Tuning, rng: RandomSource) -> None:
    """Walk down from `root` with a full state, open one node, judge, and tell all nodes on the way."""
    node, path = root, [root]
    for _ in range(tuning.depth):
        if state.current_player is None:
            break
        action = select(state, node, tuning)
        child = node.children.get(action)
        is_new = child is None
        if child is None:
            child = node.children[action] = Node(state.players)
            child.chances = 1
        state.apply(action)
        path.append(child)
        node = child
        if is_new:
            break
    values = judge(state, tuning, rng)
    for seen in path:
        seen.visits += 1
        totals = seen.totals
        for seat, value in enumerate(values):
            totals[seat] += value


def select(state: State, node: Node, tuning: Tuning) -> int:
    """The action to try next: of those wide enough open, the one with the best upper bound, hints leaning on it."""
    legal = state.legal_actions()
    if len(legal) == 1:
        return legal[0]
    player = state.current_player
    assert player is not None
    hints = node.hints
    for action in legal:
        if action not in hints:
            hints[action] = state.hint(action)
    width = 2 + int(tuning.widening * sqrt(node.visits))
    if len(legal) > width:
        legal = sorted(legal, key=lambda action: -hints[action])[:width]
    low = min(hints[action] for action in legal)
    span = max(hints[action] for action in legal) - low or 1.0
    children = node.children
    best, best_score = legal[0], -1e9
    for action in legal:
        prior = tuning.trust * (hints[action] - low) / span
        child = children.get(action)
        if child is None:
            score = 10.0 + prior
        else:
            child.chances += 1
            visits = child.visits
            bound = EXPLORATION * sqrt(log(child.chances + 1) / visits)
            score = child.totals[player] / visits + bound + prior / (1 + visits)
        if score > best_score:
            best, best_score = action, score
    return best


def judge(state: State, tuning: Tuning, rng: RandomSource) -> list[float]:
    """What a position is worth to each seat, in [-1, 1]: a few more moves, then the game's own judgement."""
    for _ in range(tuning.rollout):
        if state.current_player is None:
            break
        state.apply(_quick_move(state, tuning, rng))
    if state.current_player is None:
        return list(state.returns())
    return [state.value(seat) for seat in range(state.players)]


def _quick_move(state: State, tuning: Tuning, rng: RandomSource) -> int:
    """The best-looking of a few random moves."""
    legal = state.legal_actions()
    count = len(legal)
    if count == 1:
        return legal[0]
    if count <= tuning.sample:
        return max(legal, key=state.hint)
    best, best_hint = -1, -1e18
    for _ in range(tuning.sample):
        action = legal[rng.randrange(count)]
        hint = state.hint(action)
        if hint > best_hint:
            best, best_hint = action, hint
    return best
