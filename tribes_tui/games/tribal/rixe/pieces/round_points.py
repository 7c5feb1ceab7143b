"""Everybody's points round by round, as numbers and stones: beside the cards of a round's end."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from textual.geometry import Region

from tribes_tui.games.tribal.rixe.pieces.stones import STONES, in_a_row, pile
from tribes_tui.games.tribal.rixe.words.said import end as ended
from tribes_tui.games.tribal.rixe.words.said import places
from tribes_tui.games.tribal.rixe.words.said import table as said
from tribes_tui.theme.palette import BOLD, REVERSE
from tribes_tui.widgets.drawing.shapes import frame, pill

if TYPE_CHECKING:
    from tribes_tui.games.tribal.rixe.pieces.round_values import RoundView, SeatRound
    from tribes_tui.widgets.drawing.cells import Cells

NAME = 14
"""The least columns for names and places."""
TOTAL = 11
"""Columns for the points together."""
ROWS, BLOCK = 3, 7
"""Rows a seat in the small form, and in the large one."""


class _Grid(NamedTuple):
    """Where things lie: `x` the names, `first` the first round, `pitch` columns for each, `end` behind the total."""

    cells: Cells
    view: RoundView
    x: int
    first: int
    pitch: int
    end: int

    def round(self, number: int) -> int:
        """The left edge of a round."""
        return self.first + self.pitch * number

    def ink(self, one: SeatRound, number: int) -> str:
        """The colour of a seat's stones in a round: the present one is a gain."""
        palette = self.cells.palette
        return palette.gain if number == self.view.number - 1 else palette.seats[one.seat % len(palette.seats)]


def _grid(cells: Cells, view: RoundView, x: int, end: int) -> _Grid:
    name = max(NAME, *(len(one.name) + 4 for one in view.seats))
    pitch = max(3, min(7, (end - x - name - TOTAL) // max(1, view.rounds)))
    return _Grid(cells, view, x, x + name - 1, pitch, end)


def lay_blocks(cells: Cells, view: RoundView, box: Region) -> None:
    """In a frame, a block a seat, with stones piled up."""
    frame(cells, box, cells.palette.line, said.points_after(number=view.number), cells.palette.accent)
    grid = _grid(cells, view, box.x + 2, box.right - 2)
    _lay_heads(grid, box.y + 2)
    for k, one in enumerate(view.seats):
        top = box.y + 4 + BLOCK * k
        if top + STONES + 1 < box.bottom:
            _lay_block(grid, one, top)


def _lay_block(grid: _Grid, one: SeatRound, top: int) -> None:
    cells, palette = grid.cells, grid.cells.palette
    _lay_name(grid, one, top + 1, top + 3)
    for number in range(len(one.gains)):
        spot = Region(grid.round(number), top + 1, grid.pitch - 1, STONES)
        pile(cells, spot, one.for_out(number), one.for_columns(number), grid.ink(one, number))
    _lay_gains(grid, one, top + STONES + 1)
    if one.gains and one.gains[-1]:
        cells.right(grid.end, top + 1, f"+{one.gains[-1]}", palette.gain, None, BOLD)
    cells.right(grid.end, top + 3, str(one.total), palette.ink, None, BOLD)
    cells.right(grid.end, top + 4, ended.points_word(number=one.total), palette.soft)


def lay_rows(cells: Cells, view: RoundView, x: int, y: int, end: int) -> None:
    """Two rows a seat, stones side by side below the numbers."""
    grid = _grid(cells, view, x, end)
    _lay_heads(grid, y)
    for k, one in enumerate(view.seats):
        top = y + 2 + ROWS * k
        _lay_name(grid, one, top, top + 1)
        _lay_gains(grid, one, top)
        for number in range(len(one.gains)):
            stones = in_a_row(one.for_out(number), one.for_columns(number), grid.pitch - 1)
            cells.centre(grid.round(number), top + 1, grid.pitch - 1, stones, grid.ink(one, number))
        cells.right(end, top, places.points(number=one.total), cells.palette.ink, None, BOLD)


def _lay_heads(grid: _Grid, y: int) -> None:
    """The rounds, the present one lit."""
    cells, palette, view = grid.cells, grid.cells.palette, grid.view
    cells.put(grid.x, y, said.round(), palette.dim)
    for k in range(view.rounds):
        if k == view.number - 1:
            lit = palette.on(palette.accent), palette.accent
            cells.centre(grid.round(k), y, grid.pitch - 1, f" {k + 1} ", *lit, BOLD | REVERSE)
        else:
            ink = palette.soft if k < view.number else palette.dim
            cells.centre(grid.round(k), y, grid.pitch - 1, str(k + 1), ink)
    room = grid.end - grid.round(view.rounds)
    cells.right(
        grid.end,
        y,
        next((word for word in (said.together(), said.together_brief()) if len(word) <= room), ""),
        palette.soft,
    )


def _lay_name(grid: _Grid, one: SeatRound, y: int, below: int) -> None:
    """The name, and in the row `below` its place."""
    palette = grid.cells.palette
    face = palette.seats[one.seat % len(palette.seats)]
    pill(grid.cells, grid.x, y, one.name, face, palette.on(face))
    grid.cells.put(grid.x, below, one.place, palette.soft)


def _lay_gains(grid: _Grid, one: SeatRound, y: int) -> None:
    """A number a round; a dash for nothing, a dot for what is still to come."""
    palette = grid.cells.palette
    for k in range(grid.view.rounds):
        is_now = k == grid.view.number - 1
        text = "·" if k >= len(one.gains) else str(one.gains[k]) if one.gains[k] else "–"
        ink = palette.dim if text in "·–" else palette.gain if is_now else palette.ink
        grid.cells.centre(grid.round(k), y, grid.pitch - 1, text, ink, None, BOLD if is_now else 0)
