"""The tile action (spec section 3.6, rulings 15, 16, 32)."""

from __future__ import annotations

import pytest

from rules.five_tribes.state import FiveTribesState
from tests.rules.five_tribes.build import act, at, board, refused, seat, table, texts

rule = pytest.mark.rule
ROW = ["Ivory", "Fish", "Silk", "Wheat", "Fakir", "Gold", "Spice", "Fish"]


def arrived(final: str, actor: dict[str, object] | None = None, before: str = "", **own: object) -> FiveTribesState:
    """Seat 0 has gathered two viziers on a tile that keeps a builder; another move stays on the board."""
    column, row = final[0], int(final[1])
    start = column + str(row + 1 if row < 5 else row - 1)
    cells = board(**{start: "Y", final: "YB " + before, "f1": "WW", "e1": "W"})
    state = table(cells, seats=[actor or {}, {}], last=False, **own)
    act(state, f"take {start}", f"drop Y {'north' if row < 5 else 'south'}")
    return state


@rule("five_tribes", "3.6")
def test_an_oasis_and_a_village_are_compulsory_and_have_no_limit_per_tile() -> None:
    state = arrived("c3", before="t4")
    assert (at(state, "c3")["palms"], state.dump()["palms_left"]) == (5, 7)
    state = arrived("a4", before="p2")
    assert (at(state, "a4")["palaces"], state.dump()["palaces_left"]) == (3, 7)


@rule("five_tribes", "3.6")
def test_nothing_happens_when_trees_or_palaces_are_used_up() -> None:
    state = arrived("c3", before="t12")
    assert (at(state, "c3")["palms"], state.dump()["palms_left"]) == (12, 0)
    state = arrived("a4", before="p10")
    assert at(state, "a4")["palaces"] == 10


@rule("five_tribes", "3.6")
@pytest.mark.parametrize(("final", "djinn", "piece"), [("c3", "Lamia", "palms"), ("a4", "Hagis", "palaces")])
def test_who_could_place_beside_may_place_here_once_and_goes_on_to_the_sale(final: str, djinn: str, piece: str) -> None:
    mine: dict[str, object] = {"djinns": [djinn], "elders": 1, "resources": ["Fish"]}
    state = arrived(final, mine)
    assert texts(state) == ["place", f"use {djinn} E"]
    left = state.dump()[f"{piece}_left"]
    act(state, "place")
    assert (at(state, final)[piece], state.dump()[f"{piece}_left"]) == (1, left - 1)
    assert state.dump()["stage"] == "sale"
    assert "place" not in texts(state)


@rule("five_tribes", "3.6")
def test_small_market_one_of_the_first_three_for_three() -> None:
    state = arrived("a1", row=ROW)
    assert texts(state) == ["pass", "card 1", "card 2", "card 3"]
    assert "first 3" in refused(state, "card 4").reason
    act(state, "card 2")
    assert (seat(state)["gold"], seat(state)["resources"]) == (47, ["Fish"])
    assert state.dump()["row"] == ["Ivory", "Silk", "Wheat", "Fakir", "Gold", "Spice", "Fish"]
    assert "card 1" not in texts(state)


@rule("five_tribes", "3.6")
def test_markets_may_be_declined_and_need_the_money() -> None:
    state = arrived("a1", row=ROW)
    act(state, "pass")
    assert (seat(state)["gold"], seat(state)["resources"]) == (50, [])
    assert arrived("a1", {"gold": 2}, row=ROW).current_player == 1
    assert arrived("c2", {"gold": 5}, row=ROW).current_player == 1
    assert arrived("a1", row=[]).current_player == 1


@rule("five_tribes", "3.6")
@rule("five_tribes", "r15")
@rule("five_tribes", "r16")
def test_large_market_two_of_the_same_first_six_for_six() -> None:
    state = arrived("c2", row=ROW)
    assert texts(state, "PICK") == [f"card {n}" for n in range(1, 7)]
    act(state, "card 6")
    assert seat(state)["gold"] == 44
    assert texts(state) == [f"card {n}" for n in range(1, 6)]
    assert "first 6" in refused(state, "card 6").reason
    assert refused(state, "pass").section == "3.2"
    act(state, "card 1")
    assert seat(state)["resources"] == ["Ivory", "Gold"]
    assert seat(state)["gold"] == 44


