"""Control of tiles (spec section 3.4, rulings 6, 28, 35)."""

from __future__ import annotations

import pytest

from tests.rules.five_tribes.build import act, at, board, seat, table

rule = pytest.mark.rule


@rule("five_tribes", "3.4")
def test_worked_example_control_of_an_emptied_tile() -> None:
    state = table(board(a1="W", b1="WW"))
    act(state, "take a1", "drop W east")
    assert (seat(state)["elders"], at(state, "b1")["camel"], seat(state)["camels"]) == (3, 0, 10)


@rule("five_tribes", "3.4")
def test_worked_example_no_control_while_a_meeple_stays() -> None:
    state = table(board(a1="W", b1="WWWB"))
    act(state, "take a1", "drop W east")
    assert (seat(state)["elders"], at(state, "b1")["camel"], seat(state)["camels"]) == (4, None, 11)


@rule("five_tribes", "3.4")
def test_a_tile_with_a_camel_never_changes_hands() -> None:
    state = table(board(a1="W", b1="WW @1"))
    act(state, "take a1", "drop W east")
    assert (at(state, "b1")["camel"], seat(state)["camels"], seat(state)["elders"]) == (1, 11, 3)


@rule("five_tribes", "3.4")
@rule("five_tribes", "r6")
def test_control_comes_before_the_tribe_action_and_is_not_asked() -> None:
    state = table(board(a1="R", b1="R", c1="Y"))
    events = act(state, "take a1", "drop R east")
    assert at(state, "b1")["camel"] == 0
    assert [event.kind for event in events][-2:] == ["gather", "camel"]
    assert state.dump()["stage"] == "tribe action"


ELEVEN = dict.fromkeys(("a2", "b2", "a3", "b3", "c3", "d3", "a4", "b4", "c4", "d4"), "@0")


@rule("five_tribes", "3.4")
@rule("five_tribes", "r6")
def test_the_last_camel_must_be_placed_too() -> None:
    state = table(board(a1="W", b1="WW", e5="YY", f5="Y", **ELEVEN))
    act(state, "take a1", "drop W east")
    assert seat(state)["camels"] == 0
    assert at(state, "b1")["camel"] == 0
    assert state.is_terminal


@rule("five_tribes", "3.4")
@rule("five_tribes", "r35")
def test_without_camels_no_control_but_tribe_and_tile_actions() -> None:
    state = table(board(a1="W", b1="WW", d1="Y", f1="@0", e5="YY", f5="Y", **ELEVEN), last=False)
    act(state, "take a1", "drop W east")
    assert at(state, "b1")["camel"] is None
    assert seat(state)["elders"] == 3
    assert "card 1" not in [state.text(id) for id in state.legal_actions()]
    state = table(board(a1="W", b1="WW", f1="@0", **ELEVEN), last=False, row=["Fish"])
    act(state, "take a1", "drop W east", "card 1")
    assert seat(state)["resources"] == ["Fish"]
