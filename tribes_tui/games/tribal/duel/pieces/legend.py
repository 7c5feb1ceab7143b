"""What the signs on the cards mean: always on the table."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from typing import TYPE_CHECKING

from textual.geometry import Size

from rules.tribal.cards import SYMBOL_NAMES
from tribes_tui.games.tribal.duel.words import board as words
from tribes_tui.games.tribal.faces import EMBLEMS
from tribes_tui.games.tribal.words import said
from tribes_tui.theme.palette import BOLD
from tribes_tui.widgets.drawing.drawn import Drawn

if TYPE_CHECKING:
    from tribes_tui.widgets.drawing.cells import Cells
    from tribes_tui.widgets.drawing.drawn import Place

WIDE = 3
"""Columns of a symbol's sign where there is room."""
GAP = 3
"""Columns between two signs at the most."""
LARGE = Size(120, 40)
"""The least window in which columns have a row for each card face down."""
INKS = {words.BANNED: "danger", words.LIT: "legal"}


class DuelLegend(Drawn):
    """Symbols and marks in one row."""

    DEFAULT_CSS = "DuelLegend { height: 1; }"

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self._forms: Sequence[Sequence[words.Mark]] = ()

    def show(self, forms: Sequence[Sequence[words.Mark]]) -> None:
        """Explain these marks, too: the first form that fits; the very first where cards face down
        have a row and a colour of their own: in large windows."""
        self._forms = forms
        self.changed()

    def shape(self) -> Hashable:
        """The marks."""
        return self._forms

    def lay(self, cells: Cells) -> Iterable[Place]:
        """As far apart as there is room; the marks in a row of their own where there are two."""
        palette, is_bare = cells.palette, cells.palette.is_bare
        has_two = cells.height > 1
        marks, chip, gap = self._fitting(cells.width - 2, is_bare, has_two)
        x = 1
        for symbol, sign in zip(SYMBOL_NAMES, EMBLEMS, strict=True):
            tone = palette.tone(symbol)
            ink = palette.ink if is_bare else palette.on(tone)
            x = cells.put(x, 0, sign.center(chip), ink, tone, BOLD)
            x = cells.put(x + 1, 0, said.symbol(symbol=symbol), palette.soft) + (1 if has_two else gap)
        x, y = (1, 1) if has_two else (x, 0)
        for sign, meaning in marks:
            ink = palette.colour(INKS.get(sign, "accent"))
            x = cells.put(x, y, "_" if is_bare and sign == words.LIT else sign, ink, None, BOLD)
            x = cells.put(x + 1, y, meaning, palette.soft) + gap
        return ()

    def _fitting(self, room: int, is_bare: bool, has_two: bool) -> tuple[Sequence[words.Mark], int, int]:
        """The marks that are explained, the columns of a symbol's sign, and those between two of them."""
        size = self.screen.size
        has_backs = size.width >= LARGE.width and size.height >= LARGE.height and not is_bare
        for marks in self._forms if has_backs else self._forms[1:]:
            for chip in (1,) if is_bare or has_two else (WIDE, 1):
                symbols = [said.symbol(symbol=symbol) for symbol in (() if has_two else SYMBOL_NAMES)]
                used = sum(chip + 1 + len(name) for name in symbols) + sum(2 + len(mark.meaning) for mark in marks)
                gap = (room - used) // (len(symbols) + len(marks) - 1)
                if gap > 0:
                    return marks, chip, min(GAP, gap)
        return (), 1, 1
