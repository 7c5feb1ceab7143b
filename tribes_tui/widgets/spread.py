"""Estimates on one scale: a dot where each is expected, a thick line where it likely is, a thin one where it may be."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import TYPE_CHECKING, NamedTuple

from tribes_tui.theme.palette import BOLD
from tribes_tui.widgets.drawn import Drawn

if TYPE_CHECKING:
    from tribes_tui.widgets.cells import Cells
    from tribes_tui.widgets.places import Place


class Estimate(NamedTuple):
    """A value from -1 to 1, and how far it likely lies off (about two times in three)."""

    expected: float
    likely: float
    ink: str = "accent"


class Spread(Drawn):
    """One row: the middle is a tie, the ends are lost and won. Twice as far off as likely is where it may be."""

    DEFAULT_CSS = "Spread { height: 1; width: 1fr; }"

    def __init__(self, estimate: Estimate, id: str | None = None) -> None:
        super().__init__(id=id)
        self._estimate = estimate

    def shape(self) -> Hashable:
        """All of it."""
        return self._estimate

    def lay(self, cells: Cells) -> Iterable[Place]:
        """A dark rail, the mark of a tie, both lines, the dot."""
        p, one, y = cells.palette, self._estimate, 0
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
