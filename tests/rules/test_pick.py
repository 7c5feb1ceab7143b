"""`State.pick`: as `rng.choice(state.legal_actions())`, for as little as that costs (`tests.bench rules` measures both)."""

from __future__ import annotations

from collections import Counter

import pytest

import rules
from rules import Rng

EACH = 60
"""How often each legal action is expected to be picked."""


@pytest.mark.parametrize("game_id", list(rules.games))
def test_p6_every_legal_action_is_picked_equally_often(game_id: str) -> None:
    state, rng = rules.games[game_id].new_state(seed=5), Rng(2)
    for _ in range(12):
        legal = state.legal_actions()
        found = Counter(state.pick(Rng(seed)) for seed in range(EACH * len(legal)))
        assert set(found) == set(legal)
        assert EACH / 2.5 < min(found.values()) <= max(found.values()) < EACH * 1.8
        state.apply(state.pick(rng))
        if state.is_terminal:
            break
