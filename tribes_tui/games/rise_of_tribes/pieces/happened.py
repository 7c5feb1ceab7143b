"""What happened: the last lines of the log, the newest below."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence

from textual.geometry import Region

from tribes_tui.games.rise_of_tribes.pieces.section import FRAMED_FROM, Height, Section
from tribes_tui.widgets.cells import Cells
from tribes_tui.widgets.places import Place
from tribes_tui.words.folding import fold

TITLE = "What happened"
LEAST = 4
COLUMN_FROM = 200
"""Columns of the screen from which the log stands beside the board."""


class Happened(Section):
    """It has no places: the whole log is a screen of its own."""

    def __init__(self, is_in_side: bool, id: str | None = None) -> None:
        super().__init__(id=id)
        self.is_in_side = is_in_side
        self._lines: tuple[str, ...] = ()

    def show(self, lines: Sequence[str]) -> None:
        """The last of these, as many as there is room for."""
        self._lines = tuple(lines)
        self.changed()

    def shape(self) -> Hashable:
        """All of it."""
        return self._lines

    def heights(self, width: int) -> Sequence[Height]:
        """What is left over; none where the log has a column of its own."""
        if not self._lines or (self.is_in_side and self.screen.size.width >= COLUMN_FROM):
            return (Height(0),)
        return Height(24), Height(14, 1), Height(8, 2), Height(5, 3), Height(0, 4)

    @property
    def is_framed(self) -> bool:
        """Where it is wide enough."""
        return self.size.width >= FRAMED_FROM - 8 and self.size.height > LEAST

    def lay(self, cells: Cells) -> Iterable[Place]:
        """The newest below; lines of older turns are dim."""
        self.frame(cells, TITLE)
        palette, inner = cells.palette, self.inner
        if self.is_framed:
            inner = Region(inner.x + 1, inner.y, inner.width - 1, inner.height)
        rows = [(piece, number) for number, line in enumerate(self._lines) for piece in fold(line, inner.width)]
        rows = rows[max(0, len(rows) - inner.height) :]
        while rows and rows[0][0].startswith(" "):
            del rows[0]
        for y, (piece, number) in enumerate(rows, inner.bottom - len(rows)):
            is_late = number >= len(self._lines) - 6
            cells.put(inner.x, y, piece, palette.soft if is_late else palette.dim)
        return ()
