"""Whether some moves told a viewer anything that was hidden from them.

A viewer learnt nothing from a move if every state that fits what they knew before could have given them
the view they have after it: their own move leads there in each of them, or, when somebody else moved, some
legal action does (they don't know another's choice beforehand, and may be shown it). Such states are
drawn with `resample`; one that cannot lead to the view proves that something came to light.

What whoever takes back has shown themselves of their own cards is no such thing: only they lose by it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from rules import Rng, RulesError, State

if TYPE_CHECKING:
    from tribes_tui.play.past import Played

SAMPLES = 24
"""How many states are drawn. Each is as likely as the truth, so a rare coincidence can't hide much."""


def revealed(before: State, moves: Sequence[Played], viewers: Sequence[int], seat: int) -> bool:
    """Whether `moves`, played from `before`, drew chance or showed one of `viewers` something hidden; of those that `seat` made,
    whether they showed `seat` something."""
    state = before.clone()
    for played in moves:
        after = state.clone()
        after.apply(played.action)
        if (after.rng, after.script) != (state.rng, state.script):
            return True
        asked = [seat] if played.seat == seat else viewers
        aware = [viewer for viewer in asked if viewer not in played.unseen_by]
        if any(_learnt(state, after, played.action, viewer) for viewer in aware):
            return True
        state = after
    return False


def _learnt(before: State, after: State, action: int, viewer: int) -> bool:
    own = before.current_player == viewer
    view = before.view(viewer)
    known = after.view(viewer).dump()
    rng = Rng(len(known))
    for _ in range(SAMPLES):
        world = view.resample(rng)
        if not _leads_to(world, action, viewer, known, any_action=not own):
            return True
    return False


def _leads_to(world: State, action: int, viewer: int, known: dict[str, Any], any_action: bool) -> bool:
    actions = [action]
    if any_action:
        actions += [other for other in world.legal_actions() if other != action]
    return any(_gives(world, other, viewer, known) for other in actions)


def _gives(world: State, action: int, viewer: int, known: dict[str, Any]) -> bool:
    after = world.clone()
    try:
        after.apply(action)
    except RulesError:
        return False
    return after.view(viewer).dump() == known
