"""The Duel's ban on giving back what came with a column's last cards (spec 3.4)."""

from __future__ import annotations

from rules.tribal.cards import RANK, RANKS
from rules.tribal.duel.components.actions import HEAD, HEAD_RANK, MOVE_NINE, moved_card
from rules.tribal.duel.components.phases import COLUMNS
from rules.tribal.duel.position import Position
from rules.tribal.moves import MOVES, ONTO


def without_banned(s: Position, moves: list[int], player: int) -> list[int]:
    """Those of these moves that give back no banned card."""
    place, realm = s.place, s.realm
    # By own column: the rank of its last banned card. A group holds that card when its head ranks as high or higher.
    lowest = [RANKS] * (2 * COLUMNS)
    banned = s.no_give
    while banned:
        card = (banned & -banned).bit_length() - 1
        banned &= banned - 1
        column = place[card]
        if column >= 0 and realm[column] == player and RANK[card] < lowest[column]:
            lowest[column] = RANK[card]
    return [move for move in moves if HEAD_RANK[move] < lowest[place[HEAD[move]]] or _goal(s, move) == player]


def is_banned_give(s: Position, action: int, player: int) -> bool:
    """Whether this MOVE would give back a banned card."""
    head = moved_card(action)
    if s.realm[s.place[head]] != player or _goal(s, action) == player:
        return False
    return any(s.no_give >> card & 1 for card in s.group(head))


def _goal(s: Position, move: int) -> int:
    """The zone into which a MOVE goes."""
    return s.realm[s.place[ONTO[move]]] if move < MOVES else (move - MOVE_NINE) & 1
