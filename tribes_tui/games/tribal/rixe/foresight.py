"""What a move on the table is good for, and which moves the cursor proposes.

Everybody may move every group, so where a group lies gives the others nothing that they had not; but a column from a 9 that grows by a
move which only takes a place from them looks like a present, and wins no more rounds.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

from rules.tribal.cards import NINES
from rules.tribal.moves import MOVES, ONTO
from rules.tribal.rixe.components.phases import CLEAN
from rules.tribal.rixe.evaluation.hints import COMPLETE_COLUMN, MAKE_ROOM, SHUT, STEP

if TYPE_CHECKING:
    from rules.tribal.rixe.state import RixeState

Aim = Literal["complete", "begin", "room", "shut", ""]


def glance(view: RixeState, actions: list[int]) -> Sequence[float]:
    """The rules' hints; the end comes before a move that only takes a place from the others and builds on a 9."""
    return [
        -STEP if aim(view, action) == "shut" and _from_nine(view, action) else hint
        for action, hint in zip(actions, view.hints(actions), strict=True)
    ]


def aim(view: RixeState, action: int) -> Aim:
    """What a move is for: completing a column now, or by moves that follow, room for a 9 in hand, a place less for the others; empty for nothing in sight."""
    worth = view.hint(action) if action < MOVES else 0.0
    if worth >= COMPLETE_COLUMN - STEP:
        return "complete" if worth >= COMPLETE_COLUMN else "begin"
    if worth >= MAKE_ROOM:
        return "room"
    return "shut" if worth == SHUT and view.phase != CLEAN else ""


def _from_nine(view: RixeState, action: int) -> bool:
    return view.columns[view.place[ONTO[action]]][0] >= NINES
