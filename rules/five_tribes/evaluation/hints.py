"""What a bot should want: cheap judgements in points, for every kind of decision.

A move is judged by its best end (`outlook.end_worth`) and by what it leaves to the next player.
"""

from __future__ import annotations

from collections.abc import Callable

from rules.five_tribes.components.actions import DROP, PART, TAKE
from rules.five_tribes.components.stages import BIDDING, MOVE, SOW
from rules.five_tribes.evaluation import bids_and_sales, choices, moving
from rules.five_tribes.position import Position


def hint(s: Position, action: int) -> float:
    """How good a legal action looks, in points."""
    return HINTS[PART[action]](s, action)


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


HINTS: list[Callable[[Position, int], float]] = [
    bids_and_sales.bid,
    moving.take,
    moving.drop,
    choices.fakirs,
    choices.kill,
    choices.rob,
    choices.decline,
    choices.place,
    choices.pick,
    choices.buy,
    choices.use,
    choices.at,
    choices.keep,
    bids_and_sales.sell,
    bids_and_sales.cash,
    bids_and_sales.end,
]
"""For each part of the action table, how to judge it."""
