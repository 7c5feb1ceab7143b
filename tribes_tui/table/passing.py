"""Two people and a keyboard at dusk, nothing of any table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from tribes_tui.theme.palette import BOLD, REVERSE
from tribes_tui.widgets.beside.seat_rows import name_in
from tribes_tui.widgets.drawing.felt import Dusk
from tribes_tui.widgets.drawing.pixels import picture

if TYPE_CHECKING:
    from tribes_tui.widgets.drawing.cells import Cells
    from tribes_tui.widgets.drawing.drawn import Place

Person = tuple[int, str]
"""A seat and the name of who sits there."""
FIGURE = (
    "...xxxx...",
    "..xxxxxx..",
    "..xxxxxx..",
    "...xxxx...",
    ".xxxxxxxx.",
    "xxxxxxxxxx",
    "xxxxxxxxxx",
    "xxxxxxxxxx",
    "xxxxxxxxxx",
    "xxxxxxxxxx",
)
KEYBOARD = (
    ".xxxxxxxxxxxxxxxxxx.",
    "xxoxoxoxoxoxoxoxoxxx",
    "xxxxxxxxxxxxxxxxxxxx",
    "xxxoxoxoxoxoxoxoxoxx",
    "xxxxxxxxxxxxxxxxxxxx",
    ".xxxxoooooooooxxxxx.",
)
CASE, CAPS = "#3a3346", "#b9aed0"
ARROWS = "► ► ►"


class Passing(Dusk):
    """Who had the keyboard (if it is known) at the left, who takes it at the right."""

    def __init__(self, before: Person | None, after: Person) -> None:
        super().__init__()
        self._before, self._after = before, after

    def lay(self, cells: Cells) -> Iterable[Place]:
        """All of it; in a low window, or without colour, the names alone."""
        if cells.palette.is_bare:
            line = " ".join([*([self._before[1]] if self._before else []), ARROWS, self._after[1]])
            cells.centre(0, cells.height // 2, cells.width, line, cells.palette.ink, None, BOLD)
            return ()
        self.paint_sky(cells)
        self.paint_sun(cells, 0.5)
        self.paint_mountains(cells)
        foot = cells.height - 1 - (cells.height >= 12)
        middle = cells.width // 2
        if cells.height >= 6:
            picture(cells, middle - 10, foot - 2, KEYBOARD, {"x": CASE, "o": CAPS})
        if self._before:
            self._paint_person(cells, middle - min(36, middle // 2 + 8), foot, self._before)
        self._paint_person(cells, middle + min(26, middle // 2 - 2), foot, self._after)
        for x in (*((middle - 18,) if self._before else ()), middle + 13):
            cells.put(x, foot - 1, ARROWS, cells.palette.cursor, None, BOLD)
        return ()

    def _paint_person(self, cells: Cells, x: int, foot: int, person: Person) -> None:
        seat, name = person
        tone = cells.palette.seats[seat % len(cells.palette.seats)]
        top = max(0, foot - 4)
        picture(cells, x, top, FIGURE, {"x": tone})
        cells.centre(x, foot - 1, 10, name_in(name, 10), cells.palette.on(tone), tone, BOLD | REVERSE)
