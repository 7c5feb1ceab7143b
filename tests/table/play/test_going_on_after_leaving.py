"""A game that was left and goes on tells what it told before: nobody forgets what happened since their turn by looking away."""

from __future__ import annotations

import pytest

from tests.table.helpers import SMALL, Greedy, Silent, TableApp, laid, shown
from tribes_tui.table.history.chronicle import Chronicle
from tribes_tui.table.screen import TableScreen

STOPS = {"tribal_rixe": 22, "tribal_duel": 30, "indy": 14, "tribe": 14, "five_tribes": 14}


def _news(chronicle: Chronicle) -> list[tuple[int, bool]]:
    return [(entry.number, view is not None) for entry, view in chronicle.since_own_turn]


@pytest.mark.parametrize("game", STOPS)
async def test_what_happened_since_ones_turn_is_as_it_was(game: str) -> None:
    """Moves that were made for the viewer without a question counted as their own once the game had been left."""
    table = laid(game=game, seed=3)
    found = []
    for moves in range(2, STOPS[game], 4):
        app = TableApp(table, Greedy())
        async with app.run_test(size=SMALL) as pilot:
            await pilot.pause()
            screen = app.table_screen
            for _ in range(60):
                if table.is_over or not isinstance(app.screen, TableScreen):
                    return
                if table.number_for(0) >= moves and screen.is_my_turn:
                    break
                if screen.is_my_turn and screen.forced_action(0) is None:
                    view = table.view(0)
                    screen.decide(max(view.legal_actions(), key=view.hint))
                await pilot.pause()
            found.append((_news(screen._chronicle), screen.scene.fresh))
        again = TableApp(table, Silent())
        async with again.run_test(size=SMALL) as pilot:
            await pilot.pause()
            chronicle = again.table_screen._chronicle
            assert [number for number, _ in _news(chronicle)] == [number for number, _ in found[-1][0]]
            assert all(is_seen for _, is_seen in _news(chronicle)), "the table is shown as it was, too"
            assert again.table_screen.scene.fresh == found[-1][1]
    assert any(news for news, _ in found)


async def test_the_rixe_says_again_what_others_did_and_what_was_drawn_meanwhile() -> None:
    table, rows = laid(game="tribal_rixe", seed=3), list[list[str]]()
    for thinker in (Greedy(), Silent()):
        app = TableApp(table, thinker)
        async with app.run_test(size=SMALL) as pilot:
            await pilot.pause()
            for _ in range(40):
                passed = app.table_screen.ground.board._passed  # type: ignore[attr-defined]
                if rows or (app.table_screen.is_my_turn and passed > 1):
                    break
                if app.table_screen.is_my_turn:
                    view = table.view(0)
                    app.table_screen.decide(max(view.legal_actions(), key=view.hint))
                await pilot.pause()
            await pilot.pause()
            rows.append([row.strip() for row in shown(app).splitlines()[11:15] if row.startswith("·")])
    assert rows[0] == rows[1]
    assert any("turns no card of yours fitted" in row for row in rows[0])
