"""How well seats stand, as games have taught it: what counts early, what counts late, and who wins by it.

A seat's standing is a sum of what it has, each thing with a weight that moves, as camels are placed, from what it was early to
what it is in the end. The chance to win is the softmax of the standings. Both weights of each thing are the likeliest ones for who won
4,000 games between bots of so many players; `python -m tests.bench.standings` finds them anew.
"""

from __future__ import annotations

from math import exp, log, tanh
from typing import Final, NamedTuple

from rules.five_tribes.components.pieces import CAMELS, FAKIR, KINDS
from rules.five_tribes.components.stages import MOVE
from rules.five_tribes.mechanics.scoring import sheet
from rules.five_tribes.position import Position

THINGS: Final = (
    *("gold", "points of viziers", "points of elders", "points of djinns"),
    *("points of palm trees", "points of palaces", "points of tiles", "points of merchandise"),
    *("viziers", "elders", "camels left", "fakirs", "goods", "kinds of goods"),
    *("markers on the track", "markers to bid with", "about to move", "in the midst of a move"),
)
"""What a seat has, in the order of the weights."""


class Weights(NamedTuple):
    """What each of `THINGS` counts while nobody has placed a camel, and when somebody has none left.

    `height` and `slope` give values their scale: a seat of value `v` wins with log odds of `height + slope * 2 * atanh(v)`. On that
    scale half a point of value is, on average, a lead of 25 points as they stand: `tanh(25 / 45)`.
    """

    early: tuple[float, ...]
    late: tuple[float, ...]
    height: float
    slope: float


WEIGHTS: Final[dict[int, Weights]] = {
    2: Weights(
        (
            *(0.0252, -0.0040, 0.0283, 0.0328),
            *(0.0771, 0.0598, 0.0367, -0.0045),
            *(0.1011, 0.0102, -0.0197, 0.0859, 0.1858, 0.0677),
            *(0.2159, -0.2680, 0.6402, 0.3284),
        ),
        (
            *(0.1097, 0.1003, 0.0552, 0.1217),
            *(0.0883, 0.1034, 0.1009, 0.0901),
            *(0.0198, 0.1668, -0.0708, 0.0688, 0.0988, 0.0288),
            *(0.5434, -0.5434, 1.1450, 0.9015),
        ),
        0.0,
        1.303,
    ),
    3: Weights(
        (
            *(0.0332, -0.0141, -0.0186, 0.0389),
            *(0.0508, 0.0501, 0.0447, 0.0033),
            *(0.0293, 0.2107, -0.0030, 0.2545, 0.1234, 0.1434),
            *(0.2817, -0.3314, 0.6433, 0.5302),
        ),
        (
            *(0.1550, 0.1279, 0.1633, 0.1628),
            *(0.1591, 0.1604, 0.1634, 0.1375),
            *(0.1154, -0.0584, 0.0353, 0.1474, 0.0758, 0.0242),
            *(0.6169, -0.6169, 1.5590, 0.9191),
        ),
        -0.368,
        1.724,
    ),
    4: Weights(
        (
            *(0.0492, -0.0164, 0.0295, 0.0456),
            *(0.0635, 0.1003, 0.0687, 0.0035),
            *(0.2213, 0.1313, 0.0484, 0.2426, 0.1600, 0.2045),
            *(0.4753, -0.4957, 0.8643, 0.9075),
        ),
        (
            *(0.1801, 0.1617, 0.1722, 0.1830),
            *(0.1983, 0.1824, 0.1687, 0.1640),
            *(0.0836, -0.0115, -0.0435, 0.0896, 0.0744, 0.0352),
            *(0.7291, -0.7291, 2.1123, 0.8508),
        ),
        -0.617,
        1.728,
    ),
}
"""Players -> what was learnt from games of so many."""

LEAST = 1e-6
"""No chance is taken for less."""


def things(s: Position, player: int) -> list[float]:
    """What a seat of a full state has, in the order of `THINGS`."""
    goods = s.goods[player * KINDS : player * KINDS + FAKIR]
    acts = s.actor == player
    return [
        *sheet(s, player),
        s.viziers[player],
        s.elders[player],
        s.camels[player],
        s.goods[player * KINDS + FAKIR],
        sum(goods),
        sum([1 for count in goods if count]),
        s.track.count(player),
        s.bid_order.count(player),
        1.0 if acts and s.stage == MOVE else 0.0,
        1.0 if acts and s.stage != MOVE else 0.0,
    ]


def left(s: Position) -> float:
    """How much of the game is left, from 1 to 0: the camels of whoever has fewest."""
    return min(s.camels) / CAMELS[s.players]


def value(s: Position, player: int) -> float:
    """How well `player` stands, in [-1, 1]."""
    return values(s)[player]


def values(s: Position) -> list[float]:
    """`value` of every seat."""
    if s.current_player is None:
        return list(s.returns())
    found, part = WEIGHTS[s.players], left(s)
    weights = [late + part * (early - late) for early, late in zip(found.early, found.late, strict=True)]
    standings = [_sum(weights, things(s, seat)) for seat in range(s.players)]
    best = max(standings)
    shares = [exp(standing - best) for standing in standings]
    whole = sum(shares)
    return [tanh((_log_odds(share / whole) - found.height) / (2 * found.slope)) for share in shares]


def _sum(weights: list[float], counts: list[float]) -> float:
    return sum([weight * count for weight, count in zip(weights, counts, strict=True)])


def _log_odds(chance: float) -> float:
    return log(max(chance, LEAST) / max(1.0 - chance, LEAST))
