"""Reading what is to be decided in a position, and what is still to do after it.

A frame's detail is checked part by part, and so is what it lies on: whatever is taken can be run to the end.
"""

from __future__ import annotations

from typing import Final

from rules.core.fields import Fields
from rules.rise_of_tribes.components import frames, packing
from rules.rise_of_tribes.components.frames import Frame
from rules.rise_of_tribes.mechanics import dispatch, ground
from rules.rise_of_tribes.notation.load_details import DETAILS
from rules.rise_of_tribes.position import Position, decision

BY_PHASE: Final = {
    "roll": ("roll", frames.BEFORE_ROLL),
    "events": ("second_die", frames.DIE),
    "actions": ("second_die", frames.DIE),
    "conflict": ("tar_pit", frames.CONFLICTS),
    "build": ("next_player", frames.BUILD),
}
"""For positions without `pending`: the step of the turn that comes next, and the decision before it."""

PHASES: Final = ("setup", "village points", *BY_PHASE, "over")

FREE: Final = frames.FREE_MOMENTS
ON: Final[dict[int, tuple[int, ...]]] = {
    frames.SETUP: (frames.TURN,),
    frames.EVENTS: (frames.TURN,),
    frames.ERUPTION: (frames.EVENTS,),
    frames.ABANDONED: (frames.EVENTS,),
    frames.AFTER_ACTION: (frames.TURN,),
    frames.AFTER_GATHER: (frames.AFTER_ACTION,),
    frames.CONVERT: FREE,
    frames.FIGHT_OUT: (frames.CONFLICTS, frames.EVENTS),
    frames.CHOOSE_POWER: (frames.SETTLE,),
    frames.LAY_GLACIER: (frames.SETUP,),
    frames.SETTLE: (frames.SETUP, frames.TAKE, frames.SETTLE),
    frames.ENTER: (frames.TURN,),
    frames.TAKE: (
        frames.TURN,
        frames.SETUP,
        frames.AFTER_ACTION,
        frames.MOVE,
        frames.WAYFARE,
        frames.GATHER,
        frames.TAKE,
    ),
    frames.PAY: (frames.TURN, *FREE, frames.CONVERT, frames.VICTIM),
    frames.BEFORE_ROLL: (frames.TURN,),
    frames.DREAM: (frames.BEFORE_ROLL,),
    frames.AFTER_ROLL: (frames.TURN,),
    frames.DIE: (frames.TURN,),
    frames.GROW: (
        frames.TURN,
        frames.AFTER_ACTION,
    ),
    frames.MOVE: (frames.AFTER_ACTION,),
    frames.WAYFARE: (frames.MOVE,),
    frames.GATHER: (frames.AFTER_GATHER,),
    frames.LEAD: (
        frames.TURN,
        frames.AFTER_ACTION,
    ),
    frames.LOSE: (frames.TURN, frames.BUILD, frames.ERUPTION),
    frames.PUT_TIGER: (
        frames.TURN,
        frames.EVENTS,
    ),
    frames.PUT_MAMMOTH: (
        frames.TURN,
        frames.EVENTS,
    ),
    frames.PUT_INVADERS: (
        frames.TURN,
        frames.EVENTS,
    ),
    frames.PUT_VOLCANO: (
        frames.TURN,
        frames.ERUPTION,
    ),
    frames.AUCTION: (
        frames.TURN,
        frames.EVENTS,
    ),
    frames.SHARE: (
        frames.TURN,
        frames.EVENTS,
    ),
    frames.ABANDONED_VILLAGE: (
        frames.TURN,
        frames.ABANDONED,
    ),
    frames.CONFLICTS: (frames.TURN,),
    frames.VICTIM: FREE,
    frames.BOW: (frames.FIGHT_OUT,),
    frames.EVADE: (frames.FIGHT_OUT, frames.EVADE),
    frames.SAVE: (frames.BUILD, frames.ABANDONED),
    frames.BUILD: (frames.TURN,),
}
"""What each frame may lie on; a turn alone lies on nothing. On a turn lies, besides, what somebody writes by hand."""


