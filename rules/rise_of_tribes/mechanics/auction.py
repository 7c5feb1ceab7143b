"""The Chieftain's auction (spec 2.3, A20)."""

from __future__ import annotations

from rules.rise_of_tribes.components import actions, tables
from rules.rise_of_tribes.components.box import CHIEFTAIN
from rules.rise_of_tribes.components.frames import AUCTION, SHARE
from rules.rise_of_tribes.mechanics import bank, row
from rules.rise_of_tribes.mechanics.bank import gain
from rules.rise_of_tribes.position import Position


def start(s: Position) -> None:
    """Begin: the active player speaks first."""
    s.bid = 0
    s.bidder = -1
    s.dropped = 0
    s.stack.append((AUCTION, s.active, 0))


def ids(s: Position, player: int, argument: int) -> list[int]:
    """Drop, or bid more than the current bid and no more than one owns."""
    most = min(bank.total(s, player), actions.MAX_BID)
    return [actions.DROP, *range(actions.BID + s.bid, actions.BID + most)]


def do(s: Position, player: int, argument: int, action: int) -> None:
    """Bid or drop; then the next who is still in, but for the highest bidder."""
    s.stack.pop()
    if action == actions.DROP:
        forced = len(ids(s, player, argument)) == 1
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
    _finish(s)


def _finish(s: Position) -> None:
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
