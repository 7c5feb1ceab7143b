"""What a tribe should want: `hint` for a move at a glance, `value` for how well a player stands.

Points come fastest from villages, which pay every turn; goals pay once. So: enough members to hold hexes,
resources for the village's cost, then goals; no member wasted in an overcrowded hex. All works on views.
"""

from __future__ import annotations

from collections.abc import Callable

from rules.rise_of_tribes.components import actions
from rules.rise_of_tribes.components.box import DEVELOPMENTS
from rules.rise_of_tribes.evaluation import judgements
from rules.rise_of_tribes.position import Position

DEVELOPMENT_MASK = (1 << DEVELOPMENTS) - 1

Hint = Callable[[Position, int, int], float]

_STARTS: list[tuple[int, Hint]] = [
    (actions.DONE, judgements.done),
    (actions.ROLL, judgements.roll),
    (actions.LIGHT, judgements.light),
    (actions.DIE, judgements.die),
    (actions.GROW, judgements.grow),
    (actions.GROW_BOARD, judgements.small),
    (actions.MOVE, judgements.move),
    (actions.WAYFARE, judgements.small),
    (actions.SHIFT, judgements.shift),
    (actions.GATHER, judgements.gather),
    (actions.RETURN, judgements.put_back),
    (actions.TAKE, judgements.take),
    (actions.PAY, judgements.pay),
    (actions.PLACE, judgements.place),
    (actions.LOSE, judgements.lose),
    (actions.SITE, judgements.small),
    (actions.BID, judgements.bid),
    (actions.GIVE, judgements.pay_away),
    (actions.FIGHT, judgements.fight),
    (actions.BOW, judgements.small),
    (actions.CUNNING, judgements.cunning),
    (actions.INTIMIDATE, judgements.small),
    (actions.AMBUSH, judgements.ambush),
    (actions.EVADE, judgements.evade),
    (actions.BUILD, judgements.build),
    (actions.BUILD_ELDER, judgements.build_elder),
    (actions.COMPLETE, judgements.complete),
    (actions.LEARN, judgements.learn),
    (actions.ALTAR, judgements.altar),
    (actions.POWER, judgements.small),
    (actions.BUY, judgements.buy),
    (actions.TRADE, judgements.trade),
    (actions.EXOGAMY, judgements.small),
    (actions.LOAN, judgements.loan),
]

_BY_ID: list[tuple[Hint, int]] = []
for _place, (_start, _hint) in enumerate(_STARTS):
    _end = _STARTS[_place + 1][0] if _place + 1 < len(_STARTS) else actions.SIZE
    _BY_ID += [(_hint, offset) for offset in range(_end - _start)]


def hint(s: Position, action: int) -> float:
    """How good a legal action looks for the one who decides; 0 is as good as nothing."""
    player = s.current_player
    assert player is not None
    judge, offset = _BY_ID[action]
    return judge(s, player, offset)