def read(s: Position, fields: Fields) -> None:
    """Read the fields `phase` and `pending`, after all others."""
    phase = fields.word("phase", PHASES, "actions" if s.hand else "roll")
    if fields.has("pending"):
        s.stack = _stack(s, fields.nested_list("pending"))
    elif s.winner < 0:
        s.stack = _usual_stack(s, fields, phase)
    if s.winner >= 0:
        return
    if not s.stack or decision(s).kind < frames.FIRST_DECISION:
        raise fields.fail("pending", "must end with a decision")
    kind, player, detail = decision(s)
    if kind == frames.SETTLE and packing.settle_parts(detail)[1] and not s.occupied[player]:
        raise fields.fail("pending", "the first of the starting members come first")
    if any(kind == frames.MOVE for kind, _, _ in s.stack):
        ground.find_routes(s, s.active)
    s.current_player = decision(s).player
    if not dispatch.legal(s) and not fields.has("viewer"):
        raise fields.fail("pending", "the decision it ends with has no legal action here")


def _usual_stack(s: Position, fields: Fields, phase: str) -> list[Frame]:
    if phase not in BY_PHASE:
        raise fields.fail("pending", f"is needed in phase {phase!r}")
    step, kind = BY_PHASE[phase]
    if kind == frames.DIE:
        if not s.hand:
            raise fields.fail("hand", "must hold the dice to place")
        step = "second_die" if len(s.hand) == 2 else "conflicts"
    return [(frames.TURN, 0, frames.TURN_STEPS.index(step)), (kind, s.active, 0)]


def _stack(s: Position, given: list[Fields]) -> list[Frame]:
    stack: list[Frame] = []
    for entry in given:
        entry.only(("do", "player", "detail"))
        kind = frames.NAMES.index(entry.word("do", frames.NAMES))
        player = entry.integer("player", 0, s.players - 1, s.active)
        frame = kind, player, entry.integer("detail", 0, 1 << 40, 0)
        below = stack[-1][0] if stack else None
        if (below is None and kind != frames.TURN) or (below is not None and below not in ON.get(kind, ())):
            on = (
                "comes first"
                if kind == frames.TURN
                else f"cannot lie on {frames.NAMES[below] if below is not None else 'nothing'}"
            )
            raise entry.fail("do", f"{frames.NAMES[kind]} {on}")
        if s.winner < 0:
            _check(s, stack, frame, entry)
        stack.append(frame)
    return stack


def _check(s: Position, stack: list[Frame], frame: Frame, entry: Fields) -> None:
    kind, player, detail = frame
    if not DETAILS[kind](s, stack, player, detail):
        raise entry.fail("detail", f"{frames.NAMES[kind]} cannot be with {detail} here")
    if kind in MOVERS and player != s.active:
        raise entry.fail("player", f"must be {s.active}, whose turn it is")


MOVERS: Final = frozenset(
    (
        *(frames.EVENTS, frames.ERUPTION, frames.ABANDONED, frames.AFTER_ACTION, frames.AFTER_GATHER, frames.CONVERT),
        *(frames.FIGHT_OUT, frames.ENTER, frames.BEFORE_ROLL, frames.DREAM, frames.AFTER_ROLL, frames.DIE, frames.GROW),
        *(frames.MOVE, frames.WAYFARE, frames.GATHER, frames.LEAD, frames.PUT_TIGER, frames.PUT_MAMMOTH),
        *(frames.PUT_INVADERS, frames.PUT_VOLCANO, frames.CONFLICTS, frames.VICTIM, frames.BOW, frames.BUILD),
    )
)
"""Frames of the player whose turn it is."""
assert len(DETAILS) == len(frames.NAMES)
