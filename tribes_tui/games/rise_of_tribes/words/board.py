"""Rise of Tribes on the board: what actions give and goals cost, what tiles do, which conflicts are to come."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from rules.rise_of_tribes.components.box import (
    ACTIONS,
    BASKETS,
    CART,
    DEVELOPMENTS,
    EVENTS,
    GATHER,
    GOAL_COST,
    GOAL_VP,
    GOALS,
    GROW,
    LEAD,
    MOVE,
    MYSTICISM,
    OXEN,
    POTTERY,
    POWERS,
    WINTER,
)
from rules.rise_of_tribes.mechanics import ground
from rules.rise_of_tribes.mechanics.elders import can_use
from tribes_tui.games.rise_of_tribes.figures import gain, progress, survivor
from tribes_tui.games.rise_of_tribes.words import things
from tribes_tui.games.rise_of_tribes.words.said import actions as said_actions
from tribes_tui.games.rise_of_tribes.words.said import board as said
from tribes_tui.games.rise_of_tribes.words.said import things as said_things

if TYPE_CHECKING:
    from rules.rise_of_tribes.state import RiseState

ROLL, CONFLICT = 0, 2
"""Of a turn's steps."""
HELPS = {GROW: (POTTERY,), MOVE: (CART,), GATHER: (OXEN, BASKETS), LEAD: (MYSTICISM,)}
"""The developments that add to each action."""


def steps() -> tuple[str, ...]:
    """Of a turn."""
    return said.step_roll(), said.step_actions(), said.step_conflict(), said.step_build()


# ---- The action board ---------------------------------------------------------------------------


def helpers(state: RiseState, player: int, act: int) -> list[str]:
    """What adds to it: this player's developments, and events."""
    able = [things.goal(GOALS[goal]) for goal in HELPS[act] if can_use(state, player, goal)]
    return [*able, things.event(EVENTS[WINTER])] if act == GROW and WINTER in state.row else able


def gain_words(state: RiseState, player: int, act: int, level: int, say: Callable[..., str] = said_actions.gain) -> str:
    """What an action gives at a level, with all that developments and events add: `4 new members`, `3 hexes, 2 each`."""
    number, each = gain(state, player, act, level)
    return say(act=things.key_of(ACTIONS[act]), number=number, each=each)


def units(state: RiseState, player: int, act: int) -> tuple[str, ...]:
    """What a die's figure on an action counts, above it: from long to short."""
    key, each = things.key_of(ACTIONS[act]), gain(state, player, act, 0)[1]
    forms = said_actions.unit(act=key, each=each), said_actions.unit_short(act=key, each=each)
    return (*forms, said_actions.unit_tiny()) if act == GATHER else forms


# ---- Costs and goals ----------------------------------------------------------------------------


def spelled(cost: Iterable[int]) -> str:
    """A cost in words without commas: `2 food 1 wood 1 stone`, a wild one as `1 any`; empty for none."""
    return " ".join(things.goods_of(cost))


def goal_cost(goal: int) -> str:
    """What a development costs, as on a card: Mysticism asks one of each and any one."""
    return said.mysticism_cost() if goal == MYSTICISM else spelled(GOAL_COST[goal])


def goal_help(goal: int) -> str:
    """What a goal asks and brings."""
    cost, does = goal_cost(goal) if goal < DEVELOPMENTS else "none", things.goal_does(GOALS[goal])
    return said.goal_help(goal=things.goal(GOALS[goal]), cost=cost, help=does, points=GOAL_VP[goal])


def goal_now(state: RiseState, player: int, goal: int) -> str:
    """The same, and how near it is."""
    if goal < DEVELOPMENTS:
        return goal_help(goal)
    done, wanted = progress(state, player, goal)
    return said.goal_now(goal=goal_help(goal), done=done, wanted=wanted)


def power_brief(power: int, name: str) -> str:
    """What the leader of the tribe of that name does, in two or three words behind the name; nothing without one (-1)."""
    return said_things.power_brief(power=things.key_of(POWERS[power]), who=name) if power >= 0 else ""


def owns(owned: Sequence[str], name: str) -> str:
    """What belongs to the tribe of that name, behind the name; nothing if nothing does."""
    return said.owns(who=name, things=", ".join(owned)) if owned else ""


# ---- Hexes --------------------------------------------------------------------------------------


def crowd(state: RiseState, h: int, counts: Mapping[int, int], names: Sequence[str]) -> str:
    """What a conflict there would be: `6 of 5, you keep 2`."""
    told = verdict(state, h, counts, names)
    return said.crowd(population=sum(counts.values()), limit=ground.limit(state, h), verdict=told)


def verdict(state: RiseState, h: int, counts: Mapping[int, int], names: Sequence[str], is_shot: bool = False) -> str:
    """Who would be left of so many; `is_shot`: the Bow has shot already."""
    first = survivor(state, h, counts, is_shot)
    if first is None:
        return said_actions.nobody_left()
    return said_actions.keeps(who=things.side(first[0], names), number=first[1])