@rule("five_tribes", "3.6")
@rule("five_tribes", "r15")
def test_large_market_with_one_card_left_still_costs_six() -> None:
    state = arrived("c2", row=["Silk"])
    act(state, "card 1")
    assert (seat(state)["gold"], seat(state)["resources"]) == (44, ["Silk"])
    assert state.dump()["stage"] == "sale"


@rule("five_tribes", "3.6")
def test_markets_count_places_after_the_merchants_took_theirs() -> None:
    state = table(board(a2="G", a1="GB", f1="WW", e1="W"), row=ROW, last=False)
    act(state, "take a2", "drop G north")
    assert texts(state, "PICK") == ["card 1", "card 2", "card 3"]
    act(state, "card 1")
    assert seat(state)["resources"] == ["Ivory", "Silk", "Fish"]


@rule("five_tribes", "3.6")
@rule("five_tribes", "r32")
def test_sacred_place_two_elders_or_an_elder_and_a_fakir() -> None:
    shown = ["Leta", "Marid", "Utug"]
    state = arrived("f5", {"elders": 2, "resources": ["Fakir"]}, djinn_row=shown)
    assert texts(state, "BUY") == [f"buy {name} {price}" for name in shown for price in ("EE", "EF")]
    twin = state.clone()
    act(state, "buy Marid EE")
    assert (seat(state)["elders"], seat(state)["djinns"], state.dump()["bag"].count("W")) == (0, ["Marid"], 20 - 3)
    assert state.dump()["djinn_row"] == ["Leta", "Utug"]
    act(twin, "buy Utug EF")
    assert (seat(twin)["elders"], seat(twin)["resources"], twin.dump()["discard"]) == (1, [], ["Fakir"])
    assert "face up" in refused(arrived("f5", {"elders": 2}, djinn_row=shown), "buy Enki EE").reason


@rule("five_tribes", "3.6")
def test_sacred_place_is_skipped_by_who_cannot_pay() -> None:
    assert arrived("f5", {"elders": 1}, djinn_row=["Leta"]).current_player == 1
    assert arrived("f5", {"resources": ["Fakir"] * 3}, djinn_row=["Leta"]).current_player == 1
    assert arrived("f5", {"elders": 2}, djinn_row=[]).current_player == 1
    state = arrived("f5", {"elders": 2}, djinn_row=["Leta"])
    act(state, "pass")
    assert seat(state)["elders"] == 2


@rule("five_tribes", "3.6")
def test_elders_just_won_may_be_spent() -> None:
    state = table(board(f4="W", f5="WB", a1="YY", b1="Y"), djinn_row=["Leta"], last=False)
    act(state, "take f4", "drop W south", "buy Leta EE")
    assert seat(state)["djinns"] == ["Leta"]


@rule("five_tribes", "3.6")
def test_a_djinn_just_bought_may_be_used_at_once() -> None:
    state = arrived("f5", {"elders": 3, "resources": ["Fakir"]}, djinn_row=["Leta"])
    act(state, "buy Leta EE")
    assert texts(state, "USE") == ["use Leta EF"]


@rule("five_tribes", "3.6")
def test_nothing_is_refilled_before_clean_up() -> None:
    state = arrived("f5", {"elders": 2}, djinn_row=["Leta", "Marid", "Utug"], row=ROW)
    act(state, "buy Leta EE")
    assert len(state.dump()["djinn_row"]) == 2
    state = arrived("a1", row=ROW)
    act(state, "card 1")
    assert len(state.dump()["row"]) == 7


@rule("five_tribes", "3.6")
def test_one_djinn_a_visit() -> None:
    state = arrived("f5", {"elders": 4}, djinn_row=["Leta", "Marid"])
    act(state, "buy Marid EE")
    assert texts(state, "BUY") == []
    assert (seat(state)["elders"], seat(state)["djinns"]) == (2, ["Marid"])
