"""GROW: members from the supply to hexes with own members; Farming, Ambush, Mild Winter (spec 2.4)."""

from __future__ import annotations

from rules.rise_of_tribes.components import actions, packing, tables
from rules.rise_of_tribes.components.box import AMBUSH, FARMING, HEXES, POTTERY, WINTER
from rules.rise_of_tribes.components.frames import GROW
from rules.rise_of_tribes.mechanics import elders, row
from rules.rise_of_tribes.position import Position, plus


def start(s: Position, player: int, level: int) -> None:
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


def ids(s: Position, player: int, argument: int) -> list[int]:
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


def do(s: Position, player: int, argument: int, action: int) -> None:
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
