"""What the signs on the cards mean, and beside them what there is to win, or how dry the lap is."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from typing import TYPE_CHECKING

from rules.tribal.cards import SYMBOL_NAMES
from tribes_tui.games.tribal.faces import EMBLEMS
from tribes_tui.games.tribal.words.said import symbol
from tribes_tui.theme.palette import BOLD
from tribes_tui.widgets.drawing.drawn import Drawn

if TYPE_CHECKING:
    from tribes_tui.widgets.drawing.cells import Cells
    from tribes_tui.widgets.drawing.drawn import Place


class RixeLegend(Drawn):
    """Signs with their colours, then the longest of the sentences for which there is room."""

    DEFAULT_CSS = "RixeLegend { height: 1; }"

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self._worth: tuple[str, ...] = ()
        self._colours = ("",) * len(EMBLEMS)

    def show(self, worth: Sequence[str], colours: Sequence[str]) -> None:
        """`worth` in ever fewer words; `colours`: a word before each sign, or none."""
        self._worth, self._colours = tuple(worth), tuple(colours)
        self.changed()

    def shape(self) -> Hashable:
        """All of it."""
        return self._worth, self._colours

    def lay(self, cells: Cells) -> Iterable[Place]:
        """From the left, as far apart as there is room."""
        palette, room = cells.palette, cells.width - 1
        names = [symbol(symbol=name) for name in SYMBOL_NAMES]
        signs = [*zip(EMBLEMS, names, map(palette.tone, SYMBOL_NAMES), self._colours, strict=True)]
        used = 1 + sum(len(name) + 2 + (len(colour) + 1 if colour else 0) for _, name, _, colour in signs)
        said, gap = next(
            ((text, gap) for text in self._worth for gap in (2, 1) if used + gap * len(signs) + 1 + len(text) <= room),
            ("", 1),
        )
        x = 1
        for sign, name, tone, colour in signs:
            if colour:
                x = cells.put(x, 0, colour, palette.soft) + 1
            x = cells.put(x, 0, sign, palette.ink if palette.is_bare else tone, None, BOLD)
            x = cells.put(x + 1, 0, name, palette.soft) + gap
        cells.put(x + 1, 0, said, palette.soft)
        return ()
