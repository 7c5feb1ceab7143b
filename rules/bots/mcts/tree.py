"""The tree of a search, and one simulation in it: walk down, open a node, play on, judge.

The edges are actions. In another draw of what is hidden a node may offer other actions or belong to another player; so
children count how often they could have been chosen. Every player is taken to want the best for itself (max^n).
"""

from __future__ import annotations

from math import log, sqrt

from rules.bots.mcts.tuning import Tuning
from rules.core.rng import RandomSource
from rules.core.state import State

EXPLORATION = 0.7
"""How much an action that was tried seldom is favoured, in units of the spread of the values seen."""

UNTRIED = 10.0
"""What an action counts that was never tried: more than any that was."""


class Node:
    """A situation that was reached by a row of actions.

    Attributes:
      children  action -> the node behind it
      hints     action -> how good it looked here
      legal     what was legal here the last time
      open      those of `legal` that do not look hopeless
      ranked    the same as `open`, the best-looking first
      totals    seat -> the sum of the values that simulations through this node came to
      visits    how many simulations went through it
      chances   how often it could have been chosen
    """

    __slots__ = ("chances", "children", "hints", "legal", "open", "ranked", "totals", "visits")

    children: dict[int, Node]
    hints: dict[int, float]
    legal: list[int]
    open: list[int]
    ranked: list[int]

    def __init__(self, players: int) -> None:
        self.children = {}
        self.hints = {}
        self.legal = self.open = self.ranked = []
        self.totals = [0.0] * players
        self.visits = 0
        self.chances = 0

    def mean(self, player: int) -> float:
        """The mean value for a seat; 0 before the first visit."""
        return self.totals[player] / self.visits if self.visits else 0.0


class ValueSpread:
    """How far the values of a search lie apart: `of` each seat, a running standard deviation.

    A manche may be worth a twentieth of a game, the last moves of a duel all of it. Measured by the spread, one exploration
    and one trust fit both. It begins as though `DOUBT` values had lain `GUESS` beside the mean.
    """

    DOUBT = 4
    GUESS = 0.1

    def __init__(self, players: int) -> None:
        self._count = 0
        self._means = [0.0] * players
        self._squares = [self.DOUBT * self.GUESS * self.GUESS] * players
        self.of = [self.GUESS] * players

    def add(self, values: list[float]) -> None:
        """Take in one more judgement, a value for each seat."""
        self._count += 1
        for seat, value in enumerate(values):
            off = value - self._means[seat]
            self._means[seat] += off / self._count
            self._squares[seat] += off * (value - self._means[seat])
            self.of[seat] = sqrt(self._squares[seat] / (self._count + self.DOUBT))


def simulate(
    state: State, root: Node, first: int, tuning: Tuning, spread: ValueSpread, rng: RandomSource
) -> list[float]:
    """Take `first` from the root, walk on with a full state, open one node, judge, and tell all nodes on the way.

    Returns the judgement, a value for each seat.
    """
    number = state.leg
    node = _step(state, root, first)
    path = [root, node]
    while node.visits and len(path) <= tuning.depth and not _is_over(state, tuning, number):
        node = _step(state, node, select(state, node, tuning, spread))
        path.append(node)
    values = judge(state, tuning, number, rng)
    spread.add(values)
    for seen in path:
        seen.visits += 1
        totals = seen.totals
        for seat, value in enumerate(values):
            totals[seat] += value
    return values


def _step(state: State, node: Node, action: int) -> Node:
    """Take an action; the node behind it, which is new when it was never taken here."""
    state.apply(action)
    child = node.children.get(action)
    if child is None:
        child = node.children[action] = Node(state.players)
        child.chances = 1
    return child


def _is_over(state: State, tuning: Tuning, number: int) -> bool:
    """Whether the game has ended, or the last leg that is looked at, the first being the leg `number`."""
    return state.current_player is None or (bool(tuning.legs) and state.leg >= number + tuning.legs)


def select(state: State, node: Node, tuning: Tuning, spread: ValueSpread) -> int:
    """The action to try next: of those wide enough open, the one with the best upper bound, hints leaning on it."""
    legal = state.legal_actions()
    if len(legal) == 1:
        return legal[0]
    player = state.current_player
    assert player is not None
    hints = node.hints
    if legal != node.legal:
        _look(state, node, legal, tuning)
    # The more visits, the more moves are open, the best-looking first; `low` is the worst of their hints. When all are
    # open they stand in the order of the legal list.
    moves, visits = node.ranked, node.visits
    low, high = hints[moves[-1]], hints[moves[0]]
    width = 2 + int(tuning.widening * sqrt(visits))
    if len(moves) > width:
        moves = moves[:width]
        low = hints[moves[-1]]
    else:
        moves = node.open
    # A move's prior is its hint's place between the worst and the best of them, 0 to `trust`. An untried move comes
    # before all others; a tried one counts its mean, and more, by the spread of values, the more seldom it was tried.
    span = high - low or 1.0
    trust = tuning.trust
    unit = spread.of[player]
    children = node.children
    best, best_score = moves[0], -1e9
    for action in moves:
        prior = trust * (hints[action] - low) / span
        child = children.get(action)
        if child is None:
            score = UNTRIED + prior
        else:
            child.chances += 1
            visits = child.visits
            bound = EXPLORATION * sqrt(log(child.chances + 1) / visits)
            score = child.totals[player] / visits + unit * (bound + prior / (1 + visits))
        if score > best_score:
            best, best_score = action, score
    return best


def _look(state: State, node: Node, legal: list[int], tuning: Tuning) -> None:
    """Let a node know what is legal now, in its order and the best-looking first."""
    hints = node.hints
    fresh = [action for action in legal if action not in hints]
    if fresh:
        hints.update(zip(fresh, state.hints(fresh), strict=True))
    node.legal = legal
    node.open = sensible(legal, hints, tuning)
    node.ranked = sorted(node.open, key=lambda action: -hints[action])


def sensible(moves: list[int], hints: dict[int, float], tuning: Tuning) -> list[int]:
    """The moves that do not look hopeless, or all of them when all do."""
    return [move for move in moves if hints[move] > tuning.hopeless] or moves


def judge(state: State, tuning: Tuning, number: int, rng: RandomSource) -> list[float]:
    """What a position is worth to each seat, in [-1, 1]: a few more moves, then the game's own judgement."""
    for _ in range(tuning.rollout):
        if _is_over(state, tuning, number):
            break
        state.apply(_quick_move(state, tuning, rng))
    if state.current_player is None:
        return list(state.returns())
    return state.values()


def _quick_move(state: State, tuning: Tuning, rng: RandomSource) -> int:
    """The best-looking of a few random moves."""
    legal = state.legal_actions()
    count = len(legal)
    if count == 1:
        return legal[0]
    if count > tuning.sample:
        legal = [legal[rng.randrange(count)] for _ in range(tuning.sample)]
    hints = state.hints(legal)
    return legal[hints.index(max(hints))]
