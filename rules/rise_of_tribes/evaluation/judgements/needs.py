"""What a resource and a place in a hex are worth to a player; the judgements rest on both."""

from __future__ import annotations

from typing import Final

from rules.rise_of_tribes.components.box import DEVELOPMENTS, GOAL_COST, TILE_KIND, TRIBE_COST
from rules.rise_of_tribes.components.layout import bits
from rules.rise_of_tribes.mechanics.ground import limit
from rules.rise_of_tribes.position import Position


def need(s: Position, player: int, kind: int) -> float:
    """How much another resource of this kind is wanted: for a village above all, then for goals in progress."""
    held = s.resources[3 * player + kind]
    if held < TRIBE_COST[s.tribe[player]][kind]:
        return 1.0
    wanted = TRIBE_COST[s.tribe[player]][kind]
    for goal in bits(s.goals[player] & (1 << DEVELOPMENTS) - 1):
        wanted += GOAL_COST[goal][kind]
    return 0.7 if held < wanted else 0.25


NEW_LAND: Final = 1.6
"""What it counts to stand on land that gives what the next village lacks, where the tribe has no other that does."""


def new_land(s: Position, player: int, h: int) -> float:
    """What a hex counts as the only one of the tribe's that gives a resource which the next village lacks."""
    kind = TILE_KIND[s.tiles[h]]
    is_wanted = kind >= 0 and h != s.invaders_hex
    if not is_wanted or s.resources[3 * player + kind] >= TRIBE_COST[s.tribe[player]][kind]:
        return 0.0
    for other in bits(s.occupied[player] & ~(1 << h)):
        if TILE_KIND[s.tiles[other]] == kind and other != s.invaders_hex:
            return 0.0
    return NEW_LAND


def crowd(s: Position, player: int, h: int, more: int) -> float:
    """What the hex is worth to the player with `more` own members than now."""
    own = s.members[player << 4 | h] + more
    if not own:
        return -4.0 if s.village[h] == player else 0.0
    total = s.population[h] + more
    rivals = total - own
    excess = total - limit(s, h)
    worth = 1.0 + 0.25 * own
    if excess > 0:
        worth = 0.2 if rivals >= own else 1.0 + 0.2 * own - 0.5 * (rivals or excess)
        if s.village[h] == player and rivals >= own:
            worth -= 3.0
    elif 2 * own > total:
        worth += 0.4
    return worth + (0.3 if s.village[h] == player else 0.0)
