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
    MAJORITY_CONNECTED,
    OCCUPY_8,
)
from rules.rise_of_tribes.mechanics import bank, goals
from tribes_tui.games.rise_of_tribes.words import things
from tribes_tui.games.rise_of_tribes.words.said import board as said
from tribes_tui.games.rise_of_tribes.words.said import things as said_things

if TYPE_CHECKING:
    from rules.rise_of_tribes.state import RiseState

# ---- Costs --------------------------------------------------------------------------------------


def spelled(cost: Sequence[int]) -> str:
    """A cost in words without commas: `2 food 1 wood 1 stone`, a wild one as `1 any`; empty for none."""
    return " ".join(things.goods_of(cost))


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


def goal_cost(goal: int) -> str:
    """What a development costs, as on a card: Mysticism asks one of each and any one."""
    cost = GOAL_COST[goal]
    return said.mysticism_cost() if len(cost) > 3 and cost[3] else spelled(cost)


def goal_asks(goal: int) -> str:
    """What a goal asks or helps with."""
    return said_things.goal_help(goal=things.key_of(GOALS[goal]))


def unit_of(goal: int) -> str:
    """What an achievement counts."""
    return said_things.goal_unit(goal=things.key_of(GOALS[goal]))


def brings(goal: int) -> str:
    """What a development helps with, in one short row of the column."""
    return said_things.goal_brings(goal=things.key_of(GOALS[goal]))


def goal_help(goal: int) -> str:
    """What a goal asks and brings."""
    name, points = things.goal(GOALS[goal]), GOAL_VP[goal]
    if goal < DEVELOPMENTS:
        return said.goal_help_cost(goal=name, cost=goal_cost(goal), help=goal_asks(goal), points=points)
    return said.goal_help(goal=name, help=goal_asks(goal), points=points)
