"""The board of a game, found by its id."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tribes_tui.words.careful import TROUBLES, carefully, is_outside
from tribes_tui.words.finder import room_of

if TYPE_CHECKING:
    from tribes_tui.table.piece_board import PieceBoard

ROOM = "table"


def board_of(game_id: str) -> PieceBoard:
    """The board of a game: `BOARD` of its module `table`, a bare one when it has none."""
    room = room_of(game_id, ROOM)
    if room is not None and not is_outside(game_id):
        board: PieceBoard = room.BOARD()
        return board
    from tribes_tui.table.bare import BareBoard

    if room is None or (game_id, ROOM) in TROUBLES:
        return BareBoard()
    from tribes_tui.table.careful import CarefulBoard
    from tribes_tui.table.piece_board import PieceBoard

    own: PieceBoard | None = carefully(game_id, ROOM, PieceBoard, lambda: room.BOARD())
    return BareBoard() if own is None else CarefulBoard(game_id, own)
