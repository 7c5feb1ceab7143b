"""Villages: building, the hidden one, the Abandoned Village, and their fall (spec 2.7, 2.8, A21, A32); members who go."""

from __future__ import annotations

from typing import Final

from rules.rise_of_tribes.components import actions, frames, packing, tables
from rules.rise_of_tribes.components.box import ABANDONED, CRAFTY_BUILDERS, HEXES, HIDDEN_VILLAGE, TRIBE_COST
from rules.rise_of_tribes.components.frames import ABANDONED_VILLAGE
from rules.rise_of_tribes.mechanics import bank, elders, mammoth, row
from rules.rise_of_tribes.mechanics.bank import gain
from rules.rise_of_tribes.mechanics.ground import alone
from rules.rise_of_tribes.position import Position, replaced

HIDDEN: Final = 15
"""Where a hidden village stands, in place of a hex."""

Cost = tuple[int, int, int]


def count(s: Position, player: int) -> int:
    """The player's villages, the hidden one included."""
    return s.villages[player].bit_count() + s.hidden[player]


def left(s: Position) -> int:
    """The village tokens still in stock."""
    return tables.VILLAGES - sum(count(s, player) for player in range(s.players))


# ---- Where and for how much -----------------------------------------------------------------------


def build_mask(s: Position, player: int) -> int:
    """The hexes where the player may build, money aside: own member, no village, no invaders, no Glacier."""
    mask = s.occupied[player]
    for other in range(s.players):
        mask &= ~s.villages[other]
    if s.invaders_hex >= 0:
        mask &= ~(1 << s.invaders_hex)
    if s.glacier >= 0:
        mask &= ~(1 << s.glacier)
    return mask


def abandoned_hexes(s: Position, player: int) -> int:
    """The hexes for the Abandoned Village: as for building, and the player must control them (A21)."""
    return build_mask(s, player) & alone(s, player)


def can_hide(s: Position, player: int) -> bool:
    """Whether the next village may be the hidden one (A32)."""
    return s.power[player] == HIDDEN_VILLAGE and not s.hidden[player] and s.villages[player].bit_count() == 1


def reductions(s: Position, player: int, cost: Cost) -> list[int]:
    """The kinds on which a Crafty Builder may save 1 and afford the rest."""
    return [kind for kind in range(3) if cost[kind] and bank.affords(s, player, less(cost, kind))]


def less(cost: Cost, kind: int) -> Cost:
    """The cost with 1 less of a kind."""
    return (cost[0] - (kind == 0), cost[1] - (kind == 1), cost[2] - (kind == 2))


def can_pay(s: Position, player: int, cost: Cost) -> bool:
    """Whether the player can pay for a village, by whatever means."""
    if s.power[player] == CRAFTY_BUILDERS:
        return bool(reductions(s, player, cost))
    return bank.affords(s, player, cost)


def build_ids(s: Position, player: int) -> list[int]:
    """What the player may build in phase 5."""
    if not can_pay(s, player, TRIBE_COST[s.tribe[player]]) or not left(s):
        return []
    mask = build_mask(s, player)
    ids = actions.hex_ids(actions.BUILD, mask) + elders.build_ids(s, player, mask)
    if can_hide(s, player):
        ids.append(actions.BUILD_HIDDEN)
    return ids


def abandoned_ids(s: Position, player: int, argument: int) -> list[int]:
    """What the player may do with the Abandoned Village; a Trader who can pay only after swaps may swap first (A33)."""
    ids = [actions.DONE]
    mask = abandoned_hexes(s, player) if left(s) else 0
    if can_pay(s, player, tables.ABANDONED_COST):
        ids += actions.hex_ids(actions.BUILD, mask) + elders.build_ids(s, player, mask)
        return bank.with_trades(s, player, ids)
    if mask and s.rules_version > 1 and bank.could_afford(s, player, tables.ABANDONED_COST):
        return ids + bank.trades(s, player)
    return ids


# ---- Building -------------------------------------------------------------------------------------


