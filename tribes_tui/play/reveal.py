"""Whether some moves told anybody anything that was hidden from them, besides what the mover knew and gave away.

A viewer learnt nothing from a move if every state that fits what they knew before could have given them
the view they have after it: their own move leads there in each of them, or, when somebody else moved, some
legal action does (they don't know another's choice beforehand, and may be shown it). Such states are
drawn with `resample`; one that cannot lead to the view proves that something came to light.

What others learn from a move of who takes back is no harm when the mover knew it: a card from the own hand, laid open. So
it is when the mover learnt nothing, and all that has changed in another's view stands in the mover's or in everybody's.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from rules import Rng, RulesError, State

if TYPE_CHECKING:
    from tribes_tui.play.past import Played

SAMPLES = 24
"""How many states are drawn. Each is as likely as the truth, so a rare coincidence can't hide much."""


def revealed(before: State, moves: Sequence[Played], viewers: Sequence[int], taker: int) -> bool:
    """Whether `moves`, played from `before`, drew chance or showed one of `viewers` what was hidden, more than `taker` gave away."""
    state = before.clone()
    for played in moves:
        after = state.clone()
        after.apply(played.action)
        if (after.rng, after.script) != (state.rng, state.script):
            return True
        aware = [viewer for viewer in viewers if viewer not in played.unseen_by]
        if played.seat == taker and _learnt(state, after, played.action, taker):
            return True
        for viewer in aware:
            is_given = played.seat == taker and (viewer == taker or _gave(state, after, taker, viewer))
            if not is_given and _learnt(state, after, played.action, viewer):
                return True
        state = after
    return False


def _gave(before: State, after: State, mover: int, viewer: int) -> bool:
    """Whether all that a move changed in a viewer's view can be read in the mover's, or in a spectator's."""
    known = [after.view(who).dump() for who in (mover, None)]
    return _is_known(before.view(viewer).dump(), after.view(viewer).dump(), known)


def _is_known(before: Any, after: Any, known: Sequence[Any]) -> bool:
    """Whether a part of a view is as it was, or as it is in one of those that are `known`."""
    if after == before or after in known:
        return True
    same = [part for part in known if type(part) is type(after)]
    if isinstance(after, dict):
        was = before if isinstance(before, dict) else {}
        return all(_is_known(was.get(key), part, [one.get(key) for one in same]) for key, part in after.items())
    if isinstance(after, list) and isinstance(before, list) and len(before) == len(after):
        fitting = [part for part in same if len(part) == len(after)]
        return all(_is_known(before[k], part, [one[k] for one in fitting]) for k, part in enumerate(after))
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
