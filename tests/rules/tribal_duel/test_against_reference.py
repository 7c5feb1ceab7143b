"""The fast lists of legal actions against the slow second reading of the rules."""

from __future__ import annotations

import random

import pytest

from rules.tribal.duel import GAMES
from tests.rules.tribal_duel import reference

GAME = GAMES["tribal_duel"]


def play_along(seed: int) -> int:
    """Play a random game, comparing at every decision; the number of decisions."""
    rng = random.Random(seed)
    state = GAME.new_state(seed=seed)
    history: list[object] = []
    owner, decisions = None, 0
    while not state.is_terminal:
        dump = state.dump()
        zones = (state.current_player,) if dump["phase"] == "clean" else (0, 1)
        if owner != (state.current_player, dump["phase"] == "clean"):
            owner, history = (state.current_player, dump["phase"] == "clean"), []
        history.append(reference.position(dump, zones))
        texts = sorted(state.text(action) for action in state.legal_actions())
        assert texts == sorted(reference.legal(dump, history))
        state.apply(rng.choice(state.legal_actions()))
        decisions += 1
    return decisions


@pytest.mark.rule("tribal_duel", "3.2")
@pytest.mark.rule("tribal_duel", "3.5")
@pytest.mark.parametrize("seed", range(2))
def test_lists_agree_in_random_games(seed: int) -> None:
    assert play_along(seed) > 100


@pytest.mark.soak
def test_lists_agree_in_many_random_games() -> None:
    assert sum(play_along(seed) for seed in range(100, 220)) > 20_000
