"""The merchandise sale (spec section 3.7, ruling 31)."""

from __future__ import annotations

import pytest

from rules.five_tribes.state import FiveTribesState
from tests.rules.five_tribes.build import act, board, refused, seat, table, texts

rule = pytest.mark.rule
SIX = ["Ivory", "Silk", "Spice", "Fish", "Wheat", "Pottery"]


def selling(*hand: str, **mine: object) -> FiveTribesState:
    """Seat 0 at the end of his activation with these cards."""
    cells = board(a2="Y", b2="YB", f1="WW", e1="W")
    state = table(cells, seats=[{"resources": list(hand), **mine}], last=False)
    act(state, "take a2", "drop Y east")
    return state


@rule("five_tribes", "3.7")
def test_worked_example_two_suits_and_two_fakirs() -> None:
    state = selling(*SIX, "Fish", "Wheat", "Silk", "Fakir", "Fakir", gold=0)
    act(state, *(f"sell {good}" for good in SIX))
    assert seat(state)["gold"] == 30
    act(state, "sell Fish", "sell Wheat", "sell Silk")
    assert seat(state)["gold"] == 37
    assert seat(state)["resources"] == ["Fakir", "Fakir"]
    assert sorted(state.dump()["discard"]) == sorted([*SIX, "Fish", "Wheat", "Silk"])
    assert state.current_player == 1


@rule("five_tribes", "3.7")
@pytest.mark.parametrize(("size", "coins"), enumerate((1, 3, 7, 13, 21, 30, 40, 50, 60), start=1))
def test_the_suit_table(size: int, coins: int) -> None:
    goods = ["Ivory", "Jewels", "Gold", "Papyrus", "Silk", "Spice", "Fish", "Wheat", "Pottery"][:size]
    state = selling(*goods, gold=0)
    act(state, *(f"sell {good}" for good in reversed(goods)))
    assert seat(state)["gold"] == coins


@rule("five_tribes", "3.7")
@rule("five_tribes", "r31")
def test_any_part_of_the_goods_in_any_number_of_suits() -> None:
    state = selling("Fish", "Fish", "Silk", "Ivory", gold=0)
    assert texts(state) == ["sell Ivory", "sell Silk", "sell Fish", "end"]
    act(state, "sell Fish", "cash", "sell Ivory", "sell Fish", "cash")
    assert seat(state)["gold"] == 1 + 3
    assert texts(state) == ["sell Silk", "end"]
    act(state, "end")
    assert (seat(state)["resources"], state.current_player) == (["Silk"], 1)


@rule("five_tribes", "3.7")
def test_a_suit_has_different_goods_only_and_no_fakirs() -> None:
    state = selling("Fish", "Fish", "Silk", "Fakir")
    act(state, "sell Fish")
    assert texts(state) == ["sell Silk", "cash"]
    assert "in the suit already" in refused(state, "sell Fish").reason
    assert "have no Spice" in refused(state, "sell Spice").reason
    assert refused(state, "end").section == "3.2"


@rule("five_tribes", "3.7")
def test_selling_is_optional_and_not_offered_to_who_has_no_goods() -> None:
    state = selling("Fish", gold=4)
    act(state, "end")
    assert (seat(state)["resources"], seat(state)["gold"]) == (["Fish"], 4)
    assert selling("Fakir", "Fakir").current_player == 1


@rule("five_tribes", "3.7")
def test_al_amin_does_not_help_a_sale() -> None:
    state = selling("Fish", "Fakir", "Fakir", gold=0, djinns=["Al-Amin"])
    act(state, "sell Fish")
    assert (seat(state)["gold"], seat(state)["resources"]) == (1, ["Fakir", "Fakir"])
