"""The tile action of the final tile (spec section 3.6)."""

from __future__ import annotations

from typing import Final

from rules.five_tribes.components import rulings
from rules.five_tribes.components.actions import BUY, PASS, PICK, PLACE, PRICES_OF_A_DJINN
from rules.five_tribes.components.pieces import (
    DJINN_NAMES,
    ENKI,
    FACE_KIND,
    LARGE_MARKET,
    LARGE_PRICE,
    OASIS,
    SACRED,
    SMALL_MARKET,
    SMALL_PRICE,
    VILLAGE,
)
from rules.five_tribes.components.stages import SALE, SECOND_PICK, SHIFT
from rules.five_tribes.mechanics.control import can_pay, gain_djinn, pay, put_palace, put_palm
from rules.five_tribes.mechanics.hands import take_open
from rules.five_tribes.mechanics.powers import power_ids
from rules.five_tribes.position import Position

PRICE: Final[dict[int, int]] = {SMALL_MARKET: SMALL_PRICE, LARGE_MARKET: LARGE_PRICE}
CHOICE: Final[dict[int, int]] = {SMALL_MARKET: 3, LARGE_MARKET: 6}


def asks(s: Position) -> bool:
    """Whether there is something to decide about the tile action."""
    kind = FACE_KIND[s.faces[s.final]]
    return bool((kind not in (OASIS, VILLAGE) and _offers(s, kind)) or power_ids(s))


def carry_out(s: Position) -> None:
    """The tile action without any choice: what is compulsory, and on to the sale."""
    if must_place(s):
        place(s, s.final)
    s.stage = SALE


def must_place(s: Position) -> bool:
    """Whether a palm tree or a palace must be put on the final tile: compulsory while there are any."""
    kind = FACE_KIND[s.faces[s.final]]
    return (kind == OASIS and s.palms_left > 0) or (kind == VILLAGE and s.palaces_left > 0)


def list_choices(s: Position) -> list[int]:
    """The tile action, declining it where that is allowed; and djinns."""
    offers = [PLACE] if must_place(s) else [PASS, *_offers(s, FACE_KIND[s.faces[s.final]])]
    return offers + power_ids(s)


def _offers(s: Position, kind: int) -> list[int]:
    if kind == SACRED:
        return _djinns(s)
    if kind in PRICE and s.gold[s.actor] >= PRICE[kind]:
        return places(s, CHOICE[kind])
    return []


def places(s: Position, first: int) -> list[int]:
    """The places of the row that may be picked from; the row does not slide on between two picks (ruling 16)."""
    return [PICK + place for place in range(min(first, len(s.row)))]


def _djinns(s: Position) -> list[int]:
    ways = [i for i, (elders, fakirs) in enumerate(PRICES_OF_A_DJINN) if can_pay(s, s.actor, elders, fakirs)]
    return [BUY + djinn * 2 + way for djinn in sorted(s.djinn_row) for way in ways]


def list_second(s: Position) -> list[int]:
    """The second card of a Large Market: what is left of the same first six (ruling 16)."""
    return places(s, CHOICE[LARGE_MARKET] - 1)


def place(s: Position, tile: int) -> None:
    """The compulsory palm tree or palace of the final tile."""
    if FACE_KIND[s.faces[s.final]] == OASIS:
        put_palm(s, tile)
    else:
        put_palace(s, tile)


def do_place(s: Position, action: int) -> None:
    """Put the palm tree or palace where it belongs, not beside it."""
    if s.stage == SHIFT:
        if s.power == ENKI:
            put_palm(s, s.origin)
        else:
            put_palace(s, s.origin)
        s.stage = s.back
        s.power = s.origin = -1
        return
    place(s, s.final)
    s.stage = SALE


def do_pick(s: Position, action: int) -> None:
    """Pay at the first card, take it; a Large Market goes on to the second (ruling 15)."""
    kind = FACE_KIND[s.faces[s.final]]
    second = s.stage == SECOND_PICK
    if not second:
        s.gold[s.actor] -= PRICE[kind]
        if s.events is not None:
            s.tell("market", s.actor, paid=PRICE[kind])
    take_open(s, s.actor, action - PICK, "market")
    more = kind == LARGE_MARKET and rulings.LARGE_MARKET_CARDS > 1 and not second and s.row
    s.stage = SECOND_PICK if more else SALE


def do_buy(s: Position, action: int) -> None:
    """Buy a face-up djinn."""
    djinn, way = divmod(action - BUY, 2)
    elders, fakirs = PRICES_OF_A_DJINN[way]
    pay(s, s.actor, elders, fakirs)
    s.djinn_row.remove(djinn)
    if s.events is not None:
        s.tell("buy", s.actor, djinn=DJINN_NAMES[djinn], elders=elders, fakirs=fakirs)
    gain_djinn(s, s.actor, djinn)
    s.stage = SALE
