"""Chances and leads that are told: believable for every value, larger for a larger one, adding up over the seats."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

import rules
from rules import State
from rules.bots.mcts.chance import FITTED, chance, chances, slope, won
from rules.bots.mcts.points import FITTED as POINTS, ahead

SIZES = [(id, players) for id in rules.games for players in rules.games[id].players]
VALUES = [number / 50 for number in range(-50, 51)]


@pytest.mark.parametrize(("game_id", "players"), SIZES)
def test_more_is_never_told_as_less(game_id: str, players: int) -> None:
    said = [chance(game_id, players, value) for value in VALUES]
    assert said == sorted(said)
    assert 0 < said[0] < 1 / players < said[-1] < 1
    leads = [ahead(game_id, players, value) for value in VALUES]
    if leads[0] is not None:
        assert leads == sorted(leads, key=float)
        assert leads[0] < 0 < leads[-1]


@pytest.mark.parametrize(("game_id", "players"), SIZES)
def test_chances_of_all_seats_add_up(game_id: str, players: int) -> None:
    found = chances(game_id, [0.4, *[-0.2] * (players - 1)])
    assert sum(found) == pytest.approx(1)
    assert found[0] == max(found)


@pytest.mark.parametrize(("game_id", "players"), SIZES)
def test_a_slope_tells_how_much_a_value_is_worth_around_a_place(game_id: str, players: int) -> None:
    for value in VALUES:
        low, high = (chance(game_id, players, max(-1.0, min(1.0, value + beside))) for beside in (-0.1, 0.1))
        assert slope(game_id, players, value, 0.1) * 0.2 >= high - low - 1e-9
        assert slope(game_id, players, value, 0.1) >= 0
    middle = slope(game_id, players, 0.0, 0.1) * 0.2
    assert middle == pytest.approx(chance(game_id, players, 0.1) - chance(game_id, players, -0.1))


def test_a_finished_game_counts_wins_and_no_places() -> None:
    assert won(finished("five_tribes", 1, 2, 3, 4)) == [1, -1, -1, -1]
    assert won(finished("tribe", 3, 1, 1)) == [-1, 0, 0]
    assert won(finished("indy", 2, 1, 2)) == [-0.5, 1, -0.5]


@pytest.mark.plain("asks a method of something that is no state")
def test_of_two_seats_the_places_are_the_wins() -> None:
    for game_id in rules.games:
        for places in ((1, 2), (2, 1), (1, 1)):
            state = finished(game_id, *places)
            assert won(state) == [*State.returns(state)]


def finished(game_id: str, *places: int) -> State:
    """As much of a game that ended so as is asked about."""
    state: Any = SimpleNamespace(game=rules.games[game_id], players=len(places), ranking=lambda: places)
    return cast(State, state)


def test_no_lead_is_unbelievable() -> None:
    most = {"tribe": 120, "tribal_rixe": 60, "rise_of_tribes": 17, "five_tribes": 160}
    for game_id, players in POINTS:
        for value in (-1.0, 1.0):
            lead = ahead(game_id, players, value)
            assert lead is not None
            assert abs(lead) <= most[game_id]


def test_games_that_are_not_about_points_have_no_lead() -> None:
    assert ahead("indy", 2, 0.5) is ahead("tribal_duel", 2, 0.5) is None
    assert set(POINTS) <= set(FITTED)
