"""Games in which rare things happen, for tests that look at every position on the way."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

from rules import Event
from rules.rise_of_tribes.state import RiseState
from tests.rules.rise_of_tribes.table import GAME

MODULES: dict[str, Any] = {"elders": True, "special_terrain": "all", "leaders": True}
TABLES = ((2, 3), (3, 6), (4, 2), (4, 20), (4, 34), (4, 5), (4, 14), (4, 21))
"""Players and seeds of games in which, taken together, everything happens."""


def moments(players: int, seed: int) -> Iterator[tuple[RiseState, list[Event]]]:
    """A game in which rare things are done rather than frequent ones, and after each decision what was told."""
    state, rng = GAME.new_state(players, seed, MODULES), random.Random(seed)
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
