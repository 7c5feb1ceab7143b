"""The table in words: the page goes on with the table, whatever it is doing."""

from __future__ import annotations

import pytest
from textual.app import App

import rules
from tests.app.test_app import until
from tests.table.helpers import TableApp
from tribes_tui.play.table import Table
from tribes_tui.seats.parse import parse_seats
from tribes_tui.table.history.pages import SayScreen
from tribes_tui.widgets.beside.words import Paragraphs
from tribes_tui.widgets.screen.dialog import Items
from tribes_tui.widgets.screen.framed_screen import Reading
from tribes_tui.widgets.screen.top_screen import KeyLine


async def test_a_turn_that_comes_while_the_page_is_put_there_is_shown() -> None:
    app: App[None] = App()
    async with app.run_test() as pilot:
        page = SayScreen("Wait.", ["one stone"], [])
        app.push_screen(page)
        page.go_on_to("Play.", ["one stone"], [(7, "take it")])
        await pilot.pause()
        await pilot.press("enter")
        assert app.screen is not page, "what can be chosen has the cursor"


async def test_a_table_that_goes_on_while_the_page_is_put_there_breaks_nothing() -> None:
    """Told of the next position before it is mounted, and again when it is about to be left."""
    app: App[None] = App()
    async with app.run_test() as pilot:
        page = SayScreen("Wait.", ["one stone"], [])
        app.push_screen(page)
        page.go_on_to("Wait.", ["two stones"], [])
        await pilot.pause()
        assert "two stones" in str(page.query_one(Paragraphs).render_lines(page.region))
        page.go_on_to("Wait.", ["three stones"], [])
        page.dismiss(None)
        await pilot.pause()
        assert app.screen is not page


@pytest.mark.parametrize(("lines", "first"), [(1, 2), (19, 2), (20, 1), (40, 1)])
async def test_where_there_is_a_row_too_many_it_stands_below_the_title(lines: int, first: int) -> None:
    app: App[None] = App()
    async with app.run_test(size=(80, 24)) as pilot:
        page = SayScreen("", [f"line {number}" for number in range(lines)], [])
        app.push_screen(page)
        await until(pilot, lambda: bool(page.query(Paragraphs)) and page.query_one(Paragraphs).region.y == first)
        for size in ((80, 30), (80, 24)):
            await pilot.resize_terminal(*size)
            await pilot.pause()
        await until(pilot, lambda: page.query_one(Paragraphs).region.y == first)


@pytest.mark.parametrize("key", ["space", "pagedown"])
async def test_space_and_pages_go_on_reading_and_choose_nothing(key: str) -> None:
    """The choices keep the cursor; that it is read on stands in the row of keys."""
    app: App[None] = App()
    async with app.run_test(size=(80, 24)) as pilot:
        page = SayScreen("Play.", [f"line {number}" for number in range(40)], [(7, "take it"), (8, "leave it")])
        app.push_screen(page)
        await pilot.pause()
        read, offered = page.query_one(Reading), page.query_one(Items)
        for _ in range(12):
            await pilot.press(key)
            await pilot.pause()
            assert (app.screen, offered.highlighted) == (page, 0)
        assert read.scroll_y == read.max_scroll_y > 0
        assert any(key.cap == "Space" for key in page.query_one(KeyLine).fitting(80))
        await pilot.press("pageup")
        assert read.scroll_y < read.max_scroll_y


@pytest.mark.parametrize("game", list(rules.games))
async def test_at_the_end_of_a_game_it_is_nobodys_turn(game: str) -> None:
    table = Table.new(game, parse_seats("you,bot:easy"), {}, 5)
    app = TableApp(table)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        while table.turn is not None:
            view = table.view(table.turn)
            table.propose(table.turn, max(view.legal_actions(), key=view.hint), table.number_for(table.turn))
        app.table_screen.look()
        _, said, choices, _ = app.table_screen._as_said()
        assert said
        assert not choices
        assert not any(" turn" in line for line in said)


