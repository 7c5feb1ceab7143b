"""The one place where the arguments of frames are packed and unpacked.

A frame is a tuple (kind, player, argument), and its argument one int: nothing (0), one number (a hex, a step, a
count), or several parts packed together. For those with parts there are two functions, named after the kind: one makes
the frame, the other, `.._parts`, takes the argument apart again. A count is always the lowest part, so that one
fewer is `argument - 1`.

An example: player 1 must pay 3 resources to player 2. `pay(1, 3, 2)` is (PAY, 1, 3 | 2 << 6), that is (14, 1, 131): the
lower six bits of the argument hold the count, those above the receiver. `pay_parts(131)` gives (3, 2) again, and once
a resource is paid the frame is (14, 1, 130).
"""

from __future__ import annotations

from typing import Final

from rules.rise_of_tribes.components import frames
from rules.rise_of_tribes.components.frames import Frame

GONE: Final = 1 << 8
"""Added to the argument of WAYFARE: one more has gone."""
EVADER: Final = 1 << 4
"""Subtracted from the argument of EVADE: one fewer may still slip away."""
STAGE: Final = 1 << 4
"""Added to the argument of FIGHT_OUT: the next stage."""
SHOT_LAST: Final = 1 << 9
"""Set in the argument of FIGHT_OUT: the Bow removed the last invader."""
WAYFARED: Final = 1 << 6
"""Set in the argument of MOVE: the Wayfarers have gone."""
SHIFTED: Final = 1 << 7
"""Set in the argument of MOVE: the tamed mammoth has been shifted."""


def action_under_way(stack: list[Frame]) -> int:
    """The action that a die has paid for and that is not over yet, or -1."""
    for kind, _, argument in stack:
        if kind == frames.AFTER_ACTION:
            return after_action_parts(argument)[0]
    return -1


# ---- Frames that run by themselves ------------------------------------------------------------------


def eruption(player: int, losses: int) -> Frame:
    """An eruption that costs each tribe so many members; it begins with the active player."""
    return frames.ERUPTION, player, losses << 3


def eruption_parts(argument: int) -> tuple[int, int]:
    """How many players have had their turn, and the losses of each."""
    return argument & 7, argument >> 3


def after_action(player: int, act: int, level: int = 0) -> Frame:
    """What follows an action of this level (0 for those on tiles, which have none)."""
    return frames.AFTER_ACTION, player, level | act << 2


def after_action_parts(argument: int) -> tuple[int, int]:
    """The action, and its level."""
    return argument >> 2, argument & 3


def convert(player: int, h: int, victim: int) -> Frame:
    """Exogamy: a member of `victim` in hex `h` becomes the player's."""
    return frames.CONVERT, player, h | victim << 4


def convert_parts(argument: int) -> tuple[int, int]:
    """The hex, and whose member."""
    return argument & 15, argument >> 4


def fight_out(player: int, h: int, walled: bool, attacked: bool, invaded: bool) -> Frame:
    """A conflict in hex `h`: whether the Walls defend it, the active player takes part, there are invaders."""
    return frames.FIGHT_OUT, player, h | walled << 6 | attacked << 7 | invaded << 8


def fight_parts(argument: int) -> tuple[int, int, int, int, int, int]:
    """The hex, the stage (0 to 2), and as 0 or 1: walled, attacked, invaded, the last invader shot."""
    return (
        argument & 15,
        argument >> 4 & 3,
        argument >> 6 & 1,
        argument >> 7 & 1,
        argument >> 8 & 1,
        argument >> 9 & 1,
    )


# ---- Decisions of an action -------------------------------------------------------------------------


def grow(player: int, left: int, farms: int) -> Frame:
    """A GROW: members still to come, and the mask of hexes that may get one more by Farming."""
    return frames.GROW, player, left | farms << 6


def grow_parts(argument: int) -> tuple[int, int]:
    """The members still to come, and the mask of Farming."""
    return argument & 63, argument >> 6


def move(player: int, left: int, wayfared: int = 0, shifted: int = 0, route: int = -1) -> Frame:
    """A MOVE: moves still to make, what has been used, and the only route that is open, if there is but one (A43)."""
    return frames.MOVE, player, left | wayfared << 6 | shifted << 7 | route + 1 << 8


