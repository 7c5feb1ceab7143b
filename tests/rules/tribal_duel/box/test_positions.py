"""Positions written by hand: what is forgiven, what is refused, what comes back."""

from __future__ import annotations

import pytest

from rules import BadPosition
from tests.rules.tribal_duel.layouts import GAME, act, duel


def test_sacred_piles_by_height_list_or_cards() -> None:
    by_height = duel(["D9a"], [], sacred=[{"D": 2}, {}])
    by_list = duel(["D9a"], [], sacred=[[2, 0, 0, 0], [0, 0, 0, 0]])
    by_cards = duel(["D9a"], [], sacred=[{"D": ["D1a", "D2a"]}, {}])
    assert by_height == by_list == by_cards


def test_copies_may_be_left_out() -> None:
    state = duel(["D3", "D3a"], ["#D9 M9b", "M9"], stock=["D9"])
    assert state.dump()["columns"] == [[["D3b"], ["D3a"], *[[]] * 5], [["#D9a", "M9b"], ["M9a"], *[[]] * 5]]
    assert state.dump()["stock"] == ["D9b"]


def test_piles_by_height_use_the_copies_that_lie_nowhere_else() -> None:
    state = duel(["D1a"], [], sacred=[{"D": 1}, {}])
    assert state.dump()["sacred"][0]["D"] == ["D1b"]


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"columns": [["D3a"], ["D3a"]]}, "columns[1][0][0]"),
        ({"columns": [["D3a M2a"], []]}, "columns[0][0]"),
        ({"columns": [["#D3a"], []]}, "columns[0][0]"),
        ({"columns": [["D3a #L2a"], []]}, "columns[0][0]"),
        ({"columns": [["X3a"], []]}, "columns[0][0][0]"),
        ({"columns": [["? D3a"], []]}, "columns[0][0][0]"),
        ({"columns": [[[]] * 8, []]}, "columns[0]"),
        ({"columns": [["D3", "D3", "D3"], []]}, "columns[0][2][0]"),
        ({"sacred": [{"D": ["D2a"]}, {}]}, "sacred[0].D"),
        ({"sacred": [{"D": 10}, {}]}, "sacred[0].D"),
        ({"sacred": [{"X": 1}, {}]}, "sacred[0].X"),
        ({"phase": "place"}, "drawn"),
        ({"phase": "place", "drawn": "L4a"}, "drawn"),
        ({"drawn": "L4a"}, "drawn"),
        ({"phase": "over"}, "phase"),
        ({"phase": "clean", "current_player": None}, "phase"),
        ({"phase": "siesta"}, "phase"),
        ({"seen": ["xyz"]}, "seen[0]"),
        ({"no_give": ["D3"]}, "no_give[0]"),
        ({"idle": 21}, "idle"),
        ({"players": 3}, "players"),
        ({"colour": 1}, "colour"),
    ],
)
def test_what_cannot_be_is_refused_by_name(change, field: str) -> None:
    good = {"game": "tribal_duel", "players": 2, "current_player": 0, "columns": [["D9a"], ["M9a"]]}
    GAME.load(good)
    with pytest.raises(BadPosition) as error:
        GAME.load({**good, **change})
    assert error.value.field == field


def test_placing_must_follow_the_limited_action() -> None:
    with pytest.raises(BadPosition, match="limited_used"):
        duel(["D5a"], [], phase="place", drawn="L4a", limited_used=False)
    assert duel(["D5a"], [], phase="place", drawn="L4a").limited


def test_seen_positions_come_back() -> None:
    state = act(duel(["T5a D4a", "L5b"], ["M9a"], limited_used=True), "move D4a L5b")
    again = GAME.load(state.dump())
    assert again == state
    assert again.legal_actions() == state.legal_actions()


def test_a_finished_duel_comes_back() -> None:
    state = act(duel(["D9a"], ["M9b"], idle=19), "end")
    again = GAME.load(state.dump())
    assert again == state
    assert again.ranking() == (1, 1)
    assert again.legal_actions() == []


def test_scripted_draws_decide_the_deal_only_through_the_generator() -> None:
    state = GAME.load({**GAME.new_state(seed=1).dump(), "rng": {"state": "00", "script": [1]}})
    assert state._below(2) == 1
