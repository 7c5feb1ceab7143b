"""The rows below a seat's name: which there are in so much room, and how each is painted."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from textual.geometry import Region

from tribes_tui.display.wide import shortened
from tribes_tui.widgets import shapes
from tribes_tui.widgets.lines import AT_REST, length, paint_line
from tribes_tui.widgets.seat_values import Fact, Feathers, Gauge, Hidden, SeatValues

if TYPE_CHECKING:
    from tribes_tui.theme.palette import Palette
    from tribes_tui.widgets.cells import Cells
    from tribes_tui.widgets.places import PlaceState
    from tribes_tui.widgets.words import Line

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
