"""What a tribe should want: `hint` for a move at a glance, `value` for how well a player stands.

Points come fastest from villages, which pay every turn; goals pay once. So: enough members to hold hexes,
resources for the village's cost, then goals; no member wasted in an overcrowded hex. All works on views.
"""

from __future__ import annotations

from collections.abc import Callable
from math import tanh
from typing import TYPE_CHECKING

from rules.rise_of_tribes import actions, goals, hints, tables, villages
from rules.rise_of_tribes.components import DEVELOPMENTS, GATHER_6, GOAL_VP, TRIBE_COST
from rules.rise_of_tribes.layout import bits

if TYPE_CHECKING:
    from rules.rise_of_tribes.state import RiseState

DEVELOPMENT_MASK = (1 << DEVELOPMENTS) - 1

Hint = Callable[["RiseState", int, int], float]

_STARTS: list[tuple[int, Hint]] = [
    (actions.DONE, hints.done),
    (actions.ROLL, hints.roll),
    (actions.LIGHT, hints.light),
    (actions.DIE, hints.die),
    (actions.GROW, hints.grow),
    (actions.GROW_BOARD, hints.small),
    (actions.MOVE, hints.move),
    (actions.WAYFARE, hints.small),
    (actions.SHIFT, hints.shift),
    (actions.GATHER, hints.gather),
    (actions.RETURN, hints.put_back),
    (actions.TAKE, hints.take),
    (actions.PAY, hints.pay),
    (actions.PLACE, hints.place),
    (actions.LOSE, hints.lose),
    (actions.SITE, hints.small),
    (actions.BID, hints.bid),
    (actions.GIVE, hints.pay_away),
    (actions.FIGHT, hints.fight),
    (actions.BOW, hints.small),
    (actions.CUNNING, hints.cunning),
    (actions.INTIMIDATE, hints.small),
    (actions.AMBUSH, hints.ambush),
    (actions.EVADE, hints.evade),
    (actions.BUILD, hints.build),
    (actions.BUILD_ELDER, hints.build_elder),
    (actions.COMPLETE, hints.complete),
    (actions.LEARN, hints.learn),
    (actions.ALTAR, hints.altar),
    (actions.POWER, hints.small),
    (actions.BUY, hints.buy),
    (actions.TRADE, hints.trade),
    (actions.EXOGAMY, hints.small),
    (actions.LOAN, hints.loan),
]

_BY_ID: list[tuple[Hint, int]] = []
for _place, (_start, _hint) in enumerate(_STARTS):
    _end = _STARTS[_place + 1][0] if _place + 1 < len(_STARTS) else actions.SIZE
    _BY_ID += [(_hint, offset) for offset in range(_end - _start)]


def hint(s: RiseState, action: int) -> float:
    """How good a legal action looks for the one who decides; 0 is as good as nothing."""
    player = s.current_player
    assert player is not None
    judge, offset = _BY_ID[action]
    return judge(s, player, offset)


def value(s: RiseState, player: int) -> float:
    """How well `player` stands against the best other, in [-1, 1]; at the end the true result."""
    if s.winner >= 0:
        return s.returns()[player]
    standings = [standing(s, other) for other in range(s.players)]
    own = standings.pop(player)
    return tanh((own - max(standings)) / 5.0)


def standing(s: RiseState, player: int) -> float:
    """Points, and what will soon be points.

    The weights are those of a logistic fit to who won 520 games between hints, in units of a point.
    """
    left = (tables.WIN_VP - max(s.vp)) / tables.WIN_VP
    on_map = tables.MEMBERS - s.supply[player] - s.board[player]
    points = s.vp[player] + villages.count(s, player) * (1.2 + 2.0 * left)
    points += 0.33 * min(on_map, 14) + 0.4 * s.occupied[player].bit_count() + 0.26 * _useful(s, player)
    points += left * (s.completed[player] & DEVELOPMENT_MASK).bit_count()
    for goal in bits(s.goals[player] & ~DEVELOPMENT_MASK):
        ready = (goal != GATHER_6 or player == s.active) and goals.achieved(s, player, goal)
        points += GOAL_VP[goal] * (0.8 if ready else 0.12)
    return points


def _useful(s: RiseState, player: int) -> int:
    """The resources that bring the next village nearer; others hardly tell who will win."""
    cost = TRIBE_COST[s.tribe[player]]
    start = 3 * player
    return sum(min(s.resources[start + kind], cost[kind]) for kind in range(3))
