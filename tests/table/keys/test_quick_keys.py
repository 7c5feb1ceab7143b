"""A key typed right behind another means what it would mean after a pause."""

from __future__ import annotations

import pytest
from textual import events

from tests.table.helpers import SMALL, Silent, TableApp, laid, on_table


async def after(game: str, keys: tuple[str, ...], is_quick: bool) -> tuple[object, ...]:
    """Where a table stands after keys, and where its cursor; typed in one go, or each once all is quiet."""
    table = laid("pb", 4, game)
    app = TableApp(table, Silent())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        for key in keys:
            if is_quick:
                driver, event = app._driver, events.Key(key, key if len(key) == 1 else None)
                assert driver is not None
                event.set_sender(app)
                driver.send_message(event)
            else:
                await pilot.press(key)
                await pilot.pause()
        for _ in range(4):
            await pilot.pause()
        screen = on_table(app)
        return table.view(0).key(), screen.cursor, screen.selection.chooser.picked, screen.selection.notice


@pytest.mark.parametrize("game", ["rise_of_tribes", "tribal_duel", "tribal_rixe"])
async def test_keys_in_one_go_do_what_they_do_one_by_one(game: str) -> None:
    for keys in (("enter",) * 4, ("enter", "right", "enter"), ("2", "enter", "3", "enter")):
        assert await after(game, keys, is_quick=True) == await after(game, keys, is_quick=False), keys
