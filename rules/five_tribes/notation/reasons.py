"""Why an action is not legal in a stage that it belongs to, a function for each kind of action."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rules.core.state import Refusal
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


def _bid(s: Position, action: int) -> Refusal:
    step, fakirs = BIDS[action - BID]
    player = s.bid_order[0]
    if not bidding.is_free(s, step):
        return Refusal(f"no space {PRICES[step]} is free", "3.1")
    if fakirs and not s.djinns[player] >> KUMARBI & 1:
        return Refusal("only Kumarbi lowers a bid, and you do not have that djinn", "1.4")
    if fakirs > bidding.most_fakirs(s, player):
        return Refusal(_short(0, fakirs), "1.4")
    return Refusal(f"you cannot pay {PRICES[step - fakirs]} gold", "3.1")


def _take(s: Position, action: int) -> Refusal:
    tile = action - TAKE
    if s.size[tile] == 0:
        return Refusal(f"there are no meeples on {TILE_TEXT[tile]}", "3.3")
    return Refusal(f"from {TILE_TEXT[tile]} no last meeple could land beside one of its tribe", "3.3")


def _drop(s: Position, action: int) -> Refusal:
    direction, colour = divmod(action - DROP, 5)
    if s.hand[colour] == 0:
        return Refusal(f"you carry no {TRIBES[colour]}", "3.3")
    if s.arc % 5 != START and direction == (s.arc % 5 + 2) % 4:
        return Refusal("you may not step straight back", "3.3")
    if all(base != direction * 5 for _, _, _, base in ONWARD[s.arc]):
        return Refusal("there is no tile in that direction", "3.3")
    if s.left == 1:
        return Refusal(f"the last meeple must land where {TRIBES[colour]} stand", "3.3")
    return Refusal("from there the last meeple could not land beside one of its tribe", "3.3")


def _fakirs(s: Position, action: int) -> Refusal:
    if s.tribe != BLUE:
        return Refusal(
            "only builders are helped so; for assassins choose the victim, and the fakirs that it needs are spent",
            "3.5",
        )
    return Refusal(_short(0, action - FAKIRS), "3.5")


def _kill(s: Position, action: int) -> Refusal:
    tile, colour = divmod(action - KILL, 5)
    if s.tribe != RED:
        return Refusal("only assassins kill", "3.5")
    if s.stage == SECOND_KILL and tile != s.victim:
        return Refusal("Iblis kills both at the same place", "r34")
    if not s.meeples[tile * 5 + colour]:
        return Refusal(f"there are no {TRIBES[colour]} on {TILE_TEXT[tile]}", "3.5")
    reach = s.taken + s.goods[s.actor * KINDS + FAKIR]
    return Refusal(
        f"{TILE_TEXT[tile]} is {DISTANCE[s.final * TILES + tile]} steps away, your assassins reach {reach}", "3.5"
    )


def _rob(s: Position, action: int) -> Refusal:
    seat, what = divmod(action - ROB, 2)
    if s.tribe != RED:
        return Refusal("only assassins kill", "3.5")
    if seat >= s.players:
        return Refusal(f"there is no seat {seat}", "3.5")
    if seat == s.actor:
        return Refusal("your own viziers and elders are no victims", "r33")
    if s.djinns[seat] >> BOAZ & 1:
        return Refusal("Boaz protects that player", "1.4")
    if (s.elders if what else s.viziers)[seat] == 0:
        return Refusal(f"that player has no {'elders' if what else 'viziers'}", "3.5")
    return Refusal("Iblis kills both at the same place", "r34")


def _place(s: Position, action: int) -> Refusal:
    kind = FACE_KIND[s.faces[s.final]]
    if kind in (OASIS, VILLAGE):
        return Refusal("none is left to place", "3.6")
    return Refusal(f"nothing is placed on the {TILE_NAMES[kind]}", "3.6")


def _pick(s: Position, action: int) -> Refusal:
    kind = FACE_KIND[s.faces[s.final]]
    place = action - PICK
    if kind not in PRICE:
        return Refusal(f"no cards are sold on the {TILE_NAMES[kind]}", "3.6")
    if s.stage == TILE and s.gold[s.actor] < PRICE[kind]:
        return Refusal(f"you cannot pay the {PRICE[kind]} gold of a {TILE_NAMES[kind]}", "3.6")
    if place >= len(s.row):
        return Refusal(f"there is no card {place + 1} in the row", "3.6")
    return Refusal(f"only the first {CHOICE[kind]} cards are for sale here", "3.6")


def _buy(s: Position, action: int) -> Refusal:
    djinn, way = divmod(action - BUY, 2)
    elders, fakirs = PRICES_OF_A_DJINN[way]
    if FACE_KIND[s.faces[s.final]] != SACRED:
        return Refusal("djinns are bought at Sacred Places only", "3.6")
    if djinn not in s.djinn_row:
        return Refusal(f"{DJINN_NAMES[djinn]} does not lie face up", "3.6")
    return Refusal(_short(elders, fakirs), "3.6")


def _short(elders: int, fakirs: int) -> str:
    price = [f"{n} {word}{'s' * (n > 1)}" for n, word in ((elders, "elder"), (fakirs, "fakir")) if n]
    return f"you do not have {' and '.join(price)}"


def _use(s: Position, action: int) -> Refusal:
    djinn, elders, fakirs = POWERS[action - USE]
    name = DJINN_NAMES[djinn]
    if not s.djinns[s.actor] >> djinn & 1:
        return Refusal(f"you do not have {name}", "1.4")
    if s.used[s.actor] >> djinn & 1:
        return Refusal(f"{name} has been used this turn", "r8")
    if not can_pay(s, s.actor, elders, fakirs):
        return Refusal(_short(elders, fakirs), "1.4")
    if s.stage == SHIFT or not powers.usable(s, djinn):
        return Refusal(f"{name} has nothing to work on now", "1.4")
    return Refusal(f"not now: {NOW[s.stage]}", "r7")


def _at(s: Position, action: int) -> Refusal:
    return Refusal(f"{DJINN_NAMES[s.power]} cannot be used on {TILE_TEXT[action - AT]}", "1.4")


def _keep(s: Position, action: int) -> Refusal:
    return Refusal(f"{DJINN_NAMES[action - KEEP]} was not drawn", "1.4")


def _sell(s: Position, action: int) -> Refusal:
    good = action - SELL
    if s.suit >> good & 1:
        return Refusal(f"{RESOURCES[good]} is in the suit already", "3.7")
    return Refusal(f"you have no {RESOURCES[good]}", "3.7")


def _other(s: Position, action: int) -> Refusal:
    return Refusal(f"not now: {NOW[s.stage]}", MOMENTS[KIND[action]][1])


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
