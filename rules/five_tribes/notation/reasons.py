"""Why an action is not legal in a stage that it belongs to, a function for each kind of action."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rules.core.state import Refusal, refusal_of
from rules.five_tribes.components.actions import (
    AT,
    BID,
    BIDS,
    BUY,
    CASH,
    DROP,
    END,
    FAKIRS,
    KEEP,
    KILL,
    KIND,
    PASS,
    PICK,
    PLACE,
    POWERS,
    PRICES_OF_A_DJINN,
    ROB,
    SELL,
    TAKE,
    USE,
)
from rules.five_tribes.components.grid import DISTANCE, ONWARD, START, TILE_TEXT, TILES
from rules.five_tribes.components.pieces import (
    BLUE,
    BOAZ,
    DJINN_NAMES,
    FACE_KIND,
    FAKIR,
    KINDS,
    KUMARBI,
    OASIS,
    PRICES,
    RED,
    RESOURCES,
    SACRED,
    TILE_NAMES,
    TRIBES,
    VILLAGE,
)
from rules.five_tribes.components.stages import SECOND_KILL, SHIFT, TILE
from rules.five_tribes.mechanics import bidding, powers
from rules.five_tribes.mechanics.control import can_pay
from rules.five_tribes.mechanics.tile_actions import CHOICE, PRICE
from rules.five_tribes.notation.moments import MOMENTS, NOW
from rules.five_tribes.position import Position


def not_now(s: Position, section: str) -> Refusal:
    """What is done in this stage instead."""
    return refusal_of("five_tribes", section, "not-now", "not now: {why}", why=NOW[s.stage])


def _bid(s: Position, action: int) -> Refusal:
    step, fakirs = BIDS[action - BID]
    player = s.bid_order[0]
    if not bidding.is_free(s, step):
        return refusal_of("five_tribes", "3.1", "no-space", "no space for {price} gold is free", price=PRICES[step])
    if fakirs and not s.djinns[player] >> KUMARBI & 1:
        return refusal_of(
            "five_tribes", "1.4", "only-kumarbi", "only Kumarbi lowers a bid, and you don't have that djinn"
        )
    if fakirs > bidding.most_fakirs(s, player):
        return _short("1.4", 0, fakirs)
    return refusal_of("five_tribes", "3.1", "too-dear", "you can't pay {price} gold", price=PRICES[step - fakirs])


def _take(s: Position, action: int) -> Refusal:
    tile = action - TAKE
    if s.size[tile] == 0:
        return refusal_of("five_tribes", "3.3", "no-meeples", "there are no meeples on {tile}", tile=TILE_TEXT[tile])
    return refusal_of(
        "five_tribes",
        "3.3",
        "no-way-from",
        "from {tile} no last meeple could land on a tile with one of its tribe",
        tile=TILE_TEXT[tile],
    )


def _drop(s: Position, action: int) -> Refusal:
    direction, colour = divmod(action - DROP, 5)
    if s.hand[colour] == 0:
        return refusal_of("five_tribes", "3.3", "not-carried", "you carry no {tribe}", tribe=TRIBES[colour])
    if s.arc % 5 != START and direction == (s.arc % 5 + 2) % 4:
        return refusal_of("five_tribes", "3.3", "no-step-back", "you may not step straight back")
    if all(base != direction * 5 for _, _, _, base in ONWARD[s.arc]):
        return refusal_of("five_tribes", "3.3", "no-tile-there", "there is no tile in that direction")
    if s.left == 1:
        return refusal_of(
            "five_tribes", "3.3", "last-lands", "the last meeple must land where {tribe} stand", tribe=TRIBES[colour]
        )
    return refusal_of(
        "five_tribes", "3.3", "no-landing", "from there the last meeple couldn't land on a tile with one of its tribe"
    )


def _fakirs(s: Position, action: int) -> Refusal:
    if s.tribe != BLUE:
        return refusal_of(
            "five_tribes",
            "3.5",
            "only-builders",
            "only builders are helped in this way; for assassins choose the victim, and the fakirs that it needs are spent",
        )
    return _short("3.5", 0, action - FAKIRS)


def _kill(s: Position, action: int) -> Refusal:
    tile, colour = divmod(action - KILL, 5)
    if s.tribe != RED:
        return refusal_of("five_tribes", "3.5", "only-assassins", "only assassins kill")
    if s.stage == SECOND_KILL and tile != s.victim:
        return refusal_of("five_tribes", "r34", "iblis-same-place", "with Iblis both victims must be in the same place")
    if not s.meeples[tile * 5 + colour]:
        return refusal_of(
            "five_tribes",
            "3.5",
            "none-of-tribe",
            "there are no {tribe} on {tile}",
            tribe=TRIBES[colour],
            tile=TILE_TEXT[tile],
        )
    reach = s.taken + s.goods[s.actor * KINDS + FAKIR]
    return refusal_of(
        "five_tribes",
        "3.5",
        "out-of-reach",
        "{tile} is {steps} steps away, but your assassins reach only {reach}",
        tile=TILE_TEXT[tile],
        steps=DISTANCE[s.final * TILES + tile],
        reach=reach,
    )


def _rob(s: Position, action: int) -> Refusal:
    seat, what = divmod(action - ROB, 2)
    if s.tribe != RED:
        return refusal_of("five_tribes", "3.5", "only-assassins", "only assassins kill")
    if seat >= s.players:
        return refusal_of("five_tribes", "3.5", "no-seat", "there is no seat {seat}", seat=seat)
    if seat == s.actor:
        return refusal_of("five_tribes", "r33", "own-people", "you can't kill your own viziers and elders")
    if s.djinns[seat] >> BOAZ & 1:
        return refusal_of("five_tribes", "1.4", "boaz-protects", "Boaz protects that player")
    if (s.elders if what else s.viziers)[seat] == 0:
        if what:
            return refusal_of("five_tribes", "3.5", "no-elders", "that player has no elders")
        return refusal_of("five_tribes", "3.5", "no-viziers", "that player has no viziers")
    return refusal_of("five_tribes", "r34", "iblis-same-place", "with Iblis both victims must be in the same place")


def _place(s: Position, action: int) -> Refusal:
    kind = FACE_KIND[s.faces[s.final]]
    if kind in (OASIS, VILLAGE):
        return refusal_of("five_tribes", "3.6", "none-left", "none is left to place")
    return refusal_of(
        "five_tribes", "3.6", "nothing-placed", "nothing is placed on the {place}", place=TILE_NAMES[kind]
    )


def _pick(s: Position, action: int) -> Refusal:
    kind = FACE_KIND[s.faces[s.final]]
    place = action - PICK
    if kind not in PRICE:
        return refusal_of(
            "five_tribes", "3.6", "no-cards-sold", "no cards are sold on the {place}", place=TILE_NAMES[kind]
        )
    if s.stage == TILE and s.gold[s.actor] < PRICE[kind]:
        return refusal_of(
            "five_tribes",
            "3.6",
            "no-gold-for-market",
            "you can't pay the {price} gold of a {place}",
            price=PRICE[kind],
            place=TILE_NAMES[kind],
        )
    if place >= len(s.row):
        return refusal_of("five_tribes", "3.6", "no-card", "there is no card {place} in the row", place=place + 1)
    return refusal_of(
        "five_tribes", "3.6", "only-first", "only the first {number} cards are for sale here", number=CHOICE[kind]
    )


def _buy(s: Position, action: int) -> Refusal:
    djinn, way = divmod(action - BUY, 2)
    elders, fakirs = PRICES_OF_A_DJINN[way]
    if FACE_KIND[s.faces[s.final]] != SACRED:
        return refusal_of("five_tribes", "3.6", "sacred-places-only", "djinns are bought at Sacred Places only")
    if djinn not in s.djinn_row:
        return refusal_of("five_tribes", "3.6", "djinn-not-there", "{djinn} isn't face up", djinn=DJINN_NAMES[djinn])
    return _short("3.6", elders, fakirs)


def _short(section: str, elders: int, fakirs: int) -> Refusal:
    some_elders = "{elders} elder" if elders == 1 else "{elders} elders"
    some_fakirs = "{fakirs} fakir" if fakirs == 1 else "{fakirs} fakirs"
    if not elders:
        return refusal_of("five_tribes", section, "too-few-fakirs", "you don't have " + some_fakirs, fakirs=fakirs)
    if not fakirs:
        return refusal_of("five_tribes", section, "too-few-elders", "you don't have " + some_elders, elders=elders)
    text = "you don't have " + some_elders + " and " + some_fakirs
    return refusal_of("five_tribes", section, "too-few-of-both", text, elders=elders, fakirs=fakirs)


def _use(s: Position, action: int) -> Refusal:
    djinn, elders, fakirs = POWERS[action - USE]
    name = DJINN_NAMES[djinn]
    if not s.djinns[s.actor] >> djinn & 1:
        return refusal_of("five_tribes", "1.4", "djinn-not-yours", "you don't have {djinn}", djinn=name)
    if s.used[s.actor] >> djinn & 1:
        return refusal_of("five_tribes", "r8", "djinn-used", "{djinn} has been used this turn", djinn=name)
    if not can_pay(s, s.actor, elders, fakirs):
        return _short("1.4", elders, fakirs)
    if s.stage == SHIFT or not powers.usable(s, djinn):
        return refusal_of("five_tribes", "1.4", "djinn-idle", "{djinn} could do nothing now", djinn=name)
    return not_now(s, "r7")


def _at(s: Position, action: int) -> Refusal:
    return refusal_of(
        "five_tribes",
        "1.4",
        "djinn-not-on",
        "{djinn} can't be used on {tile}",
        djinn=DJINN_NAMES[s.power],
        tile=TILE_TEXT[action - AT],
    )


def _keep(s: Position, action: int) -> Refusal:
    return refusal_of("five_tribes", "1.4", "djinn-not-drawn", "{djinn} wasn't drawn", djinn=DJINN_NAMES[action - KEEP])


def _sell(s: Position, action: int) -> Refusal:
    good = action - SELL
    if s.suit >> good & 1:
        return refusal_of("five_tribes", "3.7", "in-suit", "{goods} is in the suit already", goods=RESOURCES[good])
    return refusal_of("five_tribes", "3.7", "no-goods", "you have no {goods}", goods=RESOURCES[good])


def _other(s: Position, action: int) -> Refusal:
    return not_now(s, MOMENTS[KIND[action]][1])


REASONS: Final[dict[int, Callable[[Position, int], Refusal]]] = {
    BID: _bid,
    TAKE: _take,
    DROP: _drop,
    FAKIRS: _fakirs,
    KILL: _kill,
    ROB: _rob,
    PASS: _other,
    PLACE: _place,
    PICK: _pick,
    BUY: _buy,
    USE: _use,
    AT: _at,
    KEEP: _keep,
    SELL: _sell,
    CASH: _other,
    END: _other,
}
"""For each kind of action: why it is not legal in a stage that it belongs to."""
