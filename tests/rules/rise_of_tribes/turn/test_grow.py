"""GROW (spec 2.4)."""

from __future__ import annotations

import pytest

from tests.rules.rise_of_tribes.table import at, do, in_row, lay, reason, texts

SUNS = {"GROW": ["sun", "sun", "blank"]}


@pytest.mark.rule("rise_of_tribes", "2.4")
def test_any_split_over_own_hexes() -> None:
    state = lay({"A": [1], "B": [1], "I": [0, 3]}, hand=["blank", "moon"])
    do(state, "blank grow")
    assert texts(state) == ["done", "grow A", "grow B"]
    do(state, "grow A", "grow B", "grow A")
    assert (at(state, "A"), at(state, "B")) == ([3, 0], [2, 0])
    assert state.supply[0] == 15
    assert texts(state)[0] == "moon move"


@pytest.mark.rule("rise_of_tribes", "2.4")
def test_overfilling_is_legal() -> None:
    state = lay({"A": [5], "I": [0, 3]}, hand=["sun", "moon"])
    do(state, "sun grow", "grow A", "grow A", "grow A", "grow A")
    assert at(state, "A") == [9, 0]


@pytest.mark.rule("rise_of_tribes", "2.4")
def test_supply_is_the_cap() -> None:
    state = lay({"A": [10], "B": [9], "I": [0, 3]}, hand=["sun", "moon"])
    do(state, "sun grow", "grow A")
    assert state.supply[0] == 0
    assert "moon move" in texts(state)


@pytest.mark.rule("rise_of_tribes", "1.7")
def test_pottery_adds_two() -> None:
    state = lay({"A": [1], "I": [0, 3]}, players=3, hand=["blank", "moon"], tribes=[{"completed": ["Pottery"]}])
    do(state, "blank grow", *["grow A"] * 5)
    assert at(state, "A") == [6, 0, 0]
    assert reason(state, "grow A")[1] == "2.4"


@pytest.mark.rule("rise_of_tribes", "1.8")
def test_mild_winter_adds_two_and_loses_a_food() -> None:
    state = lay({"A": [1], "I": [0, 3]}, hand=["blank", "moon"], row=["Mild Winter"])
    do(state, "blank grow")
    assert state.tokens[0] == 1
    do(state, *["grow A"] * 5)
    assert at(state, "A") == [6, 0]


@pytest.mark.rule("rise_of_tribes", "1.8")
def test_mild_winter_loses_food_even_for_nothing_and_leaves_when_empty() -> None:
    state = lay({"A": [1], "I": [0, 3]}, hand=["blank", "moon"], row=[("Mild Winter", {"food": 1})])
    do(state, "blank grow", "done")
    assert at(state, "A") == [1, 0]
    assert in_row(state) == [None, None]
    assert state.dump()["events"]["discard"] == ["Mild Winter"]


FARMER = {"tribe": "Indartsu", "power": "Farming"}


@pytest.mark.rule("rise_of_tribes", "1.9")
def test_farming_adds_one_in_each_village_hex() -> None:
    state = lay(
        {"A": [1], "B": [1], "I": [0, 3]},
        hand=["moon", "sun"],
        dice={"GROW": ["moon", "blank", "blank"]},
        villages={"A": 0},
        tribes=[FARMER],
    )
    do(state, "moon grow", "grow B", "grow B")
    assert texts(state) == ["done", "grow A"]
    do(state, "grow A")
    assert (at(state, "A"), at(state, "B")) == ([2, 0], [3, 0])


@pytest.mark.rule("rise_of_tribes", "1.9")
def test_farming_is_optional_and_may_come_first() -> None:
    state = lay({"A": [1], "I": [0, 3]}, hand=["blank", "sun"], villages={"A": 0}, tribes=[FARMER])
    do(state, "blank grow", "grow A", "grow A", "grow A", "grow A")
    assert at(state, "A") == [5, 0]
    assert reason(state, "grow A")[1] == "2.4"


@pytest.mark.rule("rise_of_tribes", "a29")
def test_ambush_grows_onto_the_board_even_without_members() -> None:
    ambusher = {"tribe": "Kia-Kia", "power": "Ambush", "board": 2}
    state = lay({"I": [0, 3]}, hand=["blank", "sun"], tribes=[ambusher])
    do(state, "blank grow")
    assert texts(state) == ["done", "grow board"]
    do(state, "grow board", "grow board", "done")
    assert (state.board[0], state.supply[0]) == (4, 16)
    assert reason(lay({"A": [1], "I": [0, 3]}, hand=["sun", "sun"]), "grow board")[1] == "2.4"
