"""Carrying out actions: for each kind the module that does it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rules.five_tribes.components.actions import (
    AT,
    BID,
    BUY,
    CASH,
    DROP,
    END,
    FAKIRS,
    KEEP,
    KILL,
    PASS,
    PICK,
    PLACE,
    ROB,
    SELL,
    TAKE,
    USE,
    by_action,
)
from rules.five_tribes.components.stages import SOW
from rules.five_tribes.mechanics import assassins, bidding, sale, sowing, tile_actions, tribes, turns, using
from rules.five_tribes.position import Position

DEEDS: Final[dict[int, Callable[[Position, int], None]]] = {
    BID: bidding.do_bid,
    TAKE: sowing.do_take,
    DROP: sowing.do_drop,
    FAKIRS: tribes.do_fakirs,
    KILL: assassins.do_kill,
    ROB: assassins.do_rob,
    PASS: turns.do_pass,
    PLACE: tile_actions.do_place,
    PICK: tile_actions.do_pick,
    BUY: tile_actions.do_buy,
    USE: using.do_use,
    AT: using.do_at,
    KEEP: using.do_keep,
    SELL: sale.do_sell,
    CASH: sale.do_cash,
    END: turns.do_end,
}
"""For each kind of action: what it does itself. What follows from it is up to `turns.settle`."""

_DEED: Final = by_action(DEEDS)


def play(s: Position, action: int) -> None:
    """Carry out a legal action, and all that follows until the next decision."""
    _DEED[action](s, action)
    if s.stage != SOW:
        turns.settle(s)
