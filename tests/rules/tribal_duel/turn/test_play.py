"""Random games: all cards stay, derived fields agree with the columns, events tell the story."""

from __future__ import annotations

import random

import pytest

from tests.rules.tribal_duel.layouts import GAME, act, duel

DERIVED = ("ends", "place", "up", "tips", "held", "ties", "print")


def all_cards(state) -> list[int]:
    cards = [card for column in state.columns for card in column] + state.stock + state.discard
    cards += [card for card in range(72) if (state.laid[0] | state.laid[1]) >> card & 1]
    return sorted([*cards, state.drawn] if state.drawn >= 0 else cards)


@pytest.mark.rule("tribal_duel", "1")
@pytest.mark.parametrize("seed", range(8))
def test_cards_are_conserved_and_derived_fields_agree(seed: int) -> None:
    rng = random.Random(seed)
    state = GAME.new_state(seed=seed)
    while not state.is_terminal:
        state.apply(state.pick(rng))
        assert all_cards(state) == list(range(72))
        fresh = state.clone()
        fresh.index()
        for name in DERIVED:
            assert getattr(fresh, name) == getattr(state, name), name
        assert sum(state.heights) == sum(mask.bit_count() for mask in state.laid)


def kinds_of_events(state) -> list[str]:
    return [event.kind for event in state.events]


def test_events_of_a_turn() -> None:
    state = duel(["#M2a D4a", "T5b", "L3b"], ["L1b", "T9a"], stock=["D1a", "D8a"], sacred=[{}, {}])
    state.events = []
    act(state, "move D4a T5b", "draw", "place sacred", "end")
    assert kinds_of_events(state) == ["moved", "turned_up", "drawn", "placed_on_pile", "turn_ended"]
    assert state.events[0].public == {
        "cards": ["D4a"],
        "z": 0,
        "i": 0,
        "k": 1,
        "to_z": 0,
        "j": 1,
        "onto": "T5b",
    }
    assert state.events[1].public == {"card": "M2a", "z": 0, "i": 0}


@pytest.mark.parametrize(
    ("text", "kind"),
    [("steal L1b M2b", "stolen"), ("steal L1b sacred", "stolen_to_pile"), ("take T1a", "taken"), ("draw", "discarded")],
)
def test_events_of_limited_actions(text: str, kind: str) -> None:
    state = duel(["M2b"], ["L1b", "T9a"], stock=["D6a"], discard=["T1a"])
    state.events = []
    act(state, text)
    assert kinds_of_events(state)[0] == kind
    assert all(event.seen_by(None) == event for event in state.events), "a Duel has no private information"


def test_the_end_is_told() -> None:
    state = duel(["D9a"], ["M9b"], idle=19)
    state.events = []
    act(state, "end")
    assert state.events[-1].public == {"end": "no_progress"}


@pytest.mark.rule("tribal_duel", "3")
def test_a_game_goes_from_cleaning_through_turns_to_its_end() -> None:
    rng = random.Random(3)
    state = GAME.new_state(seed=3)
    state.events = []
    while not state.is_terminal:
        state.apply(state.pick(rng))
    kinds = kinds_of_events(state)
    assert [kind for kind in kinds if kind in ("cleaned", "starter", "game_over")] == [
        *("cleaned", "cleaned", "starter", "game_over"),
    ]
    assert kinds.index("starter") < kinds.index("turn_ended")
    assert kinds[-1] == "game_over"


@pytest.mark.soak
@pytest.mark.rule("tribal_duel", "7")
def test_random_games_are_like_those_of_the_specification() -> None:
    rng = random.Random(9)
    turns, ends = [], {}
    for seed in range(1200):
        state = GAME.new_state(seed=seed)
        while not state.is_terminal:
            state.apply(state.pick(rng))
        turns.append(state.turn)
        ends[state.end] = ends.get(state.end, 0) + 1
    turns.sort()
    assert 72 <= turns[600] <= 84
    assert 0.78 <= ends["empty"] / 1200 <= 0.90
    assert 0.05 <= ends["emptied_by_opponent"] / 1200 <= 0.14
    assert 0.01 <= ends["no_progress"] / 1200 <= 0.07


@pytest.mark.rule("tribal_duel", "3.2")
@pytest.mark.parametrize("text", ["place T9a", "place sacred"])
def test_laying_a_card_forgets_the_positions_seen(text: str) -> None:
    sacred = [{"D": 0, "M": 7}, {}]
    more = {"phase": "place", "drawn": "M8a", "limited_used": True, "seen": ["0f"], "sacred": sacred}
    state = duel(["T9a"], ["D9a"], **more)
    assert state.dump()["seen"] == ["000000000000000f"]
    assert act(state, text).dump()["seen"] == []


@pytest.mark.rule("tribal_duel", "3.5")
@pytest.mark.parametrize(("piles", "winner"), [([3, 1], 0), ([1, 3], 1), ([2, 2], None)])
def test_the_end_is_told_with_who_won(piles: list[int], winner: int | None) -> None:
    """The piles of one player do not count for the other: the last of one lies beside the first of the other."""
    sacred = [{"T": piles[0]}, {"D": piles[1]}]
    state = duel(["T9a"], ["D9a"], sacred=sacred, idle=19)
    assert state.scores() == (piles[0], piles[1])
    state.events = []
    act(state, "end")
    assert (state.events[-1].kind, state.events[-1].player) == ("game_over", winner)
