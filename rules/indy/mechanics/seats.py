"""The seats of the table, clockwise, who of them is plucked, and who has a card to choose."""

from __future__ import annotations

from rules.indy.position import Position


def next_seat(state: Position, seat: int) -> int:
    """The seat clockwise of `seat`."""
    return seat + 1 if seat + 1 < state.players else 0


def from_dealer(state: Position) -> list[int]:
    """All seats, clockwise from the dealer: the order of every phase."""
    return [*range(state.dealer, state.players), *range(state.dealer)]


def keeper(state: Position) -> int | None:
    """The first seat from the dealer that holds two cards of which it has to choose one, if any does (spec 3.8)."""
    for seat in from_dealer(state):
        if len(state.hands[seat]) > 1:
            return seat
    return None


def is_plucked(state: Position, seat: int) -> bool:
    """Whether the seat had no tokens at the start of this manche, even if its player has returned since."""
    return bool(state.plucked >> seat & 1)
