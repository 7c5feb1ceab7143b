"""MOVE and GROW: members one by one, Wayfarers, the tamed mammoth; Farming, Ambush, Mild Winter (spec 2.4, 2.5, A28, A43)."""

from __future__ import annotations

from rules.rise_of_tribes.components import actions, packing, tables
from rules.rise_of_tribes.components.box import (
    AMBUSH,
    CART,
    FARMING,
    HEXES,
    POTTERY,
    WAYFARERS as WAYFARERS_POWER,
    WINTER,
)
from rules.rise_of_tribes.components.frames import FOUND, GROW, MOVE, WAYFARE
from rules.rise_of_tribes.components.layout import bits
from rules.rise_of_tribes.components.rulings import MOVE_ONE_ROUTE, VILLAGE_CHECK_PER_STEP
from rules.rise_of_tribes.mechanics import bank, elders, ground, mammoth, row, villages
from rules.rise_of_tribes.mechanics.actions import leaders
from rules.rise_of_tribes.mechanics.actions.gather import ask_take
from rules.rise_of_tribes.mechanics.row import discovers
from rules.rise_of_tribes.position import Position, plus


def start(s: Position, player: int, level: int) -> None:
    """Begin a MOVE: everybody is fresh."""
    count = tables.MOVE_MEMBERS[level] + tables.CART_MEMBERS * elders.can_use(s, player, CART)
    s.tired = [0] * s.layout.size
    s.entered = 0
    ground.find_routes(s, player)
    s.stack.append(packing.move(player, count))


def ids(s: Position, player: int, argument: int) -> list[int]:
    """The next move, or enough. When nothing is left to move the action is over."""
    result = [actions.DONE]
    left, wayfared, shifted, only = packing.move_parts(argument)
    if left:
        start, all_members, tired, all_routes = player << 4, s.members, s.tired, s.routes
        for h in bits(s.occupied[player]):
            if all_members[start | h] > tired[h]:
                result += all_routes[h]
        if only >= 0:
            result = [action for action in result if action in (actions.DONE, actions.MOVE + only)]
    if s.power[player] == WAYFARERS_POWER and not wayfared:
        result += wayfare_ids(s, player)
    if s.tamer == player and not shifted:
        result += actions.hex_ids(actions.SHIFT, s.occupied[player] & ~(1 << s.mammoth))
    if len(result) > 1:
        leaders.add_free_ids(s, player, result)
    return result


def wayfare_ids(s: Position, player: int) -> list[int]:
    """Wayfarers: from an outer hex with own members to any other outer hex, for a wood."""
    result: list[int] = []
    if s.resources[3 * player + 1]:
        outer = s.layout.outer
        for h in bits(s.occupied[player] & outer):
            result += actions.pair_ids(actions.WAYFARE, h, outer & ~(1 << h))
    return result


def do(s: Position, player: int, argument: int, action: int) -> None:
    """One member's move, the Wayfarers, the mammoth, or the end of the action."""
    if action == actions.DONE:
        s.stack.pop()
        if not VILLAGE_CHECK_PER_STEP:
            _sweep(s, player)
    elif action >= actions.SHIFT:
        s.stack[-1] = (MOVE, player, argument | packing.SHIFTED)
        mammoth.shift(s, player, action - actions.SHIFT)
    elif action >= actions.WAYFARE:
        s.stack[-1] = (MOVE, player, argument | packing.WAYFARED)
        bank.spend(s, player, 1, 1)
        s.stack.append((WAYFARE, player, action - actions.WAYFARE))
    else:
        route = action - actions.MOVE  # a single member's, from one hex to another
        s.stack[-1] = (MOVE, player, argument - 1)
        if MOVE_ONE_ROUTE:
            left, wayfared, shifted, _ = packing.move_parts(argument)
            s.stack[-1] = packing.move(player, left - 1, wayfared, shifted, route)
        target = actions.MOVE_TO[route]
        s.tired[target] += 1
        step(s, player, actions.MOVE_FROM[route], target)


