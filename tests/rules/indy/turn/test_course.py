"""Section 3: the phases of a manche follow each other as they should."""

from __future__ import annotations

import random

import pytest

from tests.rules.indy.positions import INDY

NEXT = {
    "SHAMANS": {"DARK"},
    "DARK": {"LIGHT"},
    "LIGHT": {"EVOCATION"},
    "EVOCATION": {"RETURN", "LAST_EAGLES", "KEEP", "DARK", "END"},
    "RETURN": {"LAST_EAGLES", "KEEP", "DARK", "END"},
    "LAST_EAGLES": {"KEEP", "DARK", "END"},
    "KEEP": {"DARK", "END"},
}


@pytest.mark.sampled(2)
@pytest.mark.rule("indy", "3")
@pytest.mark.parametrize("players", INDY.players)
def test_phases_follow_the_order_of_the_manche(players: int) -> None:
    seen = set()
    for seed in range(60):
        rng = random.Random(seed)
        state = INDY.new_state(players=players, seed=seed)
        before = state.dump()["phase"]
        while not state.is_terminal:
            state.apply(0 if state.window else rng.choice(state.legal_actions()))  # eagles are kept in windows
            after = state.dump()["phase"]
            if after != before:
                assert after in NEXT[before]
                assert (after == "DARK") == (before == "SHAMANS" or state.dump()["table"] == []) or after == "END"
                seen.add(before)
            before = after
    assert {"SHAMANS", "DARK", "LIGHT", "EVOCATION", "LAST_EAGLES"} <= seen
    assert players == 2 or {"RETURN", "KEEP"} <= seen


@pytest.mark.rule("indy", "3")
def test_in_dark_and_light_each_seat_decides_once_from_the_dealer() -> None:
    for seed in range(10):
        rng = random.Random(seed)
        state = INDY.new_state(players=5, seed=seed)
        turns: dict[str, list[int]] = {"DARK": [], "LIGHT": []}
        while state.round == 1:
            phase, turn = state.dump()["phase"], state.dump()["turn"]
            if phase in turns and turn not in turns[phase]:
                turns[phase].append(turn)
            order = [(state.dump()["dealer"] + step) % 5 for step in range(5)]
            state.apply(0 if state.window else rng.choice(state.legal_actions()))  # eagles are kept in windows
        assert turns == {"DARK": order, "LIGHT": order}
