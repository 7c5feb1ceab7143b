"""GATHER: hexes, yields, Plentiful tiles, Agriculture, Shared Bounty (spec 2.4, A26, A38, A39, A41); resources of own choice."""

from __future__ import annotations

from rules.rise_of_tribes.components import actions, packing, tables
from rules.rise_of_tribes.components.box import (
    AGRICULTURE,
    BASKETS,
    DISCOVERY,
    FOCUSED_EFFORT,
    HEXES,
    KINDS,
    OXEN,
    PLENTIFUL,
    SHARED_BOUNTY,
    TILE_BONUS,
    TILE_KIND,
)
from rules.rise_of_tribes.components.frames import AFTER_GATHER, BANK, BOUNTY, FOUND, PAY, WILD
from rules.rise_of_tribes.components.layout import bits
from rules.rise_of_tribes.mechanics import bank, elders, row, terrain
from rules.rise_of_tribes.mechanics.ground import peaceful
from rules.rise_of_tribes.position import Position


def start(s: Position, player: int, level: int) -> None:
    """Begin a GATHER."""
    hexes = tables.GATHER_HEXES[level] + tables.OXEN_HEXES * elders.can_use(s, player, OXEN)
    each = tables.GATHER_PER_HEX[level] + tables.BASKETS_YIELD * elders.can_use(s, player, BASKETS)
    s.stack.append((AFTER_GATHER, player, 0))
    s.stack.append(packing.gather(player, hexes, 0, each))


def open_hexes(s: Position, player: int) -> int:
    """The hexes the player may gather from: no invaders there, enough members in Jungle and Oasis (A10)."""
    mask = s.occupied[player] & peaceful(s)
    for h in bits(mask & s.wilderness):
        if s.members[player << 4 | h] < tables.WILDERNESS_MEMBERS:
            mask &= ~(1 << h)
    return mask


def ids(s: Position, player: int, argument: int) -> list[int]:
    """The next hex, or enough."""
    result = [actions.DONE]
    left, chosen, _ = packing.gather_parts(argument)
    if not left:
        return result
    mask = open_hexes(s, player) & ~chosen
    result += actions.hex_ids(actions.GATHER, mask)
    if s.lava:
        result += actions.hex_ids(actions.GATHER_STONE, mask & s.lava & ~s.terrain[2])
    return result


def do(s: Position, player: int, argument: int, action: int) -> None:
    """Gather from one hex, or stop."""
    if action == actions.DONE:
        s.stack.pop()
        return
    if action >= actions.GATHER_STONE:
        h, kind = action - actions.GATHER_STONE, 2
    else:
        h = action - actions.GATHER
        kind = TILE_KIND[s.tiles[h]]
    left, chosen, each = packing.gather_parts(argument)
    s.stack[-1] = packing.gather(player, left - 1, chosen | 1 << h, each)
    collect(s, player, h, kind, each)


def harvest(s: Position, player: int, h: int, each: int) -> int:
    """How much the hex gives."""
    count = each + TILE_BONUS[s.tiles[h]]
    if s.power[player] == FOCUSED_EFFORT and s.members[player << 4 | h] >= tables.FOCUSED_MEMBERS:
        count += 1
    return min(count, tables.GLACIER_YIELD) if h == s.glacier else count


def collect(s: Position, player: int, h: int, kind: int, each: int) -> None:
    """Take what the hex gives, and what lies on tiles for it; Wild Land asks kind by kind."""
    count = harvest(s, player, h, each)
    if s.events is not None:
        s.tell("gathered", player, hex=HEXES[h])
    if s.melted == h:
        s.gathered += terrain.take_melted(s, player, h)
    if kind < 0:
        s.stack.append(packing.take(player, count, WILD))
        return
    s.gathered += bank.take(s, player, kind, count)
    if kind == TILE_KIND[s.tiles[h]]:
        plentiful(s, player, kind)


