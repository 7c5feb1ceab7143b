"""Whose game is meant, where a command is about one seat of a record."""

from __future__ import annotations

from saves import Recording
from tribes_tui.errors import Mendable
from tribes_tui.play.seat import seat_from
from tribes_tui.words.said import review


def whose(recording: Recording, seat: int | None) -> int:
    """The seat that was named, else the only person's. Raises `Mendable`."""
    seats = [seat_from(plain) for plain in recording.seats]
    if seat is not None:
        if seat >= len(seats):
            raise Mendable(review.no_seat(last=len(seats) - 1, seat=seat))
        return seat
    people = [number for number, one in enumerate(seats) if one.is_human]
    if len(people) != 1:
        names = ", ".join(f"{number} {one.name or one.spec()}" for number, one in enumerate(seats))
        raise Mendable(review.whose(names=names))
    return people[0]
