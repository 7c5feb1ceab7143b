"""What one terminal shows and should show."""

from collections import Counter
from collections.abc import Iterable, Sequence

from rich.segment import Segment
from textual._compositor import ChopsUpdate, LayoutUpdate

from tribes_tui.display.drawing import Change, Drawing, few_pieces, runs
from tribes_tui.display.looks import AS_THEY_ARE, AS_USUAL, BLANK, CellRow, Look, Looks, has_letters, row_of
from tribes_tui.display.moves import Place

BEGIN, END = "\x1b[?2026h", "\x1b[?2026l"
WORTH_A_BRACKET = 1024
"""Characters from which on a difference may arrive in several pieces, which the terminal should show at once."""

MANY = 32
"""Pieces from which on, when they are of few looks, it is not tried whether to draw row by row is shorter: it is not."""


class Display:
    """A terminal of `width` by `height` cells, of which nothing is known at first."""

    def __init__(
        self, width: int, height: int, depth: str = "truecolor", erases: bool = True, is_synchronized: bool = False
    ) -> None:
        """`depth` is one of `DEPTHS`; the rest is said in the package's own words."""
        self.depth = depth
        self.erases = erases
        self.is_synchronized = is_synchronized
        self._looks = Looks(depth)
        self._turns_letters = True
        """Whether the terminal may do so with what is read from right to left: it has not been told otherwise."""
        self._pen: Look | None = None
        self._place: Place | None = None
        self._shown: list[CellRow] = []
        self._touched: set[int] = set()
        self._put_last: list[tuple[int, list[Segment]] | None] = []
        self.resize(width, height)

    # ---- What should be shown -----------------------------------------------------------------

    def resize(self, width: int, height: int) -> None:
        """The window has another size: all is blank, until something is put, and is painted anew."""
        self.width = width
        self.height = height
        self.cursor: Place | None = None
        self._wanted = [CellRow.blank(width)] * height
        self._put_last = [None] * height
        self.forget()

    def put(self, x: int, y: int, segments: Iterable[Segment]) -> None:
        """Show styled segments from column `x` of row `y` on; what lies outside is cut off."""
        if not 0 <= y < self.height:
            return
        part = list(segments)
        if self._put_last[y] != (x, part):  # else it was the last to be put there, and is there still
            self._put_last[y] = (x, part)
            self._want(y, self._wanted[y].with_part(x, row_of(part, self._looks)))

    def frame(self, rows: Sequence[Iterable[Segment]], cursor: Place | None = None) -> None:
        """Show these rows and nothing else, with the cursor at (column, row); None: it is wherever it is."""
        for y in range(self.height):
            part = [*(rows[y] if y < len(rows) else ()), Segment(" " * self.width)]
            self.put(0, y, part)
        self.cursor = cursor

    def _want(self, y: int, row: CellRow) -> None:
        if row is not self._wanted[y]:
            self._wanted[y] = row
            self._touched.add(y)

    # ---- What is to be sent -------------------------------------------------------------------

    @property
    def is_pending(self) -> bool:
        """Whether something may have to be sent."""
        return bool(self._touched) or self._pen is None or self.cursor not in (None, self._place)

    def difference(self) -> str:
        """What makes the terminal show what it should, from now on taken for shown; empty when it does already."""
        if not self.is_pending:
            return ""
        drawing = self._drawing()
        if self._pen is None:
            self._clear(drawing)
        changes = [
            Change(y, self._wanted[y], drawing.joined(self._wanted[y], runs(self._shown[y], self._wanted[y])))
            for y in sorted(self._touched)
            if self._shown[y] is not self._wanted[y]
        ]
        pieces = few_pieces(changes) if self._pen is not None else {}
        if sum(map(len, pieces.values())) > max(MANY, 4 * len(pieces)):
            drawing.draw_by_look(pieces, self.cursor)
        else:
            drawing.draw(changes, self.cursor)
            if pieces:
                by_look = self._drawing()
                by_look.draw_by_look(pieces, self.cursor)
                drawing = min(drawing, by_look, key=lambda drawing: drawing.length)
        self._shown = list(self._wanted)
        self._touched.clear()
        self._pen, self._place = drawing.pen, drawing.place
        text = "".join(drawing.out)
        text = BEGIN + text + END if self.is_synchronized and len(text) >= WORTH_A_BRACKET else text
        if self._turns_letters and has_letters(
            text
        ):  # a word before the first letter that some terminals would turn round
            self._turns_letters, text = False, AS_THEY_ARE + text
        return text

    def _drawing(self) -> Drawing:
        return Drawing(self.width, self._looks, self.erases, self._pen, self._place)

    def forget(self) -> None:
        """Nobody knows what the terminal shows: the next difference paints everything."""
        self._pen = self._place = None
        self._turns_letters = True
        self._shown = [CellRow.blank(self.width)] * self.height
        self._touched = set(range(self.height))

    def leave(self) -> str:
        """What to send before the terminal is given back: it draws as it did before."""
        is_known, turns = self._pen is not None, self._turns_letters
        self.forget()
        return ("\x1b[m" if is_known else "") + ("" if turns else AS_USUAL)

    def believed(self) -> list[list[tuple[str, Look]]]:
        """What the terminal shows, cell by cell, by all that was sent; behind a wide sign there is an empty one."""
        return [list(zip(row.signs, row.looks, strict=True)) for row in self._shown]

    def _clear(self, drawing: Drawing) -> None:
        """Fill the screen with the background that most rows end in: most cells are right then."""
        ends = Counter(row.looks[-1] for row in self._wanted if row.looks and row.looks[-1].is_back_only)
        blank = max(ends, key=ends.__getitem__, default=BLANK) if self.erases else BLANK
        drawing.clear(blank)
        self._shown = [CellRow.blank(self.width, blank)] * self.height


# ---- What Textual's compositor makes -------------------------------------------------------------------


def put_update(display: Display, update: LayoutUpdate | ChopsUpdate) -> None:
    """A whole screen, or the pieces of rows that were made anew."""
    if isinstance(update, LayoutUpdate):
        for y, strips in enumerate(update.strips, update.region.y):
            x = update.region.x
            for strip in strips:
                display.put(x, y, strip)
                x += strip.cell_length
    else:
        _put_chops(display, update)


def _put_chops(display: Display, update: ChopsUpdate) -> None:
    """Only what overlaps a span: beside them the compositor has left out what lies on top."""
    for y, start, stop in update.spans:
        for end, (x, strip) in zip(update.chop_ends[y], update.chops[y].items(), strict=False):
            if strip is not None and x < stop and end > start:
                display.put(x, y, strip)
