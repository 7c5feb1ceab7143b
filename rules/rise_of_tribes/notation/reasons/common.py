"""What the reasons share: the hex that an action names, and who is there."""

from __future__ import annotations

from collections.abc import Callable

from rules.core.action import Action
from rules.core.state import Refusal
from rules.rise_of_tribes.components.box import HEXES
from rules.rise_of_tribes.position import Position

Why = Callable[[Position, int, Action], Refusal]
"""The reason: position, player, action."""


def hex_of(row: Action, name: str = "hex") -> int:
    """The hex in a field of an action."""
    return HEXES.index(str(row.fields[name]))


def has_members(s: Position, player: int, h: int) -> bool:
    """Whether the player has a member there."""
    return bool(s.occupied[player] >> h & 1)
