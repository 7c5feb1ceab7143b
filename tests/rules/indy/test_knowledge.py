"""Section 4: what each player may know, and that resampling uses all of it."""

from __future__ import annotations

import random

import pytest

import rules
from rules.indy.components.phases import LAST_EAGLES
from rules.indy.state import IndyState
from tests.rules.indy.positions import INDY, act, position

HANDS = ["CR1 CR2 HB3 OG4", "CG1 CG2 HR3 OB4", "CB1 CB2 HB4 OB5"]


def draws(state: IndyState, viewer: int | None, count: int = 60) -> list[IndyState]:
    rng = rules.Rng(5)
    view = state.view(viewer)
    return [view.resample(rng) for _ in range(count)]


@pytest.mark.rule("indy", "4")
def test_a_card_taken_from_the_row_is_known_to_everybody() -> None:
    state = act(position("LIGHT", HANDS, table="HG1 HG2 OR1"), "swap CR1 3")
    assert state.view(1).dump()["hands"][0] == ["OR1", "?", "?", "?"]
    for full in draws(state, 1):
        assert "OR1" in full.dump()["hands"][0]
        assert full.dump()["table"] == ["HG1", "HG2", "CR1"]


@pytest.mark.rule("indy", "4")
def test_cards_put_under_the_deck_are_known_to_who_put_them() -> None:
    state = act(position("DARK", HANDS, top="HG5 HG6"), "exchange CR1 CR2")
    assert state.view(0).dump()["buried"][0] == ["CR1", "CR2"]
    assert state.view(1).dump()["buried"][0] == ["?", "?"]
    for full in draws(state, 0):
        assert full.dump()["under"] == ["CR1", "CR2"]
    elsewhere = {card for full in draws(state, 1) for card in full.dump()["under"]}
    assert len(elsewhere) > 10


@pytest.mark.rule("indy", "4")
def test_a_known_card_may_have_been_exchanged_but_went_to_nobody_else() -> None:
    state = position("DARK", HANDS, top="HG5 HG6", known=[["CR1"], [], []])
    act(state, "exchange CR1 CR2")
    places = set()
    for full in draws(state, 1, 200):
        dump = full.dump()
        in_hand, under = "CR1" in dump["hands"][0], "CR1" in dump["under"]
        assert in_hand != under
        places.add(in_hand)
    assert places == {True, False}


@pytest.mark.rule("indy", "4")
def test_the_deck_and_other_hands_are_drawn_anew() -> None:
    state = position("DARK", HANDS)
    hands = {tuple(full.dump()["hands"][1]) for full in draws(state, 0)}
    tops = {full.dump()["deck"][0] for full in draws(state, 0)}
    assert len(hands) > 40
    assert len(tops) > 20
    for full in draws(state, 0):
        assert full.dump()["hands"][0] == state.dump()["hands"][0]


@pytest.mark.rule("indy", "4")
def test_public_things_are_public() -> None:
    state = position("LIGHT", HANDS, table="HG1 HG2 OR1")
    public = ("table", "tokens", "plate", "shamans", "dealer", "evocations", "plucked")
    for viewer in (None, 0, 1, 2):
        view = state.view(viewer).dump()
        assert {name: view[name] for name in public} == {name: state.dump()[name] for name in public}
        assert [len(hand) for hand in view["hands"]] == [4, 4, 4]
        assert len(view["deck"]) == len(state.deck)


@pytest.mark.rule("indy", "4")
def test_only_the_holder_sees_what_they_exchanged() -> None:
    state = act(position("DARK", HANDS, top="HG5"), "exchange CR1")
    exchanged = next(entry for entry in state.events or [] if entry.kind == "exchanged")
    assert exchanged.seen_by(1).public == {"count": 1}  # type: ignore[union-attr]
    assert exchanged.seen_by(0).public == {"count": 1, "given": ["CR1"], "drawn": ["HG5"]}  # type: ignore[union-attr]


