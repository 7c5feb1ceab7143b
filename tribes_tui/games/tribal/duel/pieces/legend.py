"""What the signs on the cards mean: always on the table."""

from __future__ import annotations

from collections.abc import Hashable, Iterable

from rules.tribal.cards import SYMBOL_NAMES
from tribes_tui.games.tribal.duel.words import board as words
from tribes_tui.games.tribal.faces import EMBLEMS
from tribes_tui.theme.palette import BOLD
from tribes_tui.widgets.cells import Cells
from tribes_tui.widgets.drawn import Drawn
from tribes_tui.widgets.places import Place


class Legend(Drawn):
    """Symbols and marks in one row."""

    DEFAULT_CSS = "Legend { height: 1; }"

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self._marks: tuple[tuple[str, str, str], ...] = ()

    def show(self, marks: tuple[tuple[str, str, str], ...]) -> None:
        """Explain these marks, too."""
        self._marks = marks
        self.changed()

    def shape(self) -> Hashable:
        """The marks."""
        return self._marks

    def lay(self, cells: Cells) -> Iterable[Place]:
        """As far apart as there is room."""
        palette, is_bare = cells.palette, cells.palette.is_bare
        for brief in (0, 1):
            marks = [(mark[0], mark[1 + brief]) for mark in self._marks if mark[1 + brief]]
            chip = 1 if is_bare or brief else 3
            used = sum(len(name) + chip + 1 for name in SYMBOL_NAMES) + sum(len(text) + 2 for _, text in marks)
            gap = min(3, (cells.width - 2 - used) // (len(SYMBOL_NAMES) + len(marks) - 1))
            if gap > 0:
                break
        x = 1
        for name, sign in zip(SYMBOL_NAMES, EMBLEMS, strict=True):
            tone = palette.tone(name)
            ink = palette.ink if is_bare else palette.on(tone)
            x = cells.put(x, 0, sign.center(chip), ink, tone, BOLD)
            x = cells.put(x + 1, 0, name, palette.soft) + gap
        for sign, text in marks:
            sign, is_lit = "_" if is_bare and sign == words.LIT else sign, sign == words.LIT
            ink = palette.danger if sign == words.BANNED else palette.legal if is_lit else palette.accent
            x = cells.put(x, 0, sign, ink, None, BOLD)
            x = cells.put(x + 1, 0, text, palette.soft) + gap
        return ()
