"""What happens and what has the focus, as lines below the board, where the settings ask for it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from rules import Event
from tests.plain import STUMBLES
from tests.table.helpers import MEDIUM, SMALL, Silent, TableApp, laid, on_table
from tribes_tui.profile.settings import Settings
from tribes_tui.table.frame.enter_line import TableKeys
from tribes_tui.table.frame.head import TooSmall
from tribes_tui.table.history.chronicle import LINES, Announced


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRIBES_HOME", str(tmp_path))


class AnnouncingApp(TableApp):
    settings = Settings(announce=True, motion=False)


@pytest.mark.parametrize("size", [SMALL, MEDIUM])
async def test_events_and_each_new_focus_are_appended(size: tuple[int, int]) -> None:
    app = AnnouncingApp(laid("pbb", seed=4), Silent())
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
        while turn := table.turn:
            table.propose(turn, table.view(turn).legal_actions()[0], table.number_for(turn))
            await pilot.pause()
        assert len(announced.lines) <= LINES
        said = [*announced.lines, *announced.waiting]
        assert any(line.startswith("Bo ") or "You got" in line for line in said)
        assert not any(STUMBLES.search(line) for line in said)
        keys = app.table_screen.query_one(TableKeys)
        if size == SMALL:
            assert announced.region.height == 1
            assert announced.region.bottom == keys.region.y, "the keys are to be seen"
        else:
            assert announced.region.height == LINES
            assert announced.region.bottom == size[1]
        assert keys.region.height
        assert not app.table_screen.query_one(TooSmall).display


async def test_where_one_line_has_room_each_has_its_time_and_the_focus_goes_first() -> None:
    app = AnnouncingApp(laid("pb"), Silent())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        announced = app.table_screen.query_one(Announced)
        while announced.waiting:
            announced.say_next()
        announced.say_next()
        happened = [Event("game_over", None, {"winners": [0]}), Event("manche_began", None, {"manche": 9})]
        for event in happened:
            announced.happened([event], ["you", "Bo"], 0)
        said, later = announced.lines[-1], announced.waiting[0]
        await pilot.press("tab")
        await pilot.pause()
        assert announced.lines[-1] not in (said, later), "what has the focus now is heard at once"
        assert later in announced.waiting, "and nothing is lost"
        while announced.waiting:
            announced.say_next()
        assert later in announced.lines
        await pilot.resize_terminal(80, 40)
        await pilot.pause()
        assert not announced.waiting


async def test_nobody_else_has_such_lines() -> None:
    app = TableApp(laid("pb"), Silent())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert not app.table_screen.query(Announced)
