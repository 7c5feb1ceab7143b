"""Which moves surely win or lose a game, whatever is hidden and however all go on: of those no search is as certain as the rules are."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.rng import Rng
from rules.core.state import State

WORLDS = 12
"""Positions that fit a view and must agree."""
FEW, MOST = 60, 1000
"""So many positions that may follow are looked at in each of them, where somebody waits, and where nobody does."""

Winners = tuple[int, ...]
"""The seats that win; none: what is hidden, or what follows, decides which."""


def winners(state: State, most: int = FEW) -> Winners | None:
    """Who wins, however all go on from here; None where the game may last longer than can be looked at."""
    found, waiting = set[Winners](), [(state, -1)]
    for left in range(most, 0, -1):
        before, action = waiting.pop()
        one = before if action < 0 else _after(before, action)  # copied only when it is looked at
        if one.is_terminal:
            found.add(tuple(seat for seat, place in enumerate(one.ranking()) if place == 1))
        elif len(waiting) + len(legal := one.legal_actions()) < left:
            waiting += [(one, action) for action in legal]
        else:
            return None
        if len(found) > 1:
            return ()
        if not waiting:
            return found.pop()
    return None


def played(state: State, seat: int, line: Sequence[int]) -> State:
    """After what a seat does first of all that it expects to follow."""
    for action in line:
        if state.current_player != seat or not state.is_legal(action):
            break
        state = _after(state, action)
    return state


def _after(state: State, action: int) -> State:
    twin = state.clone()
    twin.events = None
    twin.apply(action)
    return twin


def wins(truth: State, move: int) -> bool:
    """Whether whoever makes it has won alone with it, however all go on, as far as the rules see it."""
    seat, after = truth.current_player, _after(truth, move)
    if seat is not None and after.current_player == seat and after.view(seat).sure_win() is not None:
        return True
    return winners(after, MOST) == (seat,)


def chance_for_certain(view: State, line: Sequence[int]) -> float | None:
    """1 where the viewer alone surely wins by what begins so, as far as the rules see it; 0 where others surely do; else None."""
    seat = view.viewer
    if seat is None or view.current_player != seat:
        return None
    if line[0] == view.sure_win():
        return 1.0
    found = set[Winners | None]()
    for seed in range(WORLDS):
        world = view.resample(Rng(int(view.key()[:15], 16) + seed))
        found.add(winners(played(world, seat, line), MOST))
        if found & {None, ()}:
            return None
    return 1.0 if found == {(seat,)} else None if any(seat in one for one in found if one) else 0.0
