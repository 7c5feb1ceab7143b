"""A turn, and going out (sections 3.2, 3.3)."""

from __future__ import annotations

import pytest

from tests.rules.tribal_rixe.layouts import EIGHT, NINE, act, refused, rixe, texts

pytestmark = pytest.mark.rule("tribal_rixe", "3.2")


@pytest.mark.rule("tribal_rixe", "r6")
@pytest.mark.rule("tribal_rixe", "r7")
def test_all_zones_are_everybodys() -> None:
    state = rixe([["D4", ""], ["M6", "T5", ""]], [["L3", "D9"], ["D7"]])
    assert texts(state) == [
        *("move D4a T5a", "move T5a M6a", "play D9 empty0", "play D9 empty1", "play L3 D4a"),
    ]


@pytest.mark.rule("tribal_rixe", "r2")
def test_who_can_place_may_neither_draw_nor_end() -> None:
    state = rixe([["D4"], ["M6"]], [["L3", "D9"], ["D7"]], stock=["D1"])
    assert texts(state) == ["play L3 D4a"]
    assert refused(state, "end") == ("your L3 fits: a turn goes on as long as a card fits", "r2")
    assert refused(state, "draw").section == "3.2"


@pytest.mark.rule("tribal_rixe", "r1")
def test_moves_and_collecting_do_not_take_away_the_draw() -> None:
    state = rixe([["D6", NINE], ["T7"]], [["D8", "D1"], ["D7"]], stock=["M1"])
    assert texts(state) == ["collect L1a", "draw", "move D6a T7b", "move D6b T7b", "move L5a D6b"]
    act(state, "move D6b T7b", "collect L1a")
    assert "draw" in texts(state)
    act(state, "draw")
    assert "draw" not in texts(state)
    assert refused(state, "draw").section == "r3"


@pytest.mark.rule("tribal_rixe", "r3")
def test_one_draw_a_turn() -> None:
    state = act(rixe([["D4"], ["T6"]], [["D9"], ["D7"]], stock=["M1", "M9"]), "draw")
    assert texts(state) == ["end"]


@pytest.mark.rule("tribal_rixe", "r4")
def test_no_draw_after_placing() -> None:
    state = act(rixe([["D4"], ["T6"]], [["L3", "D9"], ["D7"]], stock=["M1"]), "play L3 D4a")
    assert texts(state) == ["end"]
    assert refused(state, "draw").section == "r4"


def test_the_drawn_card_may_be_placed_and_the_turn_goes_on() -> None:
    state = act(rixe([["D4"], ["T6"]], [["M2", "D9"], ["D7"]], stock=["L3"]), "draw", "play L3 D4a")
    assert texts(state) == ["play M2 L3a"]


def test_without_stock_the_turn_just_ends() -> None:
    state = rixe([["D4"], ["T6"]], [["D9"], ["D7"]])
    assert texts(state) == ["end"]
    assert refused(state, "draw") == ("the stock is empty", "3.2")


@pytest.mark.rule("tribal_rixe", "r1")
def test_with_stock_who_cannot_place_must_draw() -> None:
    state = rixe([["D4"], ["T6"]], [["D9"], ["D7"]], stock=["M1"])
    assert texts(state) == ["draw"]
    assert "draw" in refused(state, "end")[0]


@pytest.mark.rule("tribal_rixe", "r21")
def test_a_move_may_take_away_the_last_place_for_a_hand_card() -> None:
    state = rixe([["L3", "D4"], ["M9"]], [["T3", "D7"], ["D7"]])
    assert texts(state) == ["move L3a D4a", "play T3 D4a"]
    act(state, "move L3a D4a")
    assert texts(state) == ["end"]


@pytest.mark.rule("tribal_rixe", "r8")
@pytest.mark.rule("tribal_rixe", "r20")
def test_collecting_is_voluntary_and_pays_the_collector() -> None:
    state = rixe([["D2"], [NINE]], [["D9"], ["D7"]])
    assert texts(state) == ["collect L1a", "end", "move L1a D2a"]
    act(state, "collect L1a")
    assert state.scores() == (1, 0)
    assert state.dump()["zones"][1] == [[]]
    assert state.dump()["collected"][0] == NINE.split()
    assert texts(state) == ["play D9 empty1"]
    left = act(rixe([["D2"], [NINE]], [["D9"], ["D7"]]), "end")
    assert "collect L1a" in texts(left)


def test_only_complete_columns_are_collected() -> None:
    state = rixe([[EIGHT], ["D2 L1"]], [["D9"], ["D7"]])
    assert texts(state) == ["end", "move L1a M2a"]
    assert "complete" in refused(state, "collect L1a")[0]
    assert "collect L1a" in texts(act(state, "move L1a M2a"))


@pytest.mark.rule("tribal_rixe", "3.6")
def test_what_cannot_be_undone_forgets_the_positions_seen() -> None:
    zones = [["T5 D4", "L5b", "M6"], [NINE, "D8"]]
    hands = [["L7", "M9"], ["D9"]]
    for step in ("move L5b M6a", "play L7 D8a", "collect L1a"):
        state = act(rixe(zones, hands), "move D4a L5b")
        assert len(state.dump()["seen"]) == 1
        assert refused(state, "move D4a T5a").section == "3.6"
        assert act(state, step).dump()["seen"] == []


def test_30_moves_a_turn() -> None:
    assert "move D4a T5a" in texts(rixe([["D4"], ["T5"]], [["D9"], ["D7"]], moves=29))
    state = rixe([["D4"], ["T5"]], [["D9"], ["D7"]], moves=30)
    assert texts(state) == ["end"]
    assert "30" in refused(state, "move D4a T5a")[0]


@pytest.mark.rule("tribal_rixe", "3.3")
def test_going_out_collects_all_complete_columns_whoever_completed_them() -> None:
    other = "D9 T8 M7 L6 D5 T4 M3 L2 D1"
    state = act(rixe([[EIGHT, "T9"], [other]], [["L1"], ["D7"]], scores=[2, 5]), "play L1 M2a")
    assert state.scores() == (2 + 3 + 2, 5)
    assert state.tallies == (((5, 0), 1),)


@pytest.mark.rule("tribal_rixe", "3.3")
def test_other_hands_score_nothing() -> None:
    state = act(rixe([["D4"], ["T9"]], [["L3"], ["D7", "D8"]]), "play L3 D4a")
    assert state.scores() == (3, 0)


def test_where_an_action_takes_place() -> None:
    state = rixe([["D4 L3"], ["", "M4b", NINE]], [["M2", "D9"], ["D7"]])
    read = state.read
    assert state.parameters(read("move L3a M4b")) == {"z": 0, "slot": 0, "k": 1, "to_z": 1, "to_slot": 1}
    assert state.parameters(read("play M2 L3a")) == {"to_z": 0, "to_slot": 0}
    assert state.parameters(read("play D9 empty1")) == {"to_z": 1, "to_slot": 0}
    assert state.parameters(read("collect L1a")) == {"z": 1, "slot": 2}
    assert state.parameters(0) == {}
