"""Doubles: the effects of the active tiles, a new tile, its reveal; the Chieftain's auction (spec 1.8, 2.3, A20)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rules.rise_of_tribes.components import actions, frames, tables
from rules.rise_of_tribes.components.box import (
    ABANDONED,
    ALTAR,
    CANOE,
    CHIEFTAIN,
    DISCOVERY,
    DROUGHT,
    HEXES,
    INVADERS,
    ITEM_KIND,
    MAMMOTH,
    PLENTIFUL,
    TIGER,
    VOLCANO,
    WINTER,
)
from rules.rise_of_tribes.components.frames import AUCTION, PUT_INVADERS, PUT_MAMMOTH, PUT_TIGER, SHARE
from rules.rise_of_tribes.components.rulings import NEW_TILE_DOUBLES
from rules.rise_of_tribes.mechanics import bank, row, terrain, villages
from rules.rise_of_tribes.mechanics.bank import gain
from rules.rise_of_tribes.mechanics.ground import in_turn_order
from rules.rise_of_tribes.position import Position

DRAW: Final = 2
"""The step of the procedure after both spaces."""


def run_events(s: Position, player: int, argument: int) -> None:
    """The next step: the older tile's effect, the younger one's, the new tile, the end (A36, A46)."""
    s.stack[-1] = (frames.EVENTS, player, argument + 1)
    if argument < DRAW:
        slot = s.oldest if argument == 0 else 1 - s.oldest
        if s.row[slot] >= 0:
            do_double(s, slot)
    elif argument == DRAW:
        draw(s)
    else:
        s.stack.pop()


def draw(s: Position) -> None:
    """One new tile if there is a space for it."""
    if -1 not in s.row:
        s.tell("spaces_full", s.active)
        return
    tile = row.draw(s)
    if tile < 0:
        return
    slot = row.place(s, tile)
    if tile in REVEAL:
        REVEAL[tile](s, slot)
    if NEW_TILE_DOUBLES and s.row[slot] == tile:
        do_double(s, slot)


# ---- On any double --------------------------------------------------------------------------------


def do_double(s: Position, slot: int) -> None:
    """The lower half of an active tile."""
    tile = s.row[slot]
    if ALTAR <= tile <= CANOE:
        _cheaper(s, slot, ITEM_KIND[tile - ALTAR])
    elif tile == TIGER:
        s.stack.append((PUT_TIGER, s.active, 0))
    elif tile == INVADERS:
        _reinforce(s)
    elif tile == DROUGHT:
        end_drought(s, slot)


def _cheaper(s: Position, slot: int, kind: int) -> None:
    row.fill(s, slot, kind, 1)
    if row.tokens_on(s, slot) >= tables.ITEM_PRICE:
        row.leave(s, slot)


def _reinforce(s: Position) -> None:
    if s.invaders < tables.INVADERS_MAX:
        s.invaders += 1
        s.population[s.invaders_hex] += 1
        s.tell("invaders", None, hex=HEXES[s.invaders_hex], count=s.invaders)


def end_drought(s: Position, slot: int) -> None:
    """Ruling A7: to the discard pile, not out of the game."""
    row.leave(s, slot)


# ---- On reveal ------------------------------------------------------------------------------------


def _discovery(s: Position, slot: int) -> None:
    for kind in range(3):
        row.fill(s, slot, kind, tables.DISCOVERY_EACH)
    row.leave_if_empty(s, slot)


def _plentiful(s: Position, slot: int) -> None:
    row.fill(s, slot, s.row[slot] - PLENTIFUL, tables.PLENTIFUL)
    row.leave_if_empty(s, slot)


def _winter(s: Position, slot: int) -> None:
    row.fill(s, slot, 0, s.players)
    row.leave_if_empty(s, slot)


def _volcano(s: Position, slot: int) -> None:
    terrain.reveal_volcano(s)


def _tiger(s: Position, slot: int) -> None:
    s.tiger = -1
    s.stack.append((PUT_TIGER, s.active, 0))


def _chieftain(s: Position, slot: int) -> None:
    start_auction(s)


def _abandoned(s: Position, slot: int) -> None:
    s.stack.append((frames.ABANDONED, s.active, 0))


def _mammoth(s: Position, slot: int) -> None:
    s.stack.append((PUT_MAMMOTH, s.active, 0))


def _invaders(s: Position, slot: int) -> None:
    s.stack.append((PUT_INVADERS, s.active, 0))


REVEAL: Final[dict[int, Callable[[Position, int], None]]] = {
    DISCOVERY: _discovery,
    PLENTIFUL: _plentiful,
    PLENTIFUL + 1: _plentiful,
    PLENTIFUL + 2: _plentiful,
    WINTER: _winter,
    VOLCANO: _volcano,
    TIGER: _tiger,
    CHIEFTAIN: _chieftain,
    ABANDONED: _abandoned,
    MAMMOTH: _mammoth,
    INVADERS: _invaders,
}

# ---- Tiger, mammoth, invaders come to the map -------------------------------------------------------


def tiger_ids(s: Position, player: int, argument: int) -> list[int]:
    """The mountains, but for the one where the tiger is."""
    mask = s.terrain[2]
    return actions.hex_ids(actions.PLACE, mask & ~(1 << s.tiger) if s.tiger >= 0 else mask)


def put_tiger(s: Position, player: int, argument: int, action: int) -> None:
    """The tiger comes; every player there loses a member, in turn order (A19)."""
    s.stack.pop()
    s.tiger = h = action - actions.PLACE
    s.tell("tiger", s.active, hex=HEXES[h])
    for player in in_turn_order(s):
        if s.members[player << 4 | h] and s.winner < 0:
            villages.lose_member(s, player, h)


def hunt_tiger(s: Position, player: int) -> None:
    """One own member of the tiger's hex falls, the tiger is gone (A48)."""
    h = s.tiger
    s.tiger = -1
    row.leave(s, s.row.index(TIGER))
    villages.lose_member(s, player, h)
    gain(s, player, tables.TIGER_HUNT_VP, "tiger hunted")


