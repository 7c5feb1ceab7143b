"""What can be done while the keyboard is passed: by keys and by the mouse, and nothing hidden is told by it."""

from __future__ import annotations

from typing import Any

import pytest
from textual.pilot import Pilot

import rules
from tests.table.helpers import SMALL, Silent, TableApp, laid, on_table, shown
from tribes_tui.app.piloted import click
from tribes_tui.table.board import board_of
from tribes_tui.table.board.contract import GameBoard
from tribes_tui.table.dialogs import SeatsScreen
from tribes_tui.table.history.pages import SayScreen
from tribes_tui.table.play.handover import HandoverScreen


async def passed_on(pilot: Pilot[Any], app: TableApp) -> HandoverScreen:
    """The page between two people, after the first one has decided until it is another's turn."""
    await pilot.press("enter")
    await pilot.pause()
    for _ in range(20):
        if isinstance(app.screen, HandoverScreen):
            return app.screen
        table = on_table(app)
        if table.is_my_turn and table.selection.chooser.lit:
            table.decide(max(table.scene.view.legal_actions(), key=table.scene.view.hint))
        else:
            await pilot.press("enter")
        await pilot.pause()
    raise AssertionError(app.screen)


async def press(pilot: Pilot[Any], key: str, by_mouse: bool) -> None:
    """A key, or a click on it in the last row."""
    await (click(pilot, f"key:{key}") if by_mouse else pilot.press(key))
    await pilot.pause()


BY_MOUSE = pytest.mark.parametrize("by_mouse", [False, True], ids=["keys", "mouse"])


async def test_it_says_which_game_whose_turn_and_what_everybody_saw() -> None:
    app = TableApp(laid("pp", game="five_tribes"))
    async with app.run_test(size=SMALL) as pilot:
        page = await passed_on(pilot, app)
        text = shown(app)
        told = page.told
        assert "FIVE TRIBES" in text
        assert f"{told.after[1]}, it's your turn" in text
        assert all(fact in text for fact in told.facts)
        assert told.facts
        assert told.news
        assert told.before
        assert told.news[-1][:40] in text


@BY_MOUSE
async def test_what_was_decided_is_taken_back_and_the_keyboard_with_it(by_mouse: bool) -> None:
    app = TableApp(laid("pp", game="five_tribes"))
    async with app.run_test(size=SMALL) as pilot:
        page = await passed_on(pilot, app)
        number, giver = app.laid.number, page.told.before
        await press(pilot, "u", by_mouse)
        await pilot.pause()
        assert app.laid.number < number
        assert isinstance(app.screen, HandoverScreen)
        assert app.screen.told.after == giver


async def test_where_decisions_go_unnoticed_only_what_all_saw_is_taken_back_and_only_at_once() -> None:
    app = TableApp(laid("ppp", seed=3))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        table = on_table(app)
        assert table.board.hides_decisions
        table.decide(table.scene.view.legal_actions()[0])
        await pilot.pause()
        assert app.table_screen._undoes is not None
        await pilot.press("u")
        await pilot.pause()
        assert app.laid.number == 0
        table.decided_openly = False  # as after everybody was asked, when somebody may have decided in secret
        assert not app.table_screen.may_take_back
        app.table_screen.do_take_back()
        assert app.laid.number == 0


async def test_nobody_takes_back_what_another_has_answered() -> None:
    app = TableApp(laid("pp", game="tribal_rixe"))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, HandoverScreen)
        assert "take back" not in shown(app)
        number = app.laid.number
        await pilot.press("u")
        await pilot.pause()
        assert app.laid.number == number


@BY_MOUSE
async def test_a_bot_plays_for_the_one_who_is_away_and_the_page_goes(by_mouse: bool) -> None:
    app = TableApp(laid("ppp", game="five_tribes"))
    async with app.run_test(size=SMALL) as pilot:
        page = await passed_on(pilot, app)
        seat = page.told.after[0]
        await press(pilot, "S", by_mouse)
        assert isinstance(app.screen, SeatsScreen)
        app.screen.query_one(f"#seat-{seat}").focus()
        await pilot.press("right")
        await press(pilot, "s", by_mouse)
        await pilot.pause()
        assert not app.laid.seats[seat].is_human
        for _ in range(20):
            await pilot.pause()
            if app.screen is not page and app.laid.turn != seat:
                break
        assert app.screen is not page


@pytest.mark.parametrize("game", ["tribal_rixe", "tribe"])
async def test_the_table_in_words_is_everybodys(game: str) -> None:
    app = TableApp(laid("pp", game=game, seed=3))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, HandoverScreen)
        await pilot.press("v")
        await pilot.pause()
        assert isinstance(app.screen, SayScreen)
        assert app.table_screen.viewer is None
        assert app.table_screen._as_said()[2] == []
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(app.screen, HandoverScreen)


@BY_MOUSE
async def test_one_may_leave(by_mouse: bool) -> None:
    app = TableApp(laid("pp", game="tribe"))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await press(pilot, "q", by_mouse)
    assert app.return_value == "home"


async def test_the_button_is_for_the_mouse() -> None:
    app = TableApp(laid("pp", game="tribe"))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.click("TakeButton")
        await pilot.pause()
        assert on_table(app).is_my_turn


@pytest.mark.parametrize(("game", "answer"), [("tribe", "Nobody is asked out of turn"), ("indy", "about your eagle")])
async def test_when_one_is_asked_out_of_turn_is_chosen_only_where_that_comes_up(game: str, answer: str) -> None:
    app = TableApp(laid("pb", game=game))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.press("O")
        await pilot.pause()
        assert answer in shown(app)


@pytest.mark.parametrize("game", sorted(rules.games))
def test_a_table_says_that_decisions_go_unnoticed_where_it_asks_who_calls(game: str) -> None:
    board = board_of(game)
    asks = type(board).call_moment is not GameBoard.call_moment
    assert board.hides_decisions == asks


@pytest.mark.parametrize("game", [*rules.games])
async def test_who_gives_their_seat_to_a_bot_goes_on_seeing_it_and_decides_nothing(game: str) -> None:
    """Where one person alone is at the keyboard what lies there is theirs to see; nobody waits for "you"."""
    app = TableApp(laid("pb", game=game), Silent())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        screen = on_table(app)
        taken = [app.laid.seats[0]._replace(kind="bot", level="easy"), app.laid.seats[1]]
        screen._seated(taken)
        await pilot.pause()
        assert screen.viewer == 0
        assert screen.view.viewer == 0
        assert not screen.is_my_turn
        assert not screen.scene.lit
        assert "Waiting for you" not in shown(app)
        assert "A bot plays for you." in shown(app) or screen.view.current_player != 0
        if screen.view.current_player == 0:
            number = app.laid.number
            screen.decide(screen.view.legal_actions()[0])
            assert app.laid.number == number
        screen._seated([app.laid.seats[0]._replace(kind="human", level=""), app.laid.seats[1]])
        await pilot.pause()
        assert screen.viewer == 0
        assert screen.is_my_turn or screen.view.current_player != 0


async def test_of_two_people_nobody_keeps_a_seat_that_both_gave_away() -> None:
    app = TableApp(laid("pp", game="five_tribes"), Silent())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        app.table_screen._seated([seat._replace(kind="bot", level="easy") for seat in app.laid.seats])
        await pilot.pause()
        assert app.table_screen.viewer is None
