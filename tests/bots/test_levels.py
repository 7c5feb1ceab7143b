"""Which levels there are, and which a game offers."""

from __future__ import annotations

import pytest

import rules
from rules.bots.bot import Budget
from rules.bots.levels import EARNED, LEVELS, make, offered
from rules.core.rng import Rng


@pytest.mark.parametrize("game_id", list(rules.games))
def test_a_game_offers_what_has_earned_it(game_id: str) -> None:
    for players in rules.games[game_id].players:
        levels = offered(game_id, players)
        assert levels[:4] == ("random", "easy", "medium", "hard")
        assert ("master" in levels) == (players in EARNED["master"].get(game_id, ()))


def test_what_has_earned_it_is_there() -> None:
    assert set(EARNED) <= set(LEVELS)
    for earned in EARNED.values():
        for game_id, counts in earned.items():
            assert counts <= set(rules.games[game_id].players)


def test_a_level_that_is_not_offered_plays_all_the_same() -> None:
    assert "master" not in offered("tribal_rixe", 2)
    view = rules.games["tribal_rixe"].new_state(2, 1, {}).view(0)
    assert make("master").choose(view, Budget(simulations=8), Rng(1)) in view.legal_actions()


def test_a_level_that_is_none() -> None:
    with pytest.raises(ValueError, match="no level 'genius'"):
        make("genius")
