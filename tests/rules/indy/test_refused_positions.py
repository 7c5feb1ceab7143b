"""Positions that cannot be are refused when they are read, with the field that is wrong."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from rules import BadPosition
from rules.indy.state import IndyState
from tests.rules.indy.positions import INDY, position, words

FOUR = ["CR1 CR2 HB3 OG4", "CG1 CG2 HR3 E", "CB1 CB2 HB4 OB5"]
ROW = "CR5 HB1 OG6 HG1"
LAID = ["CG6 HG3 OG2", None, "CB3 HB5 OB4"]


def light() -> IndyState:
    """Three players in LIGHT; seat 1 holds an eagle and is asked for it."""
    return position("LIGHT", FOUR, table="HG1 HG2 OR1", current_player=1, turn=0, window={"played": False})


def returning() -> IndyState:
    """Seat 1 is plucked and may return."""
    hands = ["HR1", "CR4 E", "HR3"]
    return position("RETURN", hands, table=ROW, evocations=LAID, tokens=[4, 0, 4], current_player=1)


def returned() -> IndyState:
    """Seat 1 has come back; the last window is open for its eagle."""
    return position(
        "LAST_EAGLES",
        ["HR1", "E", "HR3"],
        table=ROW,
        evocations=LAID,
        tokens=[4, 1, 4],
        returned=1,
        return_card="CR4",
        current_player=1,
    )


def keeping() -> IndyState:
    """Seat 1 is plucked and keeps one of two cards."""
    hands = ["HR1", "CR4 E", "HR3"]
    return position("KEEP", hands, table=ROW, evocations=LAID, tokens=[4, 0, 4], current_player=1)


def choosing() -> IndyState:
    """Seat 2 deals and has chosen; seat 0 is next."""
    state = INDY.new_state(players=3, seed=1)
    while state.dealer != 2:
        state = INDY.new_state(players=3, seed=(state.rng or 0) % 1000)
    state.apply(state.read("shaman R"))
    assert isinstance(state, IndyState)
    return state


def deck(state: IndyState, less: str = "", more: str = "") -> dict[str, list[str]]:
    """The field `deck` of the position with fewer cards, or with more."""
    cards = [*words(more), *state.dump()["deck"]]
    for card in words(less):
        cards.remove(card)
    return {"deck": cards}


def unevoked() -> dict[str, Any]:
    """What makes `returning` a moment in which seat 2 still holds what it should have laid."""
    sound = returning().dump()
    hands = [*sound["hands"][:2], words("CB3 HB5 OB4 HR3")]
    return {"hands": hands, "evocations": [*sound["evocations"][:2], None]}


CASES: list[tuple[IndyState, str, Mapping[str, Any]]] = [
    (light(), "hands", {"deck": ["?", *light().dump()["deck"][1:]]}),
    (light(), "hands", {"deck": ["CR1", *light().dump()["deck"][1:]]}),
    (light(), "deck", {"deck": light().dump()["deck"][1:]}),
    (light(), "known[0]", {"known": [["CR3"], [], []]}),
    (light(), "maybe[2]", {"maybe": [[], [], ["CR1"]]}),
    (light(), "buried", {"buried": [["CR6"], [], []]}),
    (light(), "buried", {"eagles_under": 1}),
    (light(), "shamans", {"shamans": ["R", "R", "R"]}),
    (light(), "shamans", {"shamans": ["R", "G", None]}),
    (light(), "table", {"table": ["HG1", "HG2"], **deck(light(), more="OR1")}),
    (light(), "table", {"table": ["HG1", "HG2", "E"], **deck(light(), less="E", more="OR1")}),
    (light(), "plucked[0]", {"plucked": [True, False, False]}),
    (light(), "plucked[2]", {"tokens": [4, 4, 0], "plate": 4, "plucked": [False, False, False]}),
    (light(), "returned", {"returned": 0, **deck(light(), less="CR6"), "return_card": "CR6"}),
    (light(), "current_player", {"current_player": 2}),
    (light(), "turn", {"window": None}),
    (light(), "window", {"phase": "DARK", "table": [], **deck(light(), more="HG1 HG2 OR1")}),
    (returning(), "turn", {"current_player": 0, "turn": 0}),
    (returning(), "turn", {"phase": "EVOCATION"}),
    (returning(), "evocations[2]", unevoked()),
    (returned(), "return_card", {"return_card": None, **deck(returned(), more="CR4")}),
    (returned(), "returned", {"tokens": [4, 0, 4], "plate": 4}),
    (returned(), "current_player", {"current_player": 0}),
    (keeping(), "turn", {"current_player": 0, "turn": 0}),
    (choosing(), "shamans", {"shamans": [None, None, None]}),
    (choosing(), "shamans", {"shamans": [None, "G", "R"]}),
    (choosing(), "hands", {"table": ["CR1"]}),
]


@pytest.mark.parametrize(("state", "field", "change"), CASES)
def test_what_cannot_be_is_refused_with_its_field(state: IndyState, field: str, change: Mapping[str, Any]) -> None:
    sound = state.dump()
    assert INDY.load(sound) == state
    with pytest.raises(BadPosition) as refused:
        INDY.load({**sound, **change})
    assert refused.value.field == field


def test_what_a_view_shows_of_cards_under_the_deck_is_counted_with_the_others() -> None:
    view = light().view(0).dump()
    under = {"under": ["?"], "deck": view["deck"][1:]}
    assert INDY.load({**view, **under, "buried": [["CR6"], [], []]}).is_view
    for change in ({**under, "buried": [["CR1"], [], []]}, {"buried": [["CR6"], [], []]}):
        with pytest.raises(BadPosition, match=r"there 2 times|more cards than"):
            INDY.load({**view, **change})


def test_in_a_view_of_the_last_window_somebody_else_can_hold_an_eagle() -> None:
    view = returned().view(0).dump()
    assert INDY.load(view).is_view
    with pytest.raises(BadPosition) as refused:
        INDY.load({**view, "eagles_under": 3, "under": ["?"] * 3, "deck": view["deck"][3:]})
    assert refused.value.field == "phase"


def test_whoever_is_not_asked_sees_no_last_window_while_somebody_has_a_card_to_keep() -> None:
    view = keeping().view(0).dump()
    assert INDY.load(view).is_view
    with pytest.raises(BadPosition, match="has a card to keep") as refused:
        INDY.load({**view, "phase": "LAST_EAGLES"})
    assert refused.value.field == "phase"
