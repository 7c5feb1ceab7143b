"""Phase 5 and what is built for: villages, goals, Shared Knowledge, the Altar; goals by LEAD (spec 1.7, 2.4, 2.7, A8, A9, A38, A42)."""

from __future__ import annotations

from typing import Final

from rules.rise_of_tribes.components import actions, packing, tables
from rules.rise_of_tribes.components.box import (
    ALTAR,
    COMPLETE_TRIBE,
    CONTROL_ALL,
    DEVELOPMENTS,
    GATHER_6,
    GOAL_COST,
    GOAL_VP,
    GOALS,
    KNOWLEDGE,
    MAJORITY_CONNECTED,
    MAJORITY_FORESTS,
    MAJORITY_LAKES,
    MYSTICISM,
    OCCUPY_8,
)
from rules.rise_of_tribes.components.frames import ALTAR_USE, KNOWLEDGE_USED, LOSE_TO_ALTAR
from rules.rise_of_tribes.components.layout import Layout, bits
from rules.rise_of_tribes.components.rulings import ALTAR_USES_PER_TURN
from rules.rise_of_tribes.mechanics import bank, elders, row, villages
from rules.rise_of_tribes.mechanics.actions import gather, leaders
from rules.rise_of_tribes.mechanics.bank import gain
from rules.rise_of_tribes.mechanics.ground import alone, others
from rules.rise_of_tribes.position import Position, replaced

ALTAR_COST: Final = [tuple(tables.ALTAR_SAME if other == kind else 0 for other in range(3)) for kind in range(3)]
ALTAR_COST.append((tables.ALTAR_EACH,) * 3)


def ids(s: Position, player: int, argument: int) -> list[int]:
    """Everything that may be done in phase 5, and the end of the turn."""
    result = [actions.DONE, *villages.build_ids(s, player), *goal_ids(s, player)]
    if KNOWLEDGE in s.row:
        result += knowledge_ids(s, player)
    if s.item_owner[ALTAR - 3] == player:
        result += altar_ids(s, player)
    leaders.add_free_ids(s, player, result)
    return result


def knowledge_ids(s: Position, player: int) -> list[int]:
    """Shared Knowledge: once a turn, in company of an opponent."""
    if s.flags & KNOWLEDGE_USED or not s.occupied[player] & others(s, player):
        return []
    return actions.hex_ids(actions.LEARN, bank.held_kinds(s, player))


def altar_ids(s: Position, player: int) -> list[int]:
    """What the owner of the Altar may pay beside a member (A15)."""
    if s.flags // ALTAR_USE >= ALTAR_USES_PER_TURN or not s.occupied[player]:
        return []
    return [actions.ALTAR + i for i, cost in enumerate(ALTAR_COST) if bank.affords(s, player, cost)]


def do(s: Position, player: int, argument: int, action: int) -> None:
    """One thing of phase 5."""
    if action == actions.DONE:
        s.stack.pop()
    elif action >= actions.ALTAR:
        s.flags += ALTAR_USE
        bank.spend_cost(s, player, ALTAR_COST[action - actions.ALTAR])
        s.stack.append(packing.lose(player, 1, LOSE_TO_ALTAR))
    elif action >= actions.LEARN:
        learn(s, player, action - actions.LEARN)
    elif action >= actions.COMPLETE:
        complete(s, player, action - actions.COMPLETE)
    else:
        villages.build(s, player, action)


def learn(s: Position, player: int, kind: int) -> None:
    """Pay one onto Shared Knowledge, draw a goal; after the third payment the tile leaves."""
    s.flags |= KNOWLEDGE_USED
    slot = s.row.index(KNOWLEDGE)
    bank.spend(s, player, kind, 1)
    row.fill(s, slot, kind, 1)
    draw_goals(s, player, 1)
    if row.tokens_on(s, slot) >= tables.KNOWLEDGE_PAID:
        row.leave(s, slot)
    s.tell("learned", player)


# ---- Goals ------------------------------------------------------------------------------------------


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


def goal_ids(s: Position, player: int) -> list[int]:
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
            gather.ask_pay(s, player, cost[3])
    gain(s, player, GOAL_VP[goal], GOALS[goal])


# ---- LEAD: goals back under the deck, goals drawn ---------------------------------------------------


def start_lead(s: Position, player: int, level: int) -> None:
    """Begin a LEAD: with villages the player may first return as many goals."""
    cards = tables.LEAD_CARDS[level] + tables.MYSTICISM_CARDS * elders.can_use(s, player, MYSTICISM)
    s.stack.append(packing.lead(player, villages.count(s, player), 0, cards))


def lead_ids(s: Position, player: int, argument: int) -> list[int]:
    """A goal to return, or enough."""
    if not packing.lead_parts(argument)[0]:
        return [actions.DONE]
    return [actions.DONE, *actions.hex_ids(actions.RETURN, s.goals[player])]


def do_lead(s: Position, player: int, argument: int, action: int) -> None:
    """Return a goal; or draw, one more for each returned."""
    returnable, returned, cards = packing.lead_parts(argument)
    if action != actions.DONE:
        put_back(s, player, action - actions.RETURN, first=not returned)
        s.stack[-1] = packing.lead(player, returnable - 1, returned + 1, cards)
        return
    s.stack.pop()
    draw_goals(s, player, cards + returned)


def put_back(s: Position, player: int, goal: int, first: bool) -> None:
    """A goal goes under the deck, below those returned before; all see which, not in what order (A42)."""
    s.goals[player] &= ~(1 << goal)
    s.goal_decks[player] = [*s.goal_decks[player], goal]
    runs = [*s.returned[player], 0] if first else s.returned[player]
    s.returned = replaced(s.returned, player, [*runs[:-1], runs[-1] + 1])
    s.tell("goal_returned", player, goal=GOALS[goal])


def draw_goals(s: Position, player: int, count: int) -> None:
    """Draw goals face up, as far as the deck reaches."""
    drawn = s.goal_decks[player][:count]
    s.goal_decks[player] = s.goal_decks[player][count:]
    for goal in drawn:
        s.goals[player] |= 1 << goal
        s.tell("goal_drawn", player, goal=GOALS[goal])
    excess = sum(s.returned[player]) - len(s.goal_decks[player])
    if excess > 0:
        s.returned = replaced(s.returned, player, _without(s.returned[player], excess))


def _without(runs: list[int], count: int) -> list[int]:
    """The runs of returned goals when `count` of them, the uppermost, have been drawn."""
    result = runs[:]
    while result and count >= result[0]:
        count -= result.pop(0)
    if result:
        result[0] -= count
    return result
