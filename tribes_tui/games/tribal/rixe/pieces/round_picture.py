"""The end of a round: the last card, the column that it completed, and everybody's points as stones, round by round."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import TYPE_CHECKING

from textual.geometry import Offset, Region

from rules.tribal.rixe.components.phases import OUT_POINTS
from tribes_tui.display.wide import shortened
from tribes_tui.games.tribal.rixe.pieces.round_points import BLOCK, ROWS, lay_blocks, lay_rows
from tribes_tui.games.tribal.rixe.words import round_end as words
from tribes_tui.games.tribal.rixe.words.said import end as said
from tribes_tui.theme.palette import BOLD
from tribes_tui.widgets.cards.card_face import FRAMED, LARGE, paint_card
from tribes_tui.widgets.cards.column import Column, ColumnForm, Stack
from tribes_tui.widgets.drawing.drawn import Place, PlaceState
from tribes_tui.words.folding import fold

if TYPE_CHECKING:
    from tribes_tui.games.tribal.rixe.pieces.round_values import RoundView
    from tribes_tui.widgets.drawing.cells import Cells

LEAST_LARGE = 116, 30
WIDE = 57
"""Columns of the screen of the points where they stand beside the cards."""
BELOW = 20
"""Rows of the cards at the left, in the large form."""


class RoundPicture(Column, can_focus=False):
    """Cards at the left and points at the right; in small windows cards of one row each."""

    DEFAULT_CSS = "RoundPicture { width: 1fr; height: 1fr; }"

    def __init__(self, view: RoundView) -> None:
        names = tuple(f"shown:{k}" for k in range(len(view.column)))
        super().__init__(*((Stack(view.column, names),) if view.column else ()))
        self._view = view

    def shape(self) -> Hashable:
        """All of it."""
        return self._view

    def place_at(self, where: Offset) -> str:
        """Nothing here can be chosen."""
        return ""

    @property
    def is_large(self) -> bool:
        """Whether there is room for whole cards."""
        return self.size.width >= LEAST_LARGE[0] and self.size.height >= LEAST_LARGE[1]

    @property
    def corner(self) -> Offset:
        """Where it all begins: in the middle of larger windows."""
        width = 118 if self.is_large else 78
        return Offset(max(0, (self.size.width - width) // 2), 1 if self.is_large else 0)

    def area(self) -> Region:
        """Where the column lies."""
        x, y = self.corner
        if self.is_large:
            return Region(x + 24, y + 2, 12, 15)
        return Region(x + 1, y + 2, 12, 9)

    def spacing(self) -> tuple[int, int]:
        """Wide enough for value and name."""
        return 12, 13

    def form(self) -> ColumnForm:
        """The last card whole, or in one row as all others."""
        end = (4 if self.palette.is_bare else 6) if self.is_large else 1
        return ColumnForm(True, end)

    def lay(self, cells: Cells) -> Iterable[Place]:
        """Cards, what they bring, points."""
        x, y = self.corner
        if self.is_large:
            self._last_card(cells, x + 2, y)
            self._brought(cells, x + (40 if self._view.column else 18), y + 3)
            rows = min(cells.height - y - 2, 5 + BLOCK * len(self._view.seats))
            lay_blocks(cells, self._view, Region(x + 60, y, WIDE, rows))
            last = min(cells.height - 1, y + 5 + BLOCK * 4)
            self._sources(cells, Region(x + 2, y + BELOW, WIDE - 2, last - y - BELOW))
            cells.put(x + 2, last, self._view.left, self.palette.soft)
        else:
            self._brief_card(cells, x + 1, y + 1)
            lay_rows(cells, self._view, x + 18, y + 1, x + 78)
            below = y + 3 + ROWS * len(self._view.seats)
            below = max(below, self.area().bottom + 1) if self._view.column else below
            end = self._sources(cells, Region(x + 1, below, 77, cells.height))
            row = min(cells.height - 1, max(end, cells.height - 2))
            cells.put(x + 1, row, shortened(self._view.left, cells.width - 2), self.palette.soft)
        yield from super().lay(cells)

    def paint(self, cells: Cells, place: Place, state: PlaceState) -> None:
        """A card of the column, always at rest."""
        super().paint(cells, place, PlaceState())

    # ---- Cards

    def _last_card(self, cells: Cells, x: int, y: int) -> None:
        """The card, and under it the column if it completed one."""
        view, palette = self._view, self.palette
        if view.last is not None:
            cells.title(x, y, said.last_card())
            width, height = FRAMED if palette.is_bare else LARGE
            paint_card(cells, Region(x + 2, y + 2, width, height), view.last, PlaceState(is_chosen=True))
        if view.column:
            cells.title(x + 22, y, said.column(is_completed=view.is_completed))
            if view.is_completed:
                cells.put(x + 15, y + 5, "━━━━━►", palette.accent)

    def _brief_card(self, cells: Cells, x: int, y: int) -> None:
        """The heading of the column, else the last card alone."""
        view = self._view
        if view.column:
            cells.title(x, y, said.column_brief())
        elif view.last is not None:
            cells.title(x, y, said.last_card())
            paint_card(cells, Region(x, y + 1, 12, 1), view.last._replace(word=""), PlaceState())

    def _brought(self, cells: Cells, x: int, y: int) -> None:
        """The points for being out, and for the columns that were collected with it."""
        view, palette = self._view, self.palette
        if not view.is_out:
            return
        for number, told in ((OUT_POINTS, words.for_out()), (view.columns, words.for_columns())):
            if number:
                cells.put(x, y, f"+{number}", palette.gain, None, BOLD)
                cells.put(x + 4, y, told[0], palette.ink)
                cells.put(x + 4, y + 1, told[1], palette.soft)
                y += 4

    def _sources(self, cells: Cells, room: Region) -> int:
        """Who got what in this round, by what it was for; the signs are those of the stones. The row below it."""
        palette, view, y = self.palette, self._view, room.y
        told = words.brought(
            [(one.name, one.for_out(-1)) for one in view.seats], [(one.name, one.for_columns(-1)) for one in view.seats]
        )
        if self.is_large:
            cells.title(room.x, y, said.brought())
            y += 2
        for sign, text in told:
            cells.put(room.x, y, sign, palette.gain, None, BOLD)
            for line in fold(text, room.width - 2, ""):
                cells.put(room.x + 2, y, line, palette.ink)
                y += 1
        return y
