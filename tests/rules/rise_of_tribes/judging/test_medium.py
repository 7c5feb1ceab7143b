"""Games between bots of the level `medium`: nothing is lost or made, and fifteen points come in the time of a table game."""

from __future__ import annotations

from typing import Any

import pytest

import rules
from rules.bots import levels
from rules.rise_of_tribes.components import tables
from tests.rules.rise_of_tribes.table import GAME
from tests.rules.rise_of_tribes.test_random import MODULES, check_cards, check_members, check_tokens, check_villages

MOST_TURNS = 30
"""Of each player: a table game takes so many at the very most."""


def turns_each(players: int, seed: int, options: dict[str, Any], every: int) -> float:
    """Play a game of medium bots with all checks every few decisions; the turns of each player until the end."""
    state, rng, bot = GAME.new_state(players, seed, options), rules.Rng(seed), levels.make("medium")
    total, number = state.bank[0], 0
    while state.current_player is not None:
        number += 1
        if number % every == 0:
            check_members(state)
            check_villages(state)
            check_cards(state)
            check_tokens(state, total)
        state.apply(bot.choose(state.view(state.current_player), levels.Budget(simulations=1), rng))
        assert state.turn <= 4 * MOST_TURNS * players
    assert state.vp[state.winner] >= tables.WIN_VP
    return state.turn / players


@pytest.mark.varied(2)
@pytest.mark.parametrize("options", [{}, MODULES], ids=["base", "modules"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_medium_games_are_sound_and_not_too_long(players: int, options: dict[str, Any]) -> None:
    turns = [turns_each(players, seed, options, every=3) for seed in range(5)]
    assert sum(turns) / len(turns) < MOST_TURNS


@pytest.mark.soak
@pytest.mark.parametrize("options", [{}, MODULES], ids=["base", "modules"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_five_hundred_medium_games(players: int, options: dict[str, Any]) -> None:
    turns = sorted(turns_each(players, 1_000 + seed, options, every=10) for seed in range(500))
    print(
        f"{players} players, {'modules' if options else 'base'}: turns each {turns[0]:.1f}-{turns[250]:.1f}-{turns[-1]:.1f}"
    )
    assert sum(turns) / len(turns) < MOST_TURNS / 2
    assert turns[-5] < MOST_TURNS
