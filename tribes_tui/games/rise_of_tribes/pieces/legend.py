"""What the signs on small hexes mean. On large hexes things have their names, and no legend is needed."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from tribes_tui.games.rise_of_tribes.pieces.section import FRAMED_FROM, ColumnSection, Height
from tribes_tui.theme.palette import BOLD, REVERSE

if TYPE_CHECKING:
    from tribes_tui.widgets.drawing.cells import Cells
    from tribes_tui.widgets.drawing.drawn import Place

GAP = 2
BARE = 100
"""What it is worse by with the fewest words: less than the action board without its legend, and than a row less of its own."""


class LegendSign(NamedTuple):
    """A sign and what it means; with a tone it stands on that colour."""

    sign: str
    words: str
    tone: str
    brief: str = ""
    """Other words, where the legend would need a row more."""
    bare: str = ""
    """The fewest words, where all else in the column would suffer."""

    @property
    def width(self) -> int:
        """Columns of both."""
        return len(self.sign) + 1 + len(self.words)


Spot = tuple[int, int, LegendSign]
"""Column, row, sign."""


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
        needed, rows = _rows(self._in_few_rows(width)), _rows(self._spots(width))
        more = [Height(many, 6 * (rows - many)) for many in range(rows, needed, -1)]
        spare = 6 * (rows - needed)
        bare = Height(_rows(self._in_forms(width, True)), spare + BARE)
        return [*more, *(Height(needed - fewer, spare + 200 * fewer) for fewer in range(needed + 1)), bare]

    def _spots(self, width: int, height: int = 0) -> list[Spot]:
        """Column, row and sign, in so many rows if that is told; the words of more of them begin a row."""
        signs = self._in_few_rows(width)
        if 0 < height < _rows(signs):
            signs = self._in_forms(width, True)
        below = _rows(signs)
        return signs + [(x, below + row, sign) for x, row, sign in _in_rows(self._more, GAP, width)]

    def _in_few_rows(self, width: int) -> list[Spot]:
        """With brief words where those save a row."""
        return min(_in_rows(self._signs, GAP, width), self._in_forms(width, False), key=_rows)

    def _in_forms(self, width: int, is_bare: bool) -> list[Spot]:
        """With brief words or the fewest, as far apart as that costs no row."""
        texts = [(sign.bare if is_bare else "") or sign.brief or sign.words for sign in self._signs]
        signs = [sign._replace(words=text) for sign, text in zip(self._signs, texts, strict=True)]
        return min((_in_rows(signs, gap, width) for gap in (GAP, 1)), key=_rows)

    def lay(self, cells: Cells) -> Iterable[Place]:
        """Side by side."""
        palette = cells.palette
        for x, row, sign in self._spots(cells.width, cells.height):
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


def _rows(spots: Sequence[Spot]) -> int:
    """How many rows they take."""
    return 1 + spots[-1][1] if spots else 0


def _in_rows(signs: Sequence[LegendSign], gap: int, width: int) -> list[Spot]:
    found, x, row = [], 0, 0
    for sign in signs:
        if x and x + sign.width > width:
            x, row = 0, row + 1
        found.append((x, row, sign))
        x += sign.width + gap
    return found
