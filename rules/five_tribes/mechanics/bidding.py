"""The bid for turn order (spec section 3.1)."""

from __future__ import annotations

from rules.five_tribes.components import rulings
from rules.five_tribes.components.actions import BID, BIDS, FIRST_BID
from rules.five_tribes.components.pieces import FAKIR, KINDS, KUMARBI, PRICES, TRACK
from rules.five_tribes.mechanics.hands import give
from rules.five_tribes.position import Position


def is_free(s: Position, step: int) -> bool:
    """Whether the track has a free space of price `PRICES[step]`."""
    return s.track[0] < 0 if step == 0 else s.track[step + 2] < 0


def most_fakirs(s: Position, player: int) -> int:
    """How many of Kumarbi's steps the player can pay for."""
    return s.goods[player * KINDS + FAKIR] if s.djinns[player] & (1 << KUMARBI) else 0


def list_bids(s: Position) -> list[int]:
    """Free spaces that can be paid, with Kumarbi's fakirs never below price 0 (rulings 26 and 27)."""
    player = s.bid_order[0]
    gold = s.gold[player]
    found = []
    for fakirs in range(min(most_fakirs(s, player), len(PRICES) - 1) + 1):
        first = FIRST_BID[fakirs] - fakirs
        for step in range(fakirs, len(PRICES)):
            if is_free(s, step) and PRICES[step - fakirs] <= gold:
                found.append(first + step)
    if not found:
        found.append(FIRST_BID[0] + PRICES.index(rulings.INSOLVENT_PRICE))
    return found


def do_bid(s: Position, action: int) -> None:
    """Pay and put the marker on the chosen space; Kumarbi lowers the price only (ruling 27)."""
    step, fakirs = BIDS[action - BID]
    player = s.bid_order.pop(0)
    price = min(PRICES[step - fakirs], s.gold[player])
    s.gold[player] -= price
    for _ in range(fakirs):
        give(s, player, FAKIR)
        s.discard.append(FAKIR)
    if step == 0:
        push_zero(s.track, player)
    else:
        s.track[step + 2] = player
    if s.events is not None:
        s.tell("bid", player, space=PRICES[step], paid=price, fakirs=fakirs)


def push_zero(track: list[int], player: int) -> None:
    """A new 0 enters the space nearest to the prices and pushes the earlier ones away from it; they stand without gaps."""
    track[0], track[1], track[2] = track[1], track[2], player


def next_on_track(s: Position) -> int:
    """The space of the marker that is activated next, -1 when none is left."""
    for space in range(len(TRACK) - 1, -1, -1):
        if s.track[space] >= 0:
            return space
    return -1
