"""The things of phase 5, and those of free moments."""

from __future__ import annotations

from typing import Final

from rules.rise_of_tribes.components.box import DEVELOPMENTS, GOAL_COST, TRIBE_COST
from rules.rise_of_tribes.components.frames import ABANDONED_VILLAGE
from rules.rise_of_tribes.evaluation.judgements.needs import need
from rules.rise_of_tribes.mechanics import bank, villages
from rules.rise_of_tribes.position import Position, decision


def build(s: Position, player: int, h: int) -> float:
    """A village pays every turn: first of all, where it is safe."""
    if h >= 15:
        return 9.0
    own = s.members[player << 4 | h]
    return 8.0 + 0.2 * own - 0.3 * (s.population[h] - own)


def build_elder(s: Position, player: int, offset: int) -> float:
    """The same with the elder, or hidden (the last of these ids)."""
    return build(s, player, offset) + 0.1


NEAR: Final = 1
"""A village is saved for that lacks so many resources at the most."""


def complete(s: Position, player: int, goal: int) -> float:
    """Achievements at once; developments unless they eat up the first villages, which are near."""
    if goal >= DEVELOPMENTS or s.vp[player] + 1 >= s.goal:
        return 10.0
    is_early = villages.count(s, player) < 2 and max(s.vp) < s.goal - 6
    return -0.5 if is_early and _delays_village(s, player, goal) else 3.0


def _delays_village(s: Position, player: int, goal: int) -> bool:
    """Whether a village could soon be built, and lacks more once the development is paid for."""
    lacks = more = 0
    for kind in range(3):
        cost, held = TRIBE_COST[s.tribe[player]][kind], s.resources[3 * player + kind]
        lacks += max(0, cost - held)
        more += max(0, cost - held + GOAL_COST[goal][kind])
    return lacks <= NEAR and more > lacks and villages.left(s) > 0 and villages.build_mask(s, player) > 0


def learn(s: Position, player: int, kind: int) -> float:
    """A goal for a resource."""
    return 0.6 - need(s, player, kind)


def altar(s: Position, player: int, offset: int) -> float:
    """A point for a member and resources."""
    if s.vp[player] + 1 >= s.goal:
        return 20.0
    return 1.0 if bank.total(s, player) > sum(TRIBE_COST[s.tribe[player]]) + 3 else -0.5


def buy(s: Position, player: int, item: int) -> float:
    """Items are for those who have plenty."""
    return 0.2 if bank.total(s, player) > 8 else -0.5


def trade(s: Position, player: int, offset: int) -> float:
    """Swap only what is plenty for what a village lacks, the Abandoned one if that is offered."""
    give, rest = divmod(offset, 2)
    get = [kind for kind in range(3) if kind != give][rest]
    cost = villages.cost_of(s, player, decision(s).kind == ABANDONED_VILLAGE)
    spare = s.resources[3 * player + give] - cost[give]
    lacks = s.resources[3 * player + get] < cost[get]
    return 0.9 if spare >= 2 and lacks else -1.0


def loan(s: Position, player: int, offset: int) -> float:
    """A loan costs a resource and helps another."""
    return 0.3 - need(s, player, offset % 3)
