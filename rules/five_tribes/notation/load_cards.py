"""Reading the cards in nobody's hand: rows, discards and piles. A pile that is left out is what is nowhere else."""

from __future__ import annotations

from typing import Any

from rules.core.fields import Fields
from rules.five_tribes.components.pieces import DJINN_NAMES, FAKIR, GOODS, KINDS, RESOURCE_COUNTS, RESOURCES
from rules.five_tribes.position import Position


def load_resources(s: Position, fields: Fields, is_view: bool) -> None:
    """The row, the discards and the pile of resources. Raises `BadPosition`."""
    rest = list(RESOURCE_COUNTS)
    s.row = [RESOURCES.index(card) for card in fields.words("row", RESOURCES, default=[])]
    s.discard = [RESOURCES.index(card) for card in fields.words("discard", RESOURCES, default=[])]
    for card in (*s.row, *s.discard, *(good for good in range(GOODS) if s.suit >> good & 1)):
        rest[card] -= 1
    for place, count in enumerate(s.goods):
        rest[place % KINDS] -= count
    for card, count in enumerate(rest):
        if count < 0:
            raise fields.fail("row", f"there are {-count} cards {RESOURCES[card]} too many")
    left = [card for card in range(FAKIR + 1) for _ in range(rest[card])]
    if is_view:
        hidden = sum(s.secret[seat] for seat in range(s.players) if s.gold[seat] < 0)
        s.pile = _hidden(fields, "pile", len(left) - hidden)
        return
    s.pile = [RESOURCES.index(card) for card in reversed(fields.words("pile", RESOURCES, default=_names(left)))]
    if sorted(s.pile) != left:
        raise fields.fail("pile", "must hold just the cards that are nowhere else")


def _names(cards: list[int]) -> list[str]:
    return [RESOURCES[card] for card in cards]


def _hidden(fields: Fields, name: str, count: int) -> list[int]:
    if count < 0 or len(fields.words(name, ["?"], default=["?"] * max(0, count))) != count:
        raise fields.fail(name, f"must be {max(0, count)} hidden cards")
    return [-1] * count


def load_djinns(s: Position, fields: Fields, viewer: Any) -> None:
    """The row, the discards and the pile of djinns. Raises `BadPosition`."""
    s.djinn_row = _djinn_list(fields, "djinn_row", [])
    s.djinn_discard = _djinn_list(fields, "djinn_discard", [])
    open_ = [*s.djinn_row, *s.djinn_discard, *(d for d in s.drawn if d >= 0)]
    for mask in s.djinns:
        open_ += [d for d in range(len(DJINN_NAMES)) if mask >> d & 1]
    if len(set(open_)) != len(open_):
        raise fields.fail("djinn_row", "a djinn lies in two places")
    left = [d for d in range(len(DJINN_NAMES)) if d not in open_]
    if viewer is not None:
        s.djinn_pile = _hidden(fields, "djinn_pile", len(left) - s.drawn.count(-1))
        return
    s.djinn_pile = _djinn_list(fields, "djinn_pile", [DJINN_NAMES[d] for d in left])[::-1]
    if sorted(s.djinn_pile) != left:
        raise fields.fail("djinn_pile", "must hold just the djinns that are nowhere else")


def _djinn_list(fields: Fields, name: str, default: list[str]) -> list[int]:
    return [DJINN_NAMES.index(djinn) for djinn in fields.words(name, DJINN_NAMES, default=default)]
