"""What the end of a move is worth to who decides, with what it promises for later."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.five_tribes import gains
from rules.five_tribes.outlook import promise

if TYPE_CHECKING:
    from rules.five_tribes.state import FiveTribesState as S


def end_worth(s: S, player: int, tile: int, colour: int, count: int, control: bool) -> float:
    """The points of a move's end, with what they promise."""
    return gains.gain(s, player, tile, colour, count, control).total + promise(s, player, tile, colour, count)
