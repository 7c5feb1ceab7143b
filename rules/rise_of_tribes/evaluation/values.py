"""How well a player stands. All works on views.

Points come fastest from villages, which pay every turn; goals pay once. So: enough members to hold hexes,
resources for the village's cost, then goals; no member wasted in an overcrowded hex.
"""

from __future__ import annotations

from math import tanh

from rules.rise_of_tribes.components import tables
from rules.rise_of_tribes.components.box import DEVELOPMENTS, GATHER_6, GOAL_VP, TRIBE_COST
from rules.rise_of_tribes.components.layout import bits
from rules.rise_of_tribes.mechanics import villages
from rules.rise_of_tribes.mechanics.actions import build
from rules.rise_of_tribes.position import Position

DEVELOPMENT_MASK = (1 << DEVELOPMENTS) - 1


def value(s: Position, player: int) -> float:
    """How well `player` stands against the best other, in [-1, 1]; at the end the true result."""
    if s.winner >= 0:
        return s.returns()[player]
    standings = [standing(s, other) for other in range(s.players)]
    own = standings.pop(player)
    return tanh((own - max(standings)) / 5.0)


def time_left(s: Position) -> float:
    """How much of the game is to come: 1 at its beginning."""
    return (s.goal - max(s.vp)) / tables.WIN_VP


def standing(s: Position, player: int, left: float | None = None) -> float:
    """Points, and what will soon be points. Where moves are compared, all with the same time `left`: whoever leads would shorten it by the
    points of one move.

    The weights are those of a logistic fit to who won 520 games between hints, in units of a point.
    """
    left = time_left(s) if left is None else left
    on_map = tables.MEMBERS - s.supply[player] - s.board[player]
    points = s.vp[player] + villages.count(s, player) * (1.2 + 2.0 * left)
    points += 0.33 * min(on_map, 14) + 0.4 * s.occupied[player].bit_count() + 0.26 * _useful(s, player)
    points += left * (s.completed[player] & DEVELOPMENT_MASK).bit_count()
    for goal in bits(s.goals[player] & ~DEVELOPMENT_MASK):
        ready = (goal != GATHER_6 or player == s.active) and build.achieved(s, player, goal)
        points += GOAL_VP[goal] * (0.8 if ready else 0.12)
    return points


def _useful(s: Position, player: int) -> int:
    """The resources that bring the next village nearer; others hardly tell who will win."""
    cost = TRIBE_COST[s.tribe[player]]
    start = 3 * player
    return sum(min(s.resources[start + kind], cost[kind]) for kind in range(3))
