"""GATHER (spec 2.4, 1.10)."""

from __future__ import annotations

import pytest

from tests.rules.rise_of_tribes.table import do, held, in_row, lay, reason, res, starting, texts

HAND = ["blank", "moon"]


@pytest.mark.rule("rise_of_tribes", "2.4")
@pytest.mark.rule("rise_of_tribes", "1.3")
def test_two_hexes_two_each() -> None:
    """The rulebook's example: two lakes, or a lake and a forest."""
    state = lay({"A": [1], "D": [1], "B": [1], "I": [0, 3]}, hand=HAND)
    do(state, "blank gather")
    assert texts(state) == ["done", "gather A", "gather B", "gather D"]
    twin = state.clone()
    do(state, "gather A", "gather D")
    assert held(state, 0) == [4, 0, 0]
    assert state.gathered == 4
    do(twin, "gather A", "gather B")
    assert held(twin, 0) == [2, 2, 0]


@pytest.mark.rule("rise_of_tribes", "2.4")
def test_a_hex_once_and_only_occupied_ones() -> None:
    state = lay({"A": [1], "B": [1], "C": [0, 1], "I": [0, 3]}, hand=HAND)
    do(state, "blank gather", "gather A")
    assert reason(state, "gather A") == ("you have gathered from A in this action", "2.4")
    assert reason(state, "gather C") == ("you have no member in C", "2.4")
    do(state, "done")
    assert held(state, 0) == [2, 0, 0]


@pytest.mark.rule("rise_of_tribes", "1.7")
def test_oxen_and_baskets() -> None:
    state = lay({"A": [1], "B": [1], "C": [1], "I": [0, 3]}, hand=HAND, tribes=[{"completed": ["Oxen", "Baskets"]}])
    do(state, "blank gather", "gather A", "gather B", "gather C")
    assert held(state, 0) == [3, 3, 3]


@pytest.mark.rule("rise_of_tribes", "a10")
@pytest.mark.rule("rise_of_tribes", "1.8")
def test_invaders_close_only_their_own_hex() -> None:
    state = lay({"A": [1], "B": [1], "I": [0, 3]}, hand=HAND, row=["Invaders"], invaders={"hex": "A"})
    do(state, "blank gather")
    assert texts(state) == ["done", "gather B"]
    assert reason(state, "gather A") == ("nobody gathers among invaders", "a10")


@pytest.mark.rule("rise_of_tribes", "1.8")
@pytest.mark.parametrize(("kind", "letter"), [("Food", "A"), ("Wood", "B"), ("Stone", "C")])
def test_plentiful(kind: str, letter: str) -> None:
    state = lay({letter: [1], "I": [0, 3]}, hand=HAND, row=[f"Plentiful {kind}"])
    do(state, "blank gather", f"gather {letter}")
    assert sum(held(state, 0)) == 4
    assert state.gathered == 2
    assert sum(state.tokens) == 4


@pytest.mark.rule("rise_of_tribes", "1.8")
def test_plentiful_for_each_hex_until_empty() -> None:
    state = lay({"A": [1], "D": [1], "I": [0, 3]}, hand=HAND, row=[("Plentiful Food", res(3))])
    do(state, "blank gather", "gather A", "gather D")
    assert held(state, 0) == [7, 0, 0]
    assert in_row(state) == [None, None]


@pytest.mark.rule("rise_of_tribes", "1.8")
@pytest.mark.rule("rise_of_tribes", "a39")
def test_stone_next_to_the_volcano() -> None:
    """Site 1 touches A and D. The whole yield is stone, and no Plentiful tile helps."""
    state = lay(
        {"A": [1], "B": [1], "I": [0, 3]},
        hand=HAND,
        volcano=1,
        tiles="flmfllmmm",
        row=["Plentiful Stone", "Plentiful Wood"],
        tribes=[{"completed": ["Baskets"]}],
    )
    do(state, "blank gather")
    assert texts(state) == ["done", "gather A", "gather B", "gather A stone"]
    assert "next to the volcano" in reason(state, "gather B stone")[0]
    do(state, "gather A stone")
    assert held(state, 0) == [0, 0, 3]
    assert sum(state.tokens) == 12