def least_populated(s: Position, mask: int) -> int:
    """The hexes of `mask` with the fewest members and invaders, empty ones included (A13)."""
    counts = [(s.population[h], h) for h in range(s.layout.size) if mask >> h & 1]
    least = min(counts)[0]
    return sum(1 << h for count, h in counts if count == least)


def mammoth_ids(s: Position, player: int, argument: int) -> list[int]:
    """The least populated lakes."""
    return actions.hex_ids(actions.PLACE, least_populated(s, s.terrain[0]))


def put_mammoth(s: Position, player: int, argument: int, action: int) -> None:
    """The mammoth comes."""
    s.stack.pop()
    s.mammoth = action - actions.PLACE
    s.tamer = -1
    s.tell("mammoth", s.active, hex=HEXES[s.mammoth])


def invaders_ids(s: Position, player: int, argument: int) -> list[int]:
    """The least populated hexes."""
    return actions.hex_ids(actions.PLACE, least_populated(s, (1 << s.layout.size) - 1))


def put_invaders(s: Position, player: int, argument: int, action: int) -> None:
    """Invaders come."""
    s.stack.pop()
    s.invaders_hex = h = action - actions.PLACE
    s.invaders = tables.INVADERS_AT_FIRST
    s.population[h] += s.invaders
    s.tell("invaders", s.active, hex=HEXES[h], count=s.invaders)


# ---- The Chieftain's auction ------------------------------------------------------------------------


def start_auction(s: Position) -> None:
    """Begin: the active player speaks first."""
    s.bid = 0
    s.bidder = -1
    s.dropped = 0
    s.stack.append((AUCTION, s.active, 0))


def auction_ids(s: Position, player: int, argument: int) -> list[int]:
    """Drop, or bid more than the current bid and no more than one owns."""
    most = min(bank.total(s, player), actions.MAX_BID)
    return [actions.DROP, *range(actions.BID + s.bid, actions.BID + most)]


def do_auction(s: Position, player: int, argument: int, action: int) -> None:
    """Bid or drop; then the next who is still in, but for the highest bidder."""
    s.stack.pop()
    if action == actions.DROP:
        forced = len(auction_ids(s, player, argument)) == 1
        s.dropped |= 1 << player
        s.tell("dropped", player, forced=forced)
    else:
        s.bid = action - actions.BID + 1
        s.bidder = player
        s.tell("bid", player, resources=s.bid)
    for step in range(1, s.players + 1):
        other = (player + step) % s.players
        if other != s.bidder and not s.dropped >> other & 1:
            s.stack.append((AUCTION, other, 0))
            return
    _finish_auction(s)


def _finish_auction(s: Position) -> None:
    """The highest bidder scores and shares the bid out; without bids the tile goes back."""
    slot = s.row.index(CHIEFTAIN)
    if s.bidder < 0:
        row.give_back(s, slot)
        return
    row.leave(s, slot)
    s.stack.append((SHARE, s.bidder, s.bid))
    high = s.bid >= tables.CHIEFTAIN_HIGH_BID
    gain(s, s.bidder, tables.CHIEFTAIN_HIGH_VP if high else tables.CHIEFTAIN_LOW_VP, "chieftain")


def share_ids(s: Position, player: int, argument: int) -> list[int]:
    """Which resource of the bid goes to whom."""
    kinds = bank.held_kinds(s, player)
    result: list[int] = []
    for other in range(s.players):
        if other != player:
            result += actions.hex_ids(actions.GIVE + 3 * other, kinds)
    return result


def do_share(s: Position, player: int, argument: int, action: int) -> None:
    """Hand one resource over; after the last the bid is forgotten."""
    receiver, kind = divmod(action - actions.GIVE, 3)
    if argument > 1:
        s.stack[-1] = (SHARE, player, argument - 1)
    else:
        s.stack.pop()
        s.bid = 0
        s.bidder = -1
    bank.give(s, player, receiver, kind)
