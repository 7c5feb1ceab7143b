"""What happened, as a section of the column, or in a column of its own."""

from __future__ import annotations

from collections.abc import Sequence

from tribes_tui.games.rise_of_tribes.pieces.section import ColumnSection, Height
from tribes_tui.widgets.game_log import GameLog

TITLE = "What happened"
COLUMN_FROM = 200
"""Columns of the screen from which the log stands beside the board."""
TELLING = 8
"""Rows of the section from which it tells more than what was done last."""


class Happened(GameLog, ColumnSection):
    """The last lines of the log, in whatever rows are left over."""

    DEFAULT_CSS = "Happened { width: 1fr; }"

    def __init__(self, is_in_side: bool, id: str | None = None) -> None:
        super().__init__(TITLE, id)
        self.is_in_side = is_in_side

    def heights(self, width: int) -> Sequence[Height]:
        """What is left over; none where the log has a column of its own."""
        if not self._entries or (self.is_in_side and self.screen.size.width >= COLUMN_FROM):
            return (Height(0),)
        return Height(24), Height(14, 1), Height(TELLING, 2), Height(5, 3), Height(0, 4)
