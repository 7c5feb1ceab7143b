"""Placing palm trees and palaces."""

from __future__ import annotations

from rules.five_tribes.components.grid import TILE_TEXT
from rules.five_tribes.components.pieces import MONKIR
from rules.five_tribes.mechanics.control import reward
from rules.five_tribes.position import Position


def put_palm(s: Position, tile: int) -> None:
    """Put a palm tree on a tile."""
    s.palms[tile] += 1
    s.palms_left -= 1
    if s.events is not None:
        s.tell("palm", s.actor, tile=TILE_TEXT[tile])


def put_palace(s: Position, tile: int) -> None:
    """Put a palace on a tile; Monkir watches."""
    s.palaces[tile] += 1
    s.palaces_left -= 1
    if s.events is not None:
        s.tell("palace", s.actor, tile=TILE_TEXT[tile])
    reward(s, MONKIR, s.actor)