async def test_a_long_choice_goes_on_behind_its_number() -> None:
    app: App[None] = App()
    async with app.run_test(size=(80, 24)) as pilot:
        long = "exchange " + ", ".join(f"green character {number}" for number in range(6)) + " with the deck"
        app.push_screen(SayScreen("Play.", ["one"], [(7, "take it"), (8, long)]))
        await pilot.pause()
        offered = app.screen.query_one(Items)
        first, then = (offered.render_line(y).text for y in (1, 2))
        assert first.index("exchange") == len(then) - len(then.lstrip()), (first, then)
        await pilot.press("down", "enter")
        await pilot.pause()
        assert not isinstance(app.screen, SayScreen)


@pytest.mark.parametrize("game", list(rules.games))
async def test_the_cursor_begins_on_that_to_which_the_tables_cursor_leads(game: str) -> None:
    """Enter there decides what Enter at the table, again and again, would."""
    table = Table.new(game, parse_seats("you,you"), {}, 5)
    app = TableApp(table)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        screen = app.table_screen
        while not screen.is_my_turn or not screen.selection.chooser.lit:
            await pilot.press("enter")
            await pilot.pause()
        await pilot.press("v")
        await pilot.pause()
        await pilot.pause()
        offered = app.screen.query_one(Items)
        before, chosen = table.number_for(screen.viewer), offered.highlighted
        assert chosen is not None
        action = screen._as_said()[2][chosen][0]
        await pilot.press("escape")
        await pilot.pause()
        expected: list[int] = []
        screen.decide_all = lambda actions: expected.extend(actions[:1])  # type: ignore[method-assign]
        for _ in range(12):
            if not expected:
                await pilot.press("enter")
                await pilot.pause()
        assert (expected, table.number_for(screen.viewer)) == ([action], before)


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_digits_go_to_the_number_and_every_choice_can_be_seen(size: tuple[int, int]) -> None:
    app: App[None] = App()
    async with app.run_test(size=size) as pilot:
        page = SayScreen("Play.", ["a line"] * 7, [(action, f"take {action}") for action in range(100, 112)], at=104)
        app.push_screen(page)
        await pilot.pause()
        await pilot.pause()
        offered = page.query_one(Items)
        assert offered.highlighted == 4
        for typed, number in (("3", 3), ("1", 1), ("2", 12), ("9", 9), ("0", 9)):
            await pilot.press(typed)
            await pilot.pause()
            assert offered.highlighted == number - 1
            shown = [offered.render_line(y).text.strip() for y in range(offered.size.height)]
            assert f"►{number:>2}  take {number + 99}" in shown, shown
        assert not offered.max_scroll_y
        await pilot.press("enter")
        await pilot.pause()
        assert app.screen is not page


async def test_what_has_no_room_is_announced_and_scrolled() -> None:
    """Thirty choices in a low window: each is walked to, and the row below says that there are more."""
    app: App[None] = App()
    async with app.run_test(size=(80, 24)) as pilot:
        page = SayScreen("Play.", ["a line"] * 5, [(action, f"take {action}") for action in range(30)])
        app.push_screen(page)
        await pilot.pause()
        await pilot.pause()
        offered, more = page.query_one(Items), page.query("#choices MoreSign").first()
        assert offered.region.bottom == more.region.y
        assert more.region.bottom <= 22
        assert more.place_at(more.region.offset) == "more"
        await pilot.press("space")
        await pilot.pause()
        assert offered.highlighted


async def test_what_choices_do_not_share_is_bold_and_a_name_has_its_plate() -> None:
    app: App[None] = App()
    async with app.run_test(size=(80, 24)) as pilot:
        choices = [(1, "pass"), (2, "swap red 1 with the deck"), (3, "swap blue 2 with the deck")]
        page = SayScreen("Play.", ["You: two cards."], choices, names=("you", "Ash"))
        app.push_screen(page)
        await pilot.pause()
        await pilot.pause()
        offered = page.query_one(Items)
        for y, bold in ((1, "red 1"), (2, "blue 2")):
            found = [part.text for part in offered.render_line(y) if part.style and part.style.bold]
            assert found == [bold]
        assert " You   two cards." in page.query_one(Paragraphs).text()
