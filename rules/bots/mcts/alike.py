"""Whether two moves come to the same, on a few draws of what is hidden."""

from __future__ import annotations

from rules.core.rng import RandomSource
from rules.core.state import State

DRAWS = 2
"""On so many it is seen whether two moves leave the same position, or do so in either order."""


def are_alike(view: State, one: int, other: int, rng: RandomSource) -> bool:
    """Whether two moves come to the same: the same position, whatever is drawn."""
    return one == other or all(_leave_the_same(view.resample(rng), one, other) for _ in range(DRAWS))


def _leave_the_same(truth: State, one: int, other: int) -> bool:
    return _after(truth, one).key() == _after(truth, other).key()


def leave_the_turn_alike(view: State, one: int, other: int, rng: RandomSource) -> bool:
    """Whether the same seat decides after either move, as it turns out on a draw."""
    truth = view.resample(rng)
    return _after(truth, one).current_player == _after(truth, other).current_player


def _after(truth: State, action: int) -> State:
    state = truth.clone()
    state.apply(action)
    return state


def comes_to_the_same(view: State, one: int, other: int, rng: RandomSource) -> bool:
    """Whether two moves leave the same position, or do so when each is followed by the other."""
    return are_alike(view, one, other, rng) or all(_commute(view.resample(rng), one, other) for _ in range(DRAWS))


def _commute(truth: State, one: int, other: int) -> bool:
    """Whether the mover may take both, and their order makes no difference."""
    ends = []
    for first, second in ((one, other), (other, one)):
        state = _after(truth, first)
        if state.current_player != truth.current_player or not state.is_legal(second):
            return False
        state.apply(second)
        ends.append(state.key())
    return ends[0] == ends[1]
