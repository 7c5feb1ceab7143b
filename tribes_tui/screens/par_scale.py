"""Par as a plot: what somebody made of a deal and what bots made of it, on one scale of points."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, NamedTuple

from textual.geometry import Region, Size

from tribes_tui.theme.palette import BOLD
from tribes_tui.widgets.drawing.cells import Cells
from tribes_tui.widgets.drawing.drawn import Picture, Place
from tribes_tui.words.said import common, par as words

if TYPE_CHECKING:
    from tribes_tui.seats.par import Par

LABEL, FIGURE = 8, 7
"""Columns of who it is, and of the points behind the scale."""
LEAST = 12
"""Columns that a scale needs."""


class Made(NamedTuple):
    """What somebody made of a deal: the fewest points, the middle one, the most. In one game all are the same."""

    who: str
    fewest: float
    points: float
    most: float


class Compared(NamedTuple):
    """Who is compared: oneself first, then bots, the strongest first; and the key of what is counted (`common.units`)."""

    own: Made
    bots: tuple[Made, ...]
    unit: str

    @property
    def rows(self) -> int:
        """Rows of the plot: heading, oneself, the bots."""
        return 2 + len(self.bots)


def compared(name: str, points: int, pars: Mapping[str, Par], unit: str) -> Compared | None:
    """What is known of a deal; None while no bot has played it."""
    bots = [Made(level, par.fewest, par.points, par.most) for level, par in reversed([*pars.items()])]
    return Compared(Made(name, points, points, points), tuple(bots), unit) if bots else None


def paint_par(cells: Cells, spot: Region, shown: Compared) -> None:
    """The heading, and a line each: ─ from the fewest points to the most, ● the middle, ◆ oneself."""
    palette, every = cells.palette, (shown.own, *shown.bots)
    low, high = min(one.fewest for one in every), max(one.most for one in every)
    width = max(LEAST, spot.width - LABEL - FIGURE)

    def column(points: float) -> int:
        return spot.x + LABEL + (round((points - low) / (high - low) * (width - 1)) if high > low else width // 2)

    end = cells.title(spot.x, spot.y, words.title(unit=shown.unit, units=common.units(unit=shown.unit)))
    cells.put(end + 2, spot.y, words.legend()[: max(0, spot.right - end - 2)], palette.dim)
    for y, one in enumerate(every, spot.y + 1):
        is_own = one is shown.own
        ink = palette.accent if is_own else palette.ink
        cells.put(spot.x, y, one.who[: LABEL - 1], ink, None, BOLD if is_own else 0)
        left, right = column(one.fewest), column(one.most)
        cells.put(left, y, "─" * (right - left + 1), palette.soft)
        cells.put(column(one.points), y, "◆" if is_own else "●", ink, None, BOLD)
        cells.right(spot.x + LABEL + width + FIGURE, y, f"{one.points:g}", ink, None, BOLD if is_own else 0)


class ParScale(Picture[Compared | None]):
    """The plot as a piece; it takes no room while nothing is known."""

    DEFAULT_CSS = "ParScale { height: auto; }"
    shown: Compared | None = None

    def on_mount(self) -> None:
        """Nothing is known yet."""
        self.display = self.shown is not None

    def show(self, shown: Compared | None) -> None:
        """This deal; None: none."""
        if shown != self.shown:
            self.display = shown is not None
            self.refresh(layout=True)
            super().show(shown)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """A blank line above it."""
        return 0 if self.shown is None else self.shown.rows + 1

    def lay(self, cells: Cells) -> Iterable[Place]:
        """The whole plot."""
        if self.shown is not None:
            paint_par(cells, Region(1, 1, cells.width - 2, self.shown.rows), self.shown)
        return ()