@pytest.mark.rule("indy", "4")
def test_in_the_last_window_somebody_else_holds_an_eagle() -> None:
    """Seen by one who is not asked, a moment of LAST_EAGLES fits only truths in which another holds an eagle."""
    found = 0
    for seed in range(60):
        state = INDY.new_state(players=4, seed=seed)
        rng = random.Random(seed)
        while not state.is_terminal:
            if state.dump()["phase"] == "LAST_EAGLES":
                for viewer in range(4):
                    if state.view(viewer).phase == LAST_EAGLES and viewer != state.current_player:
                        found += 1
                        for full in draws(state, viewer, 5):
                            others = [hand for seat, hand in enumerate(full.dump()["hands"]) if seat != viewer]
                            assert any("E" in hand for hand in others)
                            assert full.hands == [sorted(hand) for hand in full.hands]
                            assert full.current_player == next(
                                seat
                                for seat in [*range(full.dealer, 4), *range(full.dealer)]
                                if seat != viewer and "E" in full.dump()["hands"][seat]
                            )
            state.apply(0 if state.window else rng.choice(state.legal_actions()))  # eagles are kept in windows
    assert found > 5


@pytest.mark.rule("indy", "4")
def test_a_card_given_away_in_sight_is_no_longer_looked_for_where_it_was() -> None:
    state = position("DARK", HANDS, top="HG5 HG6", known=[["CR1"], [], []], dealer=1)
    act(state, "exchange CR2")
    assert state.dump()["maybe"][0] == ["CR1"]
    act(state, "pass", "pass", "swap CR1 1")
    assert state.dump()["maybe"][0] == []


@pytest.mark.rule("indy", "4")
def test_the_holder_knows_which_of_two_places_a_card_is_in() -> None:
    state = position("DARK", HANDS, top="HG5 HG6", known=[["CR1"], [], []])
    act(state, "exchange CR1 CR2")
    for full in draws(state, 0):
        assert full.dump()["hands"][0] == state.dump()["hands"][0]
        assert full.dump()["buried"][0] == ["CR1", "CR2"]


@pytest.mark.rule("indy", "3.6")
@pytest.mark.rule("indy", "4")
def test_the_card_of_a_return_lies_open_beside_the_shaman() -> None:
    """It is `CR1` here, whose number is 0."""
    state = position(
        "RETURN",
        ["HR1", "HR2", "CR1 OG1", "CG6 OG2"],
        table="CR3 HB2 CR5 OG6",
        evocations=["CG2 HG3 OG3", "CB1 HB3 OB4", None, None],
        tokens=[6, 4, 0, 0],
        plate=6,
        shamans=[*"GBRR"],
        current_player=2,
        step="ATTEMPT",
    )
    act(state, "return CR1")
    assert state.dump()["phase"] == "KEEP"
    for full in draws(state, 3):
        dump = full.dump()
        assert dump["return_card"] == "CR1"
        assert "CR1" not in [*dump["deck"], *dump["hands"][2]]
        assert INDY.load(dump) == full


@pytest.mark.rule("indy", "4")
def test_an_eagle_that_somebody_must_hold_moves_no_card_whose_place_is_known() -> None:
    """Seat 1 has kept one card of a hand in which CG1 was known, or buried it: one of both is CG1, and one hand an eagle."""
    state = position(
        "LAST_EAGLES",
        ["HR1", "E", "HR3"],
        table="CR5 HB1 OG6 HG1",
        evocations=["CG6 HG3 OG2", "CB1 HR6 OB6", "CB3 HB5 OB4"],
        under=["CG1"],
        buried=[[], ["CG1"], []],
        maybe=[[], ["CG1"], []],
        current_player=1,
    )
    holders = set()
    for full in draws(state, 0, 400):
        dump = full.dump()
        assert "CG1" in dump["hands"][1] + dump["buried"][1]
        assert INDY.load(dump) == full
        holders |= {seat for seat in (1, 2) if "E" in dump["hands"][seat]}
    assert holders == {1, 2}


@pytest.mark.rule("indy", "2")
@pytest.mark.rule("indy", "4")
def test_before_the_deal_nothing_is_hidden() -> None:
    state = INDY.new_state(players=3, seed=1)
    act(state, "shaman G")
    truth = {**state.dump(), "rng": None}
    for viewer in (None, 0, 1, 2):
        for full in draws(state, viewer, 2):
            assert {**full.dump(), "rng": None} == truth
