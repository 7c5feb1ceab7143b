"""The leader power Trader: swaps, whenever its player has something to decide (spec 1.9, A33)."""

from __future__ import annotations

from typing import Final

from rules.rise_of_tribes.components import actions
from rules.rise_of_tribes.components.box import KINDS
from rules.rise_of_tribes.mechanics import bank
from rules.rise_of_tribes.position import Position

_SWAPS: Final = [(a, b) for a in range(3) for b in range(3) if a != b]


def trades(s: Position, player: int) -> list[int]:
    """The swaps of 2 of one kind for 1 of another that the player, and the bank, can make."""
    held, start = s.resources, 3 * player
    return [actions.TRADE + i for i, (a, b) in enumerate(_SWAPS) if held[start + a] >= 2 and s.bank[b]]


def with_trades(s: Position, player: int, result: list[int]) -> list[int]:
    """The ids of any decision, and the Trader's swaps when that player has a choice at all (A33)."""
    if s.trader == player and len(result) > 1:
        return result + trades(s, player)
    return result


def could_afford(s: Position, player: int, cost: tuple[int, int, int]) -> bool:
    """Whether some series of swaps makes a cost affordable to the Trader (A33).

    Swapping what is lacking never helps: so each resource that is lacking takes two that are left over of one kind,
    and must be in the bank. With 5 food, 1 wood and no stone a cost of 1 each takes one swap, and 4 food left over
    allow two.
    """
    if s.trader != player:
        return False
    lacking = swaps = 0
    for kind in range(3):
        more = s.resources[3 * player + kind] - cost[kind]
        if more > 0:
            swaps += more // 2
        elif -more > s.bank[kind]:
            return False
        else:
            lacking -= more
    return swaps >= lacking


def swap(s: Position, player: int, route: int) -> None:
    """Two of one kind go to the bank, one of another comes from it."""
    give, get = _SWAPS[route]
    s.tell("traded", player, give=KINDS[give], get=KINDS[get])
    bank.spend(s, player, give, 2)
    bank.take(s, player, get, 1)
