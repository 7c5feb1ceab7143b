"""Whether two moves come to the same, on a few draws of what is hidden."""

from __future__ import annotations

from rules.core.rng import RandomSource
from rules.core.state import State

DRAWS = 2
"""On so many it is seen whether two moves leave the same position, or do so in either order."""


def are_alike(view: State, one: int, other: int, rng: RandomSource) -> bool:
    """Whether two moves come to the same: the same position, whatever is drawn."""
    if one == other:
        return True
    for _ in range(DRAWS):
        truth = view.resample(rng)
        twin = truth.clone()
        truth.apply(one)
        twin.apply(other)
        if truth.key() != twin.key():
            return False
    return True


def comes_to_the_same(view: State, one: int, other: int, rng: RandomSource) -> bool:
    """Whether two moves leave the same position, or do so when each is followed by the other."""
    return are_alike(view, one, other, rng) or all(_commute(view.resample(rng), one, other) for _ in range(DRAWS))


def _commute(truth: State, one: int, other: int) -> bool:
    """Whether the mover may take both, and their order makes no difference."""
    ends = []
    for first, second in ((one, other), (other, one)):
        state, seat = truth.clone(), truth.current_player
        state.apply(first)
        if state.current_player != seat or not state.is_legal(second):
            return False
        state.apply(second)
        ends.append(state.key())
    return ends[0] == ends[1]
