"""What happened, as a section of the column, or in a column of its own."""

from __future__ import annotations

from collections.abc import Sequence

from tribes_tui.games.rise_of_tribes.pieces.section import ColumnSection, Height
from tribes_tui.games.rise_of_tribes.words.said import board as said
from tribes_tui.widgets.beside.game_log import GameLog

COLUMN_FROM = 200
"""Columns of the screen from which the log stands beside the board."""
LOG_FROM = 46
"""Rows of the screen from which there is a log in the column; below, what others did stands under the map."""


class Happened(GameLog, ColumnSection):
    """The last lines of the log, in whatever rows are left over."""

    DEFAULT_CSS = "Happened { width: 1fr; }"

    def __init__(self, is_in_side: bool, id: str | None = None) -> None:
        super().__init__(said.happened(), id)
        self.is_in_side = is_in_side

    def heights(self, width: int) -> Sequence[Height]:
        """What is left over; none where the log has a column of its own."""
        screen = self.screen.size
        if not self._entries or screen.height < LOG_FROM or (self.is_in_side and screen.width >= COLUMN_FROM):
            return (Height(0),)
        return Height(24), Height(14, 1), Height(8, 2)
