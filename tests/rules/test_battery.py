"""The battery on every registered game, for every number of players."""

from __future__ import annotations

import pytest

import rules
from tests.rules.battery import CHECKS, Check, check_id

CASES = [(id, players) for id in rules.games for players in rules.games[id].players]


@pytest.mark.varied(60)
@pytest.mark.parametrize("check", CHECKS, ids=check_id)
@pytest.mark.parametrize(("id", "players"), CASES)
def test_battery(id: str, players: int, check: Check) -> None:
    check(rules.games[id], players, seed=players)


@pytest.mark.soak
@pytest.mark.parametrize("check", CHECKS, ids=check_id)
@pytest.mark.parametrize(("id", "players"), CASES)
def test_battery_at_length(id: str, players: int, check: Check) -> None:
    for seed in range(100, 140):
        check(rules.games[id], players, seed)
