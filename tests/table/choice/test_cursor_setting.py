"""Who wants no advice from the cursor has none: it begins on the first place, whatever a choice is worth."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import rules
from saves import Store
from tests.app.test_app import until
from tests.games.five_tribes.helpers import table_at as five_tribes_at
from tests.games.tribal.helpers import table_at
from tests.rules.tribe.positions import position
from tests.table.helpers import MEDIUM, SMALL, Silent, TableApp, laid, on_table, shown
from tribes_tui.app import TribesApp
from tribes_tui.play.table import Table
from tribes_tui.profile import counting
from tribes_tui.profile.settings import FIRST, Settings, load
from tribes_tui.screens.setup.screen import SetupScreen
from tribes_tui.seats.parse import parse_seats
from tribes_tui.table.choice.selection import Beginning, InOrder
from tribes_tui.table.screen import TableScreen
from tribes_tui.widgets.screen.choice import Choice
from tribes_tui.words.said import keys as said


class LikingApp(TableApp):
    settings = Settings(cursor=FIRST, asking="never", moments="none", motion=False)


class ChangingApp(TableApp):
    settings = Settings(motion=False)

    def keep_settings(self, **changed: Any) -> None:
        self.settings = self.settings._replace(**changed)


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


def first_game() -> Table:
    """The one who plays it is asked."""
    table = laid("pb", game="tribal_duel")
    table.is_first = table.is_early = table.counts = True
    while table.turn:
        table.propose(table.turn, table.view(table.turn).legal_actions()[0], table.number_for(table.turn))
    return table


async def test_a_first_game_asks_for_it_and_its_key_turns_it_round_at_once_as_often_as_one_likes() -> None:
    table = first_game()
    app = ChangingApp(table, Silent())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        screen = on_table(app)
        begun = screen.cursor
        assert said.offers_ask() in shown(app)
        assert said.offers() in shown(app).splitlines()[-1]
        for looks, cursor, told in ((InOrder, FIRST, said.offers_off), (Beginning, "good", said.offers_on)):
            await pilot.press("o")
            await pilot.pause()
            assert (type(screen.selection._beginning), app.settings.cursor) == (looks, cursor)
            assert told(key="o") in shown(app)
            assert said.offers_ask() not in shown(app), "it has been answered"
        assert screen.cursor == begun
        assert table.only_offered
        await pilot.press("o", "enter")
        assert not table.only_offered, "what nobody has suggested is one's own"


def test_ones_first_game_is_known_by_the_games_that_one_has_begun(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(counting, "NONE_YET", 1)
    monkeypatch.setattr(counting, "FEW", 2)
    store, found = Store(tmp_path), []
    for number in range(3):
        table = Table.new("indy", parse_seats("you,bot:medium"), {}, number, store, tells_hints=True)
        counting.sit_down(table, store)
        found.append((table.is_first, table.is_early))
        while table.is_untouched:
            assert table.turn is not None
            table.propose(table.turn, table.view(table.turn).legal_actions()[0], table.number)
        table.close()
    assert found == [(True, True), (False, True), (False, False)]


async def test_whoever_chooses_in_a_first_game_has_answered() -> None:
    table = first_game()
    app = ChangingApp(table, Silent())
    async with app.run_test(size=MEDIUM) as pilot:
        await pilot.pause()
        assert said.offers_ask() in shown(app)
        assert said.offers_ask_yes() in shown(app)
        await pilot.press("enter")
        await pilot.pause()
        assert said.offers_ask() not in shown(app)
        assert on_table(app)._note_box.rows == 0, "its rows are the table's again"
        assert on_table(app).is_untouched, "it answered, and moved nothing"
        assert said.offers_ask_yes() not in shown(app)


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
