"""Phase 4: which hexes are in conflict, and what may be done before one is resolved (spec 2.6)."""

from __future__ import annotations

from typing import Final

from rules.rise_of_tribes.components import actions, packing
from rules.rise_of_tribes.components.box import AMBUSH, HEXES, WALLS
from rules.rise_of_tribes.components.frames import FOUGHT
from rules.rise_of_tribes.mechanics import elders, free, leaders
from rules.rise_of_tribes.mechanics.ground import in_turn_order, overcrowded
from rules.rise_of_tribes.position import Position, plus

INVADERS_SIDE: Final = 4
"""The invaders' number among the sides."""


def conflict_hexes(s: Position) -> int:
    """Overcrowded hexes with a tribe in them, and the one marked by Cunning (spec 2.6)."""
    mask = overcrowded(s)
    return mask | 1 << s.marked if s.marked >= 0 else mask


def drop_mark(s: Position) -> None:
    """Cunning's mark disappears when fewer than two sides are left in its hex."""
    if s.marked >= 0 and len(sides(s, s.marked)) < 2:
        s.marked = -1


def sides(s: Position, h: int) -> list[int]:
    """The tribes in a hex, in turn order, then the invaders."""
    found = [player for player in in_turn_order(s) if s.members[player << 4 | h]]
    if s.invaders_hex == h:
        found.append(INVADERS_SIDE)
    return found


def ambush_mask(s: Position, player: int, hexes: int) -> int:
    """Conflict hexes that members on the leader board may join: where the player grew or moved (A29)."""
    return hexes & s.touched if s.board[player] and s.power[player] == AMBUSH else 0


def ids(s: Position, player: int, argument: int) -> list[int]:
    """The next conflict, what may be done before it; none left: the end of the phase."""
    hexes = conflict_hexes(s)
    result = actions.hex_ids(actions.FIGHT, hexes)[:] if hexes else [actions.DONE]
    if s.power[player] >= 0:
        result += actions.hex_ids(actions.CUNNING, leaders.cunning_hexes(s, player))
        result += leaders.intimidations(s, player)
        result += actions.hex_ids(actions.AMBUSH, ambush_mask(s, player, hexes))
    if hexes or len(result) > 1:
        free.add_ids(s, player, result)
    if hexes and s.with_elders:
        result += elders.loan_ids(s, player, elders.FOR_CONFLICTS)
    return result


def do(s: Position, player: int, argument: int, action: int) -> None:
    """Begin a conflict, or prepare it."""
    if action == actions.DONE:
        s.stack.pop()
    elif action >= actions.AMBUSH:
        h = action - actions.AMBUSH
        s.board = plus(s.board, player, -1)
        s.supply[player] += 1
        s.add_members(player, h)
        s.tell("ambush", player, hex=HEXES[h])
    elif action >= actions.INTIMIDATE:
        leaders.begin_intimidation(s, player, action - actions.INTIMIDATE)
    elif action >= actions.CUNNING:
        leaders.mark(s, player, action - actions.CUNNING)
    else:
        begin(s, action - actions.FIGHT)


def begin(s: Position, h: int) -> None:
    """A conflict begins."""
    s.flags |= FOUGHT
    if s.marked == h:
        s.marked = -1
    s.tell("conflict", s.active, hex=HEXES[h])
    there = sides(s, h)
    attacked = s.active in there
    walled = attacked and walls_defend(s, h)
    s.stack.append(packing.fight_out(s.active, h, walled, attacked, INVADERS_SIDE in there))


def walls_defend(s: Position, h: int) -> bool:
    """Whether the owner of the Walls defends a village in the hex."""
    owner = s.item_owner[WALLS - 3]
    return owner >= 0 and owner != s.active and s.village[h] == owner and bool(s.members[owner << 4 | h])