@pytest.mark.rule("rise_of_tribes", "1.10")
def test_great_lands_give_one_more() -> None:
    tiles = {"A": "Great Lake", "B": "Great Forest", "C": "Great Mountain"}
    state = lay({"A": [1], "B": [1], "C": [1], "I": [0, 3]}, hand=["sun", "moon"], tiles=tiles)
    do(state, "sun gather", "gather A", "gather B", "gather C")
    assert held(state, 0) == [3, 3, 3]


@pytest.mark.rule("rise_of_tribes", "1.10")
def test_wild_land_gives_any_mix_once() -> None:
    state = lay({"A": [1], "B": [1], "I": [0, 3]}, hand=HAND, tiles={"A": "Wild Land"})
    do(state, "blank gather", "gather A")
    assert texts(state) == ["take food", "take wood", "take stone"]
    do(state, "take wood", "take stone")
    assert held(state, 0) == [0, 1, 1]
    assert state.gathered == 2
    assert texts(state) == ["done", "gather B"]


@pytest.mark.rule("rise_of_tribes", "a38")
def test_wild_land_earns_each_plentiful_kind_once() -> None:
    state = lay(
        {"A": [1], "I": [0, 3]},
        hand=HAND,
        tiles={"A": "Wild Land"},
        row=["Plentiful Food", "Plentiful Wood"],
        tribes=[{"completed": ["Baskets"]}],
    )
    do(state, "blank gather", "gather A", "take food", "take food", "take wood")
    assert held(state, 0) == [4, 3, 0]
    assert state.gathered == 3


@pytest.mark.rule("rise_of_tribes", "1.10")
@pytest.mark.parametrize("name", ["Jungle", "Desert Oasis"])
def test_jungle_and_oasis_want_three_members(name: str) -> None:
    for count in (2, 3):
        state = lay({"A": [count], "B": [1], "I": [0, 3]}, hand=HAND, tiles={"A": name})
        do(state, "blank gather")
        assert ("gather A" in texts(state)) == (count == 3)
    do(state, "gather A")
    assert sum(held(state, 0)) == 2


GLACIER = {"hex": "C", "stones": 4}


@pytest.mark.rule("rise_of_tribes", "1.10")
@pytest.mark.rule("rise_of_tribes", "a23")
def test_glacier_gives_one_stone_and_plentiful_besides() -> None:
    rich = [{"tribe": "Kaha", "power": "Focused Effort", "completed": ["Baskets"]}]
    state = lay({"C": [5], "I": [0, 3]}, hand=HAND, glacier={"hex": "C"}, tribes=rich, row=["Plentiful Stone"])
    do(state, "blank gather", "gather C")
    assert held(state, 0) == [0, 0, 3]
    assert state.gathered == 1


@pytest.mark.rule("rise_of_tribes", "1.10")
@pytest.mark.rule("rise_of_tribes", "a23")
def test_glacier_melts_after_the_action_and_the_next_takes_five() -> None:
    state = lay({"C": [1], "I": [0, 3]}, hand=["sun", "blank"], glacier=GLACIER, draws=[0, 2])
    do(state, "sun gather", "gather C")
    assert held(state, 0) == [0, 0, 1]
    assert state.dump()["glacier"] == {"hex": "C", "stones": 5, "melted": True}
    do(state, "blank lead")
    state = lay({"C": [1], "I": [0, 3]}, hand=HAND, glacier={"hex": "C", "stones": 5})
    do(state, "blank gather", "gather C")
    assert held(state, 0) == [0, 0, 7]
    assert state.gathered == 7
    assert state.dump()["glacier"] is None