def move_parts(argument: int) -> tuple[int, int, int, int]:
    """The moves left; as 0 or 1, whether Wayfarers have gone and the mammoth was shifted; the only route, or -1."""
    return argument & 63, argument >> 6 & 1, argument >> 7 & 1, (argument >> 8) - 1


def wayfare_parts(argument: int) -> tuple[int, int]:
    """The route of the Wayfarers, and how many have gone. (Its frame is made with the route alone.)"""
    return argument & 255, argument >> 8


def gather(player: int, left: int, chosen: int, each: int) -> Frame:
    """A GATHER: hexes still to choose, the mask of those chosen, the resources from each."""
    return frames.GATHER, player, left | chosen << 6 | each << 21


def gather_parts(argument: int) -> tuple[int, int, int]:
    """The hexes still to choose, the mask of those chosen, the resources from each."""
    return argument & 63, argument >> 6 & 0x7FFF, argument >> 21


def lead(player: int, returnable: int, returned: int, cards: int) -> Frame:
    """A LEAD: goals that may still be put back, those put back, cards to draw besides."""
    return frames.LEAD, player, returnable | returned << 6 | cards << 12


def lead_parts(argument: int) -> tuple[int, int, int]:
    """The goals that may still be put back, those put back, the cards to draw besides."""
    return argument & 63, argument >> 6 & 63, argument >> 12


# ---- Other decisions ----------------------------------------------------------------------------------


def settle(player: int, place: int, part: int) -> Frame:
    """Starting members: the player's place in the order, and which part of them."""
    return frames.SETTLE, player, place | part << 2


def settle_parts(argument: int) -> tuple[int, int]:
    """The player's place in the order, and which part of the members."""
    return argument & 3, argument >> 2


def take(player: int, count: int, source: int, kinds: int = 0) -> Frame:
    """Resources of choice. `kinds`: a mask, for BOUNTY of what may be taken, for WILD of what has been."""
    return frames.TAKE, player, count | source << 6 | kinds << 9


def take_parts(argument: int) -> tuple[int, int, int]:
    """How many, where from (`frames.GIFT` ..), and the mask of kinds."""
    return argument & 63, argument >> 6 & 7, argument >> 9


def pay(player: int, count: int, receiver: int) -> Frame:
    """A payment of own choice to another player, or to `frames.BANK`."""
    return frames.PAY, player, count | receiver << 6


def pay_parts(argument: int) -> tuple[int, int]:
    """How many, and to whom."""
    return argument & 63, argument >> 6


def lose(player: int, count: int, why: int) -> Frame:
    """Members to lose, to `frames.LOSE_TO_LAVA` or `LOSE_TO_ALTAR`."""
    return frames.LOSE, player, count | why << 6


def lose_parts(argument: int) -> tuple[int, int]:
    """How many members, and why."""
    return argument & 63, argument >> 6


def victim(player: int, h: int, target: int = -1) -> Frame:
    """Whose member in hex `h`: driven to `target` by Intimidate, or replaced by Exogamy (no target)."""
    return frames.VICTIM, player, h if target < 0 else h | 1 << 4 | target << 5


def victim_parts(argument: int) -> tuple[int, int]:
    """The hex, and where Intimidate drives the member; -1 for Exogamy."""
    return argument & 15, argument >> 5 if argument >> 4 & 1 else -1


def evade(player: int, h: int, left: int) -> Frame:
    """So many members defeated in hex `h` may slip away."""
    return frames.EVADE, player, h | left << 4


def evade_parts(argument: int) -> tuple[int, int]:
    """The hex of the fight, and how many may still slip away."""
    return argument & 15, argument >> 4


def save(player: int, place: int, abandoned: bool) -> Frame:
    """Crafty Builders: where they build (see `villages.place_of`), and whether at the Abandoned Village's cost."""
    return frames.SAVE, player, place | abandoned << 5


def save_parts(argument: int) -> tuple[int, int]:
    """Where they build, and 1 for the Abandoned Village."""
    return argument & 31, argument >> 5
