"""Which ground a board is shown on: pieces where it has any, else the painted sheet."""

from __future__ import annotations

from collections.abc import Callable

from textual.app import App

from tribes_tui.table.contract import GameBoard
from tribes_tui.table.ground import Ground
from tribes_tui.table.painted_ground import PaintedGround
from tribes_tui.table.piece_board import PieceBoard


def ground_of(board: GameBoard, app: Callable[[], App[object]], paint: Callable[[], None]) -> Ground:
    """The ground for a board; `paint` is called when everything has to be drawn for another size."""
    if isinstance(board, PieceBoard):
        from tribes_tui.table.piece_ground import PieceGround  # pieces are loaded with the first table of them

        return PieceGround(board)
    return PaintedGround(board, app, paint)
