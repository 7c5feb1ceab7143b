"""The draw pile and the discard pile (spec 3.6)."""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING

from rules.core.event import Event
from rules.tribe.components import DIORAMAS, HIDDEN, NAMES

if TYPE_CHECKING:
    from rules.tribe.state import TribeState


def draw(state: TribeState) -> int:
    """The top card of the draw pile, refilled first if it is empty; `HIDDEN` if none can be had."""
    if not state.draw:
        if len(state.discard) < 2:
            return HIDDEN
        _refill(state)
    card = state.draw.pop()
    insort(state.hands[state.turn], card)
    state.draws[state.turn] += 1
    return card


def _refill(state: TribeState) -> None:
    """All discards but the top one become a new draw pile (known as a set from now on)."""
    top = state.discard.pop()
    fresh = state.discard
    state.discard = [top]
    state.stock = tuple(sorted(fresh))
    state.draws = [0] * state.players
    state._shuffle(fresh)
    state.draw = fresh
    if state.events is not None:
        state.events.append(Event("refilled", None, {"cards": len(fresh)}))


def put_under(state: TribeState, card: int) -> None:
    """A card that was not discarded goes to the bottom of the discard pile."""
    state.discard.insert(0, card)


def is_exhausted(state: TribeState) -> bool:
    """Whether no Diorama is left in either pile (spec 3.7)."""
    return all(card >= DIORAMAS for card in state.discard) and all(card >= DIORAMAS for card in state.draw)


def left(state: TribeState, seat: int, card: int) -> None:
    """A card has been seen to leave a seat: if it was one that was taken openly, that is over."""
    shown = state.shown[seat]
    for number, entry in enumerate(shown):
        if entry % 32 == card:
            state.shown[seat] = shown[:number] + shown[number + 1 :]
            return


def drawn_event(state: TribeState, card: int) -> None:
    """Tell of a card drawn unseen."""
    if state.events is not None:
        seat = state.turn
        state.events.append(Event("drawn", seat, {"draw": len(state.draw)}, {"card": NAMES[card]}, (seat,)))
