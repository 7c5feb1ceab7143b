"""The bots that only follow hints."""

from __future__ import annotations

from collections import Counter

import pytest

import rules
from rules import Rng
from rules.bots.bot import Budget
from rules.bots.heuristic import HintBot
from rules.bots.tuning import blur_of


def middle_of_a_game() -> rules.State:
    state, rng = rules.games["tribe"].new_state(2, 5), Rng(5)
    while len(state.legal_actions()) < 8 or state.round < 2:
        state.apply(state.pick(rng))
    assert state.current_player is not None
    return state.view(state.current_player)


def chosen(noise: float, tries: int = 200) -> Counter[int]:
    """How often a bot takes each move."""
    view, bot = middle_of_a_game(), HintBot(lambda game_id: noise)
    return Counter(bot.choose(view, Budget(), Rng(seed)) for seed in range(tries))


def test_without_noise_only_the_best_hint_is_taken() -> None:
    view = middle_of_a_game()
    best = max(view.hint(action) for action in view.legal_actions())
    assert all(view.hint(action) == best for action in chosen(0.0))


def test_noise_below_one_never_takes_the_worst_and_more_noise_takes_more_moves() -> None:
    view = middle_of_a_game()
    worst = min(view.legal_actions(), key=view.hint)
    assert worst not in chosen(0.9)
    assert worst in chosen(3.0)
    assert len(chosen(0.0)) < len(chosen(0.9)) <= len(chosen(3.0))


@pytest.mark.parametrize("game_id", list(rules.games))
def test_medium_sees_more_clearly_than_easy(game_id: str) -> None:
    assert 0 <= blur_of(game_id).medium < blur_of(game_id).easy
