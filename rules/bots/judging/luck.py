"""Luck after the game: how much chance alone changed what a seat could expect, in each move of anybody's.

A seat's outlook is the mean judgement of truths drawn from what it could see. A move is replayed on truths drawn from the view
before it: where all of them lead to the view that came, nothing was left to chance. Else its luck is the outlook that came, less
the mean of those that could have come by the same move; there a few moves more are played before judging, as in a search, since
what a card is good for shows when it is used.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt
from typing import NamedTuple

from rules.bots.mcts.chance import chance
from rules.bots.mcts.told import played_on
from rules.core.rng import RandomSource
from rules.core.state import State

FEW = 4
"""So many draws show whether chance has a part in a move."""
MANY = 64
"""So many draws tell how large it is."""


class Luck(NamedTuple):
    """How much the luck of a move added to a seat's chance to win, with a standard error."""

    change: float = 0.0
    error: float = 0.0


def luck(before: State, action: int, after: State, rng: RandomSource) -> Luck:
    """That of a move by anybody, seen by one seat: its views before and after it."""
    seat = before.viewer
    assert seat is not None
    if not _was_chance(before, action, after, rng):
        return Luck()
    could = [played_on(state, seat, rng) for state in _moved(before, action, MANY, rng)]
    if len(could) < FEW:
        return Luck()
    came = [played_on(after.resample(rng), seat, rng) for _ in range(MANY)]
    difference = _mean(came) - _mean(could)
    error = sqrt(_variance(came) / len(came) + _variance(could) / len(could))
    change = _chance(before, _mean(came)) - _chance(before, _mean(could))
    slope = change / difference if abs(difference) > 1e-6 else 0.5
    return Luck(change, slope * error)


def _was_chance(before: State, action: int, after: State, rng: RandomSource) -> bool:
    """Whether the move could have led to another view; not where none of the draws allows the move."""
    shown = after.key()
    return any(state.view(before.viewer).key() != shown for state in _moved(before, action, FEW, rng))


def _moved(before: State, action: int, count: int, rng: RandomSource) -> Iterator[State]:
    """Draws from a view after the move: those of `count` in which it was possible."""
    for _ in range(count):
        state = before.resample(rng)
        if state.is_legal(action):
            state.apply(action)
            yield state


def _chance(view: State, value: float) -> float:
    return chance(view.game.id, view.players, value)


def _mean(values: list[float]) -> float:
    return sum(values) / len(values)


def _variance(values: list[float]) -> float:
    mean = _mean(values)
    return sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
