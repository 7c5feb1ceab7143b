"""Spec section 4: what others may see; hidden cards leave no trace in what they are shown."""

from __future__ import annotations

import json
from typing import Any

import pytest

import rules
from rules.tribe.components.cards import CARD_OF
from rules.tribe.state import TribeState
from tests.rules.tribe.positions import act, position


def seen(state: TribeState, viewer: int | None, *actions: str) -> str:
    """All that a viewer is told and shown while actions are played."""
    told: list[Any] = []
    for text in actions:
        state.events = []
        state.apply(state.read(text))
        shown = [event.seen_by(viewer) for event in state.events]
        told.append([(event.kind, event.player, event.fields()) for event in shown if event is not None])
        told.append(state.view(viewer).dump())
    return json.dumps(told, sort_keys=True)


@pytest.mark.rule("tribe", "4")
@pytest.mark.parametrize("viewer", [1, 2, None])
def test_a_swap_looks_the_same_whatever_the_cards_are(viewer: int | None) -> None:
    chains = [["elder flag_sky !lightning"], [], []]
    stories = {
        seen(position("MAIN", ["wolf courage multi", "", ""], chains), viewer, f"swap elder {card}")
        for card in ("wolf", "courage", "multi")
    }
    assert len(stories) == 1


@pytest.mark.rule("tribe", "4")
@pytest.mark.parametrize("viewer", [1, 2, None])
def test_an_activation_looks_the_same_whatever_the_card_is(viewer: int | None) -> None:
    chains = [["elder flag_sky"], [], []]
    stories = {
        seen(position("MAIN", ["wolf courage multi", "", ""], chains), viewer, f"activate {card} elder")
        for card in ("wolf", "courage", "multi")
    }
    assert len(stories) == 1


@pytest.mark.rule("tribe", "4")
@pytest.mark.parametrize("viewer", [1, 2, None])
def test_a_draw_looks_the_same_whatever_the_card_is(viewer: int | None) -> None:
    stories = {seen(position("START", ["", "", ""], top=card), viewer, "draw") for card in ("elder", "multi", "wolf")}
    assert len(stories) == 1


@pytest.mark.rule("tribe", "4")
@pytest.mark.rule("tribe", "3.4")
@pytest.mark.parametrize("viewer", [0, 2, None])
def test_declining_looks_the_same_whatever_lies_face_down(viewer: int | None) -> None:
    stories = set()
    for card in ("courage", "strength", "flag_sky", "wolf"):
        chains = [["hunter lightning !wolf"], [f"elder flag_sky !{card}"], []]
        hands = [
            "draw3 draw3 warrior warrior multi",
            "totem totem multi draw3 shaman",
            "shaman scout scout multi multi",
        ]
        state = position("START", hands, chains)
        stories.add(seen(state, viewer, "attack 2 elder from hunter", "decline"))
    assert len(stories) == 1


@pytest.mark.rule("tribe", "4")
def test_a_draw_three_shows_only_what_is_discarded() -> None:
    state = position("MAIN", ["draw3", ""], top="multi totem elder")
    story = seen(state, 1, "draw3")
    assert "multi" not in story
    assert "totem" not in story


@pytest.mark.rule("tribe", "4")
def test_a_card_taken_from_the_discards_is_known_until_it_is_seen_again() -> None:
    state = act(position("START", ["", ""], [["elder flag_sky"], []], discard="multi"), "take")
    rng = rules.Rng(1)
    for _ in range(20):
        other = state.view(1).resample(rng)
        assert CARD_OF["multi"] in other.hands[0]
    act(state, "activate multi elder")
    places = {CARD_OF["multi"] in other.hands[0] for other in (state.view(1).resample(rng) for _ in range(40))}
    held = [state.view(1).resample(rng) for _ in range(20)]
    assert places == {True, False}, "in the hand or face down"
    assert all(CARD_OF["multi"] in [*other.hands[0], *other.actives] for other in held)


@pytest.mark.rule("tribe", "4")
def test_it_cannot_lie_under_a_card_that_has_not_changed_since() -> None:
    chains = [["elder flag_sky !wolf"], []]
    state = position("START", ["", ""], chains, discard="multi", turns=5)
    act(state, "take", "discard strength")
    rng = rules.Rng(2)
    for _ in range(30):
        assert CARD_OF["multi"] in state.view(1).resample(rng).hands[0]


@pytest.mark.rule("tribe", "4")
def test_a_swap_may_have_put_it_there() -> None:
    chains = [["elder flag_sky !wolf"], []]
    state = position("START", ["", ""], chains, discard="multi", turns=5)
    act(state, "take", "swap elder multi", "discard strength")
    rng = rules.Rng(2)
    found = {CARD_OF["multi"] in state.view(1).resample(rng).hands[0] for _ in range(40)}
    assert found == {True, False}


@pytest.mark.rule("tribe", "4")
@pytest.mark.rule("tribe", "3.6")
def test_after_a_refill_the_draw_pile_holds_only_what_went_into_it() -> None:
    fresh = "totem multi elder wolf flag_sky flag_sky lightning"
    state = position("START", ["", ""], draw="", discard=f"block {fresh}")
    act(state, "draw", "discard strength" if CARD_OF["strength"] in state.hands[0] else "discard draw3")
    rng = rules.Rng(3)
    for _ in range(40):
        other = state.view(1).resample(rng)
        pool = fresh.split()
        for card in other.dump()["draw_pile"]:
            pool.remove(card)
        held = other.dump()["hands"][0]
        assert len(pool) == 1
        assert pool[0] in held or pool[0] in state.dump()["discard_pile"]


@pytest.mark.rule("tribe", "4")
def test_everything_open_stays_open() -> None:
    chains = [["elder flag_sky !wolf"], ["hunter lightning !courage"]]
    state = position(
        "START", ["", ""], chains, discard="multi wolf", played="draw3", totals=[3, 4], blocked=[True, False]
    )
    full, view = state.dump(), state.view(1).dump()
    for name in ("leaders", "totals", "blocked", "discard_pile", "played_pile", "turn", "turns", "dealer"):
        assert view[name] == full[name]
    assert view["chains"][1] == full["chains"][1]
    assert view["chains"][0][0] == {**full["chains"][0][0], "active": "?"}
    assert view["hands"] == [["?"] * 5, full["hands"][1]]


@pytest.mark.rule("tribe", "4")
def test_the_evento_lies_open_while_the_attack_is_answered() -> None:
    chains = [["hunter lightning !buffalo"], ["elder flag_sky"]]
    state = act(position("START", ["", ""], chains), "attack 2 elder from hunter")
    assert state.view(1).dump()["chains"][0][0]["active"] == "buffalo"
    assert state.view(None).dump()["chains"][0][0]["active"] == "buffalo"
