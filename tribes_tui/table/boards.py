"""The board of a game, found by its id."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tribes_tui.words.finder import room_of

if TYPE_CHECKING:
    from tribes_tui.table.piece_board import PieceBoard


def board_of(game_id: str) -> PieceBoard:
    """The board of a game: `BOARD` of its module `table`, a bare one when it has none."""
    room = room_of(game_id, "table")
    if room is None:
        from tribes_tui.table.bare import BareBoard

        return BareBoard()
    board: PieceBoard = room.BOARD()
    return board
