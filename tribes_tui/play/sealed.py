"""The last positions of a game that is over: where all ways to the end can be looked at, who wins is known there, not judged.

So the end itself is never what a game turned on: showing hands, passing, counting come after it.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence

from rules import State

BACK = 24
"""So many positions before the end are looked at."""
MOST = 400
"""So many positions are looked at for each of them; where there are more, it has to be judged."""

Parts = tuple[float, ...]
"""Each seat's part of the win."""


def parts(state: State) -> Parts:
    """That of a game that is over."""
    ranking = state.ranking()
    return tuple((place == 1) / ranking.count(1) for place in ranking)


def sealed(last: Sequence[State], chosen: Sequence[int]) -> list[Parts]:
    """What the last positions of a game are surely worth, as far back from its end as that can be known: of `last`, oldest first, where
    the final one is over; `chosen` are the actions between them."""
    found, looked_at = [parts(last[-1])], dict[Hashable, Parts]()
    for state, action in zip(reversed(last[:-1]), reversed(chosen), strict=True):
        worth = _best(state, [MOST], looked_at, {action: found[0]})
        if worth is None:
            break
        found.insert(0, worth)
    return found


def _best(state: State, left: list[int], looked_at: dict[Hashable, Parts], known: Mapping[int, Parts]) -> Parts | None:
    """Each seat's part where everybody chooses what is best for themselves; None: there are too many ways. `known`: what actions lead to."""
    if state.is_terminal:
        return parts(state)
    if (key := state.key()) in looked_at:
        return looked_at[key]
    mover, best = state.current_player, None
    assert mover is not None
    for action in state.legal_actions():
        left[0] -= 1
        if left[0] < 0:
            return None
        worth = known.get(action)
        if worth is None:
            twin = state.clone()
            twin.apply(action)
            worth = _best(twin, left, looked_at, {})
        if worth is None:
            return None
        if best is None or worth[mover] > best[mover]:
            best = worth
    if best is not None:
        looked_at[key] = best
    return best
