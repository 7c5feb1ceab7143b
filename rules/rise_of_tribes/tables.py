"""Every figure of the game that could not be read off the box, and the others beside them.

Whoever owns the box and finds a figure different corrects it here, in one line; nothing else holds it.
`certain`, `likely` and `reconstructed` say how far each can be trusted. Resources: (food, wood, stone).
Records hold moves, not figures: with a correction goes a higher `version` of the game (in `game.py`), so that
games recorded before are refused by name instead of being played otherwise.
"""

from __future__ import annotations

WIN_VP = 15  # certain
MEMBERS = 20  # certain
VILLAGES = 12  # certain
TOKENS_PER_KIND = 32  # likely: 96 tokens are certain, the split is not
INVADERS_MAX = 5  # certain
INVADERS_AT_FIRST = 3  # certain

# Dice (1.2). Faces: 0 sun, 1 moon, 2 blank.
DIE_FACES = (0, 0, 1, 1, 2, 2)  # likely
START_DICE = (0, 1, 2)  # likely (strong): left to right on each action, the last is pushed out first

# The action board (1.3), by level: two moons, normal, two suns.
GROW_MEMBERS = (2, 3, 4)  # suns certain, the others likely
MOVE_MEMBERS = (2, 4, 6)  # moons likely (strong), suns likely, normal interpolated
GATHER_HEXES = (1, 2, 3)  # reconstructed: the split of the totals 2, 4, 6
GATHER_PER_HEX = (2, 2, 2)  # reconstructed; the rival reading is hexes (2, 2, 2), per hex (1, 2, 3)
LEAD_CARDS = (1, 2, 3)  # normal likely (strong), the others likely

# Population (2.6)
LIMIT = 5  # certain
LIMIT_GLACIER = 3  # certain
LIMIT_DROUGHT = 4  # certain; that a conflict needs more than 4 is ruling A6

# Village costs (1.6): numbers likely (strong), order of wood and stone reconstructed
VILLAGE_COST: dict[str, tuple[int, int, int]] = {
    "Daba": (2, 1, 3),
    "Dananu": (4, 1, 1),
    "Indartsu": (1, 2, 3),
    "Kaha": (3, 2, 1),
    "Kia-Kia": (1, 4, 1),
    "Kiror": (1, 3, 2),
    "Mu'k'a'an": (3, 1, 2),
    "Tunga": (2, 3, 1),
}
ABANDONED_COST = (1, 1, 1)  # certain

# Developments (1.7): cost pattern certain, which kind is doubled reconstructed; the last number is of any kind
DEVELOPMENT_COST: dict[str, tuple[int, int, int, int]] = {
    "Oxen": (2, 1, 1, 0),
    "Cart": (1, 2, 1, 0),
    "Horse": (2, 1, 1, 0),
    "Pottery": (1, 1, 2, 0),
    "Bow": (1, 1, 2, 0),
    "Mysticism": (1, 1, 1, 1),
    "Baskets": (1, 2, 1, 0),
}
DEVELOPMENT_VP = 1  # likely (strong)
OXEN_HEXES, CART_MEMBERS, HORSE_BUDGET, POTTERY_MEMBERS = 1, 2, 2, 2  # certain
MYSTICISM_CARDS, BASKETS_YIELD = 1, 1  # certain
POTTERY_MIN_PLAYERS = 3  # certain

# Achievements (1.7): certain
ACHIEVEMENT_VP: dict[str, int] = {
    "Control all terrain types": 2,
    "Majority in 5 connected": 2,
    "Majority in mountains": 3,
    "Majority in forests": 3,
    "Occupy any 8 hexes": 3,
    "Majority in lakes": 3,
    "Gather 6 resources": 2,
    "Complete the tribe": 4,
}
CONNECTED, MAJORITY, OCCUPY, GATHERED = 5, 3, 8, 6  # certain

# Events (1.8, 2.3)
EVENT_SLOTS = 2  # likely; the program keeps two spaces
ITEM_PRICE = 3  # certain; the third token also discards the tile
DISCOVERY_EACH = 2  # certain: of each kind
KNOWLEDGE_PAID = 3  # certain
PLENTIFUL = 6  # certain: tokens on the tile
PLENTIFUL_PER_HEX = 2  # certain
WINTER_MEMBERS = 2  # certain
ERUPTION_LOSSES = (0, 2, 1)  # by double: suns, moons, blanks; the outcomes certain, which double likely (strong)
ALTAR_SAME, ALTAR_EACH = 4, 1  # certain: 4 of one kind, or 1 of each
ALTAR_VP = 1  # likely (strong)
CHIEFTAIN_HIGH_BID, CHIEFTAIN_HIGH_VP, CHIEFTAIN_LOW_VP = 5, 2, 1  # certain
MAMMOTH_MEMBERS, MAMMOTH_FOOD, MAMMOTH_HUNT_VP, MAMMOTH_TAME_VP = 4, 3, 1, 3  # certain
TIGER_HUNT_VP = 1  # certain
INVADERS_VP = 2  # certain

# Special terrain and leaders (1.9, 1.10)
GLACIER_STONES, GLACIER_YIELD = 5, 1  # certain
WILDERNESS_MEMBERS = 3  # certain: Jungle and Desert Oasis
FOCUSED_MEMBERS = 4  # certain
MIXED_TILES = 3  # reconstructed: how many tiles the preset "mixed" draws
EXOGAMY_PRICE = 2  # certain

# Setup (1.5): members and resources of choice by place in turn order; certain
START_MEMBERS = ((2,), (3,), (3,), (2, 1))
START_RESOURCES = (0, 0, 2, 2)
ENTER_MEMBERS = 2

# Map layouts (1.4): likely, the one for four weaker; axial coordinates (q, r), pointy-top
LAYOUTS = {
    (2, "standard"): "0,0 1,0 2,0 0,1 1,1 2,1 0,2 1,2 2,2",
    (3, "standard"): "0,0 1,0 2,0 -1,1 0,1 1,1 2,1 -1,2 0,2 1,2 -1,3 0,3",
    (4, "standard"): "0,0 1,0 -1,1 0,1 1,1 -2,2 -1,2 0,2 1,2 -3,3 -2,3 -1,3 0,3 -3,4 -2,4",
    (4, "symmetric"): "1,-2 -1,-1 0,-1 1,-1 2,-1 -2,0 -1,0 0,0 1,0 2,0 -2,1 -1,1 0,1 1,1 -1,2",
}
