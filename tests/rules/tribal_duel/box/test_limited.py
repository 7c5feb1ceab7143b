"""The limited actions: stealing, drawing, taking, and placing (section 3.2)."""

from __future__ import annotations

import pytest

from tests.rules.tribal_duel.layouts import GAME, act, duel, kinds, refused, texts

pytestmark = pytest.mark.rule("tribal_duel", "3.2")

FAR = ["L9a", "L9b"]
"""Two columns that take no part."""


def test_a_steal_takes_one_card_and_turns_up_what_lay_under_it() -> None:
    state = act(duel(["T5b"], ["#M2a D4a"]), "steal D4a T5b")
    assert state.dump()["columns"][0][0] == ["T5b", "D4a"]
    assert state.dump()["columns"][1][0] == ["M2a"]
    assert (state.current_player, state.limited) == (0, True)


def test_only_ends_are_stolen() -> None:
    state = duel(["T5b"], ["D4a L3a"])
    assert "covered" in refused(state, "steal D4a T5b")[0]


def test_a_9_is_stolen_into_an_empty_column() -> None:
    state = duel(["T5b", "", ""], ["#D1a M9a"])
    assert texts(state) == ["end", "move M9a empty1", "steal M9a empty"]
    assert act(state, "steal M9a empty").dump()["columns"][0][1] == ["M9a"]
    assert "no free column" in refused(duel(["D1a"] + [f"D{v}b" for v in range(2, 8)], ["M9a"]), "steal M9a empty")[0]


@pytest.mark.rule("tribal_duel", "r9")
@pytest.mark.rule("tribal_duel", "r18")
def test_a_stolen_card_may_go_straight_to_a_sacred_pile() -> None:
    state = duel(["T2b"], ["M9b L8a", "#D7a D1a"])
    assert texts(state)[-2:] == ["steal D1a T2b", "steal D1a sacred"]
    act(state, "steal D1a sacred")
    assert state.scores() == (1, 0)
    assert state.limited
    act(state, "end")
    assert state.no_steal == -1


def test_one_limited_action_a_turn() -> None:
    state = duel(["T5b", "D2a"], ["D4a", "L1a", "M3b"], stock=["L2b"], discard=["T1a"], sacred=[{}, {}])
    assert kinds(state) >= {"STEAL", "STEAL_SACRED", "DRAW", "TAKE"}
    act(state, "steal D4a T5b")
    assert kinds(state).isdisjoint({"STEAL", "STEAL_SACRED", "DRAW", "TAKE"})
    for text in ("draw", "take T1a", "steal L1a sacred", "steal L1a D2a"):
        assert "draw, take or steal is used" in refused(state, text)[0]


@pytest.mark.rule("tribal_duel", "r10")
def test_a_drawn_card_that_fits_must_be_placed_where_the_player_likes() -> None:
    state = act(duel(["T2a"], ["L2b"], stock=["D1a", "M9a"]), "draw")
    assert state.dump()["drawn"] == "D1a"
    assert texts(state) == ["place L2b", "place T2a", "place sacred"]
    assert "first place" in refused(state, "end")[0]
    act(state, "place L2b")
    assert state.dump()["columns"][1][0] == ["L2b", "D1a"]
    assert (state.current_player, state.limited) == (0, True)


@pytest.mark.rule("tribal_duel", "r10")
def test_a_drawn_card_that_fits_only_at_the_opponents_goes_there() -> None:
    state = act(duel(["T9a"], ["L2b"], stock=["D1a"], sacred=[{"D": 1}, {}]), "draw")
    assert texts(state) == ["place L2b"]


def test_a_drawn_card_without_a_place_is_discarded() -> None:
    state = act(duel(["T9a"], ["L2b"], stock=["D5a"]), "draw")
    assert (state.dump()["discard"], state.dump()["drawn"], state.stock) == (["D5a"], None, [])
    assert "draw" not in texts(state)


@pytest.mark.rule("tribal_duel", "r24")
def test_a_drawn_card_that_fits_only_the_sacred_pile_goes_there() -> None:
    state = act(duel(["T9a"], ["L9b"], stock=["D5a"], sacred=[{"D": 4}, {}]), "draw")
    assert texts(state) == ["place sacred"]
    assert act(state, "place sacred").scores() == (5, 0)


@pytest.mark.rule("tribal_duel", "r11")
def test_a_second_1_is_placed_on_a_2_but_else_discarded() -> None:
    on_a_2 = act(duel(["T2a"], FAR, stock=["D1b"], sacred=[{"D": 1}, {}]), "draw")
    assert texts(on_a_2) == ["place T2a"]
    nowhere = act(duel(["T3a"], FAR, stock=["D1b"], sacred=[{"D": 1}, {}]), "draw")
    assert nowhere.dump()["discard"] == ["D1b"]


