"""What a game brings to a table, and what is shown of it: its board, scenes, what is said of places. All of it is found here."""

from tribes_tui.table.board.contract import GameBoard, Path
from tribes_tui.table.board.piece_board import ROOM, BareBoard, PieceBoard
from tribes_tui.table.board.scene import (
    LOG_LINES,
    NO_NEWS,
    PASSING,
    RECENT_MOVES,
    AtCursor,
    Command,
    Ending,
    Moment,
    Result,
    Scene,
    Source,
    scores_alone,
)
from tribes_tui.words.finder import TROUBLES, carefully, is_outside, room_of

__all__ = (
    "LOG_LINES",
    "NO_NEWS",
    "PASSING",
    "RECENT_MOVES",
    "AtCursor",
    "Command",
    "Ending",
    "GameBoard",
    "Moment",
    "Path",
    "PieceBoard",
    "Result",
    "Scene",
    "Source",
    "board_of",
    "scores_alone",
)


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
