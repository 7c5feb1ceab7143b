"""What the signs on small hexes mean. On large hexes things have their names, and no legend is needed."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from tribes_tui.games.rise_of_tribes.pieces.section import FRAMED_FROM, ColumnSection, Height
from tribes_tui.theme.palette import BOLD, REVERSE

if TYPE_CHECKING:
    from tribes_tui.widgets.cells import Cells
    from tribes_tui.widgets.places import Place

GAP = 2


class LegendSign(NamedTuple):
    """A sign and what it means; with a tone it stands on that colour."""

    sign: str
    words: str
    tone: str
    brief: str = ""
    """Other words, where the legend would need a row more."""

    @property
    def width(self) -> int:
        """Columns of both."""
        return len(self.sign) + 1 + len(self.words)


class RiseLegend(ColumnSection):
    """It has no places."""

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self._signs: tuple[LegendSign, ...] = ()
        self._more: tuple[LegendSign, ...] = ()

    def show(self, signs: Sequence[LegendSign], more: Sequence[LegendSign] = ()) -> None:
        """These; `more` where there is room."""
        self._signs, self._more = tuple(signs), tuple(more)
        self.changed()

    def shape(self) -> Hashable:
        """All of it."""
        return self._signs, self._more

    def heights(self, width: int) -> Sequence[Height]:
        """As many rows as the signs take; none beside large hexes."""
        if width >= FRAMED_FROM or not (self._signs or self._more):
            return (Height(0),)
        spots, needed = self._spots(width), len(self._signs)
        rows, least = 1 + spots[-1][1], 1 + spots[needed - 1][1] if needed else 0
        more = [Height(many, 6 * (rows - many)) for many in range(rows, least, -1)]
        return [*more, *(Height(least - fewer, 6 * (rows - least) + 200 * fewer) for fewer in range(least + 1))]

    def _spots(self, width: int) -> list[tuple[int, int, LegendSign]]:
        """Column, row and sign; the words of more of them begin a row."""
        signs = self._in_few_rows(width)
        below = 1 + signs[-1][1] if signs else 0
        return signs + [(x, below + row, sign) for x, row, sign in _in_rows(self._more, GAP, width)]

    def _in_few_rows(self, width: int) -> list[tuple[int, int, LegendSign]]:
        """With brief words where those save a row."""
        whole = _in_rows(self._signs, GAP, width)
        signs = [sign._replace(words=sign.brief or sign.words) for sign in self._signs]
        brief = [_in_rows(signs, gap, width) for gap in (GAP, 1)]
        return min((whole, *brief), key=lambda rows: rows[-1][1] if rows else 0)

    def lay(self, cells: Cells) -> Iterable[Place]:
        """Side by side."""
        palette = cells.palette
        for x, row, sign in self._spots(cells.width):
            if row >= cells.height:
                if row:
                    cells.put(cells.width - 1, row - 1, "…", palette.dim)
                break
            if sign.tone:
                tone = palette.colour(sign.tone)
                end = cells.put(x, row, sign.sign, palette.on(tone), tone, BOLD | REVERSE)
            else:
                end = cells.put(x, row, sign.sign, palette.ink, None, BOLD)
            cells.put(end + 1, row, sign.words, palette.dim)
        return ()


def _in_rows(signs: Sequence[LegendSign], gap: int, width: int) -> list[tuple[int, int, LegendSign]]:
    found, x, row = [], 0, 0
    for sign in signs:
        if x and x + sign.width > width:
            x, row = 0, row + 1
        found.append((x, row, sign))
        x += sign.width + gap
    return found
