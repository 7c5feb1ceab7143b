"""What is still to do, as a stack of frames: the last one is done, or decided, next.

A frame is a kind (one of those below), a player and an argument; what the argument holds is said beside each kind,
how its parts are packed stands in `packing`. Frames below `FIRST_DECISION` run by themselves; the others are a decision
of their player. Here, too: the steps of a turn, and what has been used in it.
"""

from typing import Final, NamedTuple

NAMES: Final = (
    "setup",  # next step
    "turn",  # next step
    "events",  # next step
    "eruption",  # next player in turn order, losses each << 3
    "abandoned",  # next player in turn order
    "after_action",  # level of the action, the action << 2
    "after_gather",
    "convert",  # Exogamy: hex, victim << 4
    "fight_out",  # hex, stage << 4, and four flags from << 6, see `packing.fight_parts`
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
    "lose",  # members, why << 6 (LOSE_TO_LAVA ..)
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
SETUP: Final = 0
TURN: Final = 1
EVENTS: Final = 2
ERUPTION: Final = 3
ABANDONED: Final = 4
AFTER_ACTION: Final = 5
AFTER_GATHER: Final = 6
CONVERT: Final = 7
FIGHT_OUT: Final = 8
CHOOSE_POWER: Final = 9
LAY_GLACIER: Final = 10
SETTLE: Final = 11
ENTER: Final = 12
TAKE: Final = 13
PAY: Final = 14
BEFORE_ROLL: Final = 15
DREAM: Final = 16
AFTER_ROLL: Final = 17
DIE: Final = 18
GROW: Final = 19
MOVE: Final = 20
WAYFARE: Final = 21
GATHER: Final = 22
LEAD: Final = 23
LOSE: Final = 24
PUT_TIGER: Final = 25
PUT_MAMMOTH: Final = 26
PUT_INVADERS: Final = 27
PUT_VOLCANO: Final = 28
AUCTION: Final = 29
SHARE: Final = 30
ABANDONED_VILLAGE: Final = 31
CONFLICTS: Final = 32
VICTIM: Final = 33
BOW: Final = 34
EVADE: Final = 35
SAVE: Final = 36
BUILD: Final = 37
assert len(NAMES) == BUILD + 1

FIRST_DECISION: Final = CHOOSE_POWER
FREE_MOMENTS: Final = (BEFORE_ROLL, AFTER_ROLL, DIE, MOVE, CONFLICTS, BUILD)
"""Decisions at which the active player may also buy, marry, swap (spec 2.4)."""

GIFT: Final = 0
WILD: Final = 1
FOUND: Final = 2
BOUNTY: Final = 3
"""What resources of choice come from: the setup, Wild Land, Discovery, Shared Bounty."""

BANK: Final = 7
"""The receiver of a payment that goes to the bank."""

LOSE_TO_LAVA: Final = 0
LOSE_TO_ALTAR: Final = 1
"""Why a member is lost."""

OVER: Final = -1
"""Instead of a kind: the game is over, nothing is to be decided."""


Frame = tuple[int, int, int]
"""Kind, player, argument."""


class Decision(NamedTuple):
    """What is to be decided now: its kind (`GROW`, `TAKE` ..), whose it is, and its argument.

    `packing` takes the argument of a kind with several parts apart: `move_parts(decision.argument)`.
    """

    kind: int
    player: int
    argument: int


# Steps of a turn, in the order of spec section 2
TURN_STEPS: Final = (
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

PHASES: Final = {
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


FLAGS: Final = ("exogamy", "loan", "intimidate", "cunning", "knowledge", "fought", "dreamt")
EXOGAMY_USED: Final = 1
LOAN_USED: Final = 2
INTIMIDATE_USED: Final = 4
CUNNING_USED: Final = 8
KNOWLEDGE_USED: Final = 16
FOUGHT: Final = 32
DREAMT: Final = 64
ALTAR_USE: Final = 1 << 8
"""From this bit on: how often the Altar was used."""