@pytest.mark.rule("tribal_duel", "r23")
def test_no_rearranging_after_seeing_the_drawn_card() -> None:
    """L4a could be laid free by one move of M3a, but it is discarded all the same."""
    state = act(duel(["D5a T4a", "L4b M3a"], [*FAR, "M5b"], stock=["M3b"], limited_used=False), "draw")
    assert state.dump()["drawn"] == "M3b"
    buried = act(duel(["D5a T4a M3a", "L4b"], FAR, stock=["L4a"]), "draw")
    assert buried.dump()["discard"] == ["L4a"]


def test_a_drawn_9_may_start_a_column_in_either_zone() -> None:
    state = act(duel(["T5b"], ["L2b"], stock=["M9a"]), "draw")
    assert texts(state) == ["place empty0", "place empty1"]
    act(state, "place empty1")
    assert state.dump()["columns"][1][1] == ["M9a"]


@pytest.mark.rule("tribal_duel", "r12")
def test_take_any_discard_card_that_has_a_place() -> None:
    state = duel(["T2a"], FAR, discard=["D1a", "M7a", "M1b", "D5b"])
    assert [text for text in texts(state) if text.startswith("take")] == ["take D1a", "take M1b"]
    assert refused(state, "take M7a").section == "r12"
    act(state, "take M1b")
    assert texts(state) == ["place T2a", "place sacred"]
    act(state, "place T2a")
    assert sorted(state.dump()["discard"]) == ["D1a", "D5b", "M7a"]


def test_of_equal_cards_the_lower_copy_is_taken() -> None:
    state = duel(["T2a"], FAR, discard=["D1a", "D1b"])
    assert [text for text in texts(state) if text.startswith("take")] == ["take D1a"]
    assert "D1a" in refused(state, "take D1b")[0]
    alone = duel(["T2a"], FAR, discard=["D1b"])
    assert "take D1b" in texts(alone)


@pytest.mark.rule("tribal_duel", "r13")
def test_an_empty_stock_stays_empty_and_the_discard_stays_open() -> None:
    state = duel(["T2a"], FAR, discard=["M1b", "D5a"])
    assert refused(state, "draw") == ("the stock is empty", "3.2")
    assert "take M1b" in texts(state)
    act(state, "end", "end")
    assert "take M1b" in texts(state)
    assert state.stock == []


def test_the_top_card_of_the_stock_comes_first() -> None:
    state = act(duel(["T2a"], FAR, stock=["M1b", "D5a"]), "draw")
    assert state.dump()["drawn"] == "M1b"
    assert state.dump()["stock"] == ["D5a"]


def test_the_opponents_sacred_piles_cannot_be_touched() -> None:
    state = duel(["T2a"], [*FAR, "D2a"], sacred=[{}, {"D": 1}])
    assert not [text for text in texts(state) if "D2a" in text]


@pytest.mark.parametrize(("card", "onto"), [("D1a", "L2a"), ("T8b", "M9b")])
def test_cards_at_both_ends_of_the_ids_are_stolen_like_any(card: str, onto: str) -> None:
    """The steals at either end of their range of ids."""
    state = act(duel([onto], [card, "D9a"]), f"steal {card} {onto}")
    assert state.dump()["columns"][0][0] == [onto, card]
    assert state.dump()["stolen"] == card


@pytest.mark.parametrize("limited", ["draw", "take M1b", "steal L8b M9a", "steal T1b sacred"])
def test_one_limited_action_a_turn_of_whatever_kind(limited: str) -> None:
    state = duel(["T2a", "M9a"], ["#L3a L8b", "T1b"], stock=["D1a", "D5b"], discard=["M1b", "L1b"])
    act(state, limited)
    if state.dump()["phase"] == "place":
        assert refused(state, "draw") == (f"first place {state.dump()['drawn']}", "3.2")
        act(state, "place T2a")
    assert state.limited
    assert kinds(state) <= {"MOVE", "SACRED", "END"}
    for other in ("draw", "take L1b", "steal L8b M9a"):
        assert refused(state, other).section == "3.2"
    assert kinds(act(state, "end", "end")) > {"DRAW", "TAKE"}


def test_the_discard_is_kept_in_order() -> None:
    """Copies lie side by side in it, so that equal cards give one TAKE; it comes back from a save as it was."""
    state = act(duel(["T3a"], FAR, stock=["D5a", "M4b"], discard=["D5b", "M7a"]), "draw", "end", "draw")
    assert state.dump()["discard"] == ["M4b", "D5a", "D5b", "M7a"]
    assert GAME.load(state.dump()) == state