def step(s: Position, player: int, a: int, b: int) -> None:
    """A member goes from `a` to `b`; a discovery there; the village left behind may fall."""
    discovery = discovers(s, player, b)
    start = player << 4
    s.population[a] -= 1
    s.population[b] += 1
    s.members[start | b] += 1
    left = s.members[start | a] = s.members[start | a] - 1
    s.occupied[player] |= 1 << b
    s.touched |= 1 << b
    if s.events is not None:
        s.tell("moved", player, **{"from": HEXES[a], "to": HEXES[b]})
    if not left:
        s.occupied[player] &= ~(1 << a)
        if VILLAGE_CHECK_PER_STEP:
            villages.check_members(s, player, a)
    if discovery or s.rules_version == 1:
        s.entered |= 1 << b
    if discovery:
        ask_take(s, player, 1, FOUND)


def _sweep(s: Position, player: int) -> None:
    for h in bits(s.villages[player] & ~s.occupied[player]):
        villages.destroy(s, h)


def far_ids(s: Position, player: int, argument: int) -> list[int]:
    """Wayfarers: another member along the route, one that has not moved yet or one that has."""
    route, gone = packing.wayfare_parts(argument)
    a = actions.MOVE_FROM[route]
    result = [actions.DONE] if gone else []
    if s.members[player << 4 | a] > s.tired[a]:
        result.append(actions.FAR)
    if s.tired[a]:
        result.append(actions.FAR_MOVED)
    return result


def do_far(s: Position, player: int, argument: int, action: int) -> None:
    """Send one member along the Wayfarers' route, or no more."""
    if action == actions.DONE:
        s.stack.pop()
        return
    route = packing.wayfare_parts(argument)[0]
    a, b = actions.MOVE_FROM[route], actions.MOVE_TO[route]
    s.stack[-1] = (WAYFARE, player, argument + packing.GONE)
    if action == actions.FAR_MOVED:
        s.tired[a] -= 1
        s.tired[b] += 1
    step(s, player, a, b)


# ---- GROW -------------------------------------------------------------------------------------------


def start_grow(s: Position, player: int, level: int) -> None:
    """Begin a GROW; Mild Winter gives its two members and loses a food."""
    count = tables.GROW_MEMBERS[level] + tables.POTTERY_MEMBERS * elders.can_use(s, player, POTTERY)
    if WINTER in s.row:
        count += tables.WINTER_MEMBERS
        _melt_winter(s)
    farms = s.villages[player] if s.power[player] == FARMING else 0
    s.stack.append(packing.grow(player, count, farms))


def _melt_winter(s: Position) -> None:
    slot = s.row.index(WINTER)
    s.tokens[3 * slot] -= 1
    s.bank[0] += 1
    row.leave_if_empty(s, slot)


def grow_ids(s: Position, player: int, argument: int) -> list[int]:
    """The hex of the next member, the leader board, or enough."""
    result = [actions.DONE]
    if not s.supply[player]:
        return result
    left, farms = packing.grow_parts(argument)
    if not left:
        return result + actions.hex_ids(actions.GROW, farms & s.occupied[player])
    result += actions.hex_ids(actions.GROW, s.occupied[player])
    if s.power[player] == AMBUSH:
        result.append(actions.GROW_BOARD)
    return result


def do_grow(s: Position, player: int, argument: int, action: int) -> None:
    """Put a member down. In a village hex the extra member of Farming comes first."""
    if action == actions.DONE:
        s.stack.pop()
        return
    s.supply[player] -= 1
    if action == actions.GROW_BOARD:
        s.board = plus(s.board, player, 1)
        s.stack[-1] = (GROW, player, argument - 1)
        s.tell("grown", player, hex=None)
        return
    # the leader board is done with: a member comes to a hex where the player is, so that `occupied` stays
    h = action - actions.GROW
    s.members[player << 4 | h] += 1
    s.population[h] += 1
    s.touched |= 1 << h
    left, farms = packing.grow_parts(argument)
    if farms >> h & 1:
        s.stack[-1] = packing.grow(player, left, farms ^ 1 << h)
    else:
        s.stack[-1] = (GROW, player, argument - 1)
    if s.events is not None:
        s.tell("grown", player, hex=HEXES[h])
