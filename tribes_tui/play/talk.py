"""The short words of rivals at a table, as its viewer hears them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from tribes_tui.words.common import BOT_MARK
from tribes_tui.words.rivals import farewell, greeting, spoken

if TYPE_CHECKING:
    from tribes_tui.play.seat import Entry, Seat, Update


def word_at(seats: Sequence[Seat], names: Sequence[str], move: Entry | Update) -> str:
    """What the rival says who has made a move, if anything; it speaks of nothing that the viewer doesn't see."""
    seat = move.seat
    if seat is None or seats[seat].is_human:
        return ""
    return spoken(seats[seat].level, _called(names[seat]), seat, move.number, move.events)


def greetings(seats: Sequence[Seat], names: Sequence[str]) -> list[str]:
    """What rivals say when a game begins."""
    found = (greeting(seat.level, _called(name)) for seat, name in zip(seats, names, strict=True) if not seat.is_human)
    return [*filter(None, found)]


def farewells(seats: Sequence[Seat], names: Sequence[str], ranking: Sequence[int]) -> Iterator[str]:
    """What they say when it is over."""
    for seat, name, place in zip(seats, names, ranking, strict=True):
        if not seat.is_human and (word := farewell(seat.level, _called(name), place == 1)):
            yield word


def _called(name: str) -> str:
    """At a host without its mark."""
    return name.removesuffix(BOT_MARK)
