"""The worked examples (section 6)."""

from __future__ import annotations

import pytest

from tests.rules.tribal_duel.layouts import GAME, ONES, act, duel, kinds, refused, texts

pytestmark = pytest.mark.rule("tribal_duel", "6")


@pytest.mark.rule("tribal_duel", "3.2")
def test_example_b_what_each_player_needs() -> None:
    sacred = [{"D": 1}, {"L": 7, "D": 8}]
    ends = ["D2a", "M1a", "L1b", "T1a", "L8a", "D9a"]
    first = duel(ends, [], player=0, sacred=sacred)
    assert [text for text in texts(first) if text.startswith("sacred")] == [
        *("sacred D2a", "sacred L1b", "sacred M1a", "sacred T1a"),
    ]
    second = duel([], ends, player=1, sacred=sacred)
    assert [text for text in texts(second) if text.startswith("sacred")] == [
        *("sacred D9a", "sacred L8a", "sacred M1a", "sacred T1a"),
    ]


@pytest.mark.rule("tribal_duel", "1")
def test_example_b_a_blue_3_takes_only_an_orange_2() -> None:
    state = duel(["L3a", "D2a", "M2a", "T2a", "D1a"], [])
    assert texts(state) == ["end", "move D1a T2a", "move D2a L3a", "move M2a L3a", "sacred D1a"]


@pytest.fixture
def example_c():
    return duel(["D9a", "L4a"], ["M9a L8a", "M3a"])


@pytest.mark.rule("tribal_duel", "3.2")
def test_example_c_before(example_c) -> None:
    assert texts(example_c) == ["end", "move D9a empty1", "steal L8a D9a", "steal M3a L4a"]


@pytest.mark.rule("tribal_duel", "3.4")
@pytest.mark.rule("tribal_duel", "r17")
def test_example_c_a_stolen_card_may_not_go_straight_back(example_c) -> None:
    act(example_c, "steal L8a D9a", "end")
    assert texts(example_c) == ["end", "move M3a L4a", "move M9a empty0"]
    assert refused(example_c, "steal L8a M9a").section == "3.4"


@pytest.mark.rule("tribal_duel", "3.4")
@pytest.mark.rule("tribal_duel", "r17")
def test_example_c_the_ban_lasts_one_turn(example_c) -> None:
    act(example_c, "steal L8a D9a", "end", "end", "end")
    assert texts(example_c) == ["end", "move M3a L4a", "move M9a empty0", "steal L8a M9a"]


@pytest.mark.rule("tribal_duel", "3.4")
@pytest.mark.rule("tribal_duel", "r15")
def test_example_d_a_column_given_whole_may_not_go_straight_back() -> None:
    state = duel(["D4a", "T5b"], ["L5b", "L9a"], sacred=ONES)
    assert texts(state) == ["end", "move D4a L5b", "move D4a T5b", "steal L9a empty"]
    act(state, "move D4a L5b", "end")
    assert texts(state) == ["end", "move L9a empty0"]
    assert refused(state, "move D4a T5b").section == "3.4"
    act(state, "end", "end")
    assert "move D4a T5b" in texts(state)


@pytest.mark.rule("tribal_duel", "3.4")
@pytest.mark.rule("tribal_duel", "r15")
def test_example_d_no_ban_when_the_column_was_not_emptied() -> None:
    state = duel(["#M2a D4a", "T5b"], ["L5b", "L9a"], sacred=ONES)
    act(state, "move D4a L5b", "end")
    assert texts(state) == ["end", "move D4a T5b", "move L9a empty0", "steal M2a sacred"]


@pytest.mark.rule("tribal_duel", "3.3")
def test_example_e_win_by_giving_the_last_column() -> None:
    state = act(duel(["D4a"], ["L5b", "L9a"], sacred=ONES), "move D4a L5b")
    assert state.is_terminal
    assert (state.winner, state.end) == (0, "empty")
    assert state.ranking() == (1, 2)


@pytest.mark.rule("tribal_duel", "3.3")
def test_example_e_without_all_1s_the_game_goes_on() -> None:
    sacred = [{"D": 1, "M": 0, "L": 1, "T": 1}, {"D": 1, "M": 1, "L": 1, "T": 1}]
    state = act(duel(["D4a"], ["L5b", "L9a"], sacred=sacred), "move D4a L5b")
    assert state.current_player == 0
    assert not state.is_terminal


@pytest.mark.rule("tribal_duel", "2")
def test_example_g_counting() -> None:
    position = GAME.new_state(seed=3).dump()
    cards = [[card for column in zone for card in column] for zone in position["columns"]]
    assert [len(zone) for zone in cards] == [28, 28]
    assert sum(card.startswith("#") for zone in cards for card in zone) == 42
    assert len(position["stock"]) == 16
    full = duel(["D1a"], [], sacred=[{"D": 0}, {"D": 9, "M": 9, "L": 9, "T": 9}], current_player=1)
    assert full.scores() == (0, 36)
    assert kinds(full) >= {"END"}
