"""Which board a game has."""

from tribes_tui.table.board.piece_board import ROOM, BareBoard, PieceBoard
from tribes_tui.words.finder import TROUBLES, carefully, is_outside, room_of


def board_of(game_id: str) -> PieceBoard:
    """The board of a game: `BOARD` of its module `table`, a bare one when it has none."""
    room = room_of(game_id, ROOM)
    if room is not None and not is_outside(game_id):
        board: PieceBoard = room.BOARD()
        return board
    if room is None or (game_id, ROOM) in TROUBLES:
        return BareBoard()
    from tribes_tui.table.board.careful import CarefulBoard

    own: PieceBoard | None = carefully(game_id, ROOM, PieceBoard, lambda: room.BOARD())
    return BareBoard() if own is None else CarefulBoard(game_id, own)