def place_of(action: int) -> int:
    """Where a building action builds: the hex, 16 more with the elder, or `HIDDEN`."""
    if action == actions.BUILD_HIDDEN:
        return HIDDEN
    return action - actions.BUILD if action < actions.BUILD_ELDER else action - actions.BUILD_ELDER + 16


def build(s: Position, player: int, action: int, abandoned: bool = False) -> None:
    """Pay for a village and raise it; a Crafty Builder first says which resource is saved."""
    place = place_of(action)
    if s.power[player] == CRAFTY_BUILDERS:
        s.stack.append(packing.save(player, place, abandoned))
        return
    bank.spend_cost(s, player, cost_of(s, player, abandoned))
    raise_village(s, player, place)


def cost_of(s: Position, player: int, abandoned: int) -> Cost:
    """What a village costs the player in phase 5, or from the event tile."""
    return tables.ABANDONED_COST if abandoned else TRIBE_COST[s.tribe[player]]


def save_ids(s: Position, player: int, argument: int) -> list[int]:
    """Which resource a Crafty Builder may save."""
    return [actions.SAVE + kind for kind in reductions(s, player, cost_of(s, player, packing.save_parts(argument)[1]))]


def do_save(s: Position, player: int, argument: int, action: int) -> None:
    """Pay the reduced cost, then build."""
    s.stack.pop()
    place, abandoned = packing.save_parts(argument)
    bank.spend_cost(s, player, less(cost_of(s, player, abandoned), action - actions.SAVE))
    raise_village(s, player, place)


def do_abandoned(s: Position, player: int, argument: int, action: int) -> None:
    """Build the Abandoned Village, or not."""
    s.stack.pop()
    if action != actions.DONE:
        build(s, player, action, abandoned=True)


def run_abandoned(s: Position, player: int, argument: int) -> None:
    """Ask the next player in turn order about the Abandoned Village; after the last it is discarded."""
    if argument == s.players:
        s.stack.pop()
        row.leave(s, s.row.index(ABANDONED))
        return
    s.stack[-1] = (frames.ABANDONED, player, argument + 1)
    s.stack.append((ABANDONED_VILLAGE, (s.active + argument) % s.players, 0))


def raise_village(s: Position, player: int, place: int) -> None:
    """A village that is paid for stands; the first of the game lets two events into the deck."""
    h = place & 15
    if h == HIDDEN:
        s.hidden = replaced(s.hidden, player, 1)
    else:
        s.village[h] = player
        s.villages[player] |= 1 << h
    s.tell("village_built", player, hex=None if h == HIDDEN else HEXES[h])
    if place & 16:
        elders.enter(s, player, h)
    if s.set_aside:
        row.let_in_set_aside(s)


# ---- Losing ---------------------------------------------------------------------------------------


def destroy(s: Position, h: int) -> None:
    """The village on hex `h` goes back to the stock; points scored stay."""
    owner = s.village[h]
    s.village[h] = -1
    s.villages[owner] &= ~(1 << h)
    s.tell("village_lost", owner, hex=HEXES[h])
    if s.elder[owner] == h:
        elders.leave(s, owner)


def destroy_hidden(s: Position, player: int) -> None:
    """The hidden village is lost with the last member on the map."""
    s.hidden = replaced(s.hidden, player, 0)
    s.tell("village_lost", player, hex=None)


def points(s: Position, player: int) -> None:
    """Phase 1: a point for each village."""
    villages = count(s, player)
    if villages:
        gain(s, player, villages, "villages")


# ---- Members on the map -----------------------------------------------------------------------------


def lose_member(s: Position, player: int, h: int) -> None:
    """One member is lost: off the hex, then the checks."""
    s.take_members(player, h)
    if s.events is not None:
        s.tell("member_lost", player, hex=HEXES[h])
    check_members(s, player, h)


def check_members(s: Position, player: int, h: int) -> None:
    """The checks after members of `player` left hex `h` (spec 2.4): village, hidden village, mammoth."""
    if s.members[player << 4 | h]:
        return
    if s.village[h] == player:
        destroy(s, h)
    if s.hidden[player] and not s.occupied[player]:
        destroy_hidden(s, player)
    if s.tamer == player and s.mammoth == h:
        mammoth.check(s)
