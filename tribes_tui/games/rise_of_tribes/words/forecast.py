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
from tribes_tui.games.rise_of_tribes.words.figures import gain, level_with, progress, sides

LANDS = {MAJORITY_LAKES: 0, MAJORITY_FORESTS: 1, MAJORITY_MOUNTAINS: 2}
"""Goals that ask a majority on a land -> which."""
TWO_ACTIONS = (*combinations((GROW, MOVE, GATHER, LEAD), 2),)
MOST_IN_A_TURN = 9
"""Points with which somebody wins in one turn, besides those of villages: of a hundred games of bots one was won with so many."""
DEVELOPMENT = 4
"""Resources that a development costs."""


class Forecast(NamedTuple):
    """Points of a tribe after its next turn at the most, if the others and their dice stay as they are."""

    sure: int
    """Those it has and those of the villages that stand."""
    known: int
    """With the goals in progress that two actions may bring."""
    drawn: int
    """With those that LEAD may draw, too, for which all that is asked is done, or which it can pay for."""


def forecast(state: RiseState, seat: int) -> Forecast:
    """In a turn that is under way its villages have brought their points already."""
    sure, brought = _sure(state, seat), _by_pairs(state, seat)
    known, drawn = (max(won for acts, won, _ in brought if (LEAD in acts) == is_drawn) for is_drawn in (False, True))
    return Forecast(sure, sure + known, sure + drawn)


def may_win(state: RiseState, seat: int) -> bool:
    """With what is known, or with what LEAD may draw; not from farther away than anybody gets in a turn."""
    sure, *most = forecast(state, seat)
    return max(sure, *most) >= state.goal <= sure + MOST_IN_A_TURN


def wins_with(state: RiseState, seat: int) -> set[int]:
    """The goals in progress that count in whatever two actions this tribe may win with."""
    missing = state.goal - _sure(state, seat)
    return {goal for _, won, goals in _by_pairs(state, seat) if won >= missing for goal in goals}


def _sure(state: RiseState, seat: int) -> int:
    return state.vp[seat] + villages.count(state, seat) * (seat != state.active)


def _by_pairs(state: RiseState, seat: int) -> list[tuple[Collection[int], int, set[int]]]:
    """Each two actions, the points they may bring, and the goals in progress for which they may."""
    lack = {goal: _lack(state, seat, goal) for goal in range(DEVELOPMENTS, len(GOAL_VP))}
    return [(acts, *_brought(state, seat, acts, lack)) for acts in TWO_ACTIONS]


def _brought(state: RiseState, seat: int, acts: Collection[int], lack: Mapping[int, int]) -> tuple[int, set[int]]:
    """What two actions may bring, as strong as a die makes them now."""
    most = {act: gain(state, seat, act, max(level_with(state, act, f) for f in range(3))) for act in acts}
    grown, moved, drawn = (most.get(act, (0, 0))[0] for act in (GROW, MOVE, LEAD))
    got = prod(most.get(GATHER, (0, 0))) + (sum(state.tokens) if GATHER in acts else 0)
    left, held, done, drawn = grown + moved, state.goals[seat], set[int](), min(drawn, len(state.goal_decks[seat]))
    may = {COMPLETE_TRIBE: grown, OCCUPY_8: moved, GATHER_6: tables.GATHERED * (GATHER in acts)}
    for goal in sorted(lack.keys() & {*bits(held)}, key=lack.__getitem__):
        if lack[goal] <= may.get(goal, left):
            left -= lack[goal] * (goal in LANDS)
            done.add(goal)
    undrawn = lack.keys() - {*bits(held | state.completed[seat])}
    ready = sorted((GOAL_VP[goal] for goal in undrawn if not lack[goal]), reverse=True)[:drawn]
    developments = {goal for goal in bits(held) if goal < DEVELOPMENTS}
    paid = min(drawn - len(ready) + len(developments), (bank.total(state, seat) + got) // DEVELOPMENT)
    points = sum(GOAL_VP[goal] for goal in done) + sum(ready) + paid
    return points, done | (developments if paid else set())


def _lack(state: RiseState, seat: int, goal: int) -> int:
    """How many hexes, members or resources an achievement lacks; of a majority on a land how many members, at the least."""
    done, wanted = progress(state, seat, goal)
    if goal not in LANDS:
        return max(0, wanted - done)
    there = ({seat: 0, **sides(state, h)} for h in bits(state.terrain[LANDS[goal]]))
    needs = (max(0, sum(counts.values()) - 2 * counts[seat] + 1) for counts in there)
    return sum(sorted(needs)[:wanted])
