"""GROW and MOVE ask for members one by one: all that may go to one hex are sent there at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from rules.rise_of_tribes import decision
from rules.rise_of_tribes.components import frames
from rules.rise_of_tribes.components.packing import grow_parts, move_parts

if TYPE_CHECKING:
    from rules import State
    from rules.rise_of_tribes.state import RiseState

KINDS = ("GROW", "GROW_BOARD", "MOVE")


def left(view: State) -> int:
    """Members still to grow, or to move."""
    kind, _, argument = decision(cast("RiseState", view))
    if kind == frames.GROW:
        return grow_parts(argument)[0]
    return move_parts(argument)[0] if kind == frames.MOVE else 0
