"""A line of status goes when what it was about has gone."""

from __future__ import annotations

import pytest

from rules import Event
from tests.app.test_app import until
from tests.table.helpers import SMALL, Silent, TableApp, laid, on_table, shown
from tribes_tui.play.seat import Update
from tribes_tui.table.advice.help import HelpScreen
from tribes_tui.table.choice import keys
from tribes_tui.table.frame.enter_line import EnterLine

GAMES = ["tribe", "five_tribes"]


def others_turn(game: str) -> TableApp:
    """A table at which a bot is to move that never does by itself."""
    table = laid("pb", 5, game)
    while table.turn == 0:
        table.propose(0, table.view(0).legal_actions()[0], table.number_for(0))
    return TableApp(table, Silent())


def line_of(app: TableApp) -> str:
    return on_table(app).query_one(EnterLine).text().strip()


@pytest.mark.parametrize("game", GAMES)
async def test_what_was_said_out_of_turn_goes_with_the_next_move(game: str) -> None:
    app = others_turn(game)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.press("h")
        await pilot.pause()
        said = line_of(app)
        table = app.laid
        while table.turn != 0:
            seat = table.turn
            assert seat is not None
            table.propose(seat, table.view(seat).legal_actions()[0], table.number_for(seat))
        for _ in range(5):
            await pilot.pause()
        if app.screen is not app.table_screen:  # what the other did is told on a page first
            await pilot.press("enter")
            await pilot.pause()
        now = line_of(app)
        assert now.startswith("Enter ")
        assert now != said


@pytest.mark.parametrize("game", ["tribe", "indy"])
async def test_what_another_did_goes_when_all_may_have_moved_since_when_a_round_or_the_game_ends(game: str) -> None:
    app = others_turn(game)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        screen, table = on_table(app), app.laid
        view, number = table.view(0), table.number_for(0)
        kind = next(iter(screen.board.headlines))
        event = Event(kind, 1)

        class Words:
            def event(self, event: Event, names: object) -> str:
                return "A bird flies by."

        screen.words = Words()  # type: ignore[assignment]
        update = Update(number, 1, "", [event], view)
        later = Update(number + 1, 1, "", [], view)
        after_all = Update(number + view.players + 1, 1, "", [], view)
        for name, value in (("round", view.round + 1), ("is_terminal", True)):
            seen = {"players": view.players, "round": view.round, "current_player": None, "is_terminal": False}
            other = type("Other", (), seen | {name: value})()
            screen._tell_headlines(update)
            assert screen.selection.notice == "A bird flies by."
            screen._tell_headlines(later)
            assert screen.selection.notice == "A bird flies by."
            screen._tell_headlines(later._replace(view=other))
            assert screen.selection.notice == ""
            screen._tell_headlines(later)
        screen._tell_headlines(update)
        screen._tell_headlines(after_all)
        assert screen.selection.notice == ""


@pytest.mark.parametrize("game", GAMES)
async def test_a_refusal_goes_with_the_next_key(game: str) -> None:
    app = TableApp(laid("pb", 5, game), Silent())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        on_table(app).say("No. This is not how it is done.")
        await pilot.pause()
        assert "This is not how" in shown(app)
        await pilot.press("right")
        await pilot.pause()
        assert "This is not how" not in shown(app)


@pytest.mark.parametrize("game", GAMES)
async def test_that_a_key_does_nothing_goes_with_the_next_question_and_with_a_page(game: str) -> None:
    app = others_turn(game)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.press("Z")
        await pilot.pause()
        said = line_of(app)
        assert "Z" in said
        table = app.laid
        while table.turn != 0:
            seat = table.turn
            assert seat is not None
            table.propose(seat, table.view(seat).legal_actions()[0], table.number_for(seat))
        for _ in range(5):
            await pilot.pause()
        if app.screen is not app.table_screen:
            await pilot.press("enter")
            await pilot.pause()
        assert line_of(app).startswith("Enter ")
        await pilot.press("Z")
        assert "Z" in line_of(app)
        await pilot.press("l")
        await pilot.pause()
        await pilot.press("escape")
        await pilot.pause()
        assert line_of(app).startswith("Enter ")


async def test_what_enter_does_comes_back_soon_and_with_any_key(monkeypatch: pytest.MonkeyPatch) -> None:
    app = TableApp(laid("pb", 5, "five_tribes"), Silent())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        before = line_of(app)
        await pilot.press("Z")
        assert line_of(app) != before
        await pilot.press("f9")  # which nothing is bound to
        assert line_of(app) == before
        monkeypatch.setattr(keys, "STRAY", 0.01)
        await pilot.press("Z")
        await until(pilot, lambda: line_of(app) == before)


async def test_what_is_explained_while_a_bot_moves_is_told_anew_when_it_has_moved() -> None:
    app = others_turn("five_tribes")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.press("question_mark")
        await pilot.pause()
        page, table = app.screen, app.laid
        assert isinstance(page, HelpScreen)
        await until(pilot, lambda: bool(page._told))
        out_of_turn = "It is not your turn"
        assert out_of_turn in " ".join(page._told)
        while table.turn != 0:
            seat = table.turn
            assert seat is not None
            table.propose(seat, table.view(seat).legal_actions()[0], table.number_for(seat))
        await until(pilot, lambda: app.table_screen.is_my_turn)
        await pilot.pause()
        assert app.screen is page
        assert out_of_turn not in " ".join(page._told)
