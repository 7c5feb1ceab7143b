"""The judgement that games have taught: a value for each seat, by what each of them has."""

from __future__ import annotations

from math import atanh, exp
from typing import cast

import pytest

import rules
from rules import Rng
from rules.five_tribes.evaluation.values import THINGS, WEIGHTS, things
from rules.five_tribes.state import FiveTribesState


def state(players: int, decisions: int) -> FiveTribesState:
    """A game after so many random decisions."""
    found = cast(FiveTribesState, rules.games["five_tribes"].new_state(players, 7))
    rng = Rng(1)
    while decisions and not found.is_terminal:
        found.apply(found.pick(rng))
        decisions -= 1
    return found


def log_odds(found: FiveTribesState) -> list[float]:
    """What the values say of each seat's win."""
    weights = WEIGHTS[found.players]
    return [weights.height + weights.slope * 2 * atanh(value) for value in found.values()]


@pytest.mark.parametrize("players", WEIGHTS)
def test_weights_are_of_everything_that_a_seat_has(players: int) -> None:
    found, weights = state(players, 40), WEIGHTS[players]
    for seat in range(players):
        assert len(things(found, seat)) == len(THINGS) == len(weights.early) == len(weights.late)


@pytest.mark.parametrize("players", WEIGHTS)
def test_values_say_chances_that_add_up_to_one(players: int) -> None:
    for decisions in (0, 30, 90):
        assert sum(1 / (1 + exp(-one)) for one in log_odds(state(players, decisions))) == pytest.approx(1, abs=1e-4)


@pytest.mark.parametrize("thing", ["gold", "viziers", "elders"])
def test_who_gets_something_stands_better_and_the_others_worse(thing: str) -> None:
    found = state(4, 30)
    before = found.values()
    getattr(found, thing)[2] += 3
    after = found.values()
    assert after[2] > before[2]
    assert all(after[seat] < before[seat] for seat in (0, 1, 3))


def test_a_point_of_viziers_counts_late() -> None:
    """Early nobody knows who will have more of them in the end."""
    found = state(4, 60)
    gains = []
    for left in (6, 0):
        found.camels = [left] * 4
        found.viziers = [0, 0, 0, 0]
        before = log_odds(found)[0]
        found.viziers = [1, 0, 0, 0]
        gains.append(log_odds(found)[0] - before)
    assert 0 < gains[0] < gains[1]


def test_the_end_is_the_end() -> None:
    found = state(4, 100_000)
    assert found.is_terminal
    assert found.values() == list(found.returns())


def test_every_number_of_players_has_weights() -> None:
    assert {*WEIGHTS} == {*rules.games["five_tribes"].players}


def test_a_bid_of_nothing_changes_nothing() -> None:
    """Who has bid and who has not yet have as many turns to come: the graph of a game takes no steps while places are sold."""
    found = cast(FiveTribesState, rules.games["five_tribes"].new_state(2, 7))
    before = found.values()
    for _ in range(2):
        found.apply(found.read("bid 0"))
    assert found.bid_order
    assert found.values() == before


@pytest.mark.parametrize("players", WEIGHTS)
def test_a_turn_counts_before_it_brings_anything_and_little_after(players: int) -> None:
    weights = WEIGHTS[players]
    worth = {thing: (early, late) for thing, early, late in zip(THINGS, weights.early, weights.late, strict=True)}
    for part in (0, 1):
        to_come, sowing, after = (worth[thing][part] for thing in ("turns to come", "sowing", "after sowing"))
        assert after < 0.5 * to_come
        assert sowing > 0.75 * to_come
