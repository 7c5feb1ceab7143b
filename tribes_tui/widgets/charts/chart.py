"""A chart of lines, areas or towers, and an estimate on a scale."""

from bisect import bisect
from collections.abc import Hashable, Iterable, Iterator, Sequence
from itertools import accumulate, pairwise
from typing import NamedTuple

from textual.geometry import Region

from tribes_tui.widgets.charts.ridges import (
    LEAST,
    MARK,
    RidgeLayout,
    columns_of,
    layout_of,
    now_column,
    paint_axis,
    paint_moments,
    places_of,
    share_of,
    tone_at,
    tone_of,
    values_at,
)
from tribes_tui.widgets.charts.towers import paint_towers
from tribes_tui.widgets.charts.values import (
    Bars,
    ChartMoment,
    Plot,
    Ridges,
    Strip,
    Towers,
)
from tribes_tui.widgets.drawing import BOLD, DIM, LOWER, Cells, Palette, Place, PlaceState, Showing, shapes, tones_of
from tribes_tui.widgets.drawing.pixels import EIGHTHS, put_levels

WHOLE = "plot"


class Chart(Showing[Plot]):
    """One plot. Moments of `Ridges` that have a name are places: their numbers above the lines can be chosen."""

    _grown = 1.0

    def grow(self, share: float) -> None:
        """Show towers up to a share, 0 to 1, of the highest one's rows."""
        self._grown = min(1.0, max(0.0, share))
        self.changed()

    def names(self) -> Iterable[str]:
        """The moments that can be chosen."""
        return (moment.name for moment, _ in self._moments() if moment.name)

    def _moments(self) -> list[tuple[ChartMoment, int]]:
        if not isinstance(self.shown, Ridges):
            return []
        return list(places_of(self.shown, layout_of(self.shown, *self.size)))

    def shape(self) -> Hashable:
        """Where the moments are."""
        return tuple((moment.name, column) for moment, column in self._moments()), type(self.shown)

    def lay(self, cells: Cells) -> Iterable[Place]:
        """The plot, and above it the moments on their line."""
        top, palette = 0, cells.palette
        if isinstance(self.shown, Ridges):
            found = layout_of(self.shown, *self.size)
            top = int(found.has_marks)
            if top:
                cells.put(found.plot.x, 0, "─" * found.plot.width, palette.mix(palette.line, palette.below, 0.45))
                for moment, _ in self._moments():
                    first, last = (
                        columns_of(self.shown, turn, found.plot) for turn in moment.span or (moment.turn, moment.turn)
                    )
                    cells.put(first, 0, "━" * (last + 1 - first), tone_at(moment.seat, palette))
                for k, (moment, column) in enumerate(self._moments()):
                    spot = Region(column, 0, MARK, 1)
                    yield Place(moment.name or f"mark:{k}", spot if moment.name else Region(), spot)
        yield Place(WHOLE, Region(), Region(0, top, cells.width, cells.height - top))

    def look(self, name: str) -> Hashable:
        """All figures; of a moment its number and seat."""
        if name == WHOLE:
            return self.shown, self._grown
        return self._moment(name)

    def _moment(self, name: str) -> tuple[int, ChartMoment]:
        """Its number, from 1, and the moment."""
        found = enumerate(self._moments(), 1)
        return next((moment.number or k, moment) for k, (moment, _) in found if name in (moment.name, f"mark:{k - 1}"))

    def paint(self, cells: Cells, place: Place, state: PlaceState) -> None:
        """The plot, or the number of a moment."""
        if place.name != WHOLE:
            self._paint_mark(cells, place.extent, state, *self._moment(place.name))
            return
        match self.shown:
            case Towers():
                paint_towers(cells, self.shown, self._grown)
            case Ridges():
                paint_lines(cells, self.shown, layout_of(self.shown, *self.size))
            case Bars():
                paint_bars(cells, Region(0, cells.height - 1, cells.width, 1), self.shown)

    def _paint_mark(self, cells: Cells, spot: Region, state: PlaceState, number: int, moment: ChartMoment) -> None:
        palette = cells.palette
        tone = tone_at(moment.seat, palette)
        if state.is_cursor or state.is_chosen:
            ground, ink, flags = tones_of(palette, palette.ink, state)
        else:
            ground, ink, flags = tone, palette.ink if palette.is_bare else palette.on(tone), BOLD
        text = f"►{number}◄" if state.is_cursor else f" {number} "
        cells.put(spot.x, spot.y, text, ink, ground, flags)


