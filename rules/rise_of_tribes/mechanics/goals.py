"""Goals: what each achievement asks, and completing (spec 1.7, 2.7, A8, A9, A38)."""

from __future__ import annotations

from typing import Final

from rules.rise_of_tribes.components import actions, tables
from rules.rise_of_tribes.components.box import (
    COMPLETE_TRIBE,
    CONTROL_ALL,
    DEVELOPMENTS,
    GATHER_6,
    GOAL_COST,
    GOAL_VP,
    GOALS,
    MAJORITY_CONNECTED,
    MAJORITY_FORESTS,
    MAJORITY_LAKES,
    OCCUPY_8,
)
from rules.rise_of_tribes.components.layout import Layout, bits
from rules.rise_of_tribes.mechanics import bank, choices
from rules.rise_of_tribes.mechanics.bank import gain
from rules.rise_of_tribes.mechanics.ground import alone
from rules.rise_of_tribes.position import Position

MAJORITY_KIND: Final = {MAJORITY_LAKES: 0, MAJORITY_FORESTS: 1}
"""The terrain of the majority goals; mountains are the rest."""


def majority_mask(s: Position, player: int) -> int:
    """The hexes where the player has more members than all others and the invaders together (A8)."""
    start = player << 4
    return sum(1 << h for h in bits(s.occupied[player]) if 2 * s.members[start | h] > s.population[h])


def control_mask(s: Position, player: int) -> int:
    """The hexes with only the player's members: invaders break it, all else does not (A9)."""
    return alone(s, player)


def controls_all(s: Position, player: int) -> bool:
    """A lake, a forest and a mountain under control, three hexes; a Wild Land serves as one of them (A38)."""
    mask = control_mask(s, player)
    wild = s.terrain[0] & s.terrain[1]
    kinds = sum(1 for terrain in s.terrain if mask & terrain & ~wild)
    return kinds + (1 if mask & wild else 0) >= 3


def largest_group(layout: Layout, mask: int) -> int:
    """How many hexes the largest connected group of `mask` has."""
    largest = 0
    while mask:
        group = edge = mask & -mask
        while edge:
            reached = 0
            for h in bits(edge):
                reached |= layout.near[h]
            edge = reached & mask & ~group
            group |= edge
        largest = max(largest, group.bit_count())
        mask &= ~group
    return largest


def largest_group_with(layout: Layout, mask: int, h: int) -> int:
    """The same with one hex more."""
    return largest_group(layout, mask | 1 << h)


def achieved(s: Position, player: int, goal: int) -> bool:
    """Whether an achievement's requirement holds now."""
    if goal == CONTROL_ALL:
        return controls_all(s, player)
    if goal == OCCUPY_8:
        return s.occupied[player].bit_count() >= tables.OCCUPY
    if goal == GATHER_6:
        return s.gathered >= tables.GATHERED
    if goal == COMPLETE_TRIBE:
        return not s.supply[player] and not s.board[player]
    mask = majority_mask(s, player)
    if goal == MAJORITY_CONNECTED:
        return mask.bit_count() >= tables.CONNECTED and largest_group(s.layout, mask) >= tables.CONNECTED
    return (mask & s.terrain[MAJORITY_KIND.get(goal, 2)]).bit_count() >= tables.MAJORITY


def ids(s: Position, player: int) -> list[int]:
    """The goals in progress that the player can complete now."""
    result = []
    for goal in bits(s.goals[player]):
        if bank.affords(s, player, GOAL_COST[goal]) if goal < DEVELOPMENTS else achieved(s, player, goal):
            result.append(actions.COMPLETE + goal)
    return result


def complete(s: Position, player: int, goal: int) -> None:
    """Pay for a development, or show an achievement; it scores at once."""
    s.goals[player] &= ~(1 << goal)
    s.completed[player] |= 1 << goal
    s.tell("goal_completed", player, goal=GOALS[goal])
    if goal < DEVELOPMENTS:
        cost = GOAL_COST[goal]
        bank.spend_cost(s, player, cost)
        if cost[3]:
            choices.ask_pay(s, player, cost[3])
    gain(s, player, GOAL_VP[goal], GOALS[goal])
