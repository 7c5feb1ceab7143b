"""Spec 3.6: the piles, and refills."""

from __future__ import annotations

import pytest

from tests.rules.tribe.positions import act, event, position, refused, texts


@pytest.mark.rule("tribe", "3.6")
@pytest.mark.rule("tribe", "r21")
def test_a_refill_comes_when_a_card_is_wanted_and_leaves_the_top() -> None:
    hands = ["wolf", ""]
    state = position("MAIN", hands, draw="flag_sky", discard="elder multi totem")
    act(state, "discard wolf", "draw")
    assert state.dump()["draw_pile"] == [], "not refilled at once"
    act(state, "discard strength")
    assert state.dump()["draw_pile"] == []
    act(state, "draw")
    after = state.dump()
    assert after["discard_pile"] == ["strength"]
    assert len(after["draw_pile"]) == 3
    assert event(state, "refilled") == {"cards": 4}
    held = [card for card in ("wolf", "elder", "multi", "totem") if card not in after["draw_pile"]]
    assert len(held) == 1
    assert held[0] in after["hands"][0]


@pytest.mark.rule("tribe", "3.6")
def test_with_fewer_than_two_discards_no_card_can_be_drawn() -> None:
    state = position("START", ["", ""], draw="", discard="multi")
    assert texts(state) == ["take"]
    assert refused(state, "draw") == "3.6"


@pytest.mark.rule("tribe", "3.6")
def test_of_two_discards_one_can_be_drawn() -> None:
    state = position("START", ["", ""], draw="", discard="multi elder")
    assert texts(state) == ["draw", "take"]
    act(state, "draw")
    assert "elder" in state.dump()["hands"][0]
    assert state.dump()["discard_pile"] == ["multi"]


@pytest.mark.rule("tribe", "3.6")
@pytest.mark.rule("tribe", "4")
def test_what_went_into_a_refill_and_who_has_drawn_how_often_since_is_known() -> None:
    state = position("START", ["wolf", "wolf"], draw="", discard="multi elder totem warrior")
    act(state, "draw")
    cards = ["totem", "warrior", "elder"]
    assert state.dump()["refill"] == {"cards": cards, "draws": [1, 0]}
    act(state, "discard wolf", "draw")
    for viewer in (None, 0, 1):
        assert state.view(viewer).dump()["refill"] == {"cards": cards, "draws": [1, 1]}


@pytest.mark.rule("tribe", "3.6")
def test_discards_go_on_top() -> None:
    state = act(position("MAIN", ["wolf", ""], discard="multi"), "discard wolf")
    assert state.dump()["discard_pile"] == ["wolf", "multi"]


@pytest.mark.rule("tribe", "3.6")
@pytest.mark.rule("tribe", "r22")
def test_under_an_empty_pile_is_also_its_top() -> None:
    state = position("START", ["", ""], [["hunter lightning !wolf"], ["elder flag_sky lightning"]])
    act(state, "attack 2 elder from hunter", "decline")
    assert state.dump()["discard_pile"] == ["lightning", "wolf"]
    assert "take" in texts(state)


@pytest.mark.rule("tribe", "3.6")
def test_a_refill_is_drawn_by_chance() -> None:
    tops = set()
    for seed in range(12):
        state = position("START", ["", ""], draw="", discard="elder multi totem wolf flag_sky", rng=seed)
        act(state, "draw")
        tops.add(tuple(state.dump()["draw_pile"]))
    assert len(tops) > 3
