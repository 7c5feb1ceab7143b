"""The draw pile and the discard pile (spec 3.6)."""

from __future__ import annotations

from bisect import insort

from rules.tribe.components.cards import DIORAMAS, HIDDEN, NAMES
from rules.tribe.position import Position


def draw(state: Position) -> int:
    """The top card of the draw pile, refilled first if it is empty; `HIDDEN` if none can be had."""
    if not state.draw:
        if len(state.discard) < 2:
            return HIDDEN
        _refill(state)
    card = state.draw.pop()
    insort(state.hands[state.turn], card)
    state.draws[state.turn] += 1
    return card


def _refill(state: Position) -> None:
    """All discards but the top one become a new draw pile (known as a set from now on)."""
    top = state.discard.pop()
    fresh = state.discard
    state.discard = [top]
    state.stock = tuple(sorted(fresh))
    state.draws = [0] * state.players
    state._shuffle(fresh)
    state.draw = fresh
    if state.events is not None:
        state.tell("refilled", cards=len(fresh))


def put_under(state: Position, card: int) -> None:
    """A card that was not discarded goes to the bottom of the discard pile."""
    state.discard.insert(0, card)


def is_exhausted(state: Position) -> bool:
    """Whether no Diorama is left in either pile (spec 3.7)."""
    return all(card >= DIORAMAS for card in state.discard) and all(card >= DIORAMAS for card in state.draw)


def drawn_event(state: Position, card: int) -> None:
    """Tell of a card drawn unseen."""
    if state.events is not None:
        seat = state.turn
        state.tell_secret("drawn", seat, {"draw": len(state.draw)}, {"card": NAMES[card]})
