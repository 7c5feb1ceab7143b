"""The table of a review: a row a move that stands out, and what is told of the one under the cursor."""

from collections.abc import Iterable, Sequence
from typing import ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType

from tribes_tui.plain.review import ReviewRow, Side
from tribes_tui.screens.lists import ListTable, inked
from tribes_tui.widgets.drawing import (
    BOLD,
    Cells,
    Line,
    Palette,
    Place,
    Showing,
    fit,
    fold,
    to_sentence,
    words_of,
)
from tribes_tui.words.language import Later
from tribes_tui.words.said import replay as said, review

NARROW, GAP = 8, 2
"""Columns of a move's number, with the plate of a moment before it; at the least between what was done and how good it was."""


class ReviewTable(ListTable):
    """A row a move."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(
            "enter", "screen.look", Later(review.look), tooltip=Later(review.look_told), key_display="Enter", show=False
        ),
        Binding("k", "cursor_up", show=False),
        Binding("j", "cursor_down", show=False),
    ]

    DEFAULT_CSS = """
    ReviewTable.-in-mood > .datatable--odd-row { background: transparent; }
    ReviewTable.-in-mood > .datatable--even-row { background: $foreground 4%; }
    """

    def __init__(self, looked_up: int | None = None) -> None:
        """The cursor begins on that move, else on the one that is named first (`begins_at`)."""
        super().__init__(cursor_type="row", zebra_stripes=True, cell_padding=0, show_header=False)
        self._looked_up, self.begins_at = looked_up, 0
        self.rows_shown: Sequence[ReviewRow] = ()

    def fill(self, rows: Sequence[ReviewRow], room: int, palette: Palette) -> None:
        """These rows, a line each, in so many columns; the cursor stays where it is."""
        rank = {row.number: k for k, row in enumerate(rows)}
        begins = next((rank[number] for number in (self._looked_up, self.begins_at) if number in rank), 0)
        at = self.cursor_row if self.rows_shown else begins
        self.rows_shown = rows
        self.set_class(not palette.is_flat, "-in-mood")
        self.styles.background = (
            None if palette.is_flat else palette.below
        )  # a theme's style sheets know that of dusk alone
        self.clear(columns=True)
        for width in (NARROW, room - NARROW):
            self.add_column("", width=width)
        for row in rows:
            self.add_row(*_cells(row, room - NARROW, palette), key=str(row.number))
        self.move_cursor(row=at, animate=False)

    @property
    def under_cursor(self) -> ReviewRow | None:
        """The move under the cursor."""
        return self.rows_shown[self.cursor_row] if self.cursor_row < len(self.rows_shown) else None

    def go_to_moment(self, rank: int) -> None:
        """To the one of that rank, if there are so many."""
        found = next((k for k, row in enumerate(self.rows_shown) if row.moment == rank), None)
        if found is not None:
            self.move_cursor(row=found, animate=False)


def room_of(row: ReviewRow, room: int) -> int:
    """Columns of what was done, of so many behind the number: how good it was is whole, and needs the others."""
    return room - 1 - GAP - len(row.brief)


def _cells(row: ReviewRow, room: int, palette: Palette) -> Iterable[Text]:
    """A move: the plate of a moment before its number; what was done, and how it is judged at the right."""
    tone = palette.seats[row.mover % len(palette.seats)]
    plate = palette.style(palette.on(tone), tone, BOLD)
    number = Text().append(f" {row.moment} ", plate) if row.moment else Text("   ")
    yield number.append(f"{row.number:>{NARROW - 4}} ", inked(palette, "soft"))
    whole = room_of(row, room)
    told = to_sentence(row.what, whole)
    if told.endswith("…") or len(told) > whole:  # else as many words as there is room for
        told = f"{row.what[: whole - 1].rpartition(' ')[0]}…"
    what = Text(told.ljust(whole + GAP), inked(palette, "ink"))
    yield what.append(row.brief, inked(palette, row.role, BOLD))


# ---- A move beside the better one ----------------------------------------------------------------


WIDE = 100
"""Columns from which on bars are long."""
LONG, SHORT = 25, 10
"""Columns of a bar of 100 games."""
BAR, HALF, REST = "▄", "▖", "▁"
"""Of a bar, and of its last column; blanks part it from the one above."""
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
        is_read = len(row.what) <= room_of(row, width - 1 - NARROW)
        told = _rows("" if is_read else row.told, "ink", width, min(TOLD, left))
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
        filled, half = divmod(round(2 * bar * side.chance / 100), 2)
        figure = said.chance(share=side.chance)
        cells.put(end - 1 - len(figure), y, figure, p.colour(side.ink), None, BOLD)
        after = cells.put(end, y, BAR * filled + HALF * half, p.colour(side.ink))
        cells.put(after, y, REST * (end + bar - after), p.line)
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
