"""The fast lists of legal actions against the slow second reading of the rules."""

from __future__ import annotations

import random

import pytest

from tests.rules.tribal_rixe import reference
from tests.rules.tribal_rixe.layouts import GAME


def play_along(seed: int, players: int, rounds: int) -> int:
    """Play a random game, comparing at every decision; the number of decisions."""
    rng = random.Random(seed)
    state = GAME.new_state(players=players, seed=seed, options={"rounds": rounds})
    history: list[str] = []
    fresh = True
    decisions = 0
    while not state.is_terminal:
        dump = state.dump()
        if fresh:
            history = []
        history.append(reference.position(dump))
        texts = sorted(state.text(action) for action in state.legal_actions())
        assert texts == sorted(reference.legal(dump, history))
        state.apply(rng.choice(state.legal_actions()))
        after = state.dump()
        fresh = any(dump[name] != after[name] for name in ("phase", "current_player", "round"))
        decisions += 1
    return decisions


@pytest.mark.rule("tribal_rixe", "3.2")
@pytest.mark.rule("tribal_rixe", "3.6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_lists_agree_in_random_games(players: int) -> None:
    assert play_along(players, players, rounds=2) > 100


@pytest.mark.soak
def test_lists_agree_in_many_random_games() -> None:
    assert sum(play_along(seed, 2 + seed % 3, rounds=5) for seed in range(100, 130)) > 10_000
