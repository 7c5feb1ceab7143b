"""Lines of words with a heading, as many as there is room for; the last one says how many are left out."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from typing import TYPE_CHECKING

from textual.geometry import Offset

from tribes_tui.display.wide import shortened
from tribes_tui.games.five_tribes.words.said import table as said
from tribes_tui.theme.palette import BOLD
from tribes_tui.widgets.drawing.drawn import Drawn
from tribes_tui.widgets.drawing.lines import fit, fold, length

if TYPE_CHECKING:
    from tribes_tui.widgets.drawing.cells import Cells
    from tribes_tui.widgets.drawing.drawn import Place
    from tribes_tui.widgets.drawing.lines import Line


class Lines(Drawn):
    """It has no places. A line that is too long goes on in the next row."""

    DEFAULT_CSS = "Lines { height: 1; }"

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self._title = ""
        self._lines: tuple[Line, ...] = ()
        self._brief: Line = ()
        self._short: tuple[Line, ...] = ()

    def show(self, title: str, lines: Sequence[Line], brief: Line = (), short: Sequence[Line] = ()) -> None:
        """These; without a title the first line stands in the first row. `brief`: all of them, if they don't fit; `short`: each
        in fewer letters, where they are more than there are rows and one of them is too long for a row."""
        self._title, self._lines, self._brief, self._short = title, tuple(lines), brief, tuple(short)
        self.changed()

    def heights_at(self, width: int) -> tuple[int, ...]:
        """From one line up to all of them, as they fold in so many columns; or in brief or in short, and all of them."""
        width -= 2
        most = bool(self._title) + len(self._rows(width))
        if self._brief or self._short:
            brief = bool(self._title) + (len(fold(self._brief, width)) if self._brief else len(self._short))
            return (*range(1 + bool(self._title), brief), min(brief, most), most)
        return tuple(range(min(most, 1 + bool(self._title)), most + 1))

    def _rows(self, width: int) -> list[Line]:
        return [row for line in self._lines for row in fold(line, width)]

    def shape(self) -> Hashable:
        """All of it."""
        return self._title, self._lines, self._brief, self._short

    def lay(self, cells: Cells) -> Iterable[Place]:
        """One below the other."""
        y = int(bool(self._title))
        if y:
            cells.put(1, 0, shortened(self._title, cells.width - 2), cells.palette.accent, None, BOLD)
        rows, room, width = self._rows(cells.width - 2), cells.height - y, cells.width - 2
        if len(rows) > room and self._brief:
            rows = [*fold(self._brief, width)] if room > 1 else [fit(self._brief, width)]
        elif len(rows) > room:
            is_short = bool(self._short) and any(length(line) > width for line in self._lines)
            rows = [fit(line, width) for line in (self._short if is_short else self._lines)]
        if len(rows) > room > 0:
            rows = [*rows[: room - 1], ((said.and_more(number=len(rows) - room + 1), "dim"),)]
        for row, line in enumerate(rows, y):
            cells.parts(1, row, line)
        return ()

    def place_at(self, where: Offset) -> str:
        """Words can't be pointed at."""
        return ""
