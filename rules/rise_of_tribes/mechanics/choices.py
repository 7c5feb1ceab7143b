"""Taking and paying resources of own choice, one by one."""

from __future__ import annotations

from rules.rise_of_tribes.components import actions, packing
from rules.rise_of_tribes.components.box import DISCOVERY
from rules.rise_of_tribes.components.frames import BANK, BOUNTY, FOUND, PAY, WILD
from rules.rise_of_tribes.mechanics import bank, gather, row
from rules.rise_of_tribes.position import Position


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
        kinds = gather.from_wild_land(s, player, kind, kinds)
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
