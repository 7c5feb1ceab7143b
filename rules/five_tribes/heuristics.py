"""What a bot should want: cheap judgements in points, for every kind of decision.

A move is judged by its best end (`worth`) and by what it leaves to the next player.
"""

from __future__ import annotations

from collections.abc import Callable
from math import tanh
from typing import TYPE_CHECKING

from rules.five_tribes import bids_and_sales, choices, moving
from rules.five_tribes.actions import DROP, PART, TAKE
from rules.five_tribes.components import FAKIR, KINDS
from rules.five_tribes.outlook import ELDER_PROMISE, FAKIR_WORTH
from rules.five_tribes.scoring import total
from rules.five_tribes.stages import BIDDING, MOVE, SOW

if TYPE_CHECKING:
    from rules.five_tribes.state import FiveTribesState as S

ACTIVATION = 9.0
"""What an activation that is still to come in this round is worth."""
SPREAD = 45.0
"""A lead of so many points makes a `value` of tanh(1)."""


# ---- Hints ----------------------------------------------------------------------------------------------


def hint(s: S, action: int) -> float:
    """How good a legal action looks, in points."""
    return HINTS[PART[action]](s, action)


def hints(s: S, actions: list[int]) -> list[float]:
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


HINTS: list[Callable[[S, int], float]] = [
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


# ---- Value ----------------------------------------------------------------------------------------------


def prospects(s: S, player: int) -> float:
    """Points of a seat now, with what its fakirs, elders and remaining activations promise."""
    points = total(s, player) + FAKIR_WORTH * s.goods[player * KINDS + FAKIR] + ELDER_PROMISE * s.elders[player]
    to_come = s.track.count(player)
    if s.stage == BIDDING:
        to_come += s.bid_order.count(player)
    elif s.stage == MOVE and s.actor == player:
        to_come += 1
    return points if s.stuck else points + ACTIVATION * to_come


def value(s: S, player: int) -> float:
    """How well `player` stands against the best of the others, in [-1, 1]."""
    return values(s)[player]


def values(s: S) -> list[float]:
    """`value` of every seat."""
    if s.current_player is None:
        return list(s.returns())
    points = [prospects(s, seat) for seat in range(s.players)]
    return [tanh((mine - max(points[:seat] + points[seat + 1 :])) / SPREAD) for seat, mine in enumerate(points)]
