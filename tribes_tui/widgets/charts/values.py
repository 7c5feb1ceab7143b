"""What a chart shows: towers of points, lines over the turns of a game, or bars in a row. Plain values."""

from __future__ import annotations

from typing import NamedTuple

from tribes_tui.widgets.drawing.lines import Line

MOST_MOMENTS = 3


class ChartSource(NamedTuple):
    """Where points come from, and its tone by its name in the theme or #rrggbb."""

    word: str
    tone: str


class Tower(NamedTuple):
    """A seat's points, one value a source; what is less than 0 hangs below the name."""

    name: str
    """At its foot: "You, first"."""
    seat: int
    values: tuple[int, ...]
    total: str
    """Above it, with its noun: "159 points"."""
    briefer: tuple[str, ...] = ()
    """Its name where that is too long, from long to short."""


class Towers(NamedTuple):
    """Towers side by side on one scale. `has_legend`: the sources' words stand above, for they stand nowhere else."""

    sources: tuple[ChartSource, ...]
    towers: tuple[Tower, ...]
    has_legend: bool = False


class Strip(NamedTuple):
    """How a seat stood at each turn, and what is said at the right end of its line; in the seat's colour, or in that of `tone`."""

    name: str
    seat: int
    values: tuple[float, ...]
    total: str = ""
    tone: str = ""
    """Its name in the theme."""


class ChartMoment(NamedTuple):
    """A turn worth a number above the lines, in the colour of the seat whose turn it was, and a line over the
    values of its `span`, of which it tells. With a name it is a place."""

    turn: int
    seat: int
    name: str = ""
    number: int = 0
    """0: that of its place among all."""
    span: tuple[int, int] | None = None


class Ridges(NamedTuple):
    """A line a seat on one scale, from `low` to the highest value of all. All have as many values."""

    strips: tuple[Strip, ...]
    moments: tuple[ChartMoment, ...] = ()
    """Three at most; others are left out."""
    axis: tuple[tuple[int, str], ...] = ()
    """(turn, word) each, below the lines."""
    axis_name: str = ""
    now: int | None = None
    """The present turn; what comes later is faint."""
    low: float = 0
    scale: tuple[tuple[float, str], ...] = ()
    """(value, word) each, beside the lines."""
    are_shares: bool = False
    """Whether the values of a turn are the parts of one whole: then they lie on each other as areas, instead of lines."""
    has_spans: bool = False
    """Whether a word of the axis names all from its tick to the next one, and stands in the middle between them."""
    room: tuple[int, int] = 0, 0
    """Columns that the words of the scale and the totals have at the least, where another plot takes this one's place."""


class Bars(NamedTuple):
    """A bar a value in one row, the last one lit, then words that say what they are."""

    values: tuple[float, ...]
    words: Line = ()


Plot = Towers | Ridges | Bars
