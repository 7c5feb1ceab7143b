"""The unlimited actions of a turn (section 3.2)."""

from __future__ import annotations

import pytest

from tests.rules.tribal_duel.layouts import act, duel, refused, texts

pytestmark = pytest.mark.rule("tribal_duel", "3.2")


@pytest.mark.rule("tribal_duel", "r7")
def test_moves_within_both_zones_and_gives_but_no_taking() -> None:
    state = duel(["D4a", "T5b"], ["L5b", "M4b"], limited_used=True)
    assert texts(state) == ["end", "move D4a L5b", "move D4a T5b", "move M4b L5b"]
    reason, section = refused(state, "move M4b T5b")
    assert "stealing" in reason
    assert section == "3.2"


@pytest.mark.rule("tribal_duel", "r8")
def test_a_given_group_must_fit() -> None:
    state = duel(["D4a", "M9a"], ["D9b", "D5a", "T6a"], limited_used=True)
    assert texts(state) == ["end", "move D5a T6a", "move M9a empty1"]
    assert refused(state, "move D4a T5a").section == "3.2"


def test_a_whole_column_may_go_to_an_empty_column_of_the_other_zone_only() -> None:
    state = duel(["D9a L8a"], ["M9a"], limited_used=True)
    assert texts(state) == ["end", "move D9a empty1", "move L8a M9a"]
    assert "changes nothing" in refused(state, "move D9a empty0")[0]


def test_a_9_group_on_face_down_cards_may_go_to_an_empty_column_of_its_zone() -> None:
    state = duel(["#D1a D9a L8a"], ["#D2a M9a"], limited_used=True)
    assert texts(state) == ["end", "move D9a empty0", "move D9a empty1", "move L8a M9a", "move M9a empty1"]
    act(state, "move D9a empty0")
    assert state.dump()["columns"][0][:2] == [["D1a"], ["D9a", "L8a"]]


def test_of_several_empty_columns_the_lowest_receives() -> None:
    state = duel(["L4a", "", "D9a", ""], ["", "M9a"], limited_used=True)
    act(state, "move D9a empty1")
    assert state.dump()["columns"][1][:2] == [["D9a"], ["M9a"]]


@pytest.mark.rule("tribal_duel", "r14")
def test_sacred_takes_the_next_value_of_its_symbol_for_good() -> None:
    state = duel(["M4a", "D1b", "D2a", "D3a"], ["M9a"], limited_used=True)
    assert [text for text in texts(state) if text.startswith("sacred")] == ["sacred D1b"]
    assert "needs its 1" in refused(state, "sacred D2a")[0]
    act(state, "sacred D1b", "sacred D2a")
    assert state.dump()["sacred"][0]["D"] == ["D1b", "D2a"]
    assert state.heights == [2, 0, 0, 0, 0, 0, 0, 0]
    assert refused(state, "sacred D1b").section == "3.2"
    assert not [text for text in texts(state) if "D1b" in text or "D2a" in text]


def test_sacred_needs_the_end_of_an_own_column() -> None:
    state = duel(["L2a D1a", "T9a"], ["M1a"], limited_used=True)
    assert texts(state) == ["end", "move T9a empty1", "sacred D1a"]
    assert "stolen" in refused(state, "sacred M1a")[0]
    assert "isn't the end" in refused(duel(["D2a L1a"], [], sacred=[{"D": 1}, {}]), "sacred D2a")[0]


@pytest.mark.rule("tribal_duel", "r19")
def test_end_is_always_legal_the_limited_action_need_not_be_used() -> None:
    state = duel(["D4a"], ["L5b"], stock=["D9a"])
    assert "end" in texts(state)
    act(state, "end")
    assert (state.current_player, state.turn, state.limited) == (1, 2, False)


def test_where_an_action_takes_place() -> None:
    state = duel(["#D1a D6a L5a M4a", "", "M9b"], ["D6b", "#D1b M2a L1b", "D8b"], sacred=[{"L": 0}, {}])
    read = state.read
    assert state.parameters(read("move L5a D6b")) == {"z": 0, "i": 0, "k": 2, "to_z": 1, "j": 0}
    assert state.parameters(read("move M9b empty1")) == {"z": 0, "i": 2, "k": 0, "to_z": 1, "j": 3}
    assert state.parameters(read("steal L1b sacred")) == {"z": 1, "i": 1, "k": 2}
    assert state.parameters(read("end")) == {}
    assert state.parameters(0) == {}
