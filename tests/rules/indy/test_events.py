"""Section 4: everybody hears all that happens and that they may know, from the shamans to the last feather."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from rules import Event
from rules.indy.state import IndyState
from tests.rules.indy.listener import Listener, shown
from tests.rules.indy.positions import INDY

KINDS = {
    *("shaman_chosen", "manche_began", "dealt", "exchanged", "revealed", "passed", "swapped", "eagle_played"),
    *("eagle_held", "evoked", "resolved", "game_over"),
}
OF_THE_PLUCKED = {2: set[str](), 3: {"kept"}}
"""By number of players; four and more see all of them. Of three too few are plucked for a return in these games."""


def moments(players: int, seed: int) -> Iterator[tuple[IndyState, int | None, list[Event]]]:
    """A random game: each state, who has just decided, and what was told of that.

    In some, eagles are kept in windows; whoever may return does.
    """
    state, rng = INDY.new_state(players, seed, {"return_from": "all"}), random.Random(seed)
    yield state, None, []
    while not state.is_terminal:
        state.events = []
        seat = state.current_player
        legal = state.legal_actions()
        returns = [action for action in legal if INDY.actions[action].kind == "RETURN"]
        state.apply(0 if state.window and seed % 2 else rng.choice(returns or legal))
        yield state, seat, state.events


@pytest.mark.sampled(2)
@pytest.mark.rule("indy", "4")
@pytest.mark.parametrize("players", INDY.players)
def test_whoever_only_listens_knows_what_their_view_shows(players: int) -> None:
    heard = set()
    for seed in range(6):
        viewers = [None, *range(players)]
        listeners = [Listener(players, viewer) for viewer in viewers]
        for state, _, events in moments(players, seed):
            heard |= {event.kind for event in events}
            for viewer, listener in zip(viewers, listeners, strict=True):
                if not events:
                    listener.dealer = state.dealer  # drawn by lot before anything is told
                for event in events:
                    listener.hear(event)
                assert listener.picture() == shown(state.view(viewer).dump()), f"seed {seed}, {events}"
    assert heard == KINDS | OF_THE_PLUCKED.get(players, {"kept", "returned"})


@pytest.mark.rule("indy", "3.7")
@pytest.mark.rule("indy", "4")
@pytest.mark.parametrize("players", INDY.players)
def test_every_decision_is_told_but_the_eagles_that_are_held_in_windows(players: int) -> None:
    for _, seat, events in moments(players, seed=players):
        if seat is not None:
            assert events[0].player == seat
            assert (events[0].seen_by(None) is None) == (events[0].kind == "eagle_held")
