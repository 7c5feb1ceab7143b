"""What a seat's panel shows, and the rows it is told in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from textual.geometry import Region

from tribes_tui.theme.palette import Palette
from tribes_tui.widgets.drawing import Cells, Line, PlaceState, length, paint_line, shapes, shortened
from tribes_tui.widgets.drawing.lines import AT_REST, between, line_between
from tribes_tui.words.common import BOT_MARK

LEAST_CUT = 4
"""In fewer cells a name has its first letters alone, without a sign."""


def name_in(name: str, room: int) -> str:
    """A name that goes into so many cells; a bot's mark is left out before any of its name is.

    >>> name_in("Wilhelmina", 8), name_in("Rowan (bot)", 8), name_in("Wilhelmina", 3)
    ('Wilhelm…', 'Rowan', 'Wil')
    """
    if len(name) > room:
        name = name.removesuffix(BOT_MARK)
    return shortened(name, room) if room >= LEAST_CUT else name[: max(0, room)]


def names_in(names: Sequence[str], room: int) -> list[str]:
    """The same of several names that share the room: short ones have what they need, the others equally much of the rest.

    >>> names_in(["You", "Ash", "Bartholomew", "Wilhelmina"], 20)
    ['You', 'Ash', 'Bartho…', 'Wilhel…']
    """
    rooms: dict[int, int] = {}
    left = room
    for count, k in enumerate(sorted(range(len(names)), key=lambda k: len(names[k]))):
        rooms[k] = min(len(names[k]), left // (len(names) - count))
        left -= rooms[k]
    return [name_in(name, rooms[k]) for k, name in enumerate(names)]


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


MOST_FEATHERS = 6
TOP, FOOT, SHORT = "▗▌", "▐▘", "▞ "
LEAST_GAUGE = 6


class HighFeathers(NamedTuple):
    """One of the two rows of large feathers; the words stand in the lower one."""

    feathers: Feathers
    is_lower: bool


class LowFeathers(NamedTuple):
    """Small feathers, what they are in words, and what else goes into the row."""

    feathers: Feathers
    rest: str = ""


Row = HighFeathers | LowFeathers | Gauge | Hidden | Fact | None
"""None: an empty one."""


def rows_of(
    seat: SeatValues, room: int, is_framed: bool, is_bare: bool, is_gauge_above: bool = False
) -> tuple[Row, ...]:
    """So many rows or fewer: feathers or gauge, then facts, hidden cards last. What has no row left is left out.

    `is_gauge_above`: the gauge stands in the row of the name.
    """
    facts, hidden = seat.facts, seat.hidden
    top: list[Row] = [] if seat.gauge is None or is_gauge_above else [seat.gauge]
    if seat.feathers is not None:
        is_high = not is_bare and room >= 2 + len(top) + len(facts) + (hidden is not None)
        pair = [HighFeathers(seat.feathers, is_lower) for is_lower in (False, True)]
        top += pair if is_high else [LowFeathers(seat.feathers)]
    rows = [*top, *facts]
    if hidden is not None:
        if len(rows) < room:
            rows += [None] * (room - 1 - len(rows) if is_framed else 0) + [hidden]
        elif rows:
            rows[0] = _with_rest(rows[0], hidden.words)
    return tuple(rows[:room])


def _with_rest(row: Row, words: str) -> Row:
    """A row that also says how many cards are hidden, if it can."""
    if isinstance(row, LowFeathers):
        return row._replace(rest=words)
    if isinstance(row, Fact) and not row.right:
        return row._replace(right=((words, "soft"),))
    return row


def paint_row(cells: Cells, spot: Region, row: Row, state: PlaceState, seat: int) -> None:
    """Paint one row of a seat's panel."""
    match row:
        case HighFeathers():
            _paint_high(cells, spot, row)
        case LowFeathers():
            _paint_low(cells, spot, row)
        case Gauge():
            paint_gauge(cells, spot, row, seat)
        case Hidden():
            _paint_hidden(cells, spot, row)
        case Fact():
            _paint_fact(cells, spot, row, state)
        case None:
            pass


def _paint_high(cells: Cells, spot: Region, row: HighFeathers) -> None:
    palette, count = cells.palette, min(row.feathers.number, MOST_FEATHERS)
    ink, words = _feather_ink(palette, "feather-foot" if row.is_lower else "feather"), row.feathers.words
    pitch = 3 if 3 * count + len(words) <= spot.width else 2
    for k in range(count):
        cells.put(spot.x + pitch * k, spot.y, FOOT if row.is_lower else TOP, ink)
    if row.is_lower:
        cells.right(spot.right, spot.y, words, palette.soft)


def _feather_ink(palette: Palette, name: str) -> str:
    """On a light felt darker, or white feathers would be lost."""
    ink = palette.colour(name)
    return ink if palette.is_dark else palette.lighter(ink, -0.22)


def _paint_low(cells: Cells, spot: Region, row: LowFeathers) -> None:
    palette, feathers, x = cells.palette, row.feathers, spot.x
    if not palette.is_bare:
        x = cells.put(x, spot.y, SHORT * min(feathers.number, MOST_FEATHERS), _feather_ink(palette, "feather"))
    x = cells.put(x, spot.y, feathers.words, palette.soft)
    rest = f", {row.rest}" if row.rest else ""
    if x + len(rest) <= spot.right:
        cells.put(x, spot.y, rest, palette.soft)


def paint_gauge(cells: Cells, spot: Region, gauge: Gauge, seat: int) -> None:
    """A bar in the seat's colour and, at its right, the words."""
    palette = cells.palette
    cells.right(spot.right, spot.y, gauge.words, palette.ink, None, 1)
    width = spot.width - len(gauge.words) - 2
    if width >= LEAST_GAUGE:
        tone = palette.seats[seat % len(palette.seats)]
        rest = (
            palette.line if palette.is_flat else palette.mix(palette.below, "#000000", 0.3 if palette.is_dark else 0.1)
        )
        shapes.gauge(cells, spot.x, spot.y, width, gauge.share, tone, rest)


def _paint_hidden(cells: Cells, spot: Region, hidden: Hidden) -> None:
    """A hand seen from behind: two cells a card, the pale edge of each shows."""
    palette, x = cells.palette, spot.x
    shown = min(hidden.number, (spot.width - len(hidden.words) - 1) // 2)
    if palette.is_bare:
        shown = 0
    elif shown:
        back = palette.tone(hidden.tone)
        weave = palette.soft if palette.is_flat else palette.lighter(back, 0.08)
        for k in range(shown):
            cells.put(x + 2 * k, spot.y, "▏", palette.card, back)
            cells.put(x + 2 * k + 1, spot.y, "▚", weave, back)
        x += 2 * shown + 1
    cells.put(x, spot.y, shortened(hidden.words, spot.right - x), palette.soft)


def _paint_fact(cells: Cells, spot: Region, fact: Fact, state: PlaceState) -> None:
    x = spot.x
    for text, tone in fact.pills:
        face = cells.palette.tone(tone)
        if x + len(text) + 2 > spot.right:
            return
        x = shapes.pill(cells, x, spot.y, text, face, cells.palette.on(face))
    rest = Region(x, spot.y, max(0, spot.right - x), 1)
    paint_line(cells, rest, fact.left, fact.right, state if fact.name else AT_REST)


def room_beside(seat: SeatValues) -> int:
    """How many cells the first row takes without its gauge."""
    line: Line = (*seat.beside, *seat.title)
    return len(seat.name) + 4 + length(line)
