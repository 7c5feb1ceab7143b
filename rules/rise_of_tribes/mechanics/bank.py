"""Resources: three kinds per player, a bank that is bottomless unless the option `strict_bank` is on (A31)."""

from __future__ import annotations

from rules.rise_of_tribes.components import tables
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
    """Give points; with 15 the player wins. After the end nobody gains any more."""
    if s.winner >= 0:
        return
    s.vp[player] += points
    s.quiet = -1
    s.tell("points", player, points=points, why=why, total=s.vp[player])
    if s.vp[player] >= tables.WIN_VP:
        s.winner = player
        s.tell("won", player, points=s.vp[player])


def forfeit(s: Position, player: int, points: int, why: str) -> None:
    """Take points away, down to the floor (A47)."""
    if s.winner >= 0:
        return
    lost = min(points, s.vp[player] - LOWEST_VP)
    s.vp[player] -= lost
    s.tell("points", player, points=-lost, why=why, total=s.vp[player])
