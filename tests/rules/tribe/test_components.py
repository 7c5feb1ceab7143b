"""Spec section 1: the cards, and 2: setting up."""

from __future__ import annotations

from collections import Counter

import pytest

from rules.tribe.components.cards import (
    ACTIVABLE,
    COLOUR,
    COPIES,
    DIORAMAS,
    FITTING,
    FULL_DECK,
    ICON,
    ICONS,
    LEADERS,
    MULTI,
    NAMES,
    SEQUENCE,
    SPHERES,
    TOTEM,
    TRIBU,
    TRIBU_NAMES,
    TRIBUS,
    need,
)
from tests.rules.tribe.positions import TRIBE


@pytest.mark.rule("tribe", "1.1")
@pytest.mark.rule("tribe", "r1")
def test_ninety_six_cards_and_no_leader_among_them() -> None:
    kinds = {"diorama": DIORAMAS, "tribu": TRIBUS, "evento": 2, "azione": 2, "protezione": 2}
    assert {kind: COPIES * count for kind, count in kinds.items()} == {
        "diorama": 52,
        "tribu": 20,
        "evento": 8,
        "azione": 8,
        "protezione": 8,
    }
    assert len(FULL_DECK) == 96
    assert set(Counter(FULL_DECK).values()) == {4}
    assert [TRIBU_NAMES[leader] for leader in LEADERS] == ["warrior", "hunter", "shaman", "scout"]


@pytest.mark.rule("tribe", "1.2")
def test_each_icon_stands_once_in_each_place_and_has_both_colours() -> None:
    for place in range(3):
        assert sorted(row[place] for row in SEQUENCE) == [0, 1, 2, 3, 4]
    for icon in range(len(ICONS)):
        cards = [card for card in range(MULTI) if ICON[card] == icon]
        assert len(cards) == (3 if ICONS[icon] == "spirit" else 2)
        assert {COLOUR[card] for card in cards} == {"R", "B"}


@pytest.mark.rule("tribe", "1.3")
def test_the_table_of_cards() -> None:
    assert {NAMES[card]: (ICONS[ICON[card]], COLOUR[card], SPHERES[card]) for card in range(MULTI)} == {
        "calumet_hero": ("calumet", "R", 1),
        "calumet_brave": ("calumet", "B", 2),
        "flag_sky": ("flag", "B", 1),
        "flag_sun": ("flag", "R", 2),
        "desert_wind": ("skyforce", "R", 2),
        "lightning": ("skyforce", "B", 3),
        "war_spear": ("weapon", "R", 3),
        "hunting_bow": ("weapon", "B", 2),
        "eagle_spirit": ("spirit", "R", 1),
        "bear_spirit": ("spirit", "R", 1),
        "salmon_spirit": ("spirit", "B", 2),
    }
    assert (SPHERES[MULTI], COLOUR[MULTI]) == (3, "*")
    assert (SPHERES[TOTEM], COLOUR[TOTEM]) == (5, "*")
    assert {name: SPHERES[TRIBU + i] for i, name in enumerate(TRIBU_NAMES)} == {
        "warrior": 5,
        "elder": 6,
        "hunter": 4,
        "shaman": 4,
        "scout": 5,
    }
    assert [[ICONS[icon] for icon in SEQUENCE[i]] for i in (0, 1, 4)] == [
        ["calumet", "flag", "skyforce"],
        ["flag", "skyforce", "weapon"],
        ["spirit", "calumet", "flag"],
    ]
    assert sum(COPIES * SPHERES[card] for card in range(len(NAMES))) == 208
    assert [NAMES[card] for card in FITTING[0][0]] == ["calumet_hero", "calumet_brave"]
    assert sorted(set(NAMES) - {NAMES[card] for card in ACTIVABLE}) == sorted([*TRIBU_NAMES, "draw3", "block"])


@pytest.mark.rule("tribe", "2")
@pytest.mark.rule("tribe", "r2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_begins_with_different_leaders_five_cards_each_and_the_dealer(players: int) -> None:
    dealers, leaders = set(), set()
    for seed in range(40):
        state = TRIBE.new_state(players, seed)
        position = state.dump()
        assert len(set(position["leaders"])) == players
        assert "elder" not in position["leaders"]
        assert [len(hand) for hand in position["hands"]] == [5] * players
        assert len(position["draw_pile"]) == 96 - 5 * players
        assert position["current_player"] == position["turn"] == position["dealer"]
        assert position["phase"] == "START"
        dealers.add(position["dealer"])
        leaders.add(position["leaders"][0])
    assert len(dealers) == players
    assert len(leaders) == 4


@pytest.mark.rule("tribe", "2")
def test_how_many_complete_chains_close() -> None:
    assert [need(players) for players in (2, 3, 4)] == [4, 4, 3]


@pytest.mark.rule("tribe", "r2")
def test_leaders_can_be_chosen_in_the_open_from_the_dealer_on() -> None:
    state = TRIBE.new_state(3, 1, {"leader_choice": True})
    assert state.dump()["phase"] == "LEADERS"
    order = []
    for taken, name in enumerate(("scout", "warrior", "hunter")):
        assert len(state.legal_actions()) == 4 - taken
        assert state.current_player is not None
        order.append(state.current_player)
        state.apply(state.read(f"leader {name}"))
    dealer = state.dump()["dealer"]
    assert order == [(dealer + step) % 3 for step in range(3)]
    assert [state.dump()["leaders"][seat] for seat in order] == ["scout", "warrior", "hunter"]
    assert state.dump()["phase"] == "START"
    assert state.current_player == dealer
