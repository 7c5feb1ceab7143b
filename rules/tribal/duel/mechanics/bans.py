"""The Duel's ban on giving back what came with a column's last cards (spec 3.4)."""

from __future__ import annotations

from rules.tribal.cards import BIT, LEVEL
from rules.tribal.duel.components.actions import MOVE_NINE, moved_card
from rules.tribal.duel.position import Position
from rules.tribal.moves import MOVES, ONTO


def without_held(s: Position, player: int) -> list[int]:
    """The player's cards lying face up, by level, but for those whose groups hold a banned card: such a group is not given."""
    given = s.up[player].copy()
    for card in s.banned:  # of one column the last comes first: what lies under it holds it, too
        number = s.place[card]
        if number >= 0 and s.realm[number] == player and given[LEVEL[card]] & BIT[card]:
            column, at = s.columns[number], s.hidden[number]
            under = -1
            while under != card:
                under = column[at]
                given[LEVEL[under]] ^= BIT[under]
                at += 1
    return given


def is_banned_give(s: Position, action: int, player: int) -> bool:
    """Whether this MOVE would give back a banned card."""
    head = moved_card(action)
    if s.realm[s.place[head]] != player or _goal(s, action) == player:
        return False
    return any(s.no_give >> card & 1 for card in s.group(head))


def _goal(s: Position, move: int) -> int:
    """The zone into which a MOVE goes."""
    return s.realm[s.place[ONTO[move]]] if move < MOVES else (move - MOVE_NINE) & 1
