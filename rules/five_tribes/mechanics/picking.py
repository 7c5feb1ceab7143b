"""Random and single tiles in the move stage, without listing them all."""

from __future__ import annotations

from typing import Final

from rules.core.rng import RandomSource
from rules.five_tribes.components.actions import AT, DROP, PASS, TAKE, USE
from rules.five_tribes.components.grid import TILES
from rules.five_tribes.components.pieces import PAID_POWERS
from rules.five_tribes.mechanics.powers import power_ids
from rules.five_tribes.mechanics.sowing import any_move, movable
from rules.five_tribes.position import Position

TRIES: Final = 90
"""Draws before giving up: more than that and hardly any tile can be taken."""


def pick_tile(s: Position, rng: RandomSource) -> int:
    """A uniformly drawn tile that can be taken, or -1: then list what is legal."""
    if s.djinns[s.actor] & PAID_POWERS & ~s.used[s.actor]:
        return -1
    for _ in range(TRIES):
        tile = rng.randrange(TILES)
        if movable(s, tile):
            return tile
    return -1


def is_legal_in_move(s: Position, action: int) -> bool:
    """`is_legal` in the move stage of a real state."""
    if TAKE <= action < DROP:
        return movable(s, action - TAKE)
    if USE <= action < AT:
        return action in power_ids(s)
    return action == PASS and not any_move(s)
