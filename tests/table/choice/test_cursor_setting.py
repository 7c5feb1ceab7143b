"""Who wants no advice from the cursor has none: it begins on the first place, whatever a choice is worth."""

from __future__ import annotations

from pathlib import Path

import pytest

import rules
from tests.app.test_app import until
from tests.games.five_tribes.helpers import table_at as five_tribes_at
from tests.games.tribal.helpers import table_at
from tests.rules.tribe.positions import position
from tests.table.helpers import SMALL, Silent, TableApp, laid, on_table
from tribes_tui.app import TribesApp
from tribes_tui.profile.settings import FIRST, Settings, load
from tribes_tui.screens.setup.screen import SetupScreen
from tribes_tui.table.choice.selection import Beginning, InOrder
from tribes_tui.table.screen import TableScreen
from tribes_tui.widgets.screen.choice import Choice


class LikingApp(TableApp):
    settings = Settings(cursor=FIRST, asking="never", moments="none", motion=False)


@pytest.mark.turned(2)
@pytest.mark.parametrize("game", rules.games)
async def test_it_begins_on_the_first_place_that_is_no_end_and_not_idle(game: str) -> None:
    table = laid("pb", game=game)
    while table.number < 3 or len(table.view(0).legal_actions() if table.turn == 0 else ()) < 2:
        seat = table.turn
        assert seat is not None
        table.propose(seat, table.view(seat).legal_actions()[-1], table.number_for(seat))
    app = LikingApp(table, Silent())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        screen = on_table(app)
        view, board = screen.scene.view, screen.board

        def harmless(action: int) -> bool:
            return not board.is_deliberate(view, action) and not board.gives_away(view, action)

        lit = [target.name for target in screen.targets if target.name in screen.selection.chooser.lit]

        def rank(name: str) -> tuple[bool, ...]:
            kind = name.partition(":")[0]
            is_dear = not any(map(harmless, screen.selection.chooser.actions(name)))
            return is_dear, kind in board.endings, name in screen.selection.idle, kind in board.takes_any

        assert screen.cursor == min(lit, key=rank)
        assert isinstance(screen.selection._beginning, InOrder)


async def test_where_a_good_may_be_sold_it_begins_on_the_end_of_the_turn() -> None:
    table = five_tribes_at("sale")
    app = LikingApp(table, Silent())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        screen = on_table(app)
        assert any(name.startswith("good:") for name in screen.selection.chooser.lit)
        assert screen.cursor == "end"


async def test_without_that_wish_it_begins_on_what_looks_best() -> None:
    app = TableApp(laid("pp"), Silent())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert type(on_table(app).selection._beginning) is Beginning


async def test_it_is_offered_with_each_new_game_and_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRIBES_HOME", str(tmp_path))
    app = TribesApp()
    async with app.run_test(size=SMALL) as pilot:
        app.choose_setup()
        await until(pilot, lambda: isinstance(app.screen, SetupScreen))
        app.screen.query_one("#cursor", Choice).focus()
        await pilot.press("right", "s")
        await until(pilot, lambda: isinstance(app.screen, TableScreen))
        assert isinstance(app.screen, TableScreen)
        screen = app.screen
        await until(pilot, lambda: isinstance(screen.selection._beginning, InOrder))
        assert load().cursor == FIRST


async def test_on_the_first_place_a_card_begins_where_its_mark_says_and_one_enter_throws_none_away() -> None:
    mine = ["shaman", "warrior"]
    state = position("MAIN", ["lightning war_spear bear_spirit scout", ""], [mine, []], leaders=["warrior", "hunter"])
    app = LikingApp(table_at(state, "pb"), Silent())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        screen = on_table(app)
        assert screen.cursor is not None
        assert not all(
            screen.board.gives_away(screen.scene.view, one) for one in screen.selection.chooser.actions(screen.cursor)
        )
        await pilot.press("2")
        assert screen.selection.held == ("hand:1",)
        assert (screen.cursor or "").startswith("chain:0:")
