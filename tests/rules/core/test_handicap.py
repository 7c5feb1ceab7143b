"""A handicap: another start for the stronger player in what a game counts anyway; without one nothing is as it was not before."""

from __future__ import annotations

from typing import Any

import pytest

import rules
from rules import BadOption, BadPosition, Rng, State
from rules.core.option import HANDICAP, HANDICAP_SEAT, check_handicap

rule = pytest.mark.rule
WITH = [id for id, game in rules.games.items() if any(option.name == HANDICAP for option in game.options)]
AMOUNTS = {id: next(o for o in rules.games[id].options if o.name == HANDICAP).choices[1:] for id in WITH}


def begun(game: str, players: int = 2, **options: Any) -> State:
    """A new game, the same deal each time."""
    state: State = rules.games[game].new_state(players, 7, options)
    return state


def started(game: str, field: str, amount: int, seat: int, players: int = 3) -> list[int]:
    """What each seat has at the start, with a handicap."""
    state = begun(game, players, handicap=amount, handicap_seat=seat)
    found: list[int] = getattr(state, field)
    return list(found)


def test_all_games_have_it_that_count_something_from_the_start_on() -> None:
    assert {*rules.games} - {*WITH} == {"tribal_duel"}, (
        "a Duel counts nothing before its end: a handicap would be a new rule"
    )


@rule("tribe", "2")
def test_in_tribe_a_total_begins_below_0() -> None:
    assert started("tribe", "totals", 30, 1) == [0, -30, 0]


@rule("indy", "2")
def test_in_indy_feathers_lie_on_the_plate() -> None:
    assert started("indy", "tokens", 3, 0) == [1, 4, 4]
    assert begun("indy", 3, handicap=3).dump()["plate"] == 3


@rule("tribal_rixe", "2")
def test_in_the_rixe_the_others_begin_with_points() -> None:
    assert started("tribal_rixe", "points", 6, 2) == [6, 6, 0]


@rule("rise_of_tribes", "1.5")
def test_in_rise_of_tribes_the_others_begin_with_points() -> None:
    assert started("rise_of_tribes", "vp", 5, 0) == [0, 5, 5]


@rule("five_tribes", "2")
def test_in_five_tribes_there_is_less_gold_and_everybody_knows_how_much() -> None:
    assert started("five_tribes", "gold", 40, 1) == [50, 10, 50]
    view = begun("five_tribes", 3, handicap=40, handicap_seat=1).view(0)
    assert view.memory() == {"gold": [50, 10, 50]}


@pytest.mark.parametrize("game", WITH)
def test_nothing_else_is_otherwise(game: str) -> None:
    usual, other = begun(game).dump(), begun(game, handicap=AMOUNTS[game][0], handicap_seat=1).dump()
    differ = {name for name in usual if usual[name] != other[name]}
    own = {"tribe": {"totals"}, "indy": {"tokens", "plate"}, "tribal_rixe": {"scores"}}
    assert differ == {"options"} | own.get(
        game, {"rise_of_tribes": {"tribes"}, "five_tribes": {"seats"}}.get(game, set())
    )
    assert other["options"] == usual["options"] | {HANDICAP: AMOUNTS[game][0], HANDICAP_SEAT: 1}


@pytest.mark.parametrize("game", WITH)
def test_without_one_a_position_is_written_as_ever(game: str) -> None:
    usual = begun(game)
    assert not {HANDICAP, HANDICAP_SEAT} & {*usual.dump()["options"]}
    assert begun(game, handicap=0, handicap_seat=0).key() == usual.key()
    assert rules.games[game].load(usual.dump()).key() == usual.key()
    nobodys = begun(game, handicap=0, handicap_seat=1)
    assert nobodys.options == usual.options
    assert nobodys.key() == usual.key(), "a seat without a handicap is nothing"
    written = usual.dump()
    written["options"][HANDICAP_SEAT] = 1
    assert rules.games[game].load(written).key() == usual.key()


@pytest.mark.parametrize("game", WITH)
def test_a_position_with_one_comes_back_and_later_ones_too(game: str) -> None:
    state, rng = begun(game, handicap=AMOUNTS[game][-1]), Rng(3)
    again = rules.games[game].load(state.dump())
    assert again.key() == state.key()
    for _ in range(40):
        if not state.is_terminal:
            state.apply(state.pick(rng))
    assert rules.games[game].load(state.dump()).key() == state.key()
    assert state.view(0).options[HANDICAP] == AMOUNTS[game][-1], "everybody sees it"


def test_there_is_no_handicap_of_nobodys_and_none_of_another_size() -> None:
    with pytest.raises(BadOption, match="no seat 2 in a game of 2"):
        begun("indy", 2, handicap=1, handicap_seat=2)
    with pytest.raises(BadOption, match="handicap cannot be '4'"):
        begun("indy", 2, handicap=4)
    position = begun("indy", 2, handicap=1).dump()
    position["options"][HANDICAP_SEAT] = 5
    with pytest.raises(BadPosition, match="no seat 5"):
        rules.games["indy"].load(position)
    check_handicap("indy", {HANDICAP_SEAT: 5}, 2)  # nobody has none


def test_the_seat_is_asked_for_only_where_there_is_a_handicap() -> None:
    for game in WITH:
        seat = next(option for option in rules.games[game].options if option.name == HANDICAP_SEAT)
        assert seat.matters({HANDICAP: AMOUNTS[game][0]}, 2)
        assert not seat.matters({HANDICAP: 0}, 2)
        assert not seat.matters({}, 2)
