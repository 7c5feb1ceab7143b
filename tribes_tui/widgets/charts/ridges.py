"""What lies around lines and areas over the turns of a game: where they have room, their marks, the axis, the present turn."""

from bisect import bisect
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from textual.geometry import Region

from tribes_tui.widgets.charts.values import MOST_MOMENTS, ChartMoment, Ridges, Strip
from tribes_tui.widgets.drawing import BOLD, Cells, Palette

MARK = 3
"""Cells of the number of a moment."""


ASIDE = 2
"""So far a word of the axis may stand beside its place, where another has the room there."""
STEPS = 1, 2, 5, 10, 20, 50
"""Every so many of the words of an axis stand there, as they have room."""


class RidgeLayout(NamedTuple):
    """Where lines, marks and axis lie."""

    plot: Region
    has_marks: bool
    has_axis: bool


LEAST, ENDING = 3, 2
"""Rows of a plot that an axis below it leaves; columns that follow the last turn."""


def layout_of(ridges: Ridges, width: int, height: int) -> RidgeLayout:
    """Marks above, the axis below, as far as the height allows; the scale at the left, names and totals at the right."""
    has_marks = bool(ridges.moments) and height > 1
    has_axis = bool(ridges.axis) and height - has_marks - 2 >= LEAST
    rows = max(1, height - has_marks - 2 * has_axis)
    rows -= len(ridges.scale) % 2 and not rows % 2  # so that the middle has a row of its own
    least, most = ridges.room
    left = max([least, len(ridges.axis_name) + 1, *(len(word) for _, word in ridges.scale)], default=0) + 1
    totals, names = (
        [len(one) for one in column] or [0]
        for column in ([s.total for s in ridges.strips], [s.name for s in ridges.strips])
    )
    total = max(most, *totals)
    right = max(names) + 3 + (total + 2 if total else 0)
    return RidgeLayout(Region(left, int(has_marks), max(2, width - left - right), rows), has_marks, has_axis)


def columns_of(ridges: Ridges, turn: int, plot: Region) -> int:
    """The column of a turn: there lines change, and there its mark, its tick and the sign of the present stand."""
    return plot.x + _column(turn, _turns(ridges), plot.width)


def values_at(ridges: Ridges, columns: int) -> list[int]:
    """The number of the value that stands in each column: that of the last turn up to there. An area has one in a column: where several share
    it, that of which a figure is told, at a tick, a moment or the present."""
    turns = _columns(ridges, columns)
    if not ridges.are_shares:
        return [bisect(turns, x) - 1 for x in range(columns)]
    ends = (end for moment in ridges.moments for end in moment.span or ())
    told = {turns[turn]: turn for turn in (*(turn for turn, _ in ridges.axis), *ends) if turn < len(turns)}
    if ridges.now is not None:
        told[turns[ridges.now]] = ridges.now
    return [told.get(x, bisect(turns, x) - 1) for x in range(columns)]


def _columns(ridges: Ridges, columns: int) -> list[int]:
    """The column of each turn."""
    turns = _turns(ridges)
    return [_column(turn, turns, columns) for turn in range(turns)]


def _turns(ridges: Ridges) -> int:
    return max((len(strip.values) for strip in ridges.strips), default=1)


def _column(turn: int, turns: int, columns: int) -> int:
    """That of one of so many turns; what the last one leaves is seen for some more."""
    return turn * max(1, columns - 1 - ENDING) // max(1, turns - 1)


def places_of(ridges: Ridges, found: RidgeLayout) -> Iterator[tuple[ChartMoment, int]]:
    """The moments, and the first column of the number of each: above all that it tells of, near its turn; none covers another."""
    plot, least = found.plot, found.plot.x
    moments = sorted(ridges.moments[:MOST_MOMENTS])
    for k, moment in enumerate(moments):
        first, last = (columns_of(ridges, turn, plot) for turn in moment.span or (moment.turn, moment.turn))
        x = min(
            columns_of(ridges, moment.turn, plot) - 1, max(first, last - MARK)
        )  # at a tick it would name what begins there
        column = max(least, min(x, plot.right - MARK * (len(moments) - k)))
        least = column + MARK
        yield moment, column


def share_of(value: float, low: float, high: float) -> float:
    """How far from the lowest to the highest value it lies, 0 to 1."""
    return min(1.0, max(0.0, (value - low) / max(1e-9, high - low)))


def now_column(ridges: Ridges, plot: Region) -> int:
    """The column of the present turn; behind the last one if there is none."""
    return plot.right if ridges.now is None else columns_of(ridges, ridges.now, plot)


def tone_of(strip: Strip, palette: Palette) -> str:
    """That of its own, or of its seat."""
    return palette.colour(strip.tone) if strip.tone else tone_at(strip.seat, palette)


def tone_at(seat: int, palette: Palette) -> str:
    """That of a seat."""
    return palette.seats[seat % len(palette.seats)]


def paint_moments(cells: Cells, ridges: Ridges, found: RidgeLayout) -> None:
    """A dotted line below the number of each moment, and an amber one at the present turn."""
    palette, plot = cells.palette, found.plot
    for moment in ridges.moments[:MOST_MOMENTS]:
        x = columns_of(ridges, moment.turn, plot)
        for y in range(plot.y, min(plot.bottom, cells.height)):
            sign, _, ground, _ = cells.rows[y][min(x, cells.width - 1)]
            if sign in " ·":
                cells.put(x, y, "·", palette.mix(ground, palette.ink, 0.75))
    if ridges.now is not None:
        for y in range(plot.y, plot.bottom):
            cells.put(now_column(ridges, plot), y, "│" if palette.depth == "ascii" else "┃", palette.cursor, None, BOLD)


def paint_axis(cells: Cells, ridges: Ridges, plot: Region) -> None:
    """A line with a tick at each turn of the axis; below it the word of every one, every second, every fifth, as they have room."""
    palette, y, now = cells.palette, plot.bottom, ridges.now
    cells.put(plot.x, y, "─" * plot.width, palette.mix(palette.line, palette.below, 0.2))
    cells.put(1, y + 1, ridges.axis_name, palette.soft)
    ticks = [columns_of(ridges, turn, plot) for turn, _ in ridges.axis]
    middles = [(first + last) // 2 for first, last in pairwise((*ticks, plot.right))] if ridges.has_spans else ticks
    spots = [
        (max(plot.x, min(middle - len(word) // 2 * ridges.has_spans, cells.width - len(word))), word)
        for middle, (_, word) in zip(middles, ridges.axis, strict=True)
    ]
    here = max((k for k, (turn, _) in enumerate(ridges.axis) if now is not None and turn <= now), default=-1)
    for x in ticks:
        cells.put(x, y, "┴", palette.line)
    step = next((step for step in STEPS if _has_room(spots[::step])), len(spots) or 1)
    shown = spots[::step]
    if here >= 0 and here % step:
        shown = [one for one in shown if _has_room(sorted((one, spots[here])), 0)] + [spots[here]]
    end = 0
    for x, word in sorted(shown):
        is_here = here >= 0 and (x, word) == spots[here]
        end = cells.put(max(x, end), y + 1, word, palette.cursor if is_here else palette.dim, None, BOLD * is_here) + 1
    if now is not None:
        cells.put(now_column(ridges, plot), y, "▲", palette.cursor)


def _has_room(spots: Sequence[tuple[int, str]], aside: int = ASIDE) -> bool:
    """Whether a blank is left between words that begin in these columns, or a little to their right."""
    end = 0
    for x, word in spots:
        if end > x + aside:
            return False
        end = max(x, end) + len(word) + 1
    return True
