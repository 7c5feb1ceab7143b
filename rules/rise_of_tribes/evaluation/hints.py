"""What a tribe should want: `hint` for a move at a glance, `value` for how well a player stands.

Points come fastest from villages, which pay every turn; goals pay once. So: enough members to hold hexes,
resources for the village's cost, then goals; no member wasted in an overcrowded hex. All works on views.
"""

from __future__ import annotations

from collections.abc import Callable

from rules.rise_of_tribes.components import actions
from rules.rise_of_tribes.evaluation.judgements import of_actions, of_building, of_events
from rules.rise_of_tribes.position import Position

Hint = Callable[[Position, int, int], float]

_STARTS: list[tuple[int, Hint]] = [
    (actions.DONE, of_actions.done),
    (actions.ROLL, of_actions.roll),
    (actions.LIGHT, of_actions.light),
    (actions.DIE, of_actions.die),
    (actions.GROW, of_actions.grow),
    (actions.GROW_BOARD, of_actions.small),
    (actions.MOVE, of_actions.move),
    (actions.WAYFARE, of_actions.small),
    (actions.SHIFT, of_actions.shift),
    (actions.GATHER, of_actions.gather),
    (actions.RETURN, of_actions.put_back),
    (actions.TAKE, of_actions.take),
    (actions.PAY, of_actions.pay),
    (actions.PLACE, of_events.place),
    (actions.LOSE, of_events.lose),
    (actions.SITE, of_actions.small),
    (actions.BID, of_events.bid),
    (actions.GIVE, of_actions.pay_away),
    (actions.FIGHT, of_events.fight),
    (actions.BOW, of_actions.small),
    (actions.CUNNING, of_events.cunning),
    (actions.INTIMIDATE, of_actions.small),
    (actions.AMBUSH, of_events.ambush),
    (actions.EVADE, of_events.evade),
    (actions.BUILD, of_building.build),
    (actions.BUILD_ELDER, of_building.build_elder),
    (actions.COMPLETE, of_building.complete),
    (actions.LEARN, of_building.learn),
    (actions.ALTAR, of_building.altar),
    (actions.POWER, of_actions.small),
    (actions.BUY, of_building.buy),
    (actions.TRADE, of_building.trade),
    (actions.EXOGAMY, of_actions.small),
    (actions.LOAN, of_building.loan),
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
