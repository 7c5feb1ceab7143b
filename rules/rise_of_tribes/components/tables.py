"""Every figure of the game that could not be read off the box, and the others beside them.

Whoever owns the box and finds a figure different corrects it here, in one line; nothing else holds it.
`certain`, `likely` and `reconstructed` say how far each can be trusted. Resources: (food, wood, stone).
Records hold moves, not figures: with a correction goes a higher `version` of the game (in `game.py`), so that
games recorded before are refused by name instead of being played otherwise.
"""

from __future__ import annotations

from typing import Final

WIN_VP: Final = 15  # certain
MEMBERS: Final = 20  # certain
VILLAGES: Final = 12  # certain
TOKENS_PER_KIND: Final = 32  # likely: 96 tokens are certain, the split is not
INVADERS_MAX: Final = 5  # certain
INVADERS_AT_FIRST: Final = 3  # certain

# Dice (1.2). Faces: 0 sun, 1 moon, 2 blank.
DIE_FACES: Final = (0, 0, 1, 1, 2, 2)  # likely
START_DICE: Final = (0, 1, 2)  # likely (strong): left to right on each action, the last is pushed out first

# The action board (1.3), by level: two moons, normal, two suns.
GROW_MEMBERS: Final = (2, 3, 4)  # suns certain, the others likely
MOVE_MEMBERS: Final = (2, 4, 6)  # moons likely (strong), suns likely, normal interpolated
GATHER_HEXES: Final = (1, 2, 3)  # reconstructed: the split of the totals 2, 4, 6
GATHER_PER_HEX: Final = (2, 2, 2)  # reconstructed; the rival reading is hexes (2, 2, 2), per hex (1, 2, 3)
LEAD_CARDS: Final = (1, 2, 3)  # normal likely (strong), the others likely

# Population (2.6)
LIMIT: Final = 5  # certain
LIMIT_GLACIER: Final = 3  # certain
LIMIT_DROUGHT: Final = 4  # certain; that a conflict needs more than 4 is ruling A6

# Village costs (1.6): numbers likely (strong), order of wood and stone reconstructed
VILLAGE_COST: Final[dict[str, tuple[int, int, int]]] = {
    "Daba": (2, 1, 3),
    "Dananu": (4, 1, 1),
    "Indartsu": (1, 2, 3),
    "Kaha": (3, 2, 1),
    "Kia-Kia": (1, 4, 1),
    "Kiror": (1, 3, 2),
    "Mu'k'a'an": (3, 1, 2),
    "Tunga": (2, 3, 1),
}
ABANDONED_COST: Final = (1, 1, 1)  # certain

# Developments (1.7): cost pattern certain, which kind is doubled reconstructed; the last number is of any kind
DEVELOPMENT_COST: Final[dict[str, tuple[int, int, int, int]]] = {
    "Oxen": (2, 1, 1, 0),
    "Cart": (1, 2, 1, 0),
    "Horse": (2, 1, 1, 0),
    "Pottery": (1, 1, 2, 0),
    "Bow": (1, 1, 2, 0),
    "Mysticism": (1, 1, 1, 1),
    "Baskets": (1, 2, 1, 0),
}
DEVELOPMENT_VP: Final = 1  # likely (strong)
OXEN_HEXES: Final = 1
CART_MEMBERS: Final = 2
HORSE_BUDGET: Final = 2
POTTERY_MEMBERS: Final = 2  # certain
MYSTICISM_CARDS: Final = 1
BASKETS_YIELD: Final = 1  # certain
POTTERY_MIN_PLAYERS: Final = 3  # certain

# Achievements (1.7): certain
ACHIEVEMENT_VP: Final[dict[str, int]] = {
    "Control all terrain types": 2,
    "Majority in 5 connected": 2,
    "Majority in mountains": 3,
    "Majority in forests": 3,
    "Occupy any 8 hexes": 3,
    "Majority in lakes": 3,
    "Gather 6 resources": 2,
    "Complete the tribe": 4,
}
CONNECTED: Final = 5
MAJORITY: Final = 3
OCCUPY: Final = 8
GATHERED: Final = 6  # certain

# Events (1.8, 2.3)
EVENT_SLOTS: Final = 2  # likely; the program keeps two spaces
ITEM_PRICE: Final = 3  # certain; the third token also discards the tile
DISCOVERY_EACH: Final = 2  # certain: of each kind
KNOWLEDGE_PAID: Final = 3  # certain
PLENTIFUL: Final = 6  # certain: tokens on the tile
PLENTIFUL_PER_HEX: Final = 2  # certain
WINTER_MEMBERS: Final = 2  # certain
ERUPTION_LOSSES: Final = (0, 2, 1)  # by double: suns, moons, blanks; the outcomes certain, which double likely (strong)
ALTAR_SAME: Final = 4
ALTAR_EACH: Final = 1  # certain: 4 of one kind, or 1 of each
ALTAR_VP: Final = 1  # likely (strong)
CHIEFTAIN_HIGH_BID: Final = 5
CHIEFTAIN_HIGH_VP: Final = 2
CHIEFTAIN_LOW_VP: Final = 1  # certain
MAMMOTH_MEMBERS: Final = 4
MAMMOTH_FOOD: Final = 3
MAMMOTH_HUNT_VP: Final = 1
MAMMOTH_TAME_VP: Final = 3  # certain
TIGER_HUNT_VP: Final = 1  # certain
INVADERS_VP: Final = 2  # certain

# Special terrain and leaders (1.9, 1.10)
GLACIER_STONES: Final = 5
GLACIER_YIELD: Final = 1  # certain
WILDERNESS_MEMBERS: Final = 3  # certain: Jungle and Desert Oasis
FOCUSED_MEMBERS: Final = 4  # certain
MIXED_TILES: Final = 3  # reconstructed: how many tiles the preset "mixed" draws
EXOGAMY_PRICE: Final = 2  # certain

# A game in which nobody gets on (A50), in rounds: the program's own ruling, no figure of the box
STANDSTILL: Final = 40
STANDSTILL_TOLD: Final = 30

# Setup (1.5): members and resources of choice by place in turn order; certain
START_MEMBERS: Final = ((2,), (3,), (3,), (2, 1))
START_RESOURCES: Final = (0, 0, 2, 2)
ENTER_MEMBERS: Final = 2

# Map layouts (1.4): likely, the one for four weaker; axial coordinates (q, r), pointy-top
LAYOUTS: Final = {
    (2, "standard"): "0,0 1,0 2,0 0,1 1,1 2,1 0,2 1,2 2,2",
    (3, "standard"): "0,0 1,0 2,0 -1,1 0,1 1,1 2,1 -1,2 0,2 1,2 -1,3 0,3",
    (4, "standard"): "0,0 1,0 -1,1 0,1 1,1 -2,2 -1,2 0,2 1,2 -3,3 -2,3 -1,3 0,3 -3,4 -2,4",
    (4, "symmetric"): "1,-2 -1,-1 0,-1 1,-1 2,-1 -2,0 -1,0 0,0 1,0 2,0 -2,1 -1,1 0,1 1,1 -1,2",
}
