"""Dice queues and placing dice (spec 1.2, 1.3, 2.2, 2.4)."""

from __future__ import annotations

import pytest

from tests.rules.rise_of_tribes.table import at, do, lay, reason, starting, texts


@pytest.mark.rule("rise_of_tribes", "1.2")
@pytest.mark.rule("rise_of_tribes", "1.3")
@pytest.mark.rule("rise_of_tribes", "6")
def test_vector_1_the_worked_example() -> None:
    state = lay({"A": [3], "I": [0, 3], "G": [0, 1], "H": [0, 1]}, hand=["sun", "moon"], draws=[0, 4])
    do(state, "sun grow")
    assert state.dump()["dice"]["GROW"] == ["sun", "sun", "moon"]
    do(state, "grow A", "grow A", "grow A", "grow A")
    assert at(state, "A") == [7, 0]
    do(state, "moon move")
    assert state.dump()["dice"]["MOVE"] == ["moon", "sun", "moon"]
    do(state, "move A B", "move A B")
    assert at(state, "A") == [5, 0]
    assert state.current_player == 1
    assert state.dump()["hand"] == ["sun", "blank"]
    do(state, "blank lead")
    assert state.dump()["dice"]["LEAD"] == ["blank", "sun", "moon"]
    assert state.goals[1].bit_count() == 2
    do(state, "sun gather")
    assert state.dump()["dice"]["GATHER"] == ["sun", "sun", "moon"]
    do(state, "gather G", "gather H", "gather I")
    assert sum(state.resources[3:]) == 6


@pytest.mark.rule("rise_of_tribes", "1.2")
@pytest.mark.rule("rise_of_tribes", "6")
def test_vector_2_fourteen_dice() -> None:
    """Twelve lie on the board and two are rolled, also after a die was spent on a tile."""
    state = lay({"C": [3], "I": [0, 3]}, hand=["sun", "moon"], row=["Sabertooth Tiger"], tiger="C", draws=[0, 2])
    do(state, "sun hunt tiger")
    assert [len(dice) for dice in state.dump()["dice"].values()] == [3] * 4
    assert state.dump()["dice"]["GROW"] == ["sun", "moon", "blank"]
    do(state, "moon lead")
    assert state.current_player == 1
    assert state.dump()["hand"] == ["sun", "moon"]


@pytest.mark.rule("rise_of_tribes", "1.2")
def test_rightmost_leaves_whatever_it_shows() -> None:
    state = lay({"A": [3], "I": [0, 3]}, hand=["blank", "moon"], dice={"LEAD": ["sun", "moon", "sun"]})
    do(state, "blank lead")
    assert state.dump()["dice"]["LEAD"] == ["blank", "sun", "moon"]


@pytest.mark.rule("rise_of_tribes", "2.2")
def test_two_dice_are_rolled_from_the_faces() -> None:
    state = lay({"A": [3], "I": [0, 3]}, phase="roll", draws=[1, 5])
    assert texts(state) == ["roll"]
    do(state, "roll")
    assert state.dump()["hand"] == ["sun", "blank"]


@pytest.mark.rule("rise_of_tribes", "2.4")
def test_two_different_actions() -> None:
    state = lay({"A": [3], "I": [0, 3]}, hand=["sun", "sun"])
    assert texts(state) == ["sun grow", "sun move", "sun gather", "sun lead"]
    do(state, "sun lead")
    assert texts(state) == ["sun grow", "sun move", "sun gather"]
    assert reason(state, "sun lead")[1] == "2.4"
    assert reason(state, "moon grow") == ("you hold no die that shows moon", "2.4")


@pytest.mark.rule("rise_of_tribes", "2.4")
@pytest.mark.rule("rise_of_tribes", "a2")
def test_both_dice_must_be_placed_but_amounts_are_up_to() -> None:
    state = lay({"A": [3], "I": [0, 3]}, hand=["sun", "blank"])
    assert reason(state, "done") == ("both dice must be placed", "2.4")
    do(state, "sun grow", "done")
    assert at(state, "A") == [3, 0]
    do(state, "blank move", "move A B", "done")
    assert at(state, "A") == [2, 0]


@pytest.mark.rule("rise_of_tribes", "a3")
def test_both_dice_on_different_tiles() -> None:
    state = lay(
        {"A": [5], "C": [2], "I": [0, 3]},
        hand=["sun", "moon"],
        row=["Sabertooth Tiger", "Mammoth"],
        tiger="C",
        mammoth={"hex": "A"},
    )
    assert starting(state, "sun")[4:] == ["sun hunt tiger", "sun hunt mammoth"]
    do(state, "sun hunt tiger", "moon hunt mammoth")
    assert state.vp[0] == 2
    assert state.active == 1
