from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest

from rules.core import registry
from saves import Store
from tests.plain.helpers import Talk
from tests.play import toy
from tests.play.helpers import PEOPLE
from tests.seats import bots_of_the_tests
from tests.seats.helpers import BOOT
from tribes_tui.play.seat import Seat
from tribes_tui.play.table import Table
from tribes_tui.profile import counting  # noqa: F401  # it takes names of `rules.bots.levels`, which are replaced here
from tribes_tui.seats.thinker import Thinker
from tribes_tui.seats.worker import start_worker


@pytest.fixture(autouse=True)
def toy_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.PACKAGES, "toy", "toy_of_the_tests")
    monkeypatch.setitem(sys.modules, "toy_of_the_tests", toy)
    monkeypatch.setitem(sys.modules, "rules.bots.levels", bots_of_the_tests)


@pytest.fixture(scope="session")
def thinker() -> Iterator[Thinker]:
    """One worker with the bots of the tests, for all tests of plain mode."""
    with Thinker(None, partial(start_worker, BOOT)) as thinker:
        yield thinker


@pytest.fixture
def talk(thinker: Thinker, tmp_path: Any) -> Any:
    """A conversation: `talk("think\\ndone\\n", people=2)` plays the toy; `game="indy"` indy, with bots."""

    def converse(text: str, people: int = 2, game: str = "toy", bots: int = 0, terminal: bool = False) -> Talk:
        seats = [*PEOPLE[:people], *[Seat("bot", "first", name) for name in ("Ash", "Birch")[:bots]]]
        table = Table.new(game, seats, seed=5, store=Store(tmp_path))
        return Talk(table, thinker, text, terminal)

    return converse
