"""Gold is hidden on the table, and follows from what everybody sees: memory holds that, and nothing else."""

from __future__ import annotations

import json
from collections.abc import Iterable

import pytest

import rules
from rules import BadPosition, Event, Rng
from rules.five_tribes import GAMES
from rules.five_tribes.components.pieces import START_GOLD
from rules.five_tribes.state import FiveTribesState

rule = pytest.mark.rule
GAME = GAMES["five_tribes"]


def reckoned(players: int, viewer: int | None, events: Iterable[Event]) -> list[int]:
    """The gold of each seat, reckoned up by somebody who is shown `events` as `viewer` is, and nothing else."""
    gold = [START_GOLD] * players
    for event in events:
        seen = event.seen_by(viewer)
        if seen is not None and seen.player is not None:
            gold[seen.player] += seen.public.get("coins", 0) - seen.public.get("paid", 0)
    return gold


@rule("five_tribes", "r22")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_memory_holds_what_the_events_of_the_viewer_told(players: int) -> None:
    state = GAME.new_state(players, seed=players)
    state.events, rng, number = [], Rng(players), 0
    while not state.is_terminal:
        state.apply(state.pick(rng))
        number += 1
        if number % 23 == 0 or state.is_terminal:
            for viewer in (None, *range(players)):
                assert state.view(viewer).memory() == {"gold": reckoned(players, viewer, state.events)}


def half_played(seed: int) -> FiveTribesState:
    state, rng = GAME.new_state(3, seed), Rng(seed)
    for _ in range(150):
        state.apply(state.pick(rng))
    return state


@rule("five_tribes", "r22")
def test_a_view_draws_the_gold_that_was_seen_and_does_not_show_it() -> None:
    state = half_played(5)
    view = state.view(1)
    assert [seat["gold"] for seat in view.dump()["seats"]] == ["?", state.gold[1], "?"]
    assert view.scores()[0] == state.scores()[0] - state.gold[0]
    for seed in range(10):
        assert view.resample(Rng(seed)).gold == state.gold


@rule("five_tribes", "r22")
def test_who_has_not_watched_from_the_start_guesses() -> None:
    loaded = GAME.load(half_played(5).dump())
    assert loaded.memory() == loaded.view(1).memory() == {}
    assert len({tuple(loaded.view(1).resample(Rng(seed)).gold) for seed in range(10)}) == 10
    loaded.apply(loaded.legal_actions()[0])
    assert loaded.view(1).memory() == {}


@rule("five_tribes", "r22")
def test_a_memory_comes_back_beside_a_whole_position_too() -> None:
    state = half_played(6)
    loaded = GAME.load(json.loads(json.dumps(state.dump())))
    loaded.recall(state.memory())
    assert loaded.view(0).memory() == state.view(0).memory()


def test_a_memory_that_cannot_be_is_refused() -> None:
    view = half_played(6).view(0)
    for gold in ([1, 2], [1, 2, -3], ["?", 2, 3]):
        with pytest.raises(BadPosition, match=r"memory\.gold"):
            view.recall({"gold": gold})


@pytest.mark.parametrize("id", [id for id in rules.games if id != "five_tribes"])
def test_the_other_games_keep_in_the_position_what_can_be_remembered(id: str) -> None:
    state = rules.games[id].new_state(seed=1)
    assert state.memory() == state.view(0).memory() == {}
