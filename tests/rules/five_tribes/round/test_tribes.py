"""Viziers, elders, merchants, builders (spec section 3.5, rulings 12, 14)."""

from __future__ import annotations

import pytest

from tests.rules.five_tribes.build import act, at, board, refused, seat, table, texts

rule = pytest.mark.rule
ROW = ["Fish", "Fakir", "Silk", "Fish", "Ivory"]


@rule("five_tribes", "3.5")
def test_viziers_and_elders_stay_in_front() -> None:
    state = table(board(a1="Y", b1="YYB"), seats=[{"viziers": 2}])
    act(state, "take a1", "drop Y east")
    assert seat(state)["viziers"] == 5
    assert state.dump()["bag"].count("Y") == 11


@rule("five_tribes", "3.5")
@pytest.mark.parametrize(("colour", "tribe"), [("Y", "viziers"), ("W", "elders")])
def test_who_stays_in_front_is_told(colour: str, tribe: str) -> None:
    state = table(board(a1=colour, b1=f"{colour}{colour}B"))
    told = [
        (event.player, event.public) for event in act(state, "take a1", f"drop {colour} east") if event.kind == "keep"
    ]
    assert told == [(0, {"tribe": tribe, "n": 3})]
    assert seat(state)[tribe] == 3


@rule("five_tribes", "4.2")
@pytest.mark.parametrize(
    ("own", "theirs", "lost"), [(0, 2, 10), (0, 3, 10), (0, 4, 0), (3, 2, 0)], ids=["passed", "even", "behind", "ahead"]
)
def test_who_loses_points_for_viziers_is_told(own: int, theirs: int, lost: int) -> None:
    state = table(board(a1="Y", b1="YYB"), seats=[{"viziers": own}, {"viziers": theirs}])
    before = state.sheet(1)[1]
    told = [(one.player, one.public) for one in act(state, "take a1", "drop Y east") if one.kind == "lose"]
    assert before - state.sheet(1)[1] == lost
    assert told == ([(1, {"points": lost})] if lost else [])


@rule("five_tribes", "4.2")
def test_a_vizier_killed_in_front_of_somebody_and_what_that_costs_are_told() -> None:
    state = table(board(a1="R", b1="RR"), players=3, seats=[{"viziers": 2}, {"viziers": 3}, {"viziers": 2}])
    act(state, "take a1", "drop R east")
    told = [(one.player, one.public) for one in act(state, "rob vizier 1") if one.kind == "lose"]
    assert told == [(1, {"points": 21})]


@rule("five_tribes", "3.5")
def test_merchants_bring_the_first_cards_in_order_and_go_to_the_bag() -> None:
    state = table(board(a2="G", a3="GGB", f1="YY"), row=ROW, last=False)
    act(state, "take a2", "drop G south")
    assert seat(state)["resources"] == ["Silk", "Fish", "Fakir"]
    assert seat(state)["known"] == ["Silk", "Fish", "Fakir"]
    assert state.dump()["row"] == ["Fish", "Ivory"]
    assert state.dump()["bag"].count("G") == 18


@rule("five_tribes", "3.5")
@rule("five_tribes", "r14")
def test_merchants_take_what_is_there() -> None:
    state = table(board(a2="G", a3="GGB"), row=["Fish"], last=False)
    act(state, "take a2", "drop G south")
    assert seat(state)["resources"] == ["Fish"]
    assert state.dump()["row"] == []


BUILDING = """
S6  | M6 | S6 | O8 | O8 | O8
M6  | M6 BBY | V5 | O8 | O8 | O8
S10 | M6 B | M6 | L4 | L4 | L4
M6  | M6 | M6 | L4 | V5 | V5
V5  | V5 | S6 | S6 | S12 | S15
"""


