"""What may become of the cards in a hand, and what the challenge would bring now."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from rules.tribe.components.cards import (
    BLOCK,
    DIORAMAS,
    DRAW3,
    NONE,
    TOTEM,
    TRIBU,
    TRIBU_NAMES,
    TRIBUS,
    VASES,
    need,
)
from rules.tribe.components.phases import DRAW3_DISCARD, MAIN
from rules.tribe.mechanics.legal import fits
from rules.tribe.mechanics.scoring import complete_chains, hostile_points, table_points
from tribes_tui.words.common import capital, count, whose

if TYPE_CHECKING:
    from rules.tribe.state import TribeState

HAND_TITLE = "Your hand"
LEADERS_TITLE = "Leaders to choose from"
NO_HAND_TITLE = "The piles"


def hand_of(name: str) -> str:
    """Above the cards of another player, where all eyes look."""
    return f"{capital(whose(name))} hand"


class Use(NamedTuple):
    """What may become of a card: in full, in nine letters or few more, and whether a chain can use it."""

    words: str
    brief: str = ""
    is_good: bool = False

    @property
    def shortest(self) -> str:
        """In few letters."""
        return self.brief or self.words


ADDS, TWICE = Use("new chain", is_good=True), Use("you have one", "have one")
NO_CHAIN, CLOSES = Use("on no chain", "on none"), Use("closes it!", is_good=True)
PLAY, BLOCKS, NOBODY = Use("play it"), Use("block a player", "block"), Use("no target")
NO_PLACE, UNUSED = Use("no place"), Use("needs a chain", "no chain")
GOES, NOTHING = Use("discard"), Use("")


def use_of(state: TribeState, seat: int, card: int) -> Use:
    """On which chain it goes, or what else it is for, nothing where it may be hidden; of the cards of a draw three, that it goes."""
    if state.is_terminal:
        return NOTHING
    if state.phase == DRAW3_DISCARD and state.current_player == seat:
        return GOES
    if card < DIORAMAS:
        return _of_vase(state, seat, card)
    if card < TRIBU + TRIBUS:
        return TWICE if state.vases[seat * TRIBUS + card - TRIBU] is not None else ADDS
    if card == DRAW3:
        return PLAY
    if card == BLOCK:
        others = (other for other in range(state.players) if other != seat)
        return BLOCKS if any(state.orders[other] and not state.blocked[other] for other in others) else NOBODY
    if _may_hide(state, seat) or _may_swap(state, seat):
        return NOTHING
    return NO_PLACE if state.slots(seat) else UNUSED


def _may_hide(state: TribeState, seat: int) -> bool:
    """Whether a chain has no card face down yet."""
    return any(state.actives[slot] == NONE for slot in state.slots(seat))


def _may_swap(state: TribeState, seat: int) -> bool:
    """Whether a card that lies face down may still be taken back for another one in the seat's turn, this one or the next."""
    has_swapped = state.current_player == seat and state.phase == MAIN and state.swapped
    return not has_swapped and any(state.actives[slot] != NONE for slot in state.slots(seat))


def _of_vase(state: TribeState, seat: int, card: int) -> Use:
    slots = [slot for slot in state.slots(seat) if fits(state, card, slot)]
    if not slots:
        return NO_CHAIN
    ends = card != TOTEM and any(len(state.vases[slot] or ()) == VASES - 1 for slot in slots)
    if ends and complete_chains(state, seat) + 1 >= need(state.players):
        return CLOSES
    if len(slots) > 1:
        return Use(f"on {len(slots)} chains", f"{len(slots)} chains", True)
    return Use(f"on {TRIBU_NAMES[slots[0] % TRIBUS]}", is_good=True)


def standing(state: TribeState, seat: int) -> Iterator[str]:
    """What the challenge would bring to a seat now: the same in sentences, the longest first; nothing once all is counted."""
    if state.is_terminal:
        return
    table, bonus = table_points(state, seat)
    hostile = hostile_points(state, seat)
    closing, other = table + bonus, table + bonus - hostile
    magic = f" and {bonus} for magic" if bonus else ""
    yield (
        f"If another player closes the challenge now, you get {_points(other)}: {table} on the table{magic}, "
        f"minus {hostile} in hand and face down. If you close it, {_points(closing)}."
    )
    yield f"You get {_points(other)} if another player closes the challenge now, {_points(closing)} if you close it"
    yield f"You get {_points(other)} if another player closes now, {_points(closing)} if you do"
    yield f"You get {_signed(other)} if another player closes now, {_signed(closing)} if you do"
    yield f"You get {_signed(other)} if others close now, {_signed(closing)} if you do"
    yield f"{_signed(other)} if others close now, {_signed(closing)} if you do"
    yield f"{_signed(other)} if others close, {_signed(closing)} if you do"


def _signed(number: int) -> str:
    return f"−{-number}" if number < 0 else str(number)


def _points(number: int) -> str:
    return f"−{count(-number, 'point')}" if number < 0 else count(number, "point")
