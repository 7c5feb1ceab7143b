"""What a bot should want: cheap judgements in points, for every kind of decision.

A move is judged by its best end (`outlook.end_worth`) and by what it leaves to the next player.
"""

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
from rules.five_tribes.components.stages import BIDDING, MOVE, SOW
from rules.five_tribes.evaluation import bids_and_sales, choices, moving
from rules.five_tribes.position import Position

HINTS: Final[dict[int, Callable[[Position, int], float]]] = {
    BID: bids_and_sales.bid,
    TAKE: moving.take,
    DROP: moving.drop,
    FAKIRS: choices.fakirs,
    KILL: choices.kill,
    ROB: choices.rob,
    PASS: choices.decline,
    PLACE: choices.place,
    PICK: choices.pick,
    BUY: choices.buy,
    USE: choices.use,
    AT: choices.at,
    KEEP: choices.keep,
    SELL: bids_and_sales.sell,
    CASH: bids_and_sales.cash,
    END: bids_and_sales.end,
}
"""For each kind of action: how to judge it."""

_HINT: Final = by_action(HINTS)


def hint(s: Position, action: int) -> float:
    """How good a legal action looks, in points."""
    return _HINT[action](s, action)


def hints(s: Position, actions: list[int]) -> list[float]:
    """`hint` of several actions."""
    if s.stage == SOW:
        return moving.drops(s, actions)
    if s.stage == BIDDING:
        return bids_and_sales.bids(s, actions)
    if s.stage == MOVE:
        takes = [action - TAKE for action in actions if TAKE <= action < DROP]
        if len(takes) == len(actions):
            return moving.takes(s, takes)
    return [hint(s, action) for action in actions]
