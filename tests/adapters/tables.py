"""What the tests of the adapters go through: every game with every number of players."""

from __future__ import annotations

import random
from collections.abc import Iterator

import rules
from rules import State

TABLES = [(id, players) for id in rules.games for players in rules.games[id].players]

NEEDED = "needs the extra `adapters` (OpenSpiel, PettingZoo)"


def states(id: str, players: int, seed: int, every: int, most: int = 60) -> Iterator[State]:
    """Some states of a random game: each `every`-th, and the last."""
    rng = random.Random(seed)
    state = rules.games[id].new_state(players, seed)
    number = 0
    while number < every * most and not state.is_terminal:
        if number % every == 0:
            yield state
        state.apply(state.pick(rng))
        number += 1
    yield state
