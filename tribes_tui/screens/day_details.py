"""What is below the games of the day: the one under the cursor, with a look at its table, who plays, and how it went."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import NamedTuple

from textual.geometry import Region

from tribes_tui.screens.home.windows import paint_window
from tribes_tui.screens.par_scale import Compared, paint_par
from tribes_tui.theme.palette import BOLD
from tribes_tui.widgets.drawing.cells import Cells
from tribes_tui.widgets.drawing.drawn import Drawn, Place
from tribes_tui.widgets.drawing.lines import Line, fold

PICTURE, ROOMY = 44, 110
"""Columns of the picture in a window of so many columns; in a smaller one it takes a third."""
WIDEST = 64
"""Columns of the plot of par."""


class DayGame(NamedTuple):
    """A game of a day: its heading, how it stands with the ink for that, and what else there is to say."""

    game_id: str
    heading: str
    result: str
    role: str
    told: tuple[str, ...]
    par: Compared | None = None
    """What bots made of its deal, once it is over."""


class DayDetails(Drawn):
    """The picture at the left, the words beside it; without colour the words alone."""

    DEFAULT_CSS = "DayDetails { height: 7; margin-top: 1; }"

    def __init__(self) -> None:
        super().__init__(id="details")
        self._shown: DayGame | None = None

    def show(self, game: DayGame) -> None:
        """Tell of this one."""
        self._shown = game
        self.changed()

    @property
    def has_plot(self) -> bool:
        """Whether there is a plot of par, and room for it below the words."""
        game = self._shown
        rows = 0 if game is None or game.par is None else len(self._lines(game)) + 1 + game.par.rows
        return 0 < rows <= self.size.height

    @property
    def _window(self) -> Region:
        """Where the picture is; empty without colours."""
        width, height = self.size
        if self.palette.is_bare:
            return Region(1, 0, 0, height)
        return Region(1, 0, PICTURE if width >= ROOMY else width // 3, height)

    def _lines(self, game: DayGame) -> list[Line]:
        """The words beside it."""
        window = self._window
        room = self.size.width - (window.right + 2 if window.width else 1) - 1
        first: Line = ((game.heading, "accent", BOLD), (f"  {game.result}", game.role, BOLD))
        return [first, *(line for text in game.told for line in fold(((text, "soft"),), room))]

    def shape(self) -> Hashable:
        """All of it."""
        return self._shown

    def lay(self, cells: Cells) -> Iterable[Place]:
        """All of it."""
        game = self._shown
        if game is None:
            return ()
        window = self._window
        if window.width:
            cells.clip(window)
            paint_window(cells, window, game.game_id)
            cells.clip(None)
        x, lines = window.right + 2 if window.width else 1, self._lines(game)
        for y, line in enumerate(lines[: cells.height]):
            cells.parts(x, y, line)
        if game.par is not None and self.has_plot:
            width = min(WIDEST, cells.width - x - 2)
            paint_par(cells, Region(x, len(lines) + 1, width, game.par.rows), game.par)
        return ()