def from_wild_land(s: Position, player: int, kind: int, taken: int) -> int:
    """One resource from Wild Land has been taken: each kind earns its Plentiful tile's tokens once (A38).

    `taken`: the mask of kinds taken before; the answer has this one, too.
    """
    s.gathered += 1
    if not taken >> kind & 1:
        plentiful(s, player, kind)
    return taken | 1 << kind


def plentiful(s: Position, player: int, kind: int) -> None:
    """Up to two tokens from the Plentiful tile of a kind taken from its own terrain; not counted as gathered (A41)."""
    if PLENTIFUL + kind not in s.row:
        return
    slot = s.row.index(PLENTIFUL + kind)
    count = min(tables.PLENTIFUL_PER_HEX, s.tokens[3 * slot + kind])
    s.tokens[3 * slot + kind] -= count
    s.resources[3 * player + kind] += count
    s.tell("plentiful", player, resource=KINDS[kind], count=count)
    row.leave_if_empty(s, slot)


def run_after(s: Position, player: int, argument: int) -> None:
    """After the hexes: Agriculture, then the opponents' Shared Bounty."""
    s.stack.pop()
    if s.power[player] == AGRICULTURE:
        agriculture(s, player)
    if SHARED_BOUNTY in s.power:
        other = s.power.index(SHARED_BOUNTY)
        if other != player and s.occupied[player] & s.occupied[other]:
            share_bounty(s, other)


def agriculture(s: Position, player: int) -> None:
    """A food from each own village on the map, but not from one among invaders."""
    villages = (s.villages[player] & peaceful(s)).bit_count()
    s.gathered += bank.take(s, player, 0, villages)


def share_bounty(s: Position, player: int) -> None:
    """One resource of a kind that the player's own hexes can give."""
    kinds = bounty_kinds(s, player)
    if kinds & bank.in_bank(s):
        s.stack.append(packing.take(player, 1, BOUNTY, kinds))


def bounty_kinds(s: Position, player: int) -> int:
    """The mask of kinds the player's hexes can give, stone next to the volcano included."""
    mask = open_hexes(s, player)
    kinds = 4 if mask & s.lava else 0
    for kind in range(3):
        if mask & s.terrain[kind]:
            kinds |= 1 << kind
    return kinds


# ---- Taking and paying resources of own choice ------------------------------------------------------


def ask_take(s: Position, player: int, count: int, source: int) -> None:
    """Let the player take `count` resources of choice."""
    s.stack.append(packing.take(player, count, source))


def take_ids(s: Position, player: int, argument: int) -> list[int]:
    """The kinds that may be taken now."""
    source, listed = packing.take_parts(argument)[1:]
    kinds = bank.in_bank(s)
    if source == FOUND:
        slot = s.row.index(DISCOVERY)
        kinds = sum(1 << kind for kind in range(3) if s.tokens[3 * slot + kind])
    elif source == BOUNTY:
        kinds &= listed
    return actions.hex_ids(actions.TAKE, kinds)


def do_take(s: Position, player: int, argument: int, action: int) -> None:
    """Take one resource."""
    count, source, kinds = packing.take_parts(argument)
    kind = action - actions.TAKE
    s.stack.pop()
    if source == FOUND:
        row.find(s, player, kind)
    else:
        bank.take(s, player, kind, 1)
    if source == WILD:
        kinds = from_wild_land(s, player, kind, kinds)
    if count > 1:
        s.stack.append(packing.take(player, count - 1, source, kinds))


def ask_pay(s: Position, player: int, count: int, receiver: int = BANK) -> None:
    """Let the player pay `count` resources of own choice; the player must hold as many."""
    s.stack.append(packing.pay(player, count, receiver))


def pay_ids(s: Position, player: int, argument: int) -> list[int]:
    """The kinds that may be paid now."""
    return actions.hex_ids(actions.PAY, bank.held_kinds(s, player))


def do_pay(s: Position, player: int, argument: int, action: int) -> None:
    """Pay one resource."""
    count, receiver = packing.pay_parts(argument)
    if count > 1:
        s.stack[-1] = (PAY, player, argument - 1)
    else:
        s.stack.pop()
    bank.give(s, player, receiver, action - actions.PAY)
