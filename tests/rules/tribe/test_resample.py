"""Spec 4: a state drawn from a view is whole, and may be any that fits what the viewer knows."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from rules import Rng
from rules.tribe.components.cards import COPIES, NAMES
from rules.tribe.state import TribeState
from tests.rules.tribe.positions import TRIBE, act, position
from tests.rules.tribe.test_random_games import check

AZIONE = ("draw3", "block")
TRIBUS = ("warrior", "elder", "hunter", "shaman", "scout")
LYING = [name for name in NAMES if name not in (*AZIONE, *TRIBUS)]
"""What may lie face down (spec 3.2)."""


def draws(state: TribeState, viewer: int | None, count: int) -> list[TribeState]:
    """States drawn from what `viewer` knows, each whole and fit to be played on."""
    rng, view = Rng(4), state.view(viewer)
    found = [view.resample(rng) for _ in range(count)]
    for full in found:
        check(full)
        assert TRIBE.load(full.dump()) == full
        assert full.view(viewer) == view
    return found


def hands(states: list[TribeState], seat: int) -> list[Counter[str]]:
    """How many of each card a seat holds in each of the states."""
    return [Counter(state.dump()["hands"][seat]) for state in states]


def rest_of(*cards: str) -> list[str]:
    """The whole deck without these cards."""
    deck = Counter(dict.fromkeys(NAMES, COPIES))
    deck.subtract(cards)
    return list(deck.elements())


@pytest.mark.rule("tribe", "4")
@pytest.mark.rule("tribe", "3.2")
def test_only_what_may_lie_face_down_does() -> None:
    chains = [["elder flag_sky !wolf", "hunter lightning !courage", "scout !multi"], ["elder !strength"]]
    found = set()
    for full in draws(position("START", ["", ""], chains), 1, 80):
        lying = [chain["active"] for chain in full.dump()["chains"][0]]
        assert set(lying) <= set(LYING)
        found |= set(lying)
    assert found == set(LYING)


@pytest.mark.rule("tribe", "4")
@pytest.mark.rule("tribe", "r2")
def test_before_the_leaders_are_chosen_nothing_is_hidden() -> None:
    state = TRIBE.new_state(3, 1, {"leader_choice": True})
    state.apply(state.legal_actions()[0])
    truth = {**state.dump(), "rng": None}
    for viewer in (None, 0, 1, 2):
        full = state.view(viewer).resample(Rng(1))
        assert {**full.dump(), "rng": None} == truth
        assert full.legal_actions() == state.legal_actions()


@pytest.mark.rule("tribe", "4")
@pytest.mark.rule("tribe", "3.8")
def test_after_a_closed_game_only_the_draw_pile_is_unknown() -> None:
    mine = [
        "elder flag_sky lightning war_spear",
        "hunter lightning hunting_bow bear_spirit",
        "scout bear_spirit multi flag_sun",
        "warrior calumet_hero flag_sky",
    ]
    state = position("START", ["lightning", ""], [mine, ["elder !wolf"]], discard="multi", totals=[90, 0])
    act(state, "take", "place lightning warrior")
    assert state.is_terminal
    truth = state.dump()
    for full in draws(state, 1, 5):
        drawn = full.dump()
        assert {name for name in truth if drawn[name] != truth[name]} == {"draw_pile", "rng"}
        assert sorted(drawn["draw_pile"]) == sorted(truth["draw_pile"])


@pytest.mark.rule("tribe", "4")
@pytest.mark.rule("tribe", "3.7")
def test_when_a_turn_begins_there_is_a_vase_or_totem_in_the_piles() -> None:
    state = position("START", ["", "wolf"], draw="totem buffalo", discard="wolf", turn=0)
    rng, view = Rng(4), state.view(0)
    found = [view.resample(rng).dump() for _ in range(40)]
    assert all("totem" in full["draw_pile"] for full in found), "else the challenge would have ended before"
    assert len({full["draw_pile"][0] for full in found}) > 1


# ---- After a refill ---------------------------------------------------------------------------


@pytest.mark.rule("tribe", "4")
def test_of_cards_held_since_before_the_refill_nobody_else_knows_who_holds_which() -> None:
    held = ["calumet_hero flag_sky elder wolf totem", "calumet_brave flag_sun shaman courage multi"]
    refill = {"cards": rest_of(*held[0].split(), *held[1].split()), "draws": [0, 0, 5]}
    state = position("START", [*held, ""], refill=refill)
    cards = Counter(held[0].split()) + Counter(held[1].split())
    found = draws(state, 2, 40)
    for first, second in zip(hands(found, 0), hands(found, 1), strict=True):
        assert first + second == cards
    assert all({hand[card] for hand in hands(found, 0)} == {0, 1} for card in cards)
    assert len({full.dump()["draw_pile"][0] for full in found}) > 10, "nor what lies on top of the draw pile"


@pytest.mark.rule("tribe", "4")
def test_whoever_has_drawn_since_the_refill_may_hold_the_last_card_from_before() -> None:
    refill = {"cards": rest_of("totem"), "draws": [5, 5, 5]}
    state = position("START", ["totem elder elder wolf wolf", "", ""], refill=refill)
    found = draws(state, 2, 40)
    least = [min(hand["totem"] for hand in hands(found, seat)) for seat in (0, 1)]
    assert least == [0, 0]
    assert all(one["totem"] + other["totem"] for one, other in zip(hands(found, 0), hands(found, 1), strict=True))


@pytest.mark.rule("tribe", "4")
def test_of_cards_taken_openly_each_is_known_until_it_is_seen_to_leave() -> None:
    shown = [[{"card": "flag_sky", "turn": 3}, {"card": "multi", "turn": 4}], []]
    state = position("MAIN", ["flag_sky multi", ""], shown=shown, turns=6)
    act(state, "discard flag_sky")
    assert state.dump()["shown"] == [shown[0][1:], []]
    assert all(hand["multi"] for hand in hands(draws(state, 1, 12), 0))


@pytest.mark.rule("tribe", "4")
def test_a_card_taken_openly_may_lie_under_any_of_as_many_chains_as_cards_are_held() -> None:
    chains = [f"{tribu} !{card}" for tribu, card in zip(TRIBUS, [*LYING[:4], "multi"], strict=True)]
    state = position("START", ["", ""], [chains, []], shown=[[{"card": "multi", "turn": 3}], []], turns=6)
    state.changed[:5] = [4] * 5
    found = draws(state, 1, 60)
    assert all(
        "multi" in [*full.dump()["hands"][0], *(c["active"] for c in full.dump()["chains"][0])] for full in found
    )
    assert {"multi" in full.dump()["hands"][0] for full in found} == {True, False}


@pytest.mark.rule("tribe", "4")
@pytest.mark.parametrize(("drawn", "held"), [(1, 4), (5, 0)])
def test_a_discard_may_be_from_before_the_refill_or_drawn_since(drawn: int, held: int) -> None:
    """Two of four Skies and of four Lightnings went into the pile; one of each is seen, nobody knows which.

    Of seat 0's five cards so many may be `drawn` since, the others were `held` before.
    """
    outside = ["flag_sky", "flag_sky", "lightning", "lightning", "totem"]
    state = position(
        "START",
        [" ".join(outside), ""],
        discard="flag_sky lightning",
        refill={"cards": rest_of(*outside), "draws": [drawn, 5]},
    )
    found = hands(draws(state, 1, 60), 0)
    for card in ("flag_sky", "lightning"):
        assert {hand[card] for hand in found} >= {1, 2}, "one must be held, a second may"
    from_before = [hand & Counter(outside) for hand in found]
    assert all(part.total() >= max(3, held) for part in from_before)
    assert [part.total() for part in from_before].count(5) > 5
    assert held or 3 in [part.total() for part in from_before]
    assert all(hand["totem"] for hand in found), "the only one not in the pile"


@pytest.mark.rule("tribe", "4")
def test_a_card_from_before_the_refill_may_lie_face_down_or_be_held() -> None:
    refill = {"cards": rest_of("totem"), "draws": [5, 5]}
    state = position("START", ["", ""], [["elder flag_sky !totem"], []], refill=refill)
    lying = {full.dump()["chains"][0][0]["active"] == "totem" for full in draws(state, 1, 40)}
    assert lying == {True, False}


# ---- Tight corners ----------------------------------------------------------------------------


def cornered(actives: str, seat: int, **more: Any) -> TribeState:
    """All but a few cards that may lie face down are in sight of the other; the seat has some under all its five chains."""
    few = actives.split()
    left = [name for name in LYING for _ in range(COPIES)]
    for card in few:
        left.remove(card)
    mine = [f"{tribu} !{card}" for tribu, card in zip(TRIBUS, few, strict=False)]
    rest = ["draw3", "draw3", "block", "block", "elder"][len(few[5:]) :]
    hands, chains = [" ".join([*few[5:], *rest]), " ".join(left[:5])], [mine, []]
    if seat == 1:
        hands, chains = hands[::-1], chains[::-1]
    return position("START", hands, chains, discard=" ".join(left[5:]), leaders=["warrior", "hunter"], **more)


@pytest.mark.rule("tribe", "4")
@pytest.mark.rule("tribe", "3.2")
@pytest.mark.parametrize("seat", [0, 1])
def test_in_a_corner_too_tight_for_chance_a_draw_is_whole_still(seat: int) -> None:
    lying = "wolf buffalo courage strength multi"
    found = draws(cornered(lying, seat), 1 - seat, 40)
    for full in found:
        assert sorted(chain["active"] for chain in full.dump()["chains"][seat]) == sorted(lying.split())
    assert len({tuple(full.actives) for full in found}) > 20
    assert len({tuple(full.hands[seat]) for full in found}) > 5


@pytest.mark.rule("tribe", "4")
@pytest.mark.parametrize("seat", [0, 1])
def test_in_a_tight_corner_a_card_taken_openly_lies_where_it_can_or_is_held(seat: int) -> None:
    """Of two multis taken one was since laid under the scout, the other is still in the hand."""
    taken = [{"card": "multi", "turn": 3}, {"card": "multi", "turn": 5}]
    state = cornered(
        "wolf buffalo courage strength multi multi", seat, shown=[taken, []] if seat == 0 else [[], taken], turns=6
    )
    state.changed[seat * 5 + 4] = 4
    for full in draws(state, 1 - seat, 20):
        dump = full.dump()
        assert [chain["active"] == "multi" for chain in dump["chains"][seat]] == [False] * 4 + [True]
        assert dump["hands"][seat].count("multi") == 1


@pytest.mark.rule("tribe", "4")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_whoever_took_a_card_openly_holds_it(seat: int) -> None:
    state = position("START", ["wolf", "wolf", "wolf"], discard="multi", current_player=seat)
    act(state, "take", "discard wolf")
    for viewer in {None, 0, 1, 2} - {seat}:
        assert all(hand["multi"] for hand in hands(draws(state, viewer, 12), seat))


@pytest.mark.rule("tribe", "4")
def test_in_a_tight_corner_each_card_taken_openly_finds_a_place_where_it_may_lie() -> None:
    """What was taken first may lie under either card, what was taken last under one of them only."""
    taken = [{"card": "multi", "turn": 3}, {"card": "lightning", "turn": 5}]
    state = cornered("lightning multi courage strength wolf", 0, shown=[taken, []], turns=9)
    state.changed[:2] = [6, 4]
    for full in draws(state, 1, 10):
        assert [chain["active"] for chain in full.dump()["chains"][0]][:2] == ["lightning", "multi"]
