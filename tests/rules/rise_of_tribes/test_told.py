"""Everybody hears all that happens and that they may know, from the setup to the end."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from rules import Event
from rules.rise_of_tribes.state import RiseState
from tests.rules.rise_of_tribes.listener import KINDS_HEARD, Listener, shown
from tests.rules.rise_of_tribes.table import GAME

MODULES: dict[str, Any] = {"elders": True, "special_terrain": "all", "leaders": True}


def moments(players: int, seed: int, options: dict[str, Any]) -> Iterator[tuple[RiseState, list[Event]]]:
    """A game in which rare things are done rather than frequent ones, and after each decision what was told."""
    state, rng = GAME.new_state(players, seed, options), random.Random(seed)
    done: Counter[str] = Counter()
    yield state, []
    while not state.is_terminal:
        state.events = []
        legal = state.legal_actions()
        if rng.randrange(3):
            action = min(legal, key=lambda action: (done[GAME.actions[action].kind] + 1) * rng.random())
        else:
            action = max(legal, key=state.hint)
        done[GAME.actions[action].kind] += 1
        state.apply(action)
        yield state, state.events


TABLES = ((4, 14), (4, 48), (4, 51), (3, 18), (4, 0), (4, 3), (2, 3))
"""Players and seeds of games in which, taken together, everything happens."""


def listen(players: int, seed: int) -> set[str]:
    """Let everybody listen to a game; the kinds of what they heard."""
    heard: set[str] = set()
    listeners: list[Listener] = []
    viewers = (None, *range(players))
    for state, events in moments(players, seed, MODULES):
        views = [state.view(viewer).dump() for viewer in viewers]
        listeners = listeners or [Listener(view, viewer) for view, viewer in zip(views, viewers, strict=True)]
        heard |= {event.kind for event in events}
        for listener, view in zip(listeners, views, strict=True):
            for event in events:
                listener.hear(event)
            assert listener.picture() == shown(view), f"seed {seed}, viewer {listener.viewer}, {events}"
    return heard


@pytest.mark.rule("rise_of_tribes", "2")
def test_whoever_only_listens_knows_what_their_view_shows() -> None:
    heard: set[str] = set()
    for players, seed in TABLES:
        heard |= listen(players, seed)
    assert heard == KINDS_HEARD
