"""A chart of ridges or towers, and an estimate on a scale."""

from collections.abc import Hashable, Iterable
from typing import NamedTuple

from textual.geometry import Region

from tribes_tui.widgets.charts.lines import paint_lines
from tribes_tui.widgets.charts.ridges import MARK, layout_of, paint_ridges, places_of
from tribes_tui.widgets.charts.towers import paint_towers
from tribes_tui.widgets.charts.values import Bars, ChartMoment, Plot, Ridges, Towers
from tribes_tui.widgets.drawing import BOLD, Cells, Place, PlaceState, Showing, tones_of
from tribes_tui.widgets.drawing.pixels import LOWER

WHOLE = "plot"


class Chart(Showing[Plot]):
    """One plot. Moments of `Ridges` that have a name are places: their numbers above the strips can be chosen."""

    def __init__(self, plot: Plot, id: str | None = None, classes: str | None = None) -> None:
        super().__init__(id=id, classes=classes)
        self.shown = plot
        self._grown = 1.0

    def show(self, plot: Plot) -> None:
        """Show another plot, or the same one with other figures."""
        self.shown = plot
        self.changed()

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
                found = layout_of(self.shown, *self.size)
                if found.are_lines:
                    paint_lines(cells, self.shown, found)
                else:
                    paint_ridges(cells, self.shown)
            case Bars():
                paint_bars(cells, Region(0, cells.height - 1, cells.width, 1), self.shown)

    def _paint_mark(self, cells: Cells, spot: Region, state: PlaceState, number: int, moment: ChartMoment) -> None:
        palette = cells.palette
        tone = palette.seats[moment.seat % len(palette.seats)]
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
