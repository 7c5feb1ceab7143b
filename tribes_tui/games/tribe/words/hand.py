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
    TRIBUS,
    VASES,
    need,
)
from rules.tribe.components.phases import DRAW3_DISCARD, MAIN
from rules.tribe.mechanics.legal import fits
from rules.tribe.mechanics.scoring import complete_chains, hostile_points, table_points
from tribes_tui.games.tribe.words.said import board as said
from tribes_tui.games.tribe.words.sentences import chain_name

if TYPE_CHECKING:
    from rules.tribe.state import TribeState


class Use(NamedTuple):
    """What may become of a card: in full, in nine letters or few more, and whether a chain can use it."""

    words: str
    brief: str = ""
    is_good: bool = False

    @property
    def shortest(self) -> str:
        """In few letters."""
        return self.brief or self.words


def use_of(state: TribeState, seat: int, card: int) -> Use:
    """On which chain it goes, or what else it is for, nothing where it may be hidden; of the cards of a draw three, that it goes."""
    if state.is_terminal:
        return Use("")
    if state.phase == DRAW3_DISCARD and state.current_player == seat:
        return Use(said.use_discard())
    if card < DIORAMAS:
        return _of_vase(state, seat, card)
    if card < TRIBU + TRIBUS:
        is_twice = state.vases[seat * TRIBUS + card - TRIBU] is not None
        return Use(said.use_twice(), said.use_twice_brief()) if is_twice else Use(said.use_new(), is_good=True)
    if card == DRAW3:
        return Use(said.use_play())
    if card == BLOCK:
        others = (other for other in range(state.players) if other != seat)
        can_block = any(state.orders[other] and not state.blocked[other] for other in others)
        return Use(said.use_block(), said.use_block_brief()) if can_block else Use(said.use_nobody())
    if _may_hide(state, seat) or _may_swap(state, seat):
        return Use("")
    return Use(said.use_no_place()) if state.slots(seat) else Use(said.use_no_chain(), said.use_no_chain_brief())


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
        return Use(said.use_none(), said.use_none_brief())
    ends = card != TOTEM and any(len(state.vases[slot] or ()) == VASES - 1 for slot in slots)
    if ends and complete_chains(state, seat) + 1 >= need(state.players):
        return Use(said.use_closes(), is_good=True)
    if len(slots) > 1:
        return Use(said.use_chains(number=len(slots)), said.use_chains_brief(number=len(slots)), True)
    return Use(said.use_chain(chain=chain_name(slots[0])), is_good=True)


def standing(state: TribeState, seat: int) -> Iterator[str]:
    """What the challenge would bring to a seat now: the same in sentences, the longest first; nothing once all is counted."""
    if state.is_terminal:
        return
    table, bonus = table_points(state, seat)
    hostile = hostile_points(state, seat)
    closing, other = table + bonus, table + bonus - hostile
    said_other, said_own = _points(other), _points(closing)
    yield said.standing(magic=bonus, other=said_other, own=said_own, table=table, hostile=hostile)
    yield said.standing_line(other=said_other, own=said_own)
    yield said.standing_shorter(other=said_other, own=said_own)
    for say in (said.standing_shorter, said.standing_others, said.standing_brief, said.standing_least):
        yield say(other=_signed(other), own=_signed(closing))


def _signed(number: int) -> str:
    return f"−{-number}" if number < 0 else str(number)


def _points(number: int) -> str:
    return said.so_many_points(number=abs(number), figure=_signed(number))
