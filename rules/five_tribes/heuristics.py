"""What a bot should want: cheap judgements in points, for every kind of decision.

A move is judged by its best end (`worth`) and by what it leaves to the next player.
"""

from __future__ import annotations

from collections.abc import Callable
from math import tanh
from typing import TYPE_CHECKING

from rules.five_tribes import bids_and_sales, choices
from rules.five_tribes.actions import DROP, PART, TAKE
from rules.five_tribes.bidding import next_on_track
from rules.five_tribes.components import FAKIR, KINDS
from rules.five_tribes.grid import REACH, STEP, tiles_in
from rules.five_tribes.outlook import ELDER_PROMISE, FAKIR_WORTH
from rules.five_tribes.scoring import total
from rules.five_tribes.stages import BIDDING, MOVE
from rules.five_tribes.worth import best_ends, ends_from, table

if TYPE_CHECKING:
    from rules.five_tribes.state import FiveTribesState as S

LEFT_TO_OTHERS = 0.45
"""Points that the best move left to an opponent costs, for each of its points."""
LEFT_TO_ME = 0.35
"""What it is worth when the next activation is one's own."""
ACTIVATION = 9.0
"""What an activation that is still to come in this round is worth."""
SPREAD = 45.0
"""A lead of so many points makes a `value` of tanh(1)."""


# ---- Hints ----------------------------------------------------------------------------------------------


def hint(s: S, action: int) -> float:
    """How good a legal action looks, in points."""
    return HINTS[PART[action]](s, action)


def _take(s: S, action: int) -> float:
    start = action - TAKE
    top = best_ends(s)
    weight = LEFT_TO_ME if again(s) else -LEFT_TO_OTHERS
    best = -5.0
    for points, end in ends_from(s, table(s), start):
        left = next((p for p, other, there in top if there != end and other != start), 0.0)
        best = max(best, points + weight * left)
    return best


def again(s: S) -> bool:
    """Whether the next activation is the same player's."""
    space = next_on_track(s)
    return space >= 0 and s.track[space] == s.current_player


def _drop(s: S, action: int) -> float:
    direction, colour = divmod(action - DROP, 5)
    tile = STEP[(s.arc // 5) * 4 + direction]
    worth = table(s)
    rest = s.left - 1
    if rest == 0:
        return worth[tile * 5 + colour]
    reach = REACH[tile * 5 + direction][rest]
    best = 0.0
    for other in range(5):
        if s.hand[other] - (other == colour) > 0:
            for end in tiles_in(reach & s.has[other]):
                best = max(best, worth[end * 5 + other])
    return best - 0.2 * bait(s, tile, colour)


def bait(s: S, tile: int, colour: int) -> float:
    """How much more a tile offers to the next player when one more of a colour lies on it."""
    alone = s.size[tile] == s.meeples[tile * 5 + colour]
    bait = 1.0 if s.meeples[tile * 5 + colour] else 0.0
    if s.owner[tile] < 0:
        bait += 3.0 if s.size[tile] == 0 else (0.0 if alone else -1.0)
    return bait


HINTS: list[Callable[[S, int], float]] = [
    bids_and_sales.bid,
    _take,
    _drop,
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
    if s.current_player is None:
        return s.returns()[player]
    points = [prospects(s, seat) for seat in range(s.players)]
    mine = points.pop(player)
    return tanh((mine - max(points)) / SPREAD)
