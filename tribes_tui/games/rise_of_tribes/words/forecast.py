"""How far another tribe comes by the end of its next turn at the most, as far as anybody can know it: with its villages, and with its
goals, which are public."""

from collections.abc import Collection, Mapping
from itertools import combinations
from math import prod
from typing import NamedTuple

from rules.rise_of_tribes.components import tables
from rules.rise_of_tribes.components.box import (
    COMPLETE_TRIBE,
    DEVELOPMENTS,
    GATHER,
    GATHER_6,
    GOAL_VP,
    GROW,
    LEAD,
    MAJORITY_FORESTS,
    MAJORITY_LAKES,
    MAJORITY_MOUNTAINS,
    MOVE,
    OCCUPY_8,
)
from rules.rise_of_tribes.components.layout import bits
from rules.rise_of_tribes.mechanics import bank, villages
from rules.rise_of_tribes.state import RiseState
from tribes_tui.games.rise_of_tribes.words.figures import gain, level_with, progress, sides, win_next

MOST_GROWN = tables.GROW_MEMBERS[-1] + tables.POTTERY_MEMBERS + tables.WINTER_MEMBERS + tables.VILLAGES
"""Members that a turn may bring: each village of the Farming leader's brings one."""
MOST_ENTERED = tables.MOVE_MEMBERS[-1] + tables.CART_MEMBERS + 2
"""Hexes that a turn may occupy: by those who move, by one from another tribe, by one who slips away before."""


class Forecast(NamedTuple):
    """Points of a tribe after its next turn."""

    sure: int
    """Those it has and those of the villages that stand."""
    goals: tuple[int, ...]
    """What the goals in progress bring that may be completed by then, the most first."""
    may_draw: bool
    """Whether it may draw others."""

    @property
    def most(self) -> int:
        """All of them together."""
        return self.sure + sum(self.goals)


def forecast(state: RiseState, seat: int) -> Forecast:
    """Nothing hinders those goals but what others do."""
    found = sorted((GOAL_VP[goal] for goal in bits(state.goals[seat]) if _may_come(state, seat, goal)), reverse=True)
    return Forecast(state.vp[seat] + villages.count(state, seat), tuple(found), bool(state.goal_decks[seat]))


def _may_come(state: RiseState, seat: int, goal: int) -> bool:
    if goal == COMPLETE_TRIBE:
        return state.supply[seat] + state.board[seat] <= MOST_GROWN
    return goal != OCCUPY_8 or tables.OCCUPY - state.occupied[seat].bit_count() <= MOST_ENTERED


LANDS = {MAJORITY_LAKES: 0, MAJORITY_FORESTS: 1, MAJORITY_MOUNTAINS: 2}
"""Goals that ask a majority on a land -> which."""
TWO_ACTIONS = (*combinations((GROW, MOVE, GATHER, LEAD), 2),)
DEVELOPMENT = 4
"""Resources that a development costs."""


class Prospect(NamedTuple):
    """Whether a tribe may win by the end of its next turn, if the others and their dice stay as they are."""

    known: bool
    """With the goals it has."""
    drawn: bool
    """With goals that LEAD may draw, which it has done all that is asked for, or can pay for."""


def may_win(state: RiseState, seat: int, brought: int = 0) -> Prospect:
    """Points that its villages have `brought` already don't come once more."""
    lack = {goal: _lack(state, seat, goal) for goal in range(DEVELOPMENTS, len(GOAL_VP))}
    wanted = state.goal - state.vp[seat] - villages.count(state, seat) + brought
    found = {LEAD in acts for acts in TWO_ACTIONS if _brought(state, seat, acts, lack) >= wanted}
    return Prospect(False in found, True in found)


def _brought(state: RiseState, seat: int, acts: Collection[int], lack: Mapping[int, int]) -> int:
    """Points of the goals that two actions may bring, as strong as a die makes them now."""
    most = {act: gain(state, seat, act, max(level_with(state, act, f) for f in range(3))) for act in acts}
    grown, moved, drawn = (most.get(act, (0, 0))[0] for act in (GROW, MOVE, LEAD))
    got = prod(most.get(GATHER, (0, 0))) + (sum(state.tokens) if GATHER in acts else 0)
    left, held, points, drawn = grown + moved, state.goals[seat], 0, min(drawn, len(state.goal_decks[seat]))
    may = {COMPLETE_TRIBE: grown, OCCUPY_8: moved, GATHER_6: tables.GATHERED * (GATHER in acts)}
    for goal in sorted(lack.keys() & {*bits(held)}, key=lack.__getitem__):
        if lack[goal] <= may.get(goal, left):
            left -= lack[goal] * (goal in LANDS)
            points += GOAL_VP[goal]
    undrawn = lack.keys() - {*bits(held | state.completed[seat])}
    ready = sorted((GOAL_VP[goal] for goal in undrawn if not lack[goal]), reverse=True)[:drawn]
    wanted = drawn - len(ready) + sum(goal < DEVELOPMENTS for goal in bits(held))
    return points + sum(ready) + min(wanted, (bank.total(state, seat) + got) // DEVELOPMENT)


def _lack(state: RiseState, seat: int, goal: int) -> int:
    """How many hexes, members or resources an achievement lacks; of a majority on a land how many members, at the least."""
    done, wanted = progress(state, seat, goal)
    if goal not in LANDS:
        return max(0, wanted - done)
    there = ({seat: 0, **sides(state, h)} for h in bits(state.terrain[LANDS[goal]]))
    needs = (max(0, sum(counts.values()) - 2 * counts[seat] + 1) for counts in there)
    return sum(sorted(needs)[:wanted])


class ComingWin(NamedTuple):
    """Who has won when their next turn begins, unless something is done about it."""

    seat: int
    sooner: int | None
    """The first whose turn comes before, and who may win in it."""


def coming_win(state: RiseState) -> ComingWin | None:
    """By the points of the villages that stand."""
    wins = win_next(state)
    if not wins:
        return None
    seats = [(state.active + k) % state.players for k in range(state.active == state.viewer, state.players)]
    before = seats[: seats.index(wins[0])]
    return ComingWin(wins[0], next((seat for seat in before if _may_win_first(state, seat)), None))


def _may_win_first(state: RiseState, seat: int) -> bool:
    """In a turn that is under way its villages have brought their points already."""
    return any(may_win(state, seat, villages.count(state, seat) if seat == state.active else 0))
