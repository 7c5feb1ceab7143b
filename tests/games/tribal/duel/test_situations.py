"""What the Duel is about, played at the table: steals, gives and their bans, the end, the stock and the discard."""

from __future__ import annotations

import re

import pytest

from tests.app.test_app import until
from tests.games.tribal.duel.seated import row_of
from tests.games.tribal.helpers import table_at
from tests.games.tribal.playing import act, choose
from tests.rules.tribal_duel.layouts import ONES, duel
from tests.table.helpers import SMALL, Silent, TableApp, on_table, shown
from tribes_tui.table.advice.help import HelpScreen
from tribes_tui.table.end.screen import EndScreen
from tribes_tui.table.frame.enter_line import EnterLine
from tribes_tui.table.history.pages import MomentScreen
from tribes_tui.table.play.handover import HandoverScreen


async def pass_on(pilot, app: TableApp) -> None:  # type: ignore[no-untyped-def]
    """The other person takes the keyboard, and closes the page about what was done to them, if there is one."""
    for _ in range(8):
        await pilot.pause()
        if not isinstance(app.screen, HandoverScreen | MomentScreen) and on_table(app).is_my_turn:
            return
        await pilot.press("enter")
    raise AssertionError(shown(app))


async def test_a_steal_and_its_ban() -> None:
    app = TableApp(table_at(duel(["D9a", "L4a"], ["M9a L8a", "M3a"]), "pp"))
    async with app.run_test(size=SMALL) as pilot:
        await pass_on(pilot, app)
        await act(pilot, app, "steal L8a D9a")
        await pilot.press("e")
        assert "e again does it." in shown(app), "a column could still be given"
        await pilot.press("e")
        await pass_on(pilot, app)
        assert on_table(app).viewer == 1
        assert "Ada steals lizard 8" in shown(app)
        assert row_of(on_table(app), "card:L8a").endswith("×")
        assert "card:L8a" not in on_table(app).selection.chooser.lit
        on_table(app).choose("card:L8a")
        await pilot.press("question_mark")
        await pilot.pause()
        assert isinstance(app.screen, HelpScreen)
        told = " ".join(shown(app).replace("│", " ").split())
        assert "Stolen from you last turn" in told
        await pilot.press("r")
        await pilot.pause()
        assert app.rules_asked == ["3.4"]
        await pilot.press("e")
        await pass_on(pilot, app)
        await pilot.press("e")
        await pass_on(pilot, app)
        assert "card:L8a" in on_table(app).selection.chooser.lit  # the ban is over


async def test_a_give_and_its_ban() -> None:
    app = TableApp(table_at(duel(["D4a", "T5b"], ["L5b", "L9a", "T5a", "L5a"], sacred=ONES), "pp"))
    async with app.run_test(size=SMALL) as pilot:
        await pass_on(pilot, app)
        await act(pilot, app, "move D4a L5b", by_mouse=True)
        await pilot.press("e")
        await pass_on(pilot, app)
        await pilot.press("right")  # the cursor would cover it
        assert row_of(on_table(app), "card:D4a").endswith("×")
        assert "Can't be given back this turn: djembe 4 (given as a whole column)" in shown(app)
        await choose(pilot, on_table(app), ("card:D4a",))
        assert "card:T5b" not in on_table(app).selection.chooser.lit
        on_table(app).choose("card:T5b")
        await pilot.pause()
        assert "not to be given back now (rules 3.4)" in shown(app)


async def test_a_win_by_emptying() -> None:
    app = TableApp(table_at(duel(["D4a"], ["L5b", "L9a"], sacred=ONES), "pb"), Silent())
    async with app.run_test(size=SMALL) as pilot:
        await act(pilot, app, "move D4a L5b")
        assert isinstance(app.screen, EndScreen)
        assert "You win: no cards left in columns, all four sacred piles begun." in shown(app)
        assert "no column left" in shown(app)


@pytest.mark.parametrize("size", [SMALL, (120, 40)])
async def test_a_win_by_giving_whole_columns_is_announced_with_the_give_that_wins(size: tuple[int, int]) -> None:
    """Its first step only says what it does: more is a hint's to say."""
    first = "Bo's free column 3: frees your column 1"
    columns = ["M9a L8a D7a T6a", "L9a M8b"]
    app = TableApp(table_at(duel(columns, ["L5b", "T3b"], sacred=ONES), "pb"), Silent())
    async with app.run_test(size=size) as pilot:
        for told in (rf"^Enter give mask 9 and 3 more to {first}$", r": you win(; frees your column \d)?$"):
            await pilot.pause()
            assert re.search(told, on_table(app).query_one(EnterLine).text().strip())
            await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, EndScreen)


async def test_a_game_without_progress_ends() -> None:
    app = TableApp(table_at(duel(["D9a", "L8b"], ["M9a"], idle=19, sacred=[{"D": 1}, {}]), "pb"), Silent())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert "n 1 turn without progress" in shown(app) or "After 1 more turn without progress" in shown(app)
        await pilot.press("e")
        await pilot.pause()
        assert isinstance(app.screen, EndScreen)
        assert "20 turns without progress" in shown(app)


async def test_a_drawn_card_is_placed_or_discarded() -> None:
    app = TableApp(table_at(duel(["T3a", "M9a"], ["L3b"], stock=["D2a", "M5a"]), "pb"), Silent())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.press("d")
        await pilot.pause()
        assert "Where does djembe 2 go?" in shown(app)
        await act(pilot, app, "place T3a")
        assert on_table(app).cursor is not None
        assert "move freely" in shown(app)
        assert "draw, take or steal once" not in shown(app)


async def test_a_drawn_card_with_one_place_lies_there_without_a_question_and_it_is_said_where() -> None:
    app = TableApp(table_at(duel(["T3a", "M9a L8b"], ["L7b"], stock=["D2a", "M5a"]), "pb"), Silent())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.press("d")
        await until(pilot, lambda: app.laid.number >= 2)
        await pilot.pause()
        assert "fits only on turtle 3, so it went there." in shown(app)


async def test_a_card_of_the_discard_is_taken_and_put_back_by_undo() -> None:
    app = TableApp(table_at(duel(["T3a"], ["L3b"], discard=["D2a", "M2b", "M5a"]), "pb"), Silent())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await choose(pilot, on_table(app), ("discard:M2b",), by_mouse=True)
        await pilot.pause()
        assert "Where does mask 2 go?" in shown(app)
        await pilot.press("u")
        await pilot.pause()
        assert on_table(app).targets.get("discard:M2b") is not None
