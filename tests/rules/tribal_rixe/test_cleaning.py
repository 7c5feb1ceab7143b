"""The cleaning phases, the all-out test, the starter (section 3.1)."""

from __future__ import annotations

import pytest

from tests.rules.tribal_rixe.layouts import EIGHT, GAME, act, refused, rixe, texts

pytestmark = pytest.mark.rule("tribal_rixe", "3.1")


def cleaning(zones, hands, player: int = 0, **more):
    return rixe(zones, hands, player, phase="clean", **more)


@pytest.mark.rule("tribal_rixe", "r17")
def test_only_the_own_zone_and_no_stopping_while_a_card_fits() -> None:
    state = cleaning([["D4", "L6"], ["M4", "T6"]], [["L3", "M5"], ["D9"]])
    assert texts(state) == ["play L3 D4a", "play M5 L6a"]
    assert "still fits" in refused(state, "done")[0]
    assert refused(state, "play L3 M4a").section == "3.1"
    act(state, "play L3 D4a")
    assert state.cleaned == [1, 0]


def test_moves_within_the_own_zone() -> None:
    state = cleaning([["D4", "T5"], ["M4", "L5"]], [["D9"], ["D9"]])
    assert texts(state) == ["done", "move D4a T5a"]
    assert "own zone" in refused(state, "move D4a L5a")[0]


def test_no_drawing_and_no_collecting() -> None:
    state = cleaning([[EIGHT + " L1a", "T6"], ["M5"]], [["D9"], ["D9"]], stock=["D1"])
    assert texts(state) == ["done"]
    assert refused(state, "draw").section == "3.1"
    assert refused(state, "collect L1a").section == "3.1"
    assert refused(state, "end").section == "3.1"


@pytest.mark.rule("tribal_rixe", "r22")
def test_a_column_completed_in_cleaning_is_collected_later() -> None:
    state = cleaning([[EIGHT], ["M4"]], [["L1", "D9"], ["D9", "D7"]], player=0, youngest=0)
    act(state, "play L1 M2a", "done", "done")
    assert (state.current_player, state.dump()["phase"]) == (1, "act")
    assert "collect L1a" in texts(state)


def test_at_most_30_moves_and_no_position_twice() -> None:
    zones = [["T5 D4", "L5"], ["M9"]]
    assert "move D4a L5a" in texts(cleaning(zones, [["D9"], ["D9"]], moves=29))
    full = cleaning(zones, [["D9"], ["D9"]], moves=30)
    assert texts(full) == ["done"]
    assert refused(full, "move D4a L5a").section == "3.1"
    once = act(cleaning(zones, [["D9"], ["D9"]]), "move D4a L5a")
    assert texts(once) == ["done"]
    assert refused(once, "move D4a T5a").section == "3.6"


def test_everybody_begins_their_cleaning_without_moves_made() -> None:
    """The limit of 30 moves and the positions seen are each player's own; so are those of the first turn."""
    state = cleaning([["T5 D4", "L5"], ["T5 M4", "L5"]], [["D9"], ["D9"]], moves=29)
    act(state, "move D4a L5a")
    assert (state.moves, len(state.dump()["seen"])) == (30, 1)
    act(state, "done")
    assert (state.moves, state.dump()["seen"]) == (0, [])
    act(state, "move M4a L5b")
    assert state.moves == 1
    act(state, "done")
    assert (state.dump()["phase"], state.moves, state.dump()["seen"]) == ("act", 0, [])


def test_a_9_goes_to_an_empty_slot_of_the_own_zone() -> None:
    state = cleaning([["D4", ""], ["M4", ""]], [["D9"], ["D7"]])
    assert texts(state) == ["play D9 empty0"]


@pytest.mark.rule("tribal_rixe", "r16")
def test_an_empty_hand_ends_the_phase_and_after_all_have_cleaned_the_round() -> None:
    state = cleaning([["D4"], ["M6"]], [["L3"], ["T5", "D9"]], scores=[1, 1])
    act(state, "play L3 D4a")
    assert state.current_player == 1
    act(state, "play T5 M6a", "done")
    assert state.scores() == (4, 1)
    assert state.outs == [1, 0]
    assert state.round == 2


@pytest.mark.rule("tribal_rixe", "r16")
def test_all_who_go_out_in_cleaning_get_3_and_columns_score_nothing() -> None:
    state = cleaning([[EIGHT], ["M6"]], [["L1"], ["T5"]])
    state.events = []
    act(state, "play L1 M2a", "play T5 M6a")
    assert state.scores() == (3, 3)
    assert state.outs == [1, 1]
    over = next(event for event in state.events if event.kind == "round_over")
    assert over.public["out"] == [0, 1]
    assert (state.round, state.dump()["phase"], state.current_player) == (2, "clean", 0)


@pytest.mark.rule("tribal_rixe", "r16")
@pytest.mark.rule("tribal_rixe", "3.5")
def test_going_out_in_the_last_cleaning_ends_the_game() -> None:
    state = act(cleaning([["D4"], ["M6"]], [["L3"], ["T5"]], round=5), "play L3 D4a", "play T5 M6a")
    assert (state.dump()["phase"], state.current_player, state.scores()) == ("over", None, (3, 3))


@pytest.mark.rule("tribal_rixe", "r14")
def test_the_measure_is_hand_cards_played_not_moves() -> None:
    state = cleaning([["D4", "T5"], ["M6"]], [["D7"], ["L5", "D9"]], youngest=1)
    state.events = []
    act(state, "move D4a T5a", "done", "play L5 M6a", "done")
    assert state.current_player == 0
    assert [(event.player, event.public) for event in state.events if event.kind in ("cleaned", "starter")] == [
        (0, {"played": 0}),
        (1, {"played": 1}),
        (0, {"played": [0, 1], "youngest": 1}),
    ]


def test_cleaning_goes_round_by_seat() -> None:
    state = GAME.new_state(players=4, seed=2)
    seats = []
    while state.dump()["phase"] == "clean":
        if state.current_player not in seats:
            seats.append(state.current_player)
        state.apply(state.legal_actions()[-1])
    assert seats == [0, 1, 2, 3]
