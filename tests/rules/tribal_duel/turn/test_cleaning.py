"""The cleaning phases and who starts (section 3.1)."""

from __future__ import annotations

import random

import pytest

from rules import IllegalAction
from tests.rules.tribal_duel.layouts import GAME, act, duel, refused, texts

pytestmark = pytest.mark.rule("tribal_duel", "3.1")


def cleaning(mine: list[str], theirs: list[str], player: int = 0, **more):
    return duel(mine, theirs, player, phase="clean", **more)


def test_only_moves_within_the_own_zone() -> None:
    state = cleaning(["D4a", "T5b", "T9a"], ["L5a", "M5a", "M3a"])
    assert all(text == "done" or text.startswith("move D4a T5b") for text in texts(state))
    assert refused(state, "move D4a L5a").section == "3.1"
    assert refused(state, "draw").section == "3.1"
    assert refused(state, "end").section == "3.1"


@pytest.mark.rule("tribal_duel", "r3")
def test_done_only_when_nothing_can_be_turned_up_or_emptied() -> None:
    assert texts(cleaning(["#M2a D4a", "T5b"], [])) == ["move D4a T5b"]
    assert texts(cleaning(["D4a", "T5b"], [])) == ["move D4a T5b"]
    free = cleaning(["T5a D4a", "#M1a L5b"], [])
    assert texts(free) == ["done", "move D4a L5b"]
    assert refused(cleaning(["D4a", "T5b"], []), "done") == (
        *("a move would still turn a card up or empty a column", "3.1"),
    )


def test_a_9_group_leaves_face_down_cards_but_no_whole_column_moves() -> None:
    assert texts(cleaning(["#M2a D9a L8a"], [])) == ["move D9a empty0"]
    assert texts(cleaning(["D9a L8a"], [])) == ["done"]


def test_no_position_twice() -> None:
    state = cleaning(["T5a D4a", "#M1a L5b"], [])
    act(state, "move D4a L5b")
    assert texts(state) == ["done"]
    assert refused(state, "move D4a T5a").section == "3.5"


def test_columns_are_compared_as_a_multiset() -> None:
    """Two groups that change places twice give the same columns elsewhere: not offered."""
    state = cleaning(["T5a D4a", "L5b M4b"], [])
    assert texts(state) == ["done"]


def test_after_60_moves_only_done() -> None:
    assert texts(cleaning(["#M2a D4a", "T5b"], [], steps=60)) == ["done"]
    assert texts(cleaning(["#M2a D4a", "T5b"], [], steps=59)) == ["move D4a T5b"]
    assert refused(cleaning(["#M2a D4a", "T5b"], [], steps=60), "move D4a T5b").section == "3.1"


@pytest.mark.rule("tribal_duel", "r25")
def test_player_0_then_player_1_then_the_starter() -> None:
    state = cleaning(["#M2a D4a", "T5b"], ["#M3a D4b", "T5a"], options={"youngest": 1})
    act(state, "move D4a T5b", "done")
    assert (state.phase, state.current_player) == (0, 1)
    assert state.dump()["turned_up"] == [1, 0]
    act(state, "move D4b T5a", "done")
    assert state.dump()["turned_up"] == [1, 1]
    assert (state.turn, state.dump()["phase"]) == (1, "act")


@pytest.mark.rule("tribal_duel", "r4")
@pytest.mark.rule("tribal_duel", "r5")
@pytest.mark.parametrize(
    ("turned_up", "youngest", "starter"),
    [([2, 3], 1, 0), ([3, 2], 0, 1), ([2, 2], 0, 0), ([2, 2], 1, 1), ([0, 1], 1, 0)],
)
def test_the_fewest_turned_up_starts_ties_go_to_the_youngest(turned_up, youngest: int, starter: int) -> None:
    state = cleaning(["D9a"], ["M9a"], player=1, turned_up=turned_up, youngest=youngest)
    assert act(state, "done").current_player == starter


BEGUN = [{"D": 1, "M": 8}, {"L": 2}]


@pytest.mark.rule("tribal_duel", "r2")
@pytest.mark.parametrize(
    ("player", "columns", "card"),
    [
        (0, ["D1a"], "D1a"),  # beginning a pile would empty a column,
        (0, ["#T5a D2a", "L9a"], "D2a"),  # turn a card up,
        (0, ["T5a M4a", "M9a"], "M9a"),  # complete a pile,
        (1, ["#T5a #T6a L3a"], "L3a"),  # or do so for the other player
        (1, ["L4a M3a", "T1a"], "T1a"),
    ],
)
def test_no_sacred_placements(player: int, columns: list[str], card: str) -> None:
    """What would be legal in a turn, and with the option, is neither listed nor accepted in cleaning."""
    zones = [columns, ["L9b"]] if player == 0 else [["L9b"], columns]
    more = {"player": player, "sacred": [{"M": 8}, {"L": 2}] if card == "D1a" else BEGUN}
    assert f"sacred {card}" in texts(duel(*zones, **more))
    assert f"sacred {card}" in texts(cleaning(*zones, **more, options={"clean_sacred": True}))
    state = cleaning(*zones, **more)
    assert not any(text.startswith("sacred") for text in texts(state))
    assert refused(state, f"sacred {card}") == ("while cleaning nothing goes to sacred piles", "r2")
    with pytest.raises(IllegalAction):
        state.apply(GAME.actions.read(f"sacred {card}"))


@pytest.mark.rule("tribal_duel", "r2")
@pytest.mark.parametrize("allowed", [False, True])
def test_whole_cleaning_phases_fill_piles_with_the_option_only(allowed: bool) -> None:
    filled = 0
    for seed in range(40):
        state = GAME.new_state(seed=seed, options={"clean_sacred": allowed})
        rng = random.Random(seed)
        while state.turn == 0:
            assert allowed or not any(text.startswith("sacred") for text in texts(state))
            state.apply(rng.choice(state.legal_actions()))
        filled += sum(state.scores())
    assert (filled > 0) == allowed


@pytest.mark.rule("tribal_duel", "r2")
def test_sacred_placements_by_option() -> None:
    state = cleaning(["#T2a D1a", "L9a"], ["M9a"], options={"clean_sacred": True})
    assert texts(state) == ["sacred D1a"]
    act(state, "sacred D1a")
    assert texts(state) == ["done"]
    assert state.dump()["turned_up"] == [1, 0]
    assert state.scores() == (1, 0)


def test_cleaning_ends_and_does_not_count_as_progress() -> None:
    for seed in range(6):
        state = GAME.new_state(seed=seed)
        while state.turn == 0:
            state.apply(state.legal_actions()[0])
        assert (state.idle, state.progress, state.steps) == (0, False, 0)


def test_the_actions_are_listed_in_ascending_order_whatever_the_order_of_the_columns() -> None:
    state = cleaning(["T9a", "#M1a D8a", "T5b", "#M1b D4a"], [])
    assert texts(state) == ["move D4a T5b", "move D8a T9a"]
    assert state.legal_actions() == sorted(state.legal_actions())


def test_each_phase_and_the_first_turn_begin_with_nothing_seen() -> None:
    state = cleaning(["T5a D4a", "#M1a L5b"], ["T5b D4b", "#M1b L5a"])
    for player in (0, 1):
        assert state.current_player == player
        act(state, f"move D4{'ab'[player]} L5{'ba'[player]}")
        assert len(state.dump()["seen"]) == 1
        act(state, "done")
        assert (state.dump()["seen"], state.steps) == ([], 0)
