"""Where an action of the Duel takes place, in the specification's numbers."""

from __future__ import annotations

from rules.tribal.cards import CARDS
from rules.tribal.duel.components.actions import (
    MOVE_NINE,
    SACRED,
    STEAL,
    STEAL_NINE,
    STEAL_SACRED,
    moved_card,
    stolen_card,
)
from rules.tribal.duel.components.phases import COLUMNS
from rules.tribal.duel.position import Position
from rules.tribal.moves import MOVES, ONTO


def parameters(s: Position, action: int) -> dict[str, int]:
    """Where a legal MOVE, SACRED, STEAL or STEAL_SACRED takes place now; nothing of other actions.

    `z`, `i`, `k`: zone, column and index of the group's first card; `to_z`, `j`: the column it goes to.
    """
    if not s.is_legal(action) or action >= STEAL_SACRED + CARDS:
        return {}
    card = moved_card(action) if action < STEAL else stolen_card(action)
    zone, column = divmod(s.place[card], COLUMNS)
    where = {"z": zone, "i": column, "k": len(s.columns[s.place[card]]) - len(s.group(card))}
    target = _target(s, action)
    if target >= 0:
        where["to_z"], where["j"] = divmod(target, COLUMNS)
    return where


def _target(s: Position, action: int) -> int:
    """The column to which a legal MOVE or STEAL goes, else -1."""
    if action < MOVES:
        return s.place[ONTO[action]]
    if action < SACRED:
        return s.first_empty(action - MOVE_NINE & 1)
    if STEAL <= action < STEAL_NINE:
        return s.place[ONTO[action - STEAL]]
    return s.first_empty(s.current_player or 0) if STEAL_NINE <= action < STEAL_SACRED else -1
