"""Screens around the tables in two sizes, compared cell for cell with what is kept in `snapshots/`.

When a screen was changed on purpose, `TRIBES_SNAPSHOTS=write pytest tests/screens/test_snapshots.py` writes them anew; look at the
difference before you commit it.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from textual.app import App
from textual.screen import Screen

from tests.screens.test_statistics import won_and_lost
from tests.table.helpers import text_of
from tests.table.test_ending import PAST, RESULT, SHEET
from tests.table.test_pages import WEIGHED
from tribes_tui.profile.settings import Settings
from tribes_tui.screens.settings import SettingsScreen
from tribes_tui.screens.statistics.screen import StatisticsScreen
from tribes_tui.table.advice.hint_screen import HintScreen
from tribes_tui.table.end.screen import EndScreen

FOLDER = Path(__file__).parent / "snapshots"
SIZES = ((80, 24), (120, 40))
WRITES = os.environ.get("TRIBES_SNAPSHOTS") == "write"
SHOWN: dict[str, Callable[[], Screen[Any]]] = {
    "settings": lambda: SettingsScreen(Settings()),
    "statistics": lambda: StatisticsScreen(won_and_lost(9)),
    "hint": lambda: HintScreen("pass", WEIGHED, players=4),
    "end": lambda: EndScreen("Rise of Tribes", SHEET, RESULT, PAST, None),
}


class OneShown(App[None]):
    """One screen."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self._name = name

    def on_mount(self) -> None:
        self.push_screen(SHOWN[self._name]())


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRIBES_HOME", str(tmp_path))


@pytest.mark.every
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("name", SHOWN)
async def test_the_screen_is_what_it_was(name: str, size: tuple[int, int]) -> None:
    app = OneShown(name)
    async with app.run_test(size=size) as pilot:
        before = ""
        while (shown := f"{text_of(app.screen)}\n") != before:
            before = shown
            await pilot.pause(0.1)
    kept = FOLDER / f"{name}-{size[0]}x{size[1]}.txt"
    if WRITES:
        kept.parent.mkdir(exist_ok=True)
        kept.write_text(shown, encoding="utf-8")
    assert shown == kept.read_text(encoding="utf-8"), "changed on purpose? then write them anew"
