"""What is still to do, as a stack of ints: the last one is done, or decided, next.

A frame is `kind | player << 6 | argument << 9`; what the argument holds is said beside each kind. Frames
below `FIRST_DECISION` run by themselves; the others are a decision of their player.
"""

from __future__ import annotations

NAMES = (
    "setup",  # next step
    "turn",  # next step
    "events",  # next step
    "eruption",  # next player in turn order, losses each << 3
    "abandoned",  # next player in turn order
    "after_action",  # level of the action, the action << 2
    "after_gather",
    "convert",  # Exogamy: hex, victim << 4
    "fight_out",  # see `conflict`
    "choose_power",
    "lay_glacier",
    "settle",  # starting members: step
    "enter",
    "take",  # resources of choice: how many, from where << 6 (GIFT ..), kinds << 9
    "pay",  # resources of choice: how many, to whom << 6 (7 the bank)
    "before_roll",
    "dream",
    "after_roll",  # whether an event follows
    "die",
    "grow",  # members left, hexes that may get one more (Farming) << 6
    "move",  # members left, Wayfarers used << 6, mammoth shifted << 7, the only route + 1 << 8
    "wayfare",  # the route, how many have gone << 8
    "gather",  # hexes left, hexes chosen << 6
    "lead",  # goals that may be returned, returned << 6, cards to draw << 12
    "lose",  # members, why << 6 (see `volcano.LOSE_*`)
    "put_tiger",
    "put_mammoth",
    "put_invaders",
    "put_volcano",
    "auction",
    "share",  # resources of the winning bid to give away
    "abandoned_village",
    "conflicts",
    "victim",  # whose member: hex, 0 Exogamy or 1 Intimidate << 4, target hex << 5
    "bow",  # hex
    "evade",  # hex, members left << 4
    "save",  # Crafty Builders: hex, elder << 4, cost of the Abandoned Village << 5
    "build",
)
(
    SETUP,
    TURN,
    EVENTS,
    ERUPTION,
    ABANDONED,
    AFTER_ACTION,
    AFTER_GATHER,
    CONVERT,
    FIGHT_OUT,
    CHOOSE_POWER,
    LAY_GLACIER,
    SETTLE,
    ENTER,
    TAKE,
    PAY,
    BEFORE_ROLL,
    DREAM,
    AFTER_ROLL,
    DIE,
    GROW,
    MOVE,
    WAYFARE,
    GATHER,
    LEAD,
    LOSE,
    PUT_TIGER,
    PUT_MAMMOTH,
    PUT_INVADERS,
    PUT_VOLCANO,
    AUCTION,
    SHARE,
    ABANDONED_VILLAGE,
    CONFLICTS,
    VICTIM,
    BOW,
    EVADE,
    SAVE,
    BUILD,
) = range(len(NAMES))

FIRST_DECISION = CHOOSE_POWER
FREE_MOMENTS = (BEFORE_ROLL, AFTER_ROLL, DIE, MOVE, CONFLICTS, BUILD)
"""Decisions at which the active player may also buy, marry, swap (spec 2.4)."""
STEP = 1 << 9
"""Added to a frame: one more in the lowest part of its argument."""


GIFT, WILD, FOUND, BOUNTY = range(4)
"""What resources of choice come from: the setup, Wild Land, Discovery, Shared Bounty."""


def frame(kind: int, player: int = 0, argument: int = 0) -> int:
    """A frame."""
    return kind | player << 6 | argument << 9


# Steps of a turn, in the order of spec section 2
TURN_STEPS = (
    "start",
    "village_points",
    "before_roll",
    "roll",
    "after_roll",
    "events",
    "first_die",
    "second_die",
    "conflicts",
    "tar_pit",
    "build",
    "next_player",
)

PHASES = {
    "setup": "setup",
    "start": "village points",
    "village_points": "village points",
    "before_roll": "village points",
    "roll": "roll",
    "after_roll": "roll",
    "events": "roll",
    "first_die": "events",
    "second_die": "actions",
    "conflicts": "actions",
    "tar_pit": "conflict",
    "build": "conflict",
    "next_player": "build",
}
"""The phase a person would name, by the step that comes NEXT."""
