"""Where the active player's members may go in a MOVE, as lists of action ids (spec 2.5)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from rules.rise_of_tribes import actions, tables
from rules.rise_of_tribes.components import CANOE, HORSE, PATHFINDER
from rules.rise_of_tribes.layout import Layout, bits, routes

if TYPE_CHECKING:
    from rules.rise_of_tribes.state import RiseState


def find_routes(s: RiseState, player: int) -> None:
    """Work out how far the player's members reach with what the player has now."""
    budget = tables.HORSE_BUDGET if s.has(player, HORSE) else 1
    canoe = s.item_owner[CANOE - 3] == player
    s.routes = _route_ids(s.layout, s.terrain, budget, canoe, s.power[player] == PATHFINDER)


@lru_cache(maxsize=4096)
def _route_ids(
    layout: Layout, terrain: tuple[int, int, int], budget: int, canoe: bool, pathfinder: bool
) -> tuple[list[int], ...]:
    reach = routes(layout, terrain, budget, canoe, pathfinder)
    return tuple([actions.pair(actions.MOVE, h, b) for b in bits(mask)] for h, mask in enumerate(reach))
