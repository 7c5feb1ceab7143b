"""Rise of Tribes' goals and costs in few letters: what is lacking, how near a goal is, what it brings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rules.rise_of_tribes.components import tables
from rules.rise_of_tribes.components.box import (
    COMPLETE_TRIBE,
    CONTROL_ALL,
    DEVELOPMENTS,
    GATHER_6,
    GOAL_COST,
    GOAL_VP,
    GOALS,
    KINDS,
    MAJORITY_CONNECTED,
    OCCUPY_8,
)
from rules.rise_of_tribes.mechanics import bank, goals
from tribes_tui.words.common import count

if TYPE_CHECKING:
    from rules.rise_of_tribes.state import RiseState

SHORT_GOALS = (
    *GOALS[:DEVELOPMENTS],
    *("All terrains", "5 connected", "Mountains", "Forests", "Occupy 8", "Lakes", "Gather 6", "The tribe"),
)
TINY_GOALS = (
    *("Oxen", "Cart", "Horse", "Pots", "Bow", "Myst", "Bask"),
    *("Terr", "Conn", "Mount", "Frst", "Occ", "Lakes", "Gath", "Tribe"),
)
UNITS = (*[""] * DEVELOPMENTS, "terrains", "hexes", "hexes", "hexes", "hexes", "hexes", "resources", "members")
"""What an achievement counts."""

# ---- Costs --------------------------------------------------------------------------------------


def spelled(cost: Sequence[int]) -> str:
    """A cost in words without commas: `2 food 1 wood 1 stone`, a wild one as `1 any`; empty for none."""
    return " ".join(f"{count} {kind}" for count, kind in zip(cost, (*KINDS, "any"), strict=False) if count)


def missing(state: RiseState, player: int, cost: Sequence[int]) -> list[int]:
    """What of a cost the player has not got, by kind; the last, of four, is of any kind."""
    held = state.resources[3 * player : 3 * player + 3]
    short = [max(0, cost[kind] - held[kind]) for kind in range(3)]
    if len(cost) > 3 and cost[3]:
        spare = sum(max(0, held[kind] - cost[kind]) for kind in range(3))
        short.append(max(0, cost[3] - spare))
    return short


# ---- Goals --------------------------------------------------------------------------------------


def progress(state: RiseState, player: int, goal: int) -> tuple[int, int]:
    """How much of what an achievement asks is there, and how much it asks."""
    if goal == CONTROL_ALL:
        return _kinds_controlled(state, player), 3
    if goal == OCCUPY_8:
        return state.occupied[player].bit_count(), tables.OCCUPY
    if goal == GATHER_6:
        return (state.gathered if player == state.active else 0), tables.GATHERED
    if goal == COMPLETE_TRIBE:
        return tables.MEMBERS - state.supply[player] - state.board[player], tables.MEMBERS
    mask = goals.majority_mask(state, player)
    if goal == MAJORITY_CONNECTED:
        return goals.largest_group(state.layout, mask), tables.CONNECTED
    return (mask & state.terrain[goals.MAJORITY_KIND.get(goal, 2)]).bit_count(), tables.MAJORITY


def _kinds_controlled(state: RiseState, player: int) -> int:
    mask = goals.control_mask(state, player)
    wild = state.terrain[0] & state.terrain[1]
    return min(3, sum(1 for terrain in state.terrain if mask & terrain & ~wild) + (1 if mask & wild else 0))


def is_ready(state: RiseState, player: int, goal: int) -> bool:
    """Whether the goal could be completed, were it phase 5 now."""
    if goal < DEVELOPMENTS:
        return bank.affords(state, player, GOAL_COST[goal])
    done, wanted = progress(state, player, goal)
    return done >= wanted


def _cost_words(cost: Sequence[int]) -> str:
    """As on a card: Mysticism asks one of each and any one."""
    return "1 of each, 1 any" if len(cost) > 3 and cost[3] else spelled(cost)


GOAL_COSTS = tuple(_cost_words(cost) for cost in GOAL_COST)
"""What each development costs, in words."""

GOAL_HELP = (
    *("GATHER from one hex more", "MOVE two members more", "members go up to two hexes", "GROW two members more"),
    *("when you attack, one opposing member falls first", "LEAD draws one goal more", "GATHER one more from each hex"),
    *("control of a lake, a forest and a mountain", "a majority in five connected hexes"),
    *("a majority in three mountains", "a majority in three forests", "a member in eight hexes"),
    *("a majority in three lakes", "six resources gathered in this turn", "all twenty members on the map"),
)

DEVELOPMENT_BRINGS = (
    *("GATHER from 1 hex more", "MOVE 2 members more", "members go 2 hexes far", "GROW 2 members more"),
    *("they lose 1 as you attack", "LEAD draws 1 goal more", "GATHER 1 more a hex"),
)
"""The same of the developments in one short row of the column."""


def goal_help(goal: int) -> str:
    """What a goal asks and brings."""
    if goal < DEVELOPMENTS:
        return f"{GOALS[goal]}, {GOAL_COSTS[goal]}: {GOAL_HELP[goal]}, {count(GOAL_VP[goal], 'point')}"
    return f"{GOALS[goal]}: {GOAL_HELP[goal]}, {count(GOAL_VP[goal], 'point')}"
