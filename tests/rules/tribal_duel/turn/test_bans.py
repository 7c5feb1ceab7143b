"""Bans that last one turn (section 3.4)."""

from __future__ import annotations

import pytest

import rules
from rules.tribal.cards import members
from tests.rules.tribal_duel.layouts import act, duel, refused, texts

pytestmark = pytest.mark.rule("tribal_duel", "3.4")


@pytest.mark.rule("tribal_duel", "r17")
def test_a_stolen_card_cannot_be_stolen_back_to_a_sacred_pile_either() -> None:
    state = act(duel(["T2b"], ["D1a", "M9a"]), "steal D1a T2b", "end")
    assert refused(state, "steal D1a sacred").section == "3.4"
    assert "steal D1a sacred" not in texts(state)
    act(state, "end", "end")
    assert "steal D1a sacred" in texts(state)


def test_the_ban_is_on_the_physical_card() -> None:
    state = act(duel(["T5b", "L3a"], ["D4a", "L5a", "M9a"], sacred=[{}, {}]), "steal D4a T5b", "end")
    assert "steal D4a L5a" not in texts(state)
    copy = duel(["D4b", "T5b D4a"], ["L5a"], player=1, no_steal="D4a")
    assert [text for text in texts(copy) if text.startswith("steal")] == ["steal D4b L5a"]


@pytest.mark.rule("tribal_duel", "r16")
def test_every_card_of_such_a_give_is_banned_but_other_cards_are_not() -> None:
    state = duel(["D4a L3a", "T5b"], ["L5b", "L4b", "T5a"])
    act(state, "move D4a L5b", "end")
    assert refused(state, "move D4a T5b").section == "3.4"
    assert "move D4a T5a" in texts(state), "within the own zone it may move"
    act(state, "move D4a T5a")
    assert refused(state, "move D4a T5b").section == "3.4"


@pytest.mark.rule("tribal_duel", "r16")
def test_part_of_the_given_column_is_banned_too() -> None:
    state = duel(["D4a L3a", "M4b"], ["L5b", "M9a"])
    act(state, "move D4a L5b", "end")
    assert refused(state, "move L3a M4b").section == "3.4"


@pytest.mark.rule("tribal_duel", "r16")
def test_cards_given_before_from_the_same_column_are_not_banned() -> None:
    state = duel(["D4a L3a", "M4b"], ["L5b", "D4b"])
    act(state, "move L3a D4b", "move D4a L5b", "end")
    assert "move L3a M4b" in texts(state)


@pytest.mark.rule("tribal_duel", "r15")
def test_giving_part_of_a_column_bans_nothing() -> None:
    state = act(duel(["D4a L3a", "M4b"], ["D4b", "M9a"]), "move L3a D4b", "end")
    assert "move L3a M4b" in texts(state)


def test_a_whole_9_column_may_not_go_straight_back() -> None:
    state = act(duel(["D9a L8a", "T2a"], ["M2a"]), "move D9a empty1", "end")
    assert refused(state, "move D9a empty0").section == "3.4"
    act(state, "end", "end")
    assert "move D9a empty0" in texts(state)


def test_a_longer_group_that_holds_a_banned_card_is_banned() -> None:
    state = duel(["L3a", "T5b"], ["D4a", "M9a"])
    act(state, "move L3a D4a", "end")
    assert refused(state, "move D4a T5b").section == "3.4"


def test_bans_end_with_the_turn_in_which_they_bind() -> None:
    state = act(duel(["D4a", "T5b"], ["L5b", "M9a", "M6a"]), "move D4a L5b", "end")
    assert state.dump()["no_give"] == ["D4a"]
    act(state, "end")
    assert state.dump()["no_give"] == []
    assert state.dump()["given"] == []


def test_a_ban_is_no_reason_against_moves_within_the_own_zone() -> None:
    """D4a, given with its column, goes to and fro in the own zone: the way back is refused as a repetition only."""
    state = act(duel(["D4a", "L5a"], ["L5b", "T5b", "M9a"]), "move D4a L5b", "end", "move D4a T5b")
    assert refused(state, "move D4a L5b").section == "3.5"
    assert refused(state, "move D4a L5a").section == "3.4"


def test_banned_cards_are_known_singly_however_they_came() -> None:
    """Of the same bans, a state that was played, its clone and one that was loaded list the same cards."""
    found = 0
    for seed in range(4):
        state, rng = rules.games["tribal_duel"].new_state(2, seed), rules.Rng(seed)
        while not state.is_terminal:
            assert state.banned == members(state.no_give)
            found += len(state.banned)
            if state.banned:
                twin = state.game.load(state.dump())
                assert twin.banned == state.clone().banned == state.banned
                assert twin.legal_actions() == state.legal_actions()
            state.apply(state.pick(rng))
    assert found > 50