@pytest.mark.rule("rise_of_tribes", "a23")
def test_every_suns_of_anybody_adds_a_stone() -> None:
    state = lay({"A": [1], "I": [0, 3]}, hand=["sun", "sun"], glacier={"hex": "C"})
    do(state, "sun lead")
    assert state.ice_stones == 1
    do(state, "sun move", "done")
    assert state.ice_stones == 2
    state = lay({"A": [1], "I": [0, 3]}, hand=["blank", "sun"], glacier={"hex": "C"})
    do(state, "blank lead")
    assert state.ice_stones == 0


# ---- Leaders --------------------------------------------------------------------------------------


@pytest.mark.rule("rise_of_tribes", "1.9")
@pytest.mark.rule("rise_of_tribes", "a26")
def test_agriculture_counts_every_village_even_without_a_hex() -> None:
    farmer = [{"tribe": "Dananu", "power": "Agriculture"}]
    state = lay(
        {"A": [1], "B": [1], "C": [1], "I": [0, 3]},
        hand=HAND,
        villages={"A": 0, "B": 0, "C": 0},
        tribes=farmer,
        row=["Invaders"],
        invaders={"hex": "C"},
    )
    do(state, "blank gather", "done")
    assert held(state, 0) == [2, 0, 0]
    assert state.gathered == 2


@pytest.mark.rule("rise_of_tribes", "1.9")
def test_focused_effort() -> None:
    state = lay({"A": [4], "B": [3], "I": [0, 3]}, hand=HAND, tribes=[{"tribe": "Kaha", "power": "Focused Effort"}])
    do(state, "blank gather", "gather A", "gather B")
    assert held(state, 0) == [3, 2, 0]


BOUNTY = [{}, {"tribe": "Mu'k'a'an", "power": "Shared Bounty"}]


@pytest.mark.rule("rise_of_tribes", "1.9")
@pytest.mark.rule("rise_of_tribes", "a26")
def test_shared_bounty_once_whatever_own_hexes_can_give() -> None:
    state = lay({"A": [1, 1], "B": [1, 1], "D": [0, 1]}, hand=HAND, tribes=BOUNTY, volcano=1)
    do(state, "blank gather", "gather B", "done")
    assert state.current_player == 1
    assert texts(state) == ["take food", "take wood", "take stone"]  # D lies next to the volcano
    do(state, "take stone")
    assert held(state, 1) == [0, 0, 1]
    assert state.current_player == 0
    assert starting(state, "moon")


@pytest.mark.rule("rise_of_tribes", "a26")
def test_shared_bounty_wants_company_and_open_hexes() -> None:
    state = lay({"A": [1], "B": [0, 1]}, hand=HAND, tribes=BOUNTY)
    do(state, "blank gather", "gather A")
    assert held(state, 1) == [0, 0, 0]
    tiles = {"A": "Desert Oasis", "B": "forest"}
    state = lay(
        {"A": [1, 1], "B": [1, 1]}, hand=HAND, tiles=tiles, tribes=BOUNTY, row=["Invaders"], invaders={"hex": "B"}
    )
    do(state, "blank gather")
    assert held(state, 1) == [0, 0, 0]
    assert state.current_player == 0


@pytest.mark.rule("rise_of_tribes", "a41")
def test_gather_6_counts_all_turn_but_no_tokens() -> None:
    goals = [{"goals": ["Gather 6 resources"], "completed": ["Baskets"]}]
    state = lay({"A": [1], "B": [1], "I": [0, 3]}, hand=HAND, tribes=goals, row=["Plentiful Food"])
    do(state, "blank gather", "gather A", "gather B", "moon lead")
    assert state.gathered == 6
    assert "complete gather-6-resources" in texts(state)
    state = lay(
        {"A": [1], "B": [1], "I": [0, 3]}, hand=HAND, tribes=[{"goals": ["Gather 6 resources"]}], row=["Plentiful Food"]
    )
    do(state, "blank gather", "gather A", "gather B", "moon lead")
    assert held(state, 0) == [4, 2, 0]
    assert state.active == 1  # nothing to complete with four gathered
