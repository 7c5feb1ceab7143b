"""Names and codes of everything in the box; figures are in `tables`."""

from __future__ import annotations

from rules.rise_of_tribes import tables

KINDS = ("food", "wood", "stone")
TERRAINS = ("lake", "forest", "mountain")
"""Terrain `i` gives resource kind `i`."""

HEXES = "ABCDEFGHIJKLMNO"
"""Hexes by letter, in reading order of the map."""

FACES = ("sun", "moon", "blank")
SUN, MOON, BLANK = range(3)
LEVELS = ("MOONS", "NORMAL", "SUNS")
MOONS, NORMAL, SUNS = range(3)
ACTIONS = ("GROW", "MOVE", "GATHER", "LEAD", "HUNT TIGER", "HUNT MAMMOTH", "TAME MAMMOTH")
GROW, MOVE, GATHER, LEAD, HUNT_TIGER, HUNT_MAMMOTH, TAME_MAMMOTH = range(7)


def level_of(queue: int) -> int:
    """The level of three dice coded `9 * newest + 3 * next + oldest`."""
    dice = (queue // 9, queue // 3 % 3, queue % 3)
    if dice.count(SUN) >= 2:
        return SUNS
    return MOONS if dice.count(MOON) >= 2 else NORMAL


LEVEL = [level_of(queue) for queue in range(27)]

TILES = (
    "lake",
    "forest",
    "mountain",
    "Great Lake",
    "Great Forest",
    "Great Mountain",
    "Wild Land",
    "Tar Pit",
    "Jungle",
    "Desert Oasis",
)
LAKE, FOREST, MOUNTAIN, GREAT_LAKE, GREAT_FOREST, GREAT_MOUNTAIN, WILD_LAND, TAR_PIT, JUNGLE, DESERT_OASIS = range(10)
TILE_KIND = (0, 1, 2, 0, 1, 2, -1, 0, 1, 0)
"""The resource kind of each tile; -1: Wild Land, any."""
TILE_BONUS = (0, 0, 0, 1, 1, 1, 0, 0, 0, 0)
TILE_MEMBERS = (1, 1, 1, 1, 1, 1, 1, 1, tables.WILDERNESS_MEMBERS, tables.WILDERNESS_MEMBERS)
"""Own members needed to gather from each tile."""
GLACIER = 10
SPECIAL = (*TILES[3:], "Glacier")
"""The eight tiles of the Special Terrain module."""

GOALS = (*tables.DEVELOPMENT_COST, *tables.ACHIEVEMENT_VP)
OXEN, CART, HORSE, POTTERY, BOW, MYSTICISM, BASKETS = range(7)
(
    CONTROL_ALL,
    MAJORITY_CONNECTED,
    MAJORITY_MOUNTAINS,
    MAJORITY_FORESTS,
    OCCUPY_8,
    MAJORITY_LAKES,
    GATHER_6,
    COMPLETE_TRIBE,
) = range(7, 15)
DEVELOPMENTS = 7
"""Goals below this code are developments."""
GOAL_COST = tuple(tables.DEVELOPMENT_COST.values())
GOAL_VP = (*[tables.DEVELOPMENT_VP] * DEVELOPMENTS, *tables.ACHIEVEMENT_VP.values())


def goals_in_game(players: int) -> list[int]:
    """A player's goals: without Pottery when only two play."""
    return [goal for goal in range(len(GOALS)) if goal != POTTERY or players >= tables.POTTERY_MIN_PLAYERS]


EVENTS = (
    "Discovery",
    "Shared Knowledge",
    "Drought",
    "Altar",
    "Walls",
    "Dugout Canoe",
    "Volcano",
    "Sabertooth Tiger",
    "Chieftain",
    "Abandoned Village",
    "Mammoth",
    "Invaders",
    "Mild Winter",
    "Plentiful Food",
    "Plentiful Wood",
    "Plentiful Stone",
)
(
    DISCOVERY,
    KNOWLEDGE,
    DROUGHT,
    ALTAR,
    WALLS,
    CANOE,
    VOLCANO,
    TIGER,
    CHIEFTAIN,
    ABANDONED,
    MAMMOTH,
    INVADERS,
    WINTER,
    PLENTIFUL,
) = range(14)
"""PLENTIFUL + kind is the tile of that kind."""
ITEMS = ("altar", "walls", "canoe")
ITEM_KIND = (0, 2, 1)
"""What Altar, Walls and Canoe are paid with."""
SET_ASIDE = (CHIEFTAIN, ABANDONED)

TRIBES = tuple(tables.VILLAGE_COST)
TRIBE_COST = tuple(tables.VILLAGE_COST.values())
POWERS = (
    "Trader",
    "Crafty Builders",
    "Cunning",
    "Agriculture",
    "Farming",
    "Exogamy",
    "Wayfarers",
    "Focused Effort",
    "Ambush",
    "Dreamtime",
    "Pathfinder",
    "Evasion",
    "Shared Bounty",
    "Intimidate",
    "Hidden Village",
    "Light in the Dark",
)
"""Powers `2 * tribe` and `2 * tribe + 1` are the two of a tribe."""
(
    TRADER,
    CRAFTY_BUILDERS,
    CUNNING,
    AGRICULTURE,
    FARMING,
    EXOGAMY,
    WAYFARERS,
    FOCUSED_EFFORT,
    AMBUSH,
    DREAMTIME,
    PATHFINDER,
    EVASION,
    SHARED_BOUNTY,
    INTIMIDATE,
    HIDDEN_VILLAGE,
    LIGHT_IN_THE_DARK,
) = range(16)
