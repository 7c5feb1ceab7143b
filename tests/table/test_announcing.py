"""What happens and what has the focus, as lines below the board, where the settings ask for it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.table.helpers import MEDIUM, SMALL, Silent, TableApp, laid, on_table
from tribes_tui.profile.settings import Settings
from tribes_tui.table.announcing import LINES, Announced
from tribes_tui.table.head import TooSmall
from tribes_tui.words.speech import STUMBLES


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRIBES_HOME", str(tmp_path))


class AnnouncingApp(TableApp):
    settings = Settings(announce=True, motion=False)


@pytest.mark.parametrize("size", [SMALL, MEDIUM])
async def test_events_and_each_new_focus_are_appended(size: tuple[int, int]) -> None:
    app = AnnouncingApp(laid("pb"), Silent())
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        announced = app.table_screen.query_one(Announced)
        before = list(announced.lines)
        assert before, "the focus is said at once"
        await pilot.press("tab")
        await pilot.pause()
        assert announced.lines[-1] != before[-1]
        screen: Any = on_table(app)
        table = app.laid
        screen.decide(table.view(0).legal_actions()[0])
        await pilot.pause()
        while table.turn == 1:
            table.propose(1, table.view(1).legal_actions()[0], table.number_for(1))
            await pilot.pause()
        assert len(announced.lines) <= LINES
        assert any(line.startswith("Bo ") or "You got" in line for line in announced.lines)
        assert not any(STUMBLES.search(line) for line in announced.lines)
        assert announced.region.bottom == size[1]
        assert announced.region.height == (1 if size == SMALL else LINES)
        assert not app.table_screen.query_one(TooSmall).display


async def test_nobody_else_has_such_lines() -> None:
    app = TableApp(laid("pb"), Silent())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert not app.table_screen.query(Announced)
