"""How well seats stand, as games have taught it: what counts early, what counts late, and who wins by it.

A seat's standing is a sum of what it has, each thing with a weight that moves, as camels are placed, from what it was early to
what it is in the end. The chance to win is the softmax of the standings. Both weights of each thing are the likeliest ones for who won
4,000 games between bots of so many players; `python -m tests.bench.judgement.standings` finds them anew.
"""

from math import exp, log, tanh
from typing import Final, NamedTuple

from rules.five_tribes.components.pieces import CAMELS, FAKIR, KINDS
from rules.five_tribes.components.stages import AFTER_SALE, BIDDING, MOVE, SALE, SOW, SUIT
from rules.five_tribes.mechanics.scoring import sheet
from rules.five_tribes.position import Position

THINGS: Final = (
    *("gold", "points of viziers", "points of elders", "points of djinns"),
    *("points of palm trees", "points of palaces", "points of tiles", "points of merchandise"),
    *("viziers", "elders", "camels left", "fakirs", "goods", "kinds of goods"),
    *("turns to come", "about to move", "sowing", "after sowing"),
)
"""What a seat has, in the order of the weights. Turns to come are those of this round that have not begun."""


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
            *(0.0425, 0.0078, 0.0335, 0.0597),
            *(0.0917, 0.0697, 0.0459, 0.0000),
            *(0.1396, 0.0596, -0.0701, 0.1499, 0.2554, 0.0765),
            *(0.8515, 0.1257, 0.7331, 0.1795),
        ),
        (
            *(0.1104, 0.1006, 0.0565, 0.1232),
            *(0.0881, 0.1050, 0.1029, 0.0929),
            *(0.0217, 0.1688, -0.0847, 0.0772, 0.0938, 0.0195),
            *(1.2616, -0.0303, 1.4668, 0.5370),
        ),
        0.0,
        1.303,
    ),
    3: Weights(
        (
            *(0.0652, 0.0002, -0.0058, 0.0818),
            *(0.0701, 0.0705, 0.0623, 0.0097),
            *(0.1458, 0.2986, -0.0763, 0.3332, 0.2325, 0.1739),
            *(1.3564, -0.0400, 1.2922, 0.2614),
        ),
        (
            *(0.1555, 0.1253, 0.1636, 0.1649),
            *(0.1610, 0.1610, 0.1644, 0.1391),
            *(0.1268, -0.0598, 0.0147, 0.1685, 0.0833, 0.0111),
            *(1.4875, 0.1707, 1.6942, 0.4698),
        ),
        -0.368,
        1.724,
    ),
    4: Weights(
        (
            *(0.0822, -0.0062, 0.0688, 0.1025),
            *(0.0974, 0.1246, 0.0847, 0.0157),
            *(0.3666, 0.1241, 0.0283, 0.3994, 0.2891, 0.2058),
            *(1.7923, 0.0728, 1.6005, 0.2245),
        ),
        (
            *(0.1667, 0.1597, 0.1622, 0.1596),
            *(0.1696, 0.1703, 0.1643, 0.1547),
            *(0.0454, 0.0172, -0.1217, 0.0415, 0.0948, -0.0408),
            *(1.4294, -0.0474, 1.8619, 0.5939),
        ),
        -0.617,
        1.728,
    ),
}
"""Players -> what was learnt from games of so many."""

COUNTED = 0.5
"""What a point counts where nobody moves any more: all but everything."""
LEAST = 1e-6
"""No chance is taken for less."""


def things(s: Position, player: int) -> list[float]:
    """What a seat of a full state has, in the order of `THINGS`."""
    goods = s.goods[player * KINDS : player * KINDS + FAKIR]
    acts = 1.0 if s.actor == player else 0.0
    about, sowing = acts * (s.stage == MOVE), acts * (s.stage == SOW)
    return [
        *sheet(s, player),
        s.viziers[player],
        s.elders[player],
        s.camels[player],
        s.goods[player * KINDS + FAKIR],
        sum(goods),
        sum([1 for count in goods if count]),
        s.track.count(player) + (s.bid_order.count(player) if s.stage == BIDDING else 0) + about,
        about,
        sowing,
        acts - about - sowing,
    ]


def left(s: Position) -> float:
    """How much of the game is left, from 1 to 0: the camels of whoever has fewest. A short game begins as if some were placed."""
    return min(s.camels) / CAMELS[s.players]


def is_counted(s: Position) -> bool:
    """Whether nobody moves any more, so that what is on the sheets decides."""
    return s.stuck or (0 in s.camels and max(s.track) < 0 and s.stage in (SALE, SUIT, AFTER_SALE))


def value(s: Position, player: int) -> float:
    """How well `player` stands, in [-1, 1]."""
    return values(s)[player]


def values(s: Position) -> list[float]:
    """`value` of every seat."""
    if s.current_player is None:
        return list(s.returns())
    found, part = WEIGHTS[s.players], left(s)
    if is_counted(s):
        standings = [COUNTED * sum(sheet(s, seat)) for seat in range(s.players)]
    else:
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
