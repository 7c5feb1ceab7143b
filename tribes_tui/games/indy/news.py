"""What happened: the newest line below, what came since one's own last turn in full ink."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence

from textual.geometry import Region

from tribes_tui.widgets.cells import Cells
from tribes_tui.widgets.drawn import Drawn
from tribes_tui.widgets.places import Place
from tribes_tui.widgets.shapes import frame
from tribes_tui.words.folding import fold

TITLE = "What happened"
OWN = "You "
LEAST_FRAMED = 5
MOST_COLUMNS = 80


class News(Drawn, can_focus=False):
    """The last lines of the log, as many as there is room for."""

    DEFAULT_CSS = "News { width: 1fr; }"

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self._lines: tuple[str, ...] = ()

    def show(self, lines: Sequence[str]) -> None:
        """All lines, the newest last."""
        self._lines = tuple(lines)
        self.changed()

    def shape(self) -> Hashable:
        """All of it."""
        return self._lines

    def lay(self, cells: Cells) -> Iterable[Place]:
        """Folded, from below."""
        p, (width, height) = self.palette, (cells.width, cells.height)
        left, top, room = 1, 0, height
        if height >= LEAST_FRAMED:
            frame(cells, Region(0, 0, width - 1, height), p.mix(p.line, p.below, 0.35), TITLE, p.accent)
            left, top, room = 2, 1, height - 2
        wide = min(MOST_COLUMNS, width - left - 5)
        rows = self._rows(wide, room)
        for y, (text, is_first, is_new) in enumerate(rows, top + room - len(rows)):
            cells.put(left, y, "·" if is_first else " ", p.accent if is_new else p.dim)
            cells.put(left + 2, y, text, p.ink if is_new else p.dim)
        return ()

    def _rows(self, width: int, room: int) -> list[tuple[str, bool, bool]]:
        """The last rows: text, whether a line begins there, whether it is new."""
        own = max((i for i, line in enumerate(self._lines) if line.startswith(OWN)), default=len(self._lines) - 4)
        rows = [
            (piece, k == 0, i >= own)
            for i, line in enumerate(self._lines[-room:] if room else (), max(0, len(self._lines) - room))
            for k, piece in enumerate(fold(line, width, ""))
        ]
        return rows[-room:]
