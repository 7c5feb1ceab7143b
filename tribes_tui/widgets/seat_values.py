"""What a seat at a table shows: plain values, filled by the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tribes_tui.widgets.changing import between, line_between

if TYPE_CHECKING:
    from tribes_tui.widgets.words import Line


class Fact(NamedTuple):
    """A line about a seat. With a name it is a place of its own, which can be chosen."""

    left: Line
    right: Line = ()
    """At the right end, where there is room."""
    pills: tuple[tuple[str, str], ...] = ()
    """Before the words at the left: (text, tone) each, such as a card in one row, ("red horse 5", "red")."""
    name: str = ""


class Feathers(NamedTuple):
    """A row of feathers; over six, six are drawn. `words` says how many: "4 feathers"."""

    number: int
    words: str


class Gauge(NamedTuple):
    """How far a seat is: `share` is 0 to 1, `words` say it in the game's unit: "3 points"."""

    share: float
    words: str


class Hidden(NamedTuple):
    """Cards held face down. `words` says how many: "4 cards"."""

    number: int
    tone: str
    words: str


class SeatValues(NamedTuple):
    """Everything that is shown of a seat; whatever is empty takes no room."""

    seat: int
    """From 0; its colour is `seat-1` for the first, and so on."""
    name: str
    is_acting: bool = False
    beside: Line = ()
    """Behind the name: what they are now (deals, thinking), or their points."""
    title: Line = ()
    """At the right end of the first row."""
    feathers: Feathers | None = None
    gauge: Gauge | None = None
    facts: tuple[Fact, ...] = ()
    hidden: Hidden | None = None
    foot: Line = ()
    """In the frame's lower line: a clock, a bot's level, who is away."""
    briefer: tuple[tuple[Line, Line], ...] = ()
    """Shorter words beside the name and at the right end, from long to short, for where there is no room for both."""


def seat_between(before: SeatValues, now: SeatValues, share: float) -> SeatValues:
    """A seat whose figures in the first row, and whose gauge, are so far on their way from before."""
    gauge = now.gauge
    if gauge is not None and before.gauge is not None:
        part = before.gauge.share + share * (gauge.share - before.gauge.share)
        gauge = Gauge(part, between(before.gauge.words, gauge.words, share))
    beside, title = line_between(before.beside, now.beside, share), line_between(before.title, now.title, share)
    return now._replace(gauge=gauge, beside=beside, title=title)
