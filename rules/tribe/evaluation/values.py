"""How a seat stands: `value`, and what others fear of it."""

from __future__ import annotations

from typing import Final

from rules.tribe.components.cards import GOAL, NONE, need
from rules.tribe.mechanics.scoring import complete_chains, table_points
from rules.tribe.position import Position

SCALE: Final = 60.0
"""A lead of so many spheres is as good as won, where a hundred win; in a short game, of fewer."""


def value(state: Position, player: int) -> float:
    """How well a seat stands in a full state, in [-1, 1], by its lead over the best other."""
    if state.current_player is None:
        return state.returns()[player]
    standing = [_standing(state, seat) for seat in range(state.players)]
    mine = standing[player]
    best = max(other for seat, other in enumerate(standing) if seat != player)
    return max(-1.0, min(1.0, (mine - best) / (SCALE * state.goal / GOAL)))


def _standing(state: Position, seat: int) -> float:
    """Totals, what lies on the table, what it is likely to become, and what the hand would cost."""
    spheres, bonus = table_points(state, seat)
    complete = complete_chains(state, seat)
    growth = 0.0
    for slot in state.slots(seat):
        vases = state.vases[slot] or ()
        growth += 1.2 * len(vases) + (1.0 if state.totems[slot] else 0.0)
        if state.actives[slot] != NONE:
            growth += 0.8
    hostile = 5.0 * hurry(state, seat)
    return state.totals[seat] + spheres + bonus + growth + 3.0 * complete * complete / need(state.players) - hostile


def hurry(state: Position, seat: int) -> float:
    """How near somebody else is to closing, from 0 to 1."""
    return max(complete_chains(state, other) for other in range(state.players) if other != seat) / need(state.players)


def threat(state: Position, seat: int) -> float:
    """How dangerous another player is, from 0 to about 2: near closing, and ahead."""
    standing = [state.totals[other] + sum(table_points(state, other)) for other in range(state.players)]
    leads = standing[seat] >= max(standing)
    return complete_chains(state, seat) / need(state.players) + (0.8 if leads else 0.0)
