"""The map: who is where, in masks of hexes, and how many a hex bears."""

from __future__ import annotations

from functools import lru_cache

from rules.rise_of_tribes.components import actions, tables
from rules.rise_of_tribes.components.box import CANOE, DROUGHT, HORSE, PATHFINDER
from rules.rise_of_tribes.components.layout import Layout, bits, routes
from rules.rise_of_tribes.mechanics import elders
from rules.rise_of_tribes.position import Position


def is_wild(s: Position, h: int) -> bool:
    """Whether a hex is the Jungle or the Oasis."""
    return bool(s.wilderness >> h & 1)


def limit(s: Position, h: int) -> int:
    """The population limit of a hex (spec 2.6)."""
    most = tables.LIMIT_GLACIER if s.glacier == h else tables.LIMIT
    if DROUGHT in s.row:
        most = min(most, tables.LIMIT_DROUGHT)
    return most


def overcrowded(s: Position) -> int:
    """The mask of hexes above their limit that hold a member of any tribe."""
    mask = 0
    for h in range(s.layout.size):
        if s.population[h] > tables.LIMIT_GLACIER and s.population[h] > limit(s, h):
            mask |= 1 << h
    return mask & everyone(s)


def everyone(s: Position) -> int:
    """The mask of hexes with a member of any tribe."""
    mask = 0
    for player in range(s.players):
        mask |= s.occupied[player]
    return mask


def others(s: Position, player: int) -> int:
    """The mask of hexes with a member of any other tribe."""
    mask = 0
    for other in range(s.players):
        if other != player:
            mask |= s.occupied[other]
    return mask


def alone(s: Position, player: int) -> int:
    """The mask of hexes that hold the player's members and nobody else, invaders included (control, A9)."""
    return s.occupied[player] & ~others(s, player) & peaceful(s)


def peaceful(s: Position) -> int:
    """The mask of hexes without invaders: only their own hex is closed to GATHER and building (A10)."""
    return ~(1 << s.invaders_hex) if s.invaders_hex >= 0 else -1


def unoccupied(s: Position) -> int:
    """The mask of hexes without members of anyone."""
    return ~everyone(s) & ((1 << s.layout.size) - 1)


def in_turn_order(s: Position) -> list[int]:
    """All seats, clockwise from the active player."""
    return [(s.active + i) % s.players for i in range(s.players)]


def find_routes(s: Position, player: int) -> None:
    """Work out how far the player's members reach with what the player has now."""
    budget = tables.HORSE_BUDGET if elders.can_use(s, player, HORSE) else 1
    canoe = s.item_owner[CANOE - 3] == player
    s.routes = _route_ids(s.layout, s.terrain, budget, canoe, s.power[player] == PATHFINDER)


@lru_cache(maxsize=4096)
def _route_ids(
    layout: Layout, terrain: tuple[int, int, int], budget: int, canoe: bool, pathfinder: bool
) -> tuple[list[int], ...]:
    reach = routes(layout, terrain, budget, canoe, pathfinder)
    return tuple([actions.pair(actions.MOVE, h, b) for b in bits(mask)] for h, mask in enumerate(reach))
