"""The card kept between two manches: memory holds what the viewer was shown of the manche before, and nothing else."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable

import pytest

from rules import BadPosition, Event, Rng
from rules.indy import GAMES
from rules.indy.components.cards import CODES, EAGLE
from rules.indy.state import IndyState

rule = pytest.mark.rule
GAME = GAMES["indy"]
CODE = re.compile(r"[CHO][RGB][1-6]")


def all_cards(state: IndyState) -> list[int]:
    """Those in hands and in the deck."""
    return sorted([*(card for hand in state.hands for card in hand), *state.deck])


def codes_in(events: Iterable[Event], viewer: int | None) -> set[str]:
    """All cards that `viewer` was told of in some events."""
    seen = (event.seen_by(viewer) for event in events)
    return {code for event in seen if event is not None for code in CODE.findall(json.dumps(event.fields()))}


def manches(players: int, seed: int, count: int) -> Iterable[tuple[IndyState, list[Event], list[list[int]]]]:
    """At the deal of each manche but the first: the state, what happened since the deal before, and what each seat kept."""
    state, rng = GAME.new_state(players, seed), Rng(seed)
    state.events, since = [], list[Event]()
    for _ in range(count):
        before = state.manche
        while state.manche == before and not state.is_terminal:
            mark = len(state.events)
            state.apply(state.pick(rng))
            since += state.events[mark:]
        if state.is_terminal:
            return
        dealt = {e.player: e.private["cards"] for e in state.events[mark:] if e.kind == "dealt"}
        kept = []
        for seat in range(players):
            hand = [CODES[card] for card in state.hands[seat]]
            for code in dealt[seat]:
                hand.remove(code)
            kept.append([CODES.index(code) for code in hand])
        yield state, since, kept
        since = [event for event in state.events[mark:] if event.kind in ("dealt", "manche_began")]


@rule("indy", "3.1")
@pytest.mark.parametrize("players", [2, 4])
def test_memory_holds_what_the_viewer_was_told_and_no_kept_card(players: int) -> None:
    looked_at = 0
    for state, since, kept in manches(players, 5, 6):
        for viewer in range(players):
            memory = state.view(viewer).memory()
            told = codes_in(since, viewer)
            assert set(memory["gone"]) <= codes_in(since, None)
            assert set(memory["gone_of"][viewer]) <= told | {CODES[card] for card in state.hands[viewer]}
            assert not any(cards for seat, cards in enumerate(memory["gone_of"]) if seat != viewer)
            gone = {*memory["gone"], *memory["gone_of"][viewer]}
            for seat in memory["keeps"]:
                assert seat == viewer or not gone & {CODES[card] for card in kept[seat]}
            looked_at += 1
        spectator = state.view(None).memory()
        assert not any(spectator["gone_of"])
    assert looked_at >= 4 * players


@rule("indy", "3.1")
def test_draws_hold_a_card_that_can_have_been_kept() -> None:
    for state, _, _ in manches(3, 2, 4):
        view = state.view(0)
        gone = state.gone | state.gone_of[0]
        for seed in range(20):
            drawn = view.resample(Rng(seed))
            assert all_cards(drawn) == all_cards(state)
            for seat in (1, 2):
                if view.keeps >> seat & 1:
                    assert any(card == EAGLE or not gone >> card & 1 for card in drawn.hands[seat])


@rule("indy", "3.1")
def test_a_seat_that_gave_a_card_away_that_it_may_have_kept_is_not_followed() -> None:
    state, _, kept = next(iter(manches(2, 7, 1)))
    seat = next(seat for seat in range(2) if state.keeps >> seat & 1)
    other = state.clone()
    state.give_away(seat, kept[seat][0])
    assert not state.keeps >> seat & 1
    gone = next((card for card in other.hands[seat] if card != EAGLE and other.gone >> card & 1), None)
    if gone is not None:
        other.give_away(seat, gone)
        assert other.keeps >> seat & 1, "that one lay open: it was dealt"


def test_a_loaded_position_remembers_nothing_until_it_is_told() -> None:
    state, _, _ = next(iter(manches(2, 3, 1)))
    loaded = GAME.load(state.view(0).dump())
    assert loaded.memory() == {}
    assert loaded.key() == state.view(0).key()
    loaded.recall(state.view(0).memory())
    assert loaded.memory() == state.view(0).memory() != {}
    with pytest.raises(BadPosition, match=r"memory\.gone"):
        loaded.recall({"gone": ["XX"], "gone_of": [[], []], "keeps": [0]})
