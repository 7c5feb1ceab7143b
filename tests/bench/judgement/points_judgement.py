"""How Five Tribes judged positions before it was taught by games: points as they stand, with what they promise. To compare with."""

from __future__ import annotations

from math import tanh

from rules.five_tribes.components.pieces import FAKIR, KINDS
from rules.five_tribes.components.stages import BIDDING, MOVE
from rules.five_tribes.evaluation.outlook import ELDER_PROMISE, FAKIR_WORTH
from rules.five_tribes.mechanics.scoring import total
from rules.five_tribes.position import Position

ACTIVATION = 9.0
"""What an activation that is still to come in this round is worth."""
SPREAD = 45.0
"""A lead of so many points makes a value of tanh(1)."""


def points_values(s: Position) -> list[float]:
    """How well each seat of a full state stands against the best of the others, in [-1, 1]."""
    if s.current_player is None:
        return list(s.returns())
    points = [prospects(s, seat) for seat in range(s.players)]
    return [tanh((mine - max(points[:seat] + points[seat + 1 :])) / SPREAD) for seat, mine in enumerate(points)]


def prospects(s: Position, player: int) -> float:
    """Points of a seat now, with what its fakirs, elders and remaining activations promise."""
    points = total(s, player) + FAKIR_WORTH * s.goods[player * KINDS + FAKIR] + ELDER_PROMISE * s.elders[player]
    to_come = s.track.count(player)
    if s.stage == BIDDING:
        to_come += s.bid_order.count(player)
    elif s.stage == MOVE and s.actor == player:
        to_come += 1
    return points if s.stuck else points + ACTIVATION * to_come