def paint_bars(cells: Cells, spot: Region, bars: Bars) -> None:
    """In one row, from left to right, their feet at 0; the oldest are left out where there is no room."""
    palette, y = cells.palette, spot.y
    room = spot.width - sum(len(part[0]) for part in bars.words) - 3
    pitch = 2 if 2 * len(bars.values) <= room else 1
    values = bars.values[-max(1, room // pitch) :] if bars.values else ()
    low, high = min((0, *values)), max((0, *values))
    x = spot.x + 1
    for k, value in enumerate(values):
        step = 1 + round(7 * (value - low) / max(1e-9, high - low))
        sign = str(step) if palette.depth == "ascii" else LOWER[step]
        is_last = k == len(values) - 1
        cells.put(x, y, sign, palette.cursor if is_last else palette.line, None, BOLD if is_last else 0)
        x += pitch
    cells.parts(x + 1, y, bars.words, spot.right)


class Estimate(NamedTuple):
    """A value from -1 to 1, and how far it likely lies off (about two times in three)."""

    expected: float
    likely: float
    ink: str = "accent"


class Spread(Showing[Estimate]):
    """One row: the middle is a tie, the ends are lost and won. Twice as far off as likely is where it may be."""

    DEFAULT_CSS = "Spread { height: 1; width: 1fr; }"

    def lay(self, cells: Cells) -> Iterable[Place]:
        """A dark rail, the mark of a tie, both lines, the dot."""
        p, one, y = cells.palette, self.shown, 0
        rail = None if p.is_flat else p.mix(p.below, "#000000", 0.3) if p.is_dark else p.mix(p.panel, p.below, 0.5)
        if rail is not None:
            cells.fill(0, y, cells.width, 1, rail)
        cells.put(self._column(0, cells.width), y, "│", p.line, rail)
        for sign, times in (("─", 2), ("━", 1)):
            first = self._column(one.expected - times * one.likely, cells.width)
            last = self._column(one.expected + times * one.likely, cells.width)
            cells.put(first, y, sign * (last - first + 1), p.colour(one.ink), rail)
        cells.put(self._column(one.expected, cells.width), y, "●", p.ink, rail, BOLD)
        return ()

    def _column(self, value: float, width: int) -> int:
        return round((min(1.0, max(-1.0, value)) + 1) / 2 * (width - 1))


# ---- Lines ---------------------------------------------------------------------------------------


TURN_TAKEN = 2
"""Columns for which one of the lines that lie on each other is seen."""
CLEAR = 2
"""Rows at the least from one figure of the scale to the next."""
LATER, CALM = 0.62, 0.22
"""How far what comes after the present turn goes into the air, and how far an area, which is large."""
Points = dict[tuple[int, int], list[int]]
"""Column and height of a point, in steps from below -> the lines that go through it."""


def paint_lines(cells: Cells, ridges: Ridges, found: RidgeLayout) -> None:
    """The scale, the lines or areas, the names at their ends, the present turn, the axis."""
    plot, strips = found.plot, [strip for strip in ridges.strips if strip.values]
    if not strips:
        return
    p, now = cells.palette, now_column(ridges, found.plot) - found.plot.x
    air = p.mix(p.below, "#000000" if p.is_dark else "#ffffff", 0.22)
    if not p.is_flat:
        cells.fill(plot.x, plot.y, plot.width, plot.height, air)
    steps = plot.height if p.is_bare else 2 * plot.height
    values = values_at(ridges, plot.width)
    high = (
        1.0
        if ridges.are_shares
        else max(value for value, _ in (*ridges.scale, *((max(strip.values), "") for strip in strips)))
    )
    width = max(len(strip.name) for strip in strips)
    scale = scale_rows(ridges, high, plot.height, steps)
    if ridges.are_shares:
        steps = plot.height if p.is_bare else EIGHTHS * plot.height
        edge = 0 if p.is_bare or plot.height < 2 * LEAST else EDGE
        piles = [[edge, *pile] for pile in _piles(strips, values, steps - 2 * edge, edge)]
        _paint_areas(cells, plot, piles, strips, now, air)
        _paint_scale(cells, plot, scale)
        ends = [(low + high) // 2 for low, high in pairwise(piles[-1])]
    else:
        _paint_scale(cells, plot, scale)
        lines = [heights_of(strip.values, ridges.low, high, values, steps) for strip in strips]
        ends = [line[-1][-1] for line in lines]
        points: Points = {}
        for k, line in reversed([*enumerate(lines)]):
            for x, height in _trace(line):
                points.setdefault((x, height), []).append(k)
        (_paint_letters if p.is_bare else _paint_halves)(cells, plot, points, strips, now)
    for y, k in _beside(plot, ends, steps):
        _paint_name(cells, plot.right + 1, y, strips[k])
        cells.put(plot.right + width + 4, y, strips[k].total, p.ink, None, BOLD)
    paint_moments(cells, ridges, found)
    if found.has_axis:
        paint_axis(cells, ridges, plot)


EDGE = 4
"""Eighths of a cell that are left free below and above areas: the figures of the scale stand in the middle of their rows.
In few rows none are: a small area would lie in one cell with a large one and with what is free, and a cell has two colours."""


def _piles(strips: Sequence[Strip], turns: Sequence[int], steps: int, edge: int) -> list[list[int]]:
    """Column by column up to which step each area reaches, the first one the lowest."""
    piled = ([*accumulate(strip.values[turn] for strip in strips)] for turn in turns)
    return [[edge + round(value / max(pile[-1], 1e-9) * steps) for value in pile] for pile in piled]


def _paint_areas(
    cells: Cells, plot: Region, piles: Sequence[Sequence[int]], strips: Sequence[Strip], now: int, air: str
) -> None:
    """In eighths of a cell. Without colour a cell has the initial of whose it is."""
    p = cells.palette
    tones = [p.mix(tone_of(strip, p), air, CALM) for strip in strips]
    for x, pile in enumerate(piles):
        for row in range(plot.height):
            at = plot.x + x, plot.bottom - 1 - row
            if p.is_bare:
                cells.put(*at, strips[bisect(pile, row) - 1].name[:1], p.ink, None, DIM if x > now else 0)
                continue
            shades = [_toned(p, tone, air, x > now) for tone in tones]
            reached = (bisect(pile, step) for step in range(EIGHTHS * row, EIGHTHS * (row + 1)))
            seen = [(air, *shades, air)[which] for which in reached]
            most = max((tone for tone in seen if tone != air), key=seen.count, default=air)
            put_levels(cells, *at, tuple(most if air in seen and tone != air else tone for tone in seen))


def _height(value: float, low: float, high: float, steps: int) -> int:
    """In steps from below."""
    return round(share_of(value, low, high) * (steps - 1))


def heights_of(values: Sequence[float], low: float, high: float, turns: Sequence[int], steps: int) -> list[list[int]]:
    """Column by column, the last value of each; where several share one, all of them: no change is left out."""
    found, before = [], -1
    for at in turns:
        found.append([_height(value, low, high, steps) for value in values[min(before + 1, at) : at + 1]])
        before = at
    return found


def _trace(line: Sequence[Sequence[int]]) -> Iterator[tuple[int, int]]:
    """All points of a line: up and down at once where it changes."""
    before = line[0][0]
    for x, heights in enumerate(line):
        low, high = min(before, *heights), max(before, *heights)
        for step in range(low, high + 1):
            yield x, step
        before = heights[-1]


def _seen(lines: Sequence[int], x: int) -> int:
    return lines[x // TURN_TAKEN % len(lines)]


def _paint_halves(cells: Cells, plot: Region, points: Points, strips: Sequence[Strip], now: int) -> None:
    """Two steps to a cell."""
    tones = [tone_of(strip, cells.palette) for strip in strips]
    for x in range(plot.width):
        for y in range(plot.height):
            at = plot.x + x, plot.y + y
            ground = cells.ground(*at)
            tone = [
                _toned(cells.palette, tones[_seen(found, x)], ground, x > now) if found else ground
                for found in (points.get((x, 2 * (plot.height - 1 - y) + half)) for half in (1, 0))
            ]
            upper, lower = tone
            if upper == ground != lower:
                cells.put(*at, "▄", lower, upper)
            elif upper != ground:
                cells.put(*at, "▀", upper, lower)


def _toned(palette: Palette, tone: str, air: str, is_later: bool) -> str:
    if not is_later:
        return tone
    return palette.line if palette.is_flat else palette.mix(tone, air, LATER)


def _paint_letters(cells: Cells, plot: Region, points: Points, strips: Sequence[Strip], now: int) -> None:
    for (x, height), found in points.items():
        sign, is_later = strips[_seen(found, x)].name[:1], x > now
        cells.put(plot.x + x, plot.bottom - 1 - height, sign, cells.palette.ink, None, DIM if is_later else BOLD)


def scale_rows(ridges: Ridges, high: float, rows: int, steps: int) -> list[tuple[int, str]]:
    """The rows from below, where a line of that value runs, of the values at equal distances, 0 among them: as many as have room,
    rather fewer than in rows at unequal distances."""
    values = [(value, word) for value, word in ridges.scale if ridges.low <= value <= high]
    zero = next((k for k, (value, _) in enumerate(values) if not value), 0)
    ways, clear = list[list[tuple[int, str]]](), list[list[tuple[int, str]]]()
    for apart in range(1, len(values) + 1):
        if ridges.are_shares and (len(values) - 1) % apart:
            continue  # of a whole both ends are seen
        chosen = values[zero % apart :: apart]
        ways.append([(_height(value, ridges.low, high, steps) * rows // steps, word) for value, word in chosen])
        gaps = [above - below for (below, _), (above, _) in pairwise(ways[-1])]
        if min(gaps, default=CLEAR) < CLEAR:
            continue
        clear.append(ways[-1])
        if len(gaps) > 1 and len({*gaps}) == 1:
            return ways[-1]
    return (clear or ways[-1:] or [[]])[0]


def _paint_scale(cells: Cells, plot: Region, scale: Sequence[tuple[int, str]]) -> None:
    """A dotted line and its figure at each value of the scale."""
    p = cells.palette
    for row, word in scale:
        y = plot.bottom - 1 - row
        for x in range(plot.x, plot.right, 2):
            if cells.rows[y][x][0] == " ":
                dots = p.dim if p.is_bare else p.mix(cells.ground(x, y), p.line, 0.45)
                cells.put(x, y, "·", dots, None, DIM)
        cells.right(plot.x - 1, y, word, p.dim)


def _beside(plot: Region, heights: Sequence[int], steps: int) -> Iterator[tuple[int, int]]:
    """A row and which of them, for a word beside each height, of so many steps, as near as others leave room."""
    order = sorted(range(len(heights)), key=lambda k: (-heights[k], -k))[: plot.height]
    y = plot.y
    for left, k in zip(range(len(order), 0, -1), order, strict=True):
        y = min(max(y, plot.bottom - 1 - heights[k] * plot.height // steps), plot.bottom - left)
        yield y, k
        y += 1


def _paint_name(cells: Cells, x: int, y: int, strip: Strip) -> None:
    p, tone = cells.palette, tone_of(strip, cells.palette)
    if p.is_bare:
        cells.put(x, y, f" {strip.name} ", p.ink, None, BOLD)
    else:
        shapes.pill(cells, x, y, strip.name, tone, p.on(tone))
