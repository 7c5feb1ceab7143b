"""Why a tile is not lit while a move is chosen: it is empty or leads nowhere, it is too far, or nobody of the hand's tribes stands there."""

from rules import Refusal
from rules.five_tribes.components import stages as st
from rules.five_tribes.components.grid import COLUMNS, TILE_TEXT
from rules.five_tribes.state import FiveTribesState as S
from tribes_tui.games.five_tribes.foresight import tile_of
from tribes_tui.games.five_tribes.words.said import ends as said
from tribes_tui.table.board.contract import Path

MOVING = "3.3"
"""Of the walk."""


def refusal(state: S, name: str, picked: Path) -> Refusal | None:
    """Of a tile that can't be taken, or where the move can't end; None where the rules' own reason does."""
    tile = tile_of(name)
    if tile < 0 or picked or state.stage not in (st.MOVE, st.SOW) or state.current_player != state.viewer:
        return None
    if state.stage == st.MOVE:
        return Refusal((said.leads_nowhere if state.size[tile] else said.is_empty)(tile=TILE_TEXT[tile]), MOVING)
    return Refusal(_end(state, tile), MOVING)


def _end(state: S, tile: int) -> str:
    (row, column), (here_row, here_column) = divmod(tile, COLUMNS), divmod(state.arc // 5, COLUMNS)
    away = abs(row - here_row) + abs(column - here_column)
    if away > state.left:
        return said.too_far(tile=TILE_TEXT[tile], away=away, left=state.left)
    if not away or (state.left - away) % 2:
        return said.wrong_distance(tile=TILE_TEXT[tile], away=away, left=state.left)
    return said.no_match(tile=TILE_TEXT[tile])
