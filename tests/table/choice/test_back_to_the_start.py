"""Escape lets go of what is picked, and with nothing picked the cursor goes back to where the decision began, in every game."""

from __future__ import annotations

import pytest

import rules
from tests.table.helpers import SMALL, Silent, TableApp, laid, on_table, shown


@pytest.mark.parametrize("game", list(rules.games))
async def test_after_letting_go_the_cursor_is_where_it_began(game: str) -> None:
    """It stayed on a djinn whose use was a loss, and Enter would have used it."""
    table = laid("pb", game=game)
    tried = 0
    app = TableApp(table, Silent())
    async with app.run_test(size=SMALL) as pilot:
        for _ in range(40):
            if table.turn is None:
                break
            if table.turn != 0:
                await pilot.pause()
            elif app.screen is app.table_screen:
                await pilot.pause()
                screen = on_table(app)
                start, chooser = screen.cursor, screen.selection.chooser
                others = [target.name for target in screen.targets if target.name in chooser.lit - {start}]
                if start in chooser.lit and others and not screen.must_read:
                    other = next((name for name in others if (name,) not in chooser.ways), others[0])
                    screen.point_at(other)
                    if (other,) not in chooser.ways:
                        screen.choose(other)
                        await pilot.pause()
                        assert chooser.picked
                    for _ in range(len(chooser.picked) + 1):
                        await pilot.press("escape")
                        await pilot.pause()
                    assert screen.cursor == start
                    assert "Nothing is picked" in shown(app)
                    tried += 1
                if tried > 3:
                    break
            seat = table.turn
            if seat is not None:
                view = table.view(seat)
                table.propose(seat, max(view.legal_actions(), key=view.hint), table.number_for(seat))
                await pilot.pause()
            while app.screen is not app.table_screen:
                await pilot.press("enter")
                await pilot.pause()
    assert tried
