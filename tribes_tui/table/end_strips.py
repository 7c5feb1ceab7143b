"""What each seat held after every round, a strip a seat."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from tribes_tui.theme.palette import BOLD
from tribes_tui.widgets.beside.seat_rows import name_in
from tribes_tui.widgets.drawing.drawn import Drawn
from tribes_tui.widgets.drawing.lines import fold
from tribes_tui.words.ending import strips_told
from tribes_tui.words.said import ending as said_ending

if TYPE_CHECKING:
    from tribes_tui.table.ending import Ending, Result
    from tribes_tui.widgets.drawing.cells import Cells
    from tribes_tui.widgets.drawing.drawn import Place

NAMES = 11
"""Columns for the names beside the strips."""
MOST_DIGIT = 9
"""What a figure of one digit says at most."""


class Strips(Drawn):
    """What each seat held after every round: a column a round, a mark each, × where some were lost.

    Where there is no room for so many marks above each other, a number stands for them.
    """

    def __init__(self, ending: Ending, result: Result) -> None:
        super().__init__()
        self._ending, self._result = ending, result

    def lay(self, cells: Cells) -> Iterable[Place]:
        """A strip a seat, from the first place to the last; below the numbers of the rounds, and what the signs mean."""
        palette, course = cells.palette, self._ending.course
        rounds, room = len(course[0]), cells.width - NAMES
        most = max(1, *(max(row, default=0) for row in course))
        high = most + 1 if (most + 2) * len(course) + 1 < cells.height else 1
        pitch = max(3 if high == 1 and most > MOST_DIGIT else 2, min(5, room // max(1, rounds)))
        first, foot = max(0, rounds - room // pitch), len(course) * (high + 1)
        for k, seat in enumerate(self._result.seats):
            self._paint_strip(cells, k * (high + 1), high, seat, range(first, rounds), pitch)
        for number in range(first, rounds):
            x = NAMES + (number - first) * pitch
            if pitch > 2 or not number % 2:
                cells.put(x, foot, f"{number + 1:>2}", palette.dim)
        cells.put(0, foot, said_ending.round(), palette.dim)
        forms = strips_told(self._ending.unit, high > 1, first + 1)
        folded = [fold(((form, "soft"),), cells.width) for form in forms]
        rows = cells.height - foot - 1
        for y, line in enumerate(next((one for one in folded if len(one) <= rows), folded[-1]), foot + 1):
            cells.parts(0, y, line)
        return ()

    def _paint_strip(self, cells: Cells, y: int, high: int, seat: int, rounds: range, pitch: int) -> None:
        palette, row = cells.palette, self._ending.course[seat]
        tone, foot = palette.seats[seat % len(palette.seats)], y + high - 1
        began = self._ending.began[seat] if self._ending.began else 0
        name = said_ending.foot_brief(name=self._result.name(seat), place=self._result.ranking[seat])
        cells.put(0, foot, name_in(name, NAMES - 1), tone, None, BOLD)
        cells.put(0, foot + 1, "─" * min(cells.width, NAMES + pitch * len(rounds)), palette.line)
        for k, number in enumerate(rounds):
            x, held = NAMES + k * pitch, row[number]
            is_less = held < (row[number - 1] if number else began)
            if high == 1:
                cells.put(x, foot, f"{held:>2}", palette.danger if is_less else tone, None, BOLD if is_less else 0)
                continue
            for step in range(held):
                cells.put(x, foot - step, "▟▘", tone)
            if is_less:
                cells.put(x, foot - held, "×", palette.danger, None, BOLD)
