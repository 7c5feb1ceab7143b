"""Winning (section 3.3)."""

from __future__ import annotations

import pytest

from tests.rules.tribal_duel.layouts import GAME, ONES, act, cards_of, duel, texts

pytestmark = pytest.mark.rule("tribal_duel", "3.3")

FULL = {"D": 9, "M": 9, "L": 9, "T": 8}


def test_four_full_piles_win() -> None:
    state = act(duel(["T9b", "M2b"], ["L5b"], sacred=[FULL, {}]), "sacred T9b")
    assert (state.winner, state.end) == (0, "piles")
    assert state.scores() == (36, 0)
    assert state.returns() == (1.0, -1.0)


def test_three_full_piles_do_not() -> None:
    state = act(duel(["T8b", "M2b"], ["L5b"], sacred=[{**FULL, "T": 7}, {}]), "sacred T8b")
    assert not state.is_terminal


def test_the_last_card_on_a_sacred_pile_empties_too() -> None:
    state = act(duel(["T2b"], ["L5b"], sacred=ONES), "sacred T2b")
    assert (state.winner, state.end) == (0, "empty")


def test_a_player_without_columns_wins_with_his_fourth_1() -> None:
    three = {"D": 1, "M": 1, "L": 1}
    state = duel([], ["T1b", "L5b"], sacred=[three, {}])
    assert texts(state) == ["end", "steal T1b sacred"]
    act(state, "steal T1b sacred")
    assert (state.winner, state.end) == (0, "empty")


@pytest.mark.rule("tribal_duel", "r20")
def test_emptied_by_the_opponents_steal_wins() -> None:
    state = act(duel(["T5b"], ["D4a"], sacred=ONES), "steal D4a T5b")
    assert (state.winner, state.end) == (1, "emptied_by_opponent")
    assert state.ranking() == (2, 1)


@pytest.mark.rule("tribal_duel", "r20")
def test_emptied_by_the_opponent_wins_nothing_with_the_option_off() -> None:
    options = {"win_if_emptied_by_opponent": False}
    state = act(duel(["T5b"], ["D4a"], sacred=ONES, options=options), "steal D4a T5b")
    assert not state.is_terminal


@pytest.mark.rule("tribal_duel", "r20")
def test_emptied_by_the_opponent_needs_the_four_1s() -> None:
    state = act(duel(["T5b"], ["D4a"], sacred=[ONES[0], {"D": 1}]), "steal D4a T5b")
    assert not state.is_terminal


@pytest.mark.rule("tribal_duel", "r21")
def test_the_player_in_turn_comes_first() -> None:
    """Stealing the opponent's last card onto his own last pile, both fulfil a condition."""
    state = act(duel(["M2b"], ["T9b"], sacred=[FULL, {"D": 1, "M": 1, "L": 1, "T": 1}]), "steal T9b sacred")
    assert (state.winner, state.end) == (0, "piles")


def test_giving_away_face_down_columns_does_not_empty() -> None:
    state = act(duel(["#M2b D4a"], ["L5b"], sacred=ONES), "move D4a L5b")
    assert not state.is_terminal


@pytest.mark.rule("tribal_duel", "r20")
@pytest.mark.parametrize("winning", ["draw", "take T7b"])
def test_a_card_drawn_or_taken_with_the_winning_action_goes_to_the_discard(winning: str) -> None:
    """Emptied by a steal that did not win for them, a player wins with the next action, be it a draw: nothing is placed."""
    more = {"sacred": ONES, "stock": ["M2b"], "discard": ["L6a", "T7b"]}
    state = duel(["M8a"], ["L9b", "T9a"], 1, **more, options={"win_if_emptied_by_opponent": False})
    before = sorted(cards_of(state))
    act(state, "steal M8a L9b")
    assert state.current_player == 1
    act(state, "end", winning)
    assert (state.winner, state.end, state.drawn) == (0, "empty", -1)
    assert state.dump()["phase"] == "over"
    assert sorted(cards_of(state)) == before
    assert state.dump()["discard"] == (["M2b", "L6a", "T7b"] if winning == "draw" else ["L6a", "T7b"])
    assert GAME.load(state.dump()) == state


@pytest.mark.parametrize("player", [0, 1])
def test_only_the_own_piles_and_columns_count(player: int) -> None:
    """The other player has no pile begun, whichever seat that is."""
    own = [["T9b", "M2b"], ["L5b"]] if player == 0 else [["L5b"], ["T9b", "M2b"]]
    piles = [FULL, {}] if player == 0 else [{}, FULL]
    state = act(duel(*own, player, sacred=piles), "sacred T9b")
    assert (state.winner, state.end) == (player, "piles")
    last = [["T2b"], ["L5b"]] if player == 0 else [["L5b"], ["T2b"]]
    ones = [ONES[0], {}] if player == 0 else [{}, ONES[0]]
    state = act(duel(*last, player, sacred=ones), "sacred T2b")
    assert (state.winner, state.end) == (player, "empty")


@pytest.mark.rule("tribal_duel", "r20")
def test_a_win_of_the_others_is_seen_after_an_end_too_and_no_turn_follows() -> None:
    """The empty test looks at the position, not at what brought it about."""
    emptied = duel(["M9a"], [], sacred=ONES)
    full = duel(["M9b"], ["L5b"], sacred=[{}, {**FULL, "T": 9}])
    for state, end in ((emptied, "emptied_by_opponent"), (full, "piles")):
        act(state, "end")
        assert (state.winner, state.end) == (1, end)
        assert (state.current_player, state.turn, state.idle) == (None, 1, 0)


@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize("missing", "DMLT")
def test_each_of_the_four_piles_must_be_begun(player: int, missing: str) -> None:
    begun = {symbol: 2 for symbol in "DMLT" if symbol != missing}
    last = ["T3b"] if missing != "T" else ["L3b"]
    layout, sacred = ([last, ["M9a"]], [begun, {}]) if player == 0 else ([["M9a"], last], [{}, begun])
    state = act(duel(*layout, player, sacred=sacred), f"sacred {last[0]}")
    assert state.held[player] == 0
    assert not state.is_terminal


def test_the_winner_comes_first_whoever_holds_more() -> None:
    state = act(duel(["T2b"], ["L5b"], sacred=[ONES[0], {"D": 9}]), "sacred T2b")
    assert state.scores() == (5, 9)
    assert (state.winner, state.ranking()) == (0, (1, 2))
