"""Taking and paying resources of own choice, one by one."""

from __future__ import annotations

from rules.rise_of_tribes.components import actions
from rules.rise_of_tribes.components.box import DISCOVERY
from rules.rise_of_tribes.components.frames import BOUNTY, FOUND, PAY, TAKE, WILD, frame
from rules.rise_of_tribes.mechanics import bank, gather, row
from rules.rise_of_tribes.position import Position


def ask_take(s: Position, player: int, count: int, source: int) -> None:
    """Let the player take `count` resources of choice."""
    s.stack.append(frame(TAKE, player, count | source << 6))


def take_ids(s: Position, f: int) -> list[int]:
    """The kinds that may be taken now."""
    source = f >> 15 & 7
    kinds = bank.in_bank(s)
    if source == FOUND:
        slot = s.row.index(DISCOVERY)
        kinds = sum(1 << kind for kind in range(3) if s.tokens[3 * slot + kind])
    elif source == BOUNTY:
        kinds &= f >> 18
    return actions.hex_ids(actions.TAKE, kinds)


def do_take(s: Position, f: int, action: int) -> None:
    """Take one resource."""
    player, source, kind = f >> 6 & 7, f >> 15 & 7, action - actions.TAKE
    if (f >> 9 & 63) > 1:
        s.stack[-1] -= 1 << 9
    else:
        s.stack.pop()
    if source == FOUND:
        row.find(s, player, kind)
        return
    bank.take(s, player, kind, 1)
    if source == WILD:
        gather.from_wild_land(s, player, kind, f)


def ask_pay(s: Position, player: int, count: int, receiver: int = bank.BANK) -> None:
    """Let the player pay `count` resources of own choice; the player must hold as many."""
    s.stack.append(frame(PAY, player, count | receiver << 6))


def pay_ids(s: Position, f: int) -> list[int]:
    """The kinds that may be paid now."""
    return actions.hex_ids(actions.PAY, bank.held_kinds(s, f >> 6 & 7))


def do_pay(s: Position, f: int, action: int) -> None:
    """Pay one resource."""
    if (f >> 9 & 63) > 1:
        s.stack[-1] -= 1 << 9
    else:
        s.stack.pop()
    bank.give(s, f >> 6 & 7, f >> 15 & 7, action - actions.PAY)
