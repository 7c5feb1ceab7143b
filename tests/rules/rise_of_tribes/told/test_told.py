"""Everybody hears all that happens and that they may know, from the setup to the end."""

from __future__ import annotations

import pytest

from tests.rules.rise_of_tribes.listener import KINDS_HEARD, Listener, shown
from tests.rules.rise_of_tribes.walks import TABLES, moments


def listen(players: int, seed: int) -> set[str]:
    """Let everybody listen to a game; the kinds of what they heard."""
    heard: set[str] = set()
    listeners: list[Listener] = []
    viewers = (None, *range(players))
    for state, events in moments(players, seed):
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
