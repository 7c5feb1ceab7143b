"""What is told of one move of a review: what was done beside what would have been better, with a bar of games won each."""

from collections.abc import Iterable, Sequence

from tribes_tui.plain.review import ReviewRow, Side
from tribes_tui.theme.palette import BOLD
from tribes_tui.widgets.drawing.cells import Cells
from tribes_tui.widgets.drawing.drawn import Place, Showing
from tribes_tui.widgets.drawing.lines import Line, fit, fold, to_sentence, words_of
from tribes_tui.words.said import replay as said

WIDE = 100
"""Columns from which on bars are long."""
LONG, SHORT = 25, 10
"""Columns of a bar of 100 games."""
BAR, REST = "▆", "▁"
"""Of a bar; blanks part it from the one above."""
FIGURE = 4
"""Columns of the figure before it."""
MOST, TOLD = 4, 2
"""Rows of each thing that is compared, and of the sentence above them, at the most."""


class MoveCompared(Showing[ReviewRow | None]):
    """A sentence, two things one below the other, and what the figures are, as far as there are rows."""

    DEFAULT_CSS = "MoveCompared { height: 5; }"
    shown: ReviewRow | None = None

    def rows(self, row: ReviewRow, width: int) -> int:
        """How many both take that are compared, to be read whole."""
        return sum(len(_rows(side.what, "ink", self._room(row, width), MOST)) for side in row.sides)

    @staticmethod
    def _room(row: ReviewRow, width: int) -> int:
        """Columns of their words."""
        return width - (LONG if width >= WIDE else SHORT) - 1 - FIGURE - _labels(row) - 2

    def lay(self, cells: Cells) -> Iterable[Place]:
        """From the top; what is compared gives way last."""
        row = self.shown
        if row is None or not cells.height:
            return ()
        width, left = cells.width, cells.height - len(row.sides)
        told = _rows(row.told, "ink", width, min(TOLD, left))
        for y, line in enumerate(told):
            cells.parts(0, y, line)
        y, left = len(told), left - len(told)
        for side in row.sides:
            lines = self._put(cells, y, row, side, min(MOST, 1 + left))
            y, left = y + lines, left - (lines - 1)
        for line in _rows(row.note, "soft", width, left):
            cells.parts(0, y, line)
            y += 1
        return ()

    def _put(self, cells: Cells, y: int, row: ReviewRow, side: Side, most: int) -> int:
        """One of them in rows, the figure and the bar in the first; how many rows that takes."""
        p, labels = cells.palette, _labels(row)
        bar = LONG if cells.width >= WIDE else SHORT
        end = cells.width - bar - 1
        rows = _rows(side.what, "ink", self._room(row, cells.width), most)
        cells.put(0, y, side.label, p.colour(side.ink), None, BOLD)
        for k, line in enumerate(rows):
            cells.parts(labels, y + k, line)
        filled, figure = round(bar * side.chance / 100), said.chance(share=side.chance)
        cells.put(end - 1 - len(figure), y, figure, p.colour(side.ink), None, BOLD)
        cells.put(end, y, BAR * filled, p.colour(side.ink))
        cells.put(end + filled, y, REST * (bar - filled), p.line)
        return len(rows)


def _labels(row: ReviewRow) -> int:
    """Columns of whose or which they are."""
    return max(len(one.label) for one in row.sides) + 2


def _rows(text: str, ink: str, width: int, most: int) -> Sequence[Line]:
    """A text in at most so many rows: whole sentences of it, or an ellipsis."""
    if not text or most < 1:
        return ()
    rows = fold(((text, ink),), width)
    while len(rows) > most and (shorter := to_sentence(text, len(text) - 1)) and not shorter.endswith("…"):
        text = shorter
        rows = fold(((text, ink),), width)
    if len(rows) > most:
        rest = " ".join(words_of(row) for row in rows[most - 1 :])
        return (*rows[: most - 1], fit(((rest, ink),), width))
    return rows
