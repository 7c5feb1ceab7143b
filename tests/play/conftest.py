from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

from rules.core import registry
from saves import Store
from tests.play import toy
from tests.play.helpers import BOT, PEOPLE
from tribes_tui.play.table import Table


@pytest.fixture(autouse=True)
def toy_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.PACKAGES, "toy", "toy_of_the_tests")
    monkeypatch.setitem(sys.modules, "toy_of_the_tests", toy)
    return


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(tmp_path)


@pytest.fixture
def sit(store: Store) -> Any:
    """A recorded toy game: `sit("Ada", "Ben", bots=1)`."""

    def sit_down(people: int = 2, bots: int = 0, seed: int = 5, store: Store | None = store) -> Table:
        return Table.new("toy", [*PEOPLE[:people], *[BOT] * bots], seed=seed, store=store)

    return sit_down
