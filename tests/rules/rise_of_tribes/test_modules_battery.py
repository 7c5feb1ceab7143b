"""The battery that every game passes, with all modules on and with the strict bank (it plays the defaults itself)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from rules.rise_of_tribes.game import RiseOfTribes
from rules.rise_of_tribes.state import RiseState
from tests.rules.battery import CHECKS, Check, check_id
from tests.rules.rise_of_tribes.table import GAME


class WithModules(RiseOfTribes):
    """Rise of Tribes, with everything on unless told otherwise."""

    def new_state(
        self, players: int | None = None, seed: int = 0, options: Mapping[str, object] | None = None
    ) -> RiseState:
        modules = {"elders": True, "special_terrain": "all", "leaders": True, "strict_bank": seed % 2 == 1}
        return super().new_state(players, seed, options or modules)

    def schema(self) -> dict[str, Any]:
        return GAME.schema()

    def rulebook(self) -> str:
        return GAME.rulebook()


@pytest.mark.varied(17)
@pytest.mark.parametrize("check", CHECKS, ids=check_id)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_battery_with_modules(players: int, check: Check) -> None:
    check(WithModules(), players, seed=players)
    check(WithModules(), players, seed=players + 10)


@pytest.mark.soak
@pytest.mark.parametrize("check", CHECKS, ids=check_id)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_battery_with_modules_at_length(players: int, check: Check) -> None:
    for seed in range(200, 230):
        check(WithModules(), players, seed)
