"""LEAD: goals back under the deck, goals drawn (spec 2.4, A42)."""

from __future__ import annotations

from rules.rise_of_tribes.components import actions, packing, tables
from rules.rise_of_tribes.components.box import GOALS, MYSTICISM
from rules.rise_of_tribes.mechanics import elders, villages
from rules.rise_of_tribes.position import Position, replaced


def start(s: Position, player: int, level: int) -> None:
    """Begin a LEAD: with villages the player may first return as many goals."""
    cards = tables.LEAD_CARDS[level] + tables.MYSTICISM_CARDS * elders.can_use(s, player, MYSTICISM)
    s.stack.append(packing.lead(player, villages.count(s, player), 0, cards))


def ids(s: Position, player: int, argument: int) -> list[int]:
    """A goal to return, or enough."""
    if not packing.lead_parts(argument)[0]:
        return [actions.DONE]
    return [actions.DONE, *actions.hex_ids(actions.RETURN, s.goals[player])]


def do(s: Position, player: int, argument: int, action: int) -> None:
    """Return a goal; or draw, one more for each returned."""
    returnable, returned, cards = packing.lead_parts(argument)
    if action != actions.DONE:
        put_back(s, player, action - actions.RETURN, first=not returned)
        s.stack[-1] = packing.lead(player, returnable - 1, returned + 1, cards)
        return
    s.stack.pop()
    draw(s, player, cards + returned)


def put_back(s: Position, player: int, goal: int, first: bool) -> None:
    """A goal goes under the deck, below those returned before; all see which, not in what order (A42)."""
    s.goals[player] &= ~(1 << goal)
    s.goal_decks[player] = [*s.goal_decks[player], goal]
    runs = [*s.returned[player], 0] if first else s.returned[player]
    s.returned = replaced(s.returned, player, [*runs[:-1], runs[-1] + 1])
    s.tell("goal_returned", player, goal=GOALS[goal])


def draw(s: Position, player: int, count: int) -> None:
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
