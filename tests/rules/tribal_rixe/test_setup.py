"""Cards, deal, options (sections 1, 2)."""

from __future__ import annotations

import pytest

from rules import BadOption, BadPosition
from rules.tribal.cards import NAMES
from tests.rules.tribal_rixe.layouts import GAME, act, rixe, texts


@pytest.mark.rule("tribal_rixe", "2")
@pytest.mark.parametrize(("players", "slots", "stock"), [(2, 4, 50), (3, 3, 42), (4, 2, 36)])
def test_the_deal(players: int, slots: int, stock: int) -> None:
    position = GAME.new_state(players=players, seed=players).dump()
    assert [len(hand) for hand in position["hands"]] == [7] * players
    assert [[len(column) for column in zone] for zone in position["zones"]] == [[1] * slots] * players
    assert len(position["stock"]) == stock
    names = [card for zone in position["zones"] for column in zone for card in column]
    names += [card for hand in position["hands"] for card in hand] + position["stock"]
    assert sorted(names) == sorted(NAMES[:72])
    assert (position["phase"], position["current_player"], position["round"]) == ("clean", 0, 1)
    assert position["scores"] == [0] * players


@pytest.mark.rule("tribal_rixe", "2")
def test_nothing_has_happened_after_the_deal() -> None:
    position = GAME.new_state(players=3, seed=3).dump()
    assert (position["phase"], position["current_player"], position["round"]) == ("clean", 0, 1)
    assert (position["moves"], position["dry"], position["cleaned"]) == (0, 0, [0, 0, 0])
    assert position["scores"] == position["outs"] == [0, 0, 0]
    assert not any(position[name] for name in ("has_played", "has_drawn", "turned", "seen", "rounds_over"))
    assert position["collected"] == [[], [], []]
    assert position["lacks"] == [[{"cards": 7, "types": []}]] * 3


@pytest.mark.rule("tribal_rixe", "2")
@pytest.mark.rule("tribal_rixe", "r15")
def test_youngest_is_given_or_drawn() -> None:
    assert {GAME.new_state(players=3, seed=seed).youngest for seed in range(30)} == {0, 1, 2}
    assert {GAME.new_state(players=3, seed=seed, options={"youngest": 1}).youngest for seed in range(9)} == {1}
    with pytest.raises(BadOption, match="no seat 3"):
        GAME.new_state(players=3, options={"youngest": 3})
    with pytest.raises(BadPosition, match="no seat 3"):
        GAME.load({**GAME.new_state(players=3).dump(), "options": {"youngest": 3}})


@pytest.mark.rule("tribal_rixe", "1")
def test_only_value_and_colour_matter() -> None:
    state = rixe([["D4", "M4", "L4"], ["T9"]], [["L3", "T3", "M3"], ["D9"]], has_played=True)
    assert texts(state) == [
        *("play L3 D4a", "play L3 M4a", "play M3 L4a", "play T3 D4a", "play T3 M4a"),
    ]


@pytest.mark.rule("tribal_rixe", "1")
def test_identical_hand_cards_give_one_action() -> None:
    state = rixe([["D4"], ["T9"]], [["L3a", "L3b"], ["D9"]])
    assert texts(state) == ["play L3 D4a"]
    act(state, "play L3 D4a")
    assert state.dump()["hands"][0] == ["L3b"]


@pytest.mark.rule("tribal_rixe", "1")
def test_of_several_empty_slots_the_lowest_receives() -> None:
    state = rixe([["D4", "", "-"], ["", "T6"]], [["L9", "D9", "M2"], ["D7"]])
    assert texts(state) == ["play D9 empty0", "play D9 empty1", "play L9 empty0", "play L9 empty1"]
    act(state, "play L9 empty0")
    assert state.dump()["zones"][0] == [["D4a"], ["L9a"], []]


@pytest.mark.rule("tribal_rixe", "1")
@pytest.mark.rule("tribal_rixe", "r5")
def test_a_group_never_goes_to_an_empty_slot() -> None:
    state = rixe([["D9 L8", ""], ["", "T5"]], [["D1"], ["D7"]], has_played=True)
    assert texts(state) == ["end"]
    assert "move" not in {action.kind.lower() for action in GAME.actions if action.fields.get("onto") == "empty"}


@pytest.mark.rule("tribal_rixe", "r19")
def test_each_round_starts_by_its_own_cleaning_rule() -> None:
    """The winner of a round has no claim to the next: its first decision is player 0's cleaning."""
    state = rixe([["D4"], ["L2"]], [["D9"], ["L3"]], 1)
    act(state, "play L3 D4a")
    assert (state.dump()["phase"], state.current_player, state.cleaned) == ("clean", 0, [0, 0])
