"""Buttons for what can be chosen and lies on no piece: to pass, to pay, to sell, to use a djinn."""

from __future__ import annotations

from tribes_tui.table.frame.head import Choices


class FiveButtons(Choices):
    """Side by side in the column beside the tiles; it asks for as many rows as they need."""

    DEFAULT_CSS = "FiveButtons { height: 1; }"

    def heights_at(self, width: int) -> tuple[int, ...]:
        """The rows at a width; a row is left free below them where there is room."""
        rows = self._rows(width, self._words)
        return (rows, rows + 1) if rows else (0,)
