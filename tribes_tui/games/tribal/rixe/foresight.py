"""What moves on the table are good for, which ones the cursor proposes, and whether drawing is all that is left.

A move that only takes a place from the others wins no more rounds, and whoever is shown it first wonders what it is for.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from rules import Rng
from rules.tribal.moves import MOVES
from rules.tribal.rixe.components.actions import DRAW, PLAY
from rules.tribal.rixe.components.phases import ACT, CLEAN
from rules.tribal.rixe.evaluation.hints import COMPLETE_COLUMN, MAKE_ROOM, SHUT, STEP, kinds_in_hand
from rules.tribal.rixe.mechanics.legal import fitting_types
from rules.tribal.rixe.state import RixeState

Aim = Literal["complete", "begin", "room", "shut", ""]


def glance(view: RixeState, actions: list[int]) -> Sequence[float]:
    """The rules' hints; the end comes before a move that only takes a place from the others."""
    hints = zip(actions, view.hints(actions), strict=True)
    return [-STEP if aim(view, action) == "shut" else hint for action, hint in hints]


def aim(view: RixeState, action: int) -> Aim:
    """What a move is for: completing a column now, or by moves that follow, room for a 9 in hand, a place less for the others; empty for nothing in sight."""
    worth = view.hint(action) if action < MOVES else 0.0
    if worth >= COMPLETE_COLUMN - STEP:
        return "complete" if worth >= COMPLETE_COLUMN else "begin"
    if worth >= MAKE_ROOM:
        return "room"
    return "shut" if worth == SHUT and view.phase != CLEAN else ""


def can_only_draw(view: RixeState) -> bool:
    """Whether nothing on the table takes a card of the viewer's, and no move of theirs would be of use; in another's turn, as it lies now."""
    seat = view.viewer
    if seat is None or seat < 0 or view.phase != ACT or kinds_in_hand(view, seat) & fitting_types(view):
        return False
    return view.current_player != seat or opens_nothing(view)


MOST = 60
"""Layouts that are looked at, one after the other."""
USES = frozenset(("complete", "begin", "room"))
"""What a move may be for that brings its player on."""


def helps_nothing(view: RixeState) -> bool:
    """Whether no move makes room for a card of the hand or completes a column, nothing can be collected, and nothing fits: what ends there
    are stays the same by all moves that leave a part of a column behind, so only a place for a 9 could open."""
    return not any(PLAY <= action < DRAW or aim(view, action) in USES for action in view.legal_actions())


def opens_nothing(view: RixeState) -> bool:
    """Whether no moves, one after the other, lead to anything but drawing."""
    first: RixeState = view.resample(Rng(0))  # what the others hold and what is drawn has no part in it
    waiting, known = [first], {first.print}
    while waiting:
        state = waiting.pop()
        for action in state.legal_actions():
            if PLAY <= action < DRAW:
                return False
            if action < MOVES:
                after = state.clone()
                after.apply(action)
                if after.print not in known:
                    known.add(after.print)
                    waiting.append(after)
        if len(known) > MOST:
            return helps_nothing(view)
    return True
