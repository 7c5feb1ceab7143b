"""Spec 4: everybody hears all that happens and that they may know, from the choice of leaders to the end."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from rules import Event
from rules.tribe.state import TribeState
from tests.rules.tribe.listener import Listener, shown
from tests.rules.tribe.positions import TRIBE

KINDS = {
    *("leader_chosen", "challenge_began", "dealt", "drawn", "took", "refilled", "swapped", "discarded", "founded"),
    *("placed", "used", "activated", "blocked", "skipped", "played_draw3", "attacked", "defended", "eliminated"),
    *("revealed", "challenge_ended", "game_ended"),
}


def moments(players: int, seed: int) -> Iterator[tuple[TribeState, list[Event]]]:
    """A game in which good and bad moves are made, and after each of them what was told."""
    state, rng = TRIBE.new_state(players, seed, {"leader_choice": True}), random.Random(seed)
    yield state, []
    while not state.is_terminal:
        state.events = []
        legal = state.legal_actions()
        state.apply(max(legal, key=lambda action: state.hint(action) + 8 * rng.random()))
        yield state, state.events


@pytest.mark.rule("tribe", "4")
@pytest.mark.sampled(1)
@pytest.mark.parametrize("players", [4, 3, 2])
def test_whoever_only_listens_knows_what_their_view_shows(players: int) -> None:
    heard = set()
    for seed in range(3):
        viewers = [None, *range(players)]
        listeners = [Listener(players, viewer) for viewer in viewers]
        for state, events in moments(players, seed):
            heard |= {event.kind for event in events}
            for viewer, listener in zip(viewers, listeners, strict=True):
                if not events:
                    listener.dealer = state.dealer  # drawn by lot before anything is told
                for event in events:
                    listener.hear(event)
                assert listener.picture() == shown(state.view(viewer).dump()), f"seed {seed}, {events}"
    assert heard == KINDS
