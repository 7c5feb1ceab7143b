"""Names and codes of everything in the box; figures are in `tables`."""

from __future__ import annotations

from typing import Final

from rules.rise_of_tribes.components import tables

KINDS: Final = ("food", "wood", "stone")
TERRAINS: Final = ("lake", "forest", "mountain")
"""Terrain `i` gives resource kind `i`."""

HEXES: Final = "ABCDEFGHIJKLMNO"
"""Hexes by letter, in reading order of the map."""

FACES: Final = ("sun", "moon", "blank")
SUN: Final = 0
MOON: Final = 1
BLANK: Final = 2
LEVELS: Final = ("MOONS", "NORMAL", "SUNS")
MOONS: Final = 0
NORMAL: Final = 1
SUNS: Final = 2
ACTIONS: Final = ("GROW", "MOVE", "GATHER", "LEAD", "HUNT TIGER", "HUNT MAMMOTH", "TAME MAMMOTH")
GROW: Final = 0
MOVE: Final = 1
GATHER: Final = 2
LEAD: Final = 3
HUNT_TIGER: Final = 4
HUNT_MAMMOTH: Final = 5
TAME_MAMMOTH: Final = 6


def level_of(queue: int) -> int:
    """The level of three dice coded `9 * newest + 3 * next + oldest`."""
    dice = (queue // 9, queue // 3 % 3, queue % 3)
    if dice.count(SUN) >= 2:
        return SUNS
    return MOONS if dice.count(MOON) >= 2 else NORMAL


LEVEL: Final = [level_of(queue) for queue in range(27)]

TILES: Final = (
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
LAKE: Final = 0
FOREST: Final = 1
MOUNTAIN: Final = 2
GREAT_LAKE: Final = 3
GREAT_FOREST: Final = 4
GREAT_MOUNTAIN: Final = 5
WILD_LAND: Final = 6
TAR_PIT: Final = 7
JUNGLE: Final = 8
DESERT_OASIS: Final = 9
TILE_KIND: Final = (0, 1, 2, 0, 1, 2, -1, 0, 1, 0)
"""The resource kind of each tile; -1: Wild Land, any."""
TILE_BONUS: Final = (0, 0, 0, 1, 1, 1, 0, 0, 0, 0)
TILE_MEMBERS: Final = (1, 1, 1, 1, 1, 1, 1, 1, tables.WILDERNESS_MEMBERS, tables.WILDERNESS_MEMBERS)
"""Own members needed to gather from each tile."""
GLACIER: Final = 10
SPECIAL: Final = (*TILES[3:], "Glacier")
"""The eight tiles of the Special Terrain module."""

GOALS: Final = (*tables.DEVELOPMENT_COST, *tables.ACHIEVEMENT_VP)
OXEN: Final = 0
CART: Final = 1
HORSE: Final = 2
POTTERY: Final = 3
BOW: Final = 4
MYSTICISM: Final = 5
BASKETS: Final = 6
CONTROL_ALL: Final = 7
MAJORITY_CONNECTED: Final = 8
MAJORITY_MOUNTAINS: Final = 9
MAJORITY_FORESTS: Final = 10
OCCUPY_8: Final = 11
MAJORITY_LAKES: Final = 12
GATHER_6: Final = 13
COMPLETE_TRIBE: Final = 14
DEVELOPMENTS: Final = 7
"""Goals below this code are developments."""
GOAL_COST: Final = tuple(tables.DEVELOPMENT_COST.values())
GOAL_VP: Final = (*[tables.DEVELOPMENT_VP] * DEVELOPMENTS, *tables.ACHIEVEMENT_VP.values())


def goals_in_game(players: int) -> list[int]:
    """A player's goals: without Pottery when only two play."""
    return [goal for goal in range(len(GOALS)) if goal != POTTERY or players >= tables.POTTERY_MIN_PLAYERS]


EVENTS: Final = (
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
DISCOVERY: Final = 0
KNOWLEDGE: Final = 1
DROUGHT: Final = 2
ALTAR: Final = 3
WALLS: Final = 4
CANOE: Final = 5
VOLCANO: Final = 6
TIGER: Final = 7
CHIEFTAIN: Final = 8
ABANDONED: Final = 9
MAMMOTH: Final = 10
INVADERS: Final = 11
WINTER: Final = 12
PLENTIFUL: Final = 13
"""PLENTIFUL + kind is the tile of that kind."""
ITEMS: Final = ("altar", "walls", "canoe")
ITEM_KIND: Final = (0, 2, 1)
"""What Altar, Walls and Canoe are paid with."""
SET_ASIDE: Final = (CHIEFTAIN, ABANDONED)

TRIBES: Final = tuple(tables.VILLAGE_COST)
TRIBE_COST: Final = tuple(tables.VILLAGE_COST.values())
POWERS: Final = (
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
TRADER: Final = 0
CRAFTY_BUILDERS: Final = 1
CUNNING: Final = 2
AGRICULTURE: Final = 3
FARMING: Final = 4
EXOGAMY: Final = 5
WAYFARERS: Final = 6
FOCUSED_EFFORT: Final = 7
AMBUSH: Final = 8
DREAMTIME: Final = 9
PATHFINDER: Final = 10
EVASION: Final = 11
SHARED_BOUNTY: Final = 12
INTIMIDATE: Final = 13
HIDDEN_VILLAGE: Final = 14
LIGHT_IN_THE_DARK: Final = 15
