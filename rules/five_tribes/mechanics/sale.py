"""The merchandise sale and the end of an activation (spec section 3.7)."""

from __future__ import annotations

from rules.five_tribes.components.actions import CASH, END, SELL
from rules.five_tribes.components.pieces import GOODS, KINDS, RESOURCES, SUIT_VALUES
from rules.five_tribes.components.stages import SALE, SUIT
from rules.five_tribes.mechanics.control import earn
from rules.five_tribes.mechanics.hands import give
from rules.five_tribes.mechanics.overheard import suit_was_not_asked_about
from rules.five_tribes.mechanics.powers import power_ids
from rules.five_tribes.position import Position


def asks(s: Position) -> bool:
    """Whether something can be sold or a djinn used."""
    place = s.actor * KINDS
    if s.stage == SALE and any(s.goods[place : place + GOODS]):
        return True
    return bool(power_ids(s))


def list_sale(s: Position) -> list[int]:
    """Djinns, the first card of a suit, or the end."""
    return [*power_ids(s), *_sellable(s), END]


def list_after(s: Position) -> list[int]:
    """Djinns after the sale, or the end."""
    return [*power_ids(s), END]


def list_suit(s: Position) -> list[int]:
    """Another good for the suit, different from those in it, or cashing it in; any goods will do (ruling 31)."""
    return [*_sellable(s), CASH]


def can_grow(s: Position) -> bool:
    """Whether the suit laid out can get another good."""
    return bool(_sellable(s))


def _sellable(s: Position) -> list[int]:
    place = s.actor * KINDS
    return [SELL + g for g in range(GOODS) if s.goods[place + g] and not s.suit >> g & 1]


def do_sell(s: Position, action: int) -> None:
    """Lay a good out for the suit; a suit that cannot grow is cashed in at once."""
    good = action - SELL
    give(s, s.actor, good)
    s.suit |= 1 << good
    s.stage = SUIT
    if not can_grow(s):
        suit_was_not_asked_about(s)
        do_cash(s, CASH)


def do_cash(s: Position, action: int) -> None:
    """Discard the suit for coins."""
    goods = [g for g in range(GOODS) if s.suit >> g & 1]
    s.discard += goods
    if s.events is not None:
        s.tell("sell", s.actor, goods=[RESOURCES[g] for g in goods])
    earn(s, s.actor, SUIT_VALUES[len(goods)], "sale")
    s.suit = 0
    s.sold = True
    s.stage = SALE
