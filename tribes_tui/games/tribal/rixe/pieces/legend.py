"""What the signs on the cards mean, and beside them what there is to win, or how dry the lap is."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from typing import TYPE_CHECKING

from rules.tribal.cards import SYMBOL_NAMES
from tribes_tui.games.tribal.faces import EMBLEMS
from tribes_tui.theme.palette import BOLD
from tribes_tui.widgets.drawn import Drawn

if TYPE_CHECKING:
    from tribes_tui.widgets.cells import Cells
    from tribes_tui.widgets.places import Place

HIGH = 40
"""Rows of a window from which what there is to win has rows of its own below the hand, and a dry lap is told here."""


class RixeLegend(Drawn):
    """Signs, then the longest of the sentences for which there is room."""

    DEFAULT_CSS = "RixeLegend { height: 1; }"

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self._dry: tuple[str, ...] = ()
        self._worth = self._rule = ""
        self._colours: tuple[str, ...] = ()

    def show(self, dry: Sequence[str], worth: str, rule: str, colours: Sequence[str]) -> None:
        """`worth` in low windows; in high ones `dry`, of a lap that has begun to be dry, the longest first, else `rule`.

        `colours`: a word before each sign, or none.
        """
        self._dry, self._worth, self._rule, self._colours = tuple(dry), worth, rule, tuple(colours)
        self.changed()

    def shape(self) -> Hashable:
        """All of it."""
        return self._dry, self._worth, self._rule, self._colours

    def lay(self, cells: Cells) -> Iterable[Place]:
        """From the left, as far apart as there is room."""
        palette, room = cells.palette, cells.width - 1
        said = self._dry or (self._rule,) if self.screen.size.height >= HIGH else (self._worth,)
        signs = [*zip(EMBLEMS, SYMBOL_NAMES, map(palette.tone, SYMBOL_NAMES), strict=True)]
        used = 1 + sum(len(name) + 3 for _, name, _ in signs)
        gap = 2 if used + len(signs) + len(said[-1]) <= room else 1
        colours = self._colours or ("",) * len(signs)
        if used + gap * len(signs) + sum(len(colour) + 1 for colour in colours if colour) + len(said[-1]) > room:
            colours = ("",) * len(signs)
        x = 1
        for (sign, name, tone), colour in zip(signs, colours, strict=True):
            if colour:
                x = cells.put(x, 0, colour, palette.soft) + 1
            x = cells.put(x, 0, sign, palette.ink if palette.is_bare else tone, None, BOLD)
            x = cells.put(x + 1, 0, name, palette.soft) + gap
        sentence = next((words for words in said if x + len(words) <= room), "")
        cells.put(x, 0, sentence, palette.ink if sentence in self._dry else palette.soft)
        return ()
