"""The seats of the table, clockwise, and who of them is plucked."""

from __future__ import annotations

from rules.indy.position import Position


def next_seat(state: Position, seat: int) -> int:
    """The seat clockwise of `seat`."""
    return seat + 1 if seat + 1 < state.players else 0


def from_dealer(state: Position) -> list[int]:
    """All seats, clockwise from the dealer: the order of every phase."""
    return [*range(state.dealer, state.players), *range(state.dealer)]


def is_plucked(state: Position, seat: int) -> bool:
    """Whether the seat had no tokens at the start of this manche, even if its player has returned since."""
    return bool(state.plucked >> seat & 1)
