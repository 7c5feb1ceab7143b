"""What a game brings to a table, and what is shown of it: its board, scenes, what is said of places. All of it is found here."""

from tribes_tui.table.board.boards import board_of
from tribes_tui.table.board.contract import GameBoard, Path
from tribes_tui.table.board.piece_board import PieceBoard
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
