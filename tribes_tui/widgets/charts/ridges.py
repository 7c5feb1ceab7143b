"""How everybody stood: a strip a seat on one scale, strong where that seat leads; what comes after the present turn is faint."""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from textual.geometry import Region

from tribes_tui.widgets.charts.values import MOST_MOMENTS, ChartMoment, Ridges, Strip
from tribes_tui.widgets.drawing import BOLD, DIM, EIGHTHS, LOWER, Cells, Palette, put_levels, shapes

MARK = 3
"""Cells of the number of a moment."""


ASIDE = 2
"""So far a word of the axis may stand beside its tick, where another has the room below it."""


class RidgeLayout(NamedTuple):
    """Where strips, marks and axis lie."""

    plot: Region
    rows: int
    """Of a strip."""
    has_marks: bool
    has_axis: bool
    are_lines: bool = False


def layout_of(ridges: Ridges, width: int, height: int) -> RidgeLayout:
    """Names at the left, totals at the right, marks above, the axis below, as far as the height allows."""
    count = max(1, len(ridges.strips))
    found = _layout_of_lines(ridges, width, height) if ridges.are_lines else None
    if found is not None:
        return found
    left = max((len(strip.name) for strip in ridges.strips), default=0)
    left = max(left + 3, len(ridges.axis_name) + 2)
    right = max((max(len(strip.total), len(strip.rank)) for strip in ridges.strips), default=0) + 1
    has_marks, has_axis = bool(ridges.moments) and height > count, bool(ridges.axis) and height > count + 2
    rows = max(1, (height - has_marks - 2 * has_axis) // count)
    plot = Region(left, int(has_marks), max(2, width - left - right), rows * count)
    return RidgeLayout(plot, rows, has_marks, has_axis)


LEAST_OF_LINES, LEAST_OF_AREAS = 6, 3
"""Rows of a plot in which lines can be told apart and their heights read: in fewer, strips have eighths of a row; of one of areas."""


def _layout_of_lines(ridges: Ridges, width: int, height: int) -> RidgeLayout | None:
    """The scale at the left, names and totals at the right; None where there is no room for it."""
    has_axis, has_marks = bool(ridges.axis), bool(ridges.moments)
    rows = height - has_marks - 2 * has_axis
    if rows < max(LEAST_OF_AREAS if ridges.are_shares else LEAST_OF_LINES, len(ridges.strips)):
        return None
    rows -= len(ridges.scale) % 2 and not rows % 2  # so that the middle has a row of its own
    left = max([len(ridges.axis_name) + 1, *(len(word) for _, word in ridges.scale)], default=0) + 1
    right = max((len(strip.name) for strip in ridges.strips), default=0) + 4
    right += max((len(strip.total) for strip in ridges.strips), default=0) + 1
    plot = Region(left, int(has_marks), max(2, width - left - right), rows)
    return RidgeLayout(plot, rows, has_marks, has_axis, True)


def columns_of(ridges: Ridges, turn: int, plot: Region) -> int:
    """The column of a turn."""
    turns = max(1, max((len(strip.values) for strip in ridges.strips), default=1) - 1)
    return plot.x + round(turn / turns * (plot.width - 1))


def moment_column(ridges: Ridges, turn: int, plot: Region, are_lines: bool) -> int:
    """The column of a moment: in lines the first one behind that turn, where they change."""
    last = max(1, max((len(strip.values) for strip in ridges.strips), default=1) - 1)
    if not are_lines:
        return columns_of(ridges, turn, plot)
    changed = (x for x in range(plot.width) if value_at(x, plot.width, last) >= turn)
    return plot.x + next(changed, plot.width - 1)


def value_at(x: int, columns: int, last: int) -> int:
    """The number of the value that stands in a column of a line."""
    return round(x / max(1, columns - 1) * last)


def places_of(ridges: Ridges, found: RidgeLayout) -> Iterator[tuple[ChartMoment, int]]:
    """The moments, and the first column of the number of each; none covers another."""
    plot, least = found.plot, found.plot.x
    moments = sorted(ridges.moments[:MOST_MOMENTS])
    for k, moment in enumerate(moments):
        x = moment_column(ridges, moment.turn, plot, found.are_lines)
        column = max(least, min(x - 1, plot.right - MARK * (len(moments) - k)))
        least = column + MARK
        yield moment, column


@lru_cache(64)
def smooth(values: tuple[float, ...], number: int) -> tuple[float, ...]:
    """So many values along a line through these, without corners."""
    found = []
    for k in range(number):
        place = k / max(1, number - 1) * (len(values) - 1)
        first = max(0, min(int(place), len(values) - 2))
        share = place - first
        share = share * share * (3 - 2 * share)
        found.append(values[first] + (values[min(first + 1, len(values) - 1)] - values[first]) * share)
    return tuple(found)


def paint_ridges(cells: Cells, ridges: Ridges) -> None:
    """Strips with their names and totals, the present turn, the axis; marks are places of the chart."""
    strips = [strip for strip in ridges.strips if strip.values]
    if not strips:
        return
    found = layout_of(ridges, cells.width, cells.height)
    lines = [smooth(strip.values, found.plot.width) for strip in strips]
    high = max(max(line) for line in lines)
    best = [max(column) for column in zip(*lines, strict=True)]
    for k, (strip, line) in enumerate(zip(strips, lines, strict=True)):
        spot = Region(found.plot.x, found.plot.y + k * found.rows, found.plot.width, found.rows)
        shares = [share_of(value, ridges.low, high) for value in line]
        leads = [value >= top for value, top in zip(line, best, strict=True)]
        _paint_strip(cells, spot, strip, shares, leads, now_column(ridges, found.plot))
        _paint_words(cells, spot, strip)
    paint_moments(cells, ridges, found)
    if found.has_axis:
        paint_axis(cells, ridges, found.plot)


def share_of(value: float, low: float, high: float) -> float:
    """How far from the lowest to the highest value it lies, 0 to 1."""
    return min(1.0, max(0.0, (value - low) / max(1e-9, high - low)))


def _edge(rows: int, share: float) -> int:
    """How high it is, in eighths: at least one, or nobody would see that there is a strip."""
    return max(1, round(EIGHTHS * rows * share))


def now_column(ridges: Ridges, plot: Region) -> int:
    """The column of the present turn; behind the last one if there is none."""
    return plot.right if ridges.now is None else columns_of(ridges, ridges.now, plot)


def tone_of(strip: Strip, palette: Palette) -> str:
    """That of its own, or of its seat."""
    return palette.colour(strip.tone) if strip.tone else palette.seats[strip.seat % len(palette.seats)]


def _paint_strip(cells: Cells, spot: Region, strip: Strip, shares: list[float], leads: list[bool], now: int) -> None:
    palette = cells.palette
    paint = _paint_digits if palette.depth == "ascii" else _paint_blocks if palette.is_bare else _paint_column
    tone = tone_of(strip, palette)
    for x, share, is_leading in zip(range(spot.x, spot.right), shares, leads, strict=True):
        paint(cells, Region(x, spot.y, 1, spot.height), share, tone, is_leading, x > now)


def _paint_column(cells: Cells, spot: Region, share: float, tone: str, is_leading: bool, is_later: bool) -> None:
    """A column of a strip: the seat's height, and air."""
    full, air = _tones(cells.palette, tone, is_leading, is_later)
    edge = _edge(spot.height, share)
    for row in range(spot.height):
        levels = range(EIGHTHS * row, EIGHTHS * (row + 1))
        colours = tuple(full if k < edge else air for k in levels)
        put_levels(cells, spot.x, spot.bottom - 1 - row, colours)


@lru_cache(256)
def _tones(palette: Palette, tone: str, is_leading: bool, is_later: bool) -> tuple[str, str]:
    """Of the strip, and of the air."""
    air = palette.mix(palette.below, "#000000" if palette.is_dark else "#ffffff", 0.22)
    if palette.is_flat:
        return tone if is_leading else palette.line, air
    tone = tone if palette.is_dark else palette.lighter(tone, -0.08)
    full = tone if is_leading else palette.mix(tone, air, 0.42)
    return palette.mix(full, air, 0.6) if is_later else full, air


def _paint_blocks(cells: Cells, spot: Region, share: float, tone: str, is_leading: bool, is_later: bool) -> None:
    """Without colour: bright where the seat leads, else dim."""
    edge = _edge(spot.height, share)
    for row in range(spot.height):
        sign = LOWER[min(EIGHTHS, max(0, edge - EIGHTHS * row))]
        cells.put(spot.x, spot.bottom - 1 - row, sign, cells.palette.ink, None, BOLD if is_leading else DIM)


def _paint_digits(cells: Cells, spot: Region, share: float, tone: str, is_leading: bool, is_later: bool) -> None:
    """In ASCII: how high it is, 0 to 8."""
    digit = str(round(EIGHTHS * share))
    cells.put(spot.x, spot.bottom - 1, digit, cells.palette.ink, None, BOLD if is_leading else DIM)


def _paint_words(cells: Cells, spot: Region, strip: Strip) -> None:
    """Whose strip it is; at its right the total, and above it the rank."""
    palette, y = cells.palette, spot.bottom - 1
    tone = tone_of(strip, palette)
    if palette.is_bare:
        cells.put(1, y, strip.name, palette.ink, None, BOLD)
    else:
        shapes.pill(cells, 0, y, strip.name, tone, palette.on(tone))
    cells.right(cells.width, y, strip.total, palette.ink, None, BOLD)
    if spot.height > 1:
        cells.right(cells.width, y - 1, strip.rank, palette.soft)


def paint_moments(cells: Cells, ridges: Ridges, found: RidgeLayout) -> None:
    """A dotted line below the number of each moment, and an amber one at the present turn."""
    palette, plot = cells.palette, found.plot
    for moment in ridges.moments[:MOST_MOMENTS] if found.are_lines else ():
        x = moment_column(ridges, moment.turn, plot, found.are_lines)
        for y in range(plot.y, min(plot.bottom, cells.height)):
            sign, _, ground, _ = cells.rows[y][min(x, cells.width - 1)]
            if sign in " ·":
                cells.put(x, y, "·", palette.mix(ground, palette.ink, 0.75))
    if ridges.now is not None:
        for y in range(plot.y, plot.bottom):
            cells.put(now_column(ridges, plot), y, "│" if palette.depth == "ascii" else "┃", palette.cursor, None, BOLD)


def paint_axis(cells: Cells, ridges: Ridges, plot: Region) -> None:
    """A line with a tick at each turn of the axis, and a word below it or a little to its right, as far as the words have room."""
    palette, y = cells.palette, plot.bottom
    cells.put(plot.x, y, "─" * plot.width, palette.mix(palette.line, palette.below, 0.2))
    cells.put(1, y + 1, ridges.axis_name, palette.soft)
    now = ridges.now
    here = max((turn for turn, _ in ridges.axis if now is not None and turn <= now), default=None)
    taken: list[range] = []
    for turn, word in sorted(
        ridges.axis, key=lambda tick: (tick[0] != here, tick[0])
    ):  # the present one is sure of its room
        x = columns_of(ridges, turn, plot)
        cells.put(x, y, "┴", palette.line)
        ink, flags = (palette.cursor, BOLD) if turn == here else (palette.dim, 0)
        for at in range(x, min(x + ASIDE, cells.width - len(word)) + 1):
            if not any(at <= one.stop and one.start <= at + len(word) for one in taken):
                taken.append(range(at, at + len(word)))
                cells.put(at, y + 1, word, ink, None, flags)
                break
    if now is not None:
        cells.put(now_column(ridges, plot), y, "▲", palette.cursor)
