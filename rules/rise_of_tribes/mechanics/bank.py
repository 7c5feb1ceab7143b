"""Resources: three kinds per player, a bank that is bottomless unless `strict_bank` is on (A31); the Trader (spec 1.9, A33)."""

from __future__ import annotations

from typing import Final

from rules.rise_of_tribes.components import actions
from rules.rise_of_tribes.components.box import KINDS
from rules.rise_of_tribes.components.frames import BANK
from rules.rise_of_tribes.components.rulings import LOWEST_VP
from rules.rise_of_tribes.position import Position


def take(s: Position, player: int, kind: int, count: int) -> int:
    """Take up to `count` from the bank; what the bank gave."""
    got = min(count, s.bank[kind])
    s.bank[kind] -= got
    s.resources[3 * player + kind] += got
    if s.events is not None and got:
        s.tell("resources", player, resource=KINDS[kind], count=got)
    return got


def spend(s: Position, player: int, kind: int, count: int) -> None:
    """Pay the bank."""
    s.resources[3 * player + kind] -= count
    s.bank[kind] += count
    if s.events is not None and count:
        s.tell("resources", player, resource=KINDS[kind], count=-count)


def give(s: Position, giver: int, receiver: int, kind: int) -> None:
    """Hand one resource to another player, or to the bank."""
    s.resources[3 * giver + kind] -= 1
    if receiver == BANK:
        s.bank[kind] += 1
    else:
        s.resources[3 * receiver + kind] += 1
    if s.events is not None:
        s.tell("paid", giver, resource=KINDS[kind], to=None if receiver == BANK else receiver)


def total(s: Position, player: int) -> int:
    """All the player's resources."""
    start = 3 * player
    return s.resources[start] + s.resources[start + 1] + s.resources[start + 2]


def affords(s: Position, player: int, cost: tuple[int, ...]) -> bool:
    """Whether the player holds (food, wood, stone) and, if there is a fourth number, as many more of any kind."""
    start = 3 * player
    held = s.resources
    if held[start] < cost[0] or held[start + 1] < cost[1] or held[start + 2] < cost[2]:
        return False
    return len(cost) < 4 or total(s, player) >= sum(cost)


def spend_cost(s: Position, player: int, cost: tuple[int, ...]) -> None:
    """Pay food, wood and stone to the bank."""
    for kind in range(3):
        if cost[kind]:
            spend(s, player, kind, cost[kind])


def held_kinds(s: Position, player: int) -> int:
    """The mask of kinds the player holds."""
    start = 3 * player
    held = s.resources
    return (held[start] > 0) | (held[start + 1] > 0) << 1 | (held[start + 2] > 0) << 2


def in_bank(s: Position) -> int:
    """The mask of kinds the bank still has."""
    bank = s.bank
    return (bank[0] > 0) | (bank[1] > 0) << 1 | (bank[2] > 0) << 2


def gain(s: Position, player: int, points: int, why: str) -> None:
    """Give points; with those of the goal the player wins. After the end nobody gains any more."""
    if s.winner >= 0:
        return
    s.vp[player] += points
    s.quiet = -1
    s.tell("points", player, points=points, why=why, total=s.vp[player])
    if s.vp[player] >= s.goal:
        s.winner = player
        s.tell("won", player, points=s.vp[player])


def forfeit(s: Position, player: int, points: int, why: str) -> None:
    """Take points away, down to the floor (A47)."""
    if s.winner >= 0:
        return
    lost = min(points, s.vp[player] - LOWEST_VP)
    s.vp[player] -= lost
    s.tell("points", player, points=-lost, why=why, total=s.vp[player])


# ---- The Trader -------------------------------------------------------------------------------------


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
    spend(s, player, give, 2)
    take(s, player, get, 1)
