"""Which function runs, lists or carries out each frame; and the loop that runs until somebody must decide.

A frame is taken apart here; the functions get its player and its argument.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rules.rise_of_tribes.components import actions, frames
from rules.rise_of_tribes.mechanics import bank, dice, setup, terrain, turn, villages
from rules.rise_of_tribes.mechanics.actions import build, conflict, events, gather, leaders, move
from rules.rise_of_tribes.position import Position

Run = Callable[[Position, int, int], None]
"""Runs a frame: position, player, argument."""
List = Callable[[Position, int, int], list[int]]
"""Lists the ids of a decision: position, player, argument."""
Carry = Callable[[Position, int, int, int], None]
"""Carries an action out: position, player, argument, action."""


def _dream_ids(s: Position, player: int, argument: int) -> list[int]:
    return [actions.BOTTOM, actions.BOTTOM + 1]


RUN: Final[list[Run]] = [
    setup.run_setup,
    turn.run_turn,
    events.run_events,
    terrain.run_eruption,
    villages.run_abandoned,
    turn.run_after_action,
    gather.run_after,
    leaders.run_convert,
    conflict.run_fight,
]

DECIDE: Final[dict[int, tuple[List, Carry]]] = {
    frames.CHOOSE_POWER: (leaders.power_ids, leaders.choose_power),
    frames.LAY_GLACIER: (terrain.glacier_ids, terrain.lay_glacier),
    frames.SETTLE: (setup.settle_ids, setup.settle),
    frames.ENTER: (turn.enter_ids, turn.enter),
    frames.TAKE: (gather.take_ids, gather.do_take),
    frames.PAY: (gather.pay_ids, gather.do_pay),
    frames.BEFORE_ROLL: (turn.before_roll_ids, turn.before_roll),
    frames.DREAM: (_dream_ids, leaders.do_dream),
    frames.AFTER_ROLL: (turn.after_roll_ids, turn.after_roll),
    frames.DIE: (dice.ids, dice.do),
    frames.GROW: (move.grow_ids, move.do_grow),
    frames.MOVE: (move.ids, move.do),
    frames.WAYFARE: (move.far_ids, move.do_far),
    frames.GATHER: (gather.ids, gather.do),
    frames.LEAD: (build.lead_ids, build.do_lead),
    frames.LOSE: (terrain.lose_ids, terrain.do_lose),
    frames.PUT_TIGER: (events.tiger_ids, events.put_tiger),
    frames.PUT_MAMMOTH: (events.mammoth_ids, events.put_mammoth),
    frames.PUT_INVADERS: (events.invaders_ids, events.put_invaders),
    frames.PUT_VOLCANO: (terrain.volcano_ids, terrain.lay_volcano),
    frames.AUCTION: (events.auction_ids, events.do_auction),
    frames.SHARE: (events.share_ids, events.do_share),
    frames.ABANDONED_VILLAGE: (villages.abandoned_ids, villages.do_abandoned),
    frames.CONFLICTS: (conflict.ids, conflict.do),
    frames.VICTIM: (leaders.victim_ids, leaders.do_victim),
    frames.BOW: (conflict.bow_ids, conflict.do_bow),
    frames.EVADE: (conflict.evade_ids, conflict.do_evade),
    frames.SAVE: (villages.save_ids, villages.do_save),
    frames.BUILD: (build.ids, build.do),
}

LISTS: Final[list[List]] = [DECIDE[kind][0] for kind in range(frames.FIRST_DECISION, len(frames.NAMES))]
CARRIES: Final[list[Carry]] = [DECIDE[kind][1] for kind in range(frames.FIRST_DECISION, len(frames.NAMES))]

TRADES: Final = [
    kind
    in (
        frames.GROW,
        frames.WAYFARE,
        frames.GATHER,
        frames.LEAD,
        frames.LOSE,
        frames.PUT_TIGER,
        frames.PUT_MAMMOTH,
        frames.PUT_INVADERS,
        frames.PUT_VOLCANO,
        frames.AUCTION,
        frames.BOW,
        frames.EVADE,
    )
    for kind in range(len(frames.NAMES))
]
"""Decisions that are no free moment, but at which the Trader may swap all the same (A33); the Abandoned Village, which
is also offered for what swaps would bring, lists the swaps itself."""


def legal(s: Position) -> list[int]:
    """The legal ids of the decision on top of the stack."""
    kind, player, argument = s.stack[-1]
    return choices_of(s, kind, player, argument)


def choices_of(s: Position, kind: int, player: int, argument: int) -> list[int]:
    """The legal ids of a decision, which must be the one on top of the stack."""
    result = LISTS[kind - frames.FIRST_DECISION](s, player, argument)
    if s.trader >= 0 and TRADES[kind]:
        return bank.with_trades(s, player, result)
    return result


def carry_out(s: Position, action: int) -> None:
    """Carry out one legal action of the decision on top of the stack."""
    kind, player, argument = s.stack[-1]
    if action >= actions.BUY:
        leaders.do_free(s, player, action)
    else:
        CARRIES[kind - frames.FIRST_DECISION](s, player, argument, action)


def advance(s: Position) -> None:
    """Run everything that needs nobody, up to the next real choice or the end of the game.

    A decision with a single way out is taken at once; one with none (an empty bank) is dropped.
    """
    stack = s.stack
    while s.winner < 0:
        kind, player, argument = stack[-1]
        if kind < frames.FIRST_DECISION:
            RUN[kind](s, player, argument)
            continue
        # the frame on top is a decision of `player`, who is asked only if there is a choice
        found = choices_of(s, kind, player, argument)
        if len(found) > 1:
            s._legal = found
            s.current_player = player
            return
        if found:
            carry_out(s, found[0])
        else:
            stack.pop()
    s.current_player = None
