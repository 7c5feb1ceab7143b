"""Cards that leave a seat in everybody's sight (spec 4)."""

from __future__ import annotations

from rules.tribe.components.cards import NONE, TRIBUS
from rules.tribe.position import Position


def left(state: Position, seat: int, card: int) -> None:
    """A card has been seen to leave a seat: if it was one that was taken openly, that is over.

    Of two like cards the taking that was last is over: it is never known that the card taken before is still in the hand,
    it may lie face down since. (In version 1 the first was over.)
    """
    shown = state.shown[seat]
    numbers = [number for number, entry in enumerate(shown) if entry % 32 == card]
    if numbers:
        over = numbers[0 if state.rules_version == 1 else -1]
        state.shown[seat] = shown[:over] + shown[over + 1 :]


def give(state: Position, card: int) -> None:
    """Take a card from the hand of the seat in turn, in everybody's sight."""
    state.hands[state.turn].remove(card)
    left(state, state.turn, card)


def reveal(state: Position, slot: int) -> int:
    """Take the face-down card from a chain, in everybody's sight."""
    card = state.actives[slot]
    state.actives[slot] = NONE
    left(state, slot // TRIBUS, card)
    return card
