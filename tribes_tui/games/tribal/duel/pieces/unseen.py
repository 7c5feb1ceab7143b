"""The cards that nobody has seen yet, face down in columns or in the stock: public knowledge, counted for everybody."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from typing import TYPE_CHECKING

from rules.tribal.cards import RANKS, SYMBOL_NAMES
from tribes_tui.games.tribal.duel.words import board as words
from tribes_tui.games.tribal.faces import EMBLEMS
from tribes_tui.theme.palette import BOLD
from tribes_tui.widgets.drawn import Drawn

if TYPE_CHECKING:
    from tribes_tui.widgets.cells import Cells
    from tribes_tui.widgets.places import Place

PITCH = 5
FIRST = 12
BOTH = 2
"""Copies of each card."""


class Unseen(Drawn):
    """A row a symbol: each value as often as copies of it are unseen; a dot where both have been seen."""

    DEFAULT_CSS = "Unseen { height: 6; }"

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self._counts: tuple[tuple[int, ...], ...] = ()

    def show(self, counts: Sequence[Sequence[int]]) -> None:
        """By symbol, by value: how many copies nobody has seen."""
        self._counts = tuple(tuple(row) for row in counts)
        self.changed()

    def shape(self) -> Hashable:
        """The numbers."""
        return self._counts

    def lay(self, cells: Cells) -> Iterable[Place]:
        """Title, and the four rows."""
        palette = cells.palette
        cells.put(0, 0, words.UNSEEN, palette.accent, None, BOLD)
        for y, (row, name, sign) in enumerate(zip(self._counts, SYMBOL_NAMES, EMBLEMS, strict=True), 1):
            tone = palette.tone(name)
            cells.put(0, y, f" {sign} ", palette.ink if palette.is_bare else palette.on(tone), tone, BOLD)
            cells.put(4, y, name, palette.soft)
            for k, number in enumerate(row):
                value = str(k + 1)
                text = " ".join([value] * number) if number else "·"
                ink = palette.ink if number == BOTH else palette.soft if number else palette.dim
                cells.put(FIRST + k * PITCH, y, text, ink)
        return ()


def counted(unseen: Iterable[int]) -> list[list[int]]:
    """Card codes as numbers by symbol and value."""
    counts = [[0] * RANKS for _ in SYMBOL_NAMES]
    for code in unseen:
        counts[code >> 1 & 3][code >> 3] += 1
    return counts
