"""Clean-up after a round (spec section 3.8)."""

from __future__ import annotations

import pytest

from tests.rules.five_tribes.build import act, board, table

rule = pytest.mark.rule
FILLED = board(a2="Y", b2="YB", f1="WW", e1="W")


@rule("five_tribes", "3.8")
def test_rows_slide_forward_and_are_filled_from_the_piles() -> None:
    state = table(FILLED, row=["Gold", "Silk"], djinn_row=["Leta"])
    before = state.dump()
    act(state, "take a2", "drop Y east", "pass")
    after = state.dump()
    assert after["row"] == ["Gold", "Silk", *before["pile"][:7]]
    assert after["pile"] == before["pile"][7:]
    assert after["djinn_row"] == ["Leta", *before["djinn_pile"][:2]]
    assert (after["stage"], after["round"]) == ("bid", 2)
    assert after["bid_order"] == before["bid_order"]


ALL_BUT_FAKIRS = [
    *["Ivory", "Jewels", "Gold"] * 2,
    *["Papyrus", "Silk", "Spice"] * 4,
    *["Fish", "Wheat", "Pottery"] * 6,
]


@rule("five_tribes", "3.8")
def test_discards_are_shuffled_into_a_new_pile_when_it_runs_out() -> None:
    seats = [{}, {"resources": ALL_BUT_FAKIRS[:-2]}]
    state = table(FILLED, seats=seats, row=[], pile=["Wheat", "Pottery"], discard=["Fakir"] * 18)
    state.djinn_discard, state.djinn_pile, state.djinn_row = state.djinn_pile, [], []
    act(state, "take a2", "drop Y east")
    after = state.dump()
    assert after["row"] == ["Wheat", "Pottery", *["Fakir"] * 7]
    assert (len(after["pile"]), after["discard"]) == (11, [])
    assert (len(after["djinn_row"]), len(after["djinn_pile"]), after["djinn_discard"]) == (3, 19, [])


@rule("five_tribes", "3.8")
def test_when_nothing_is_left_fewer_are_shown() -> None:
    seats = [{}, {"resources": [*ALL_BUT_FAKIRS, *["Fakir"] * 15]}]
    state = table(FILLED, seats=seats, row=["Fakir"], pile=["Fakir"], discard=["Fakir"])
    state.djinns[1], state.djinn_pile = sum(1 << d for d in state.djinn_pile[1:]), state.djinn_pile[:1]
    act(state, "take a2", "drop Y east", "pass")
    assert state.dump()["row"] == ["Fakir"] * 3
    assert len(state.dump()["djinn_row"]) == 1


@rule("five_tribes", "3.8")
def test_no_clean_up_before_the_round_is_over() -> None:
    state = table(FILLED, row=["Gold", "Silk"], last=False)
    act(state, "take a2", "drop Y east", "card 1")
    assert state.dump()["row"] == ["Silk"]
