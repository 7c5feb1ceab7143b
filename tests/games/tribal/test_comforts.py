"""Patience players' comforts: one key to the pile, one to collect, taking back within the turn."""

from __future__ import annotations

from tests.games.tribal.helpers import show, table_at
from tests.rules.tribal_rixe.layouts import NINE, rixe
from tests.table.helpers import SMALL, Silent, TableApp, shown


async def test_one_key_collects() -> None:
    state = rixe([[NINE, "D4"], ["M6", "D9 L8 D7 L6 D5 L4 D3 L2 D1"]], [["D2"], ["D7"]], stock=["D1"])
    app = TableApp(table_at(state, "pb"), Silent())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert "c collect" in shown(app)
        await pilot.press("c")
        await pilot.pause()
        await pilot.press("c")
        await pilot.pause()
        assert app.laid.view(0).scores() == (2, 0)
        assert "c collect" not in shown(app)


def test_what_is_unseen_is_counted_and_listed() -> None:
    shown_ = show(rixe([["D4"], ["M6"]], [["D8"], ["D7"]], stock=["L1"]), 0)
    assert "unseen" in shown_.board.header(shown_.scene)
    assert "seen" in shown_.board.describe(shown_.scene, "stock")