@rule("five_tribes", "3.5")
def test_worked_example_builders_on_a_red_tile_with_two_fakirs() -> None:
    """4 blue tiles around, three of them diagonal: 4 x (3 + 2)."""
    state = table(BUILDING, seats=[{"resources": ["Fakir", "Fakir", "Fakir"]}], last=False)
    act(state, "take b3", "drop B north")
    assert texts(state) == ["fakirs 0", "fakirs 1", "fakirs 2", "fakirs 3"]
    assert "don't have 4" in refused(state, "fakirs 4").reason
    helped, earned = act(state, "fakirs 2")[:2]
    assert (helped.kind, helped.public, earned.public["coins"]) == ("help", {"fakirs": 2}, 20)
    assert seat(state)["gold"] == 70
    assert seat(state)["resources"] == ["Fakir"]
    assert state.dump()["discard"] == ["Fakir", "Fakir"]
    assert state.dump()["bag"].count("B") == 18


@rule("five_tribes", "3.5")
def test_worked_example_builders_on_a_blue_tile() -> None:
    """The final tile counts as well: 5 x 5."""
    blue = BUILDING.replace("M6 BBY | V5", "V5 BBY | V5").replace("V5  | V5 | S6", "M6 | V5 | S6")
    state = table(blue, seats=[{"resources": ["Fakir", "Fakir"]}], last=False)
    act(state, "take b3", "drop B north", "fakirs 2")
    assert seat(state)["gold"] == 75
    assert at(state, "b2")["palaces"] == 1


@rule("five_tribes", "3.5")
def test_edges_have_smaller_blocks_and_no_fakirs_are_asked_of_who_has_none() -> None:
    corner = BUILDING.replace("M6 BBY", "M6").replace("S6  | M6", "S6 BB | M6 B")
    state = table(corner, last=False)
    act(state, "take b1", "drop B west")
    assert seat(state)["gold"] == 50 + 3 * 1


@rule("five_tribes", "3.5")
@pytest.mark.parametrize("colour", "YWG")
def test_fakirs_do_nothing_for_the_other_tribes(colour: str) -> None:
    state = table(board(a2=colour, b2=colour + "B"), seats=[{"gold": 0, "resources": ["Fakir"]}], last=False)
    act(state, "take a2", f"drop {colour} east")
    assert state.current_player != 0
    assert seat(state)["resources"].count("Fakir") == 1


@rule("five_tribes", "1.4")
@rule("five_tribes", "r12")
def test_echidna_doubles_the_builders_that_come_after_her() -> None:
    seats = [{"djinns": ["Echidna"], "elders": 2, "resources": ["Fakir"]}]
    state = table(BUILDING, seats=seats, last=False)
    act(state, "take b3", "drop B north")
    assert texts(state) == ["fakirs 0", "fakirs 1", "use Echidna EE", "use Echidna EF"]
    act(state, "use Echidna EE", "fakirs 1")
    assert seat(state)["gold"] == 50 + 2 * 4 * 4


@rule("five_tribes", "r12")
@rule("five_tribes", "r7")
def test_echidna_may_be_paid_before_the_move_but_not_after_the_income() -> None:
    seats = [{"djinns": ["Echidna"], "elders": 2, "gold": 3}]
    state = table(BUILDING, seats=seats, last=False, row=["Fish"])
    act(state, "use Echidna EE", "take b3", "drop B north")
    assert seat(state)["gold"] == 3 + 2 * 3 * 4
    state = table(BUILDING, seats=seats, last=False, row=["Fish"])
    act(state, "take b3", "drop B north", "fakirs 0")
    assert seat(state)["gold"] == 3 + 3 * 4
    assert "use Echidna EE" not in texts(state)
    assert refused(state, "use Echidna EE").section == "1.4"


@rule("five_tribes", "r12")
def test_echidna_is_no_use_for_another_tribe() -> None:
    seats = [{"djinns": ["Echidna"], "elders": 2, "gold": 0}]
    state = table(board(a2="Y", b2="YB", f1="WW", e1="W"), seats=seats, last=False)
    act(state, "take a2", "drop Y east")
    assert state.current_player == 1
