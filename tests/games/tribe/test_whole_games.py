"""Whole games at the table: by keys alone, by mouse alone; the counting comes up after each challenge."""

from __future__ import annotations

from typing import Any

import pytest
from textual.pilot import Pilot
from textual.screen import Screen

from tests.games.tribal.playing import choose
from tests.table.helpers import MEDIUM, SMALL, TableApp, click, laid, on_table, shown
from tribes_tui.table.end.screen import EndScreen
from tribes_tui.table.history.pages import MomentScreen
from tribes_tui.table.play.handover import HandoverScreen
from tribes_tui.widgets.screen.top_screen import KeyLine


async def play(pilot: Pilot[Any], app: TableApp, by_mouse: bool) -> tuple[int, int]:
    """Play what looks best until the end; how many decisions it took, and how many countings came up."""
    decisions = countings = 0
    while decisions < 900:
        await pilot.pause()
        screen = app.screen
        if isinstance(screen, EndScreen):
            return decisions, countings
        if isinstance(screen, MomentScreen | HandoverScreen):
            countings += isinstance(screen, MomentScreen)
            await go_on(pilot, screen, by_mouse)
            continue
        table = on_table(app)
        if table._passing_to is not None:
            await pilot.press("enter")
            continue
        view = app.laid.view(table.viewer)
        action = max(view.legal_actions(), key=view.hint)
        await choose(pilot, table, table.board.paths(view, action)[0], by_mouse)
        decisions += 1
    raise AssertionError("the game does not end")


async def go_on(pilot: Pilot[Any], screen: Screen[Any], by_mouse: bool) -> None:
    """Close a page by Enter, or by a click on its key."""
    if by_mouse and isinstance(screen, MomentScreen):
        keys = screen.query_one(KeyLine)
        await click(pilot, keys.region_of(next(iter(keys.places))))
    else:
        await pilot.press("enter")


@pytest.mark.soak
@pytest.mark.parametrize(
    ("spec", "seed", "size", "by_mouse"),
    [("pb", 50, SMALL, False), ("pbb", 9, MEDIUM, True), ("pb", 50, SMALL, True), ("pbb", 9, MEDIUM, False)],
)
async def test_a_whole_game(spec: str, seed: int, size: tuple[int, int], by_mouse: bool) -> None:
    app = TableApp(laid(spec, seed, game="tribe"))
    async with app.run_test(size=size) as pilot:
        decisions, countings = await play(pilot, app, by_mouse)
        assert decisions > 40
        results: list[Any] = app.laid.final.results  # type: ignore[union-attr]
        assert countings == len(results), "the last challenge is told as all before it"
        assert f"the game is over after {len(results)} challenges" in shown(app)
        assert "cards left over" in shown(app)
        await pilot.press("q")
    assert app.return_value == "home"
