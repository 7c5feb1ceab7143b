"""The worked examples (section 6)."""

from __future__ import annotations

import pytest

from tests.rules.tribal_rixe.layouts import EIGHT, act, refused, rixe, texts

pytestmark = pytest.mark.rule("tribal_rixe", "6")


@pytest.mark.rule("tribal_rixe", "3.2")
@pytest.mark.rule("tribal_rixe", "r3")
@pytest.mark.rule("tribal_rixe", "r4")
def test_example_b_stuck_then_drawing() -> None:
    state = rixe([["D4"], ["L2"]], [["M8", "T9"], []], stock=["L3"])
    assert texts(state) == ["draw"]
    act(state, "draw")
    assert texts(state) == ["play L3 D4a"]
    assert refused(state, "end").section == "r2"
    act(state, "play L3 D4a")
    assert texts(state) == ["end"]
    assert refused(state, "draw").section == "r3"


@pytest.mark.rule("tribal_rixe", "3.2")
def test_example_b_drawing_a_card_that_does_not_fit() -> None:
    state = rixe([["D4"], ["L2"]], [["M8", "T9"], []], stock=["T5"])
    assert texts(act(state, "draw")) == ["end"]


@pytest.mark.rule("tribal_rixe", "3.3")
@pytest.mark.rule("tribal_rixe", "r9")
def test_example_c_going_out() -> None:
    state = rixe([[EIGHT], ["L2"]], [["L1"], ["D9"]])
    assert texts(state) == ["play L1 M2a"]
    act(state, "play L1 M2a")
    assert state.scores() == (4, 0)
    assert state.outs == [1, 0]
    assert (state.round, state.dump()["phase"]) == (2, "clean")


@pytest.mark.rule("tribal_rixe", "3.1")
@pytest.mark.parametrize(
    ("cleaned", "youngest", "starter"),
    [([2, 1, 1], 2, 2), ([2, 1, 1], 0, 1), ([0, 1, 1], 0, 0), ([0, 1, 1], 2, 0), ([1, 1, 1], 1, 1)],
)
def test_example_e_starter(cleaned: list[int], youngest: int, starter: int) -> None:
    zones = [["D4"], ["L2"], ["D6"]]
    state = rixe(zones, [["M8"], ["M8"], ["T8"]], 2, phase="clean", cleaned=cleaned, youngest=youngest)
    act(state, "done")
    assert (state.current_player, state.dump()["phase"]) == (starter, "act")


@pytest.mark.rule("tribal_rixe", "3.5")
@pytest.mark.rule("tribal_rixe", "r18")
def test_example_f_game_score() -> None:
    state = rixe([["D4"], ["L2"]], [["D9"], ["L3"]], 1, round=5, scores=[15, 12], outs=[2, 2])
    act(state, "play L3 D4a")
    assert state.is_terminal
    assert (state.scores(), state.outs) == ((15, 15), [2, 3])
    assert state.ranking() == (2, 1)
