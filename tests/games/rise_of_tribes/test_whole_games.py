"""Whole games on the table screen: by keyboard alone, by mouse alone, and what happens on the way."""

from __future__ import annotations

from typing import Any

import pytest
from textual.pilot import Pilot

from tests.games.rise_of_tribes.scenes import MODULES
from tests.rules.rise_of_tribes.table import lay
from tests.table.helpers import NAMES, TableApp, click_target, on_table, shown
from tribes_tui.app.piloted import click
from tribes_tui.play.seat import Seat
from tribes_tui.play.table import Table
from tribes_tui.table.board import board_of
from tribes_tui.table.end.screen import EndScreen
from tribes_tui.table.history.pages import MomentScreen
from tribes_tui.table.screen import TableScreen

MOST = 900


def laid(people: str, options: dict[str, Any], seed: int) -> Table:
    """A table with a person at its first seat."""
    seats = [
        Seat("human", "", name) if kind == "p" else Seat("bot", "easy", name)
        for kind, name in zip(people, NAMES, strict=False)
    ]
    return Table.new("rise_of_tribes", seats, options, seed)


async def walk_to(pilot: Pilot[Any], screen: TableScreen, name: str) -> None:
    """Reach a target with Tab, and choose it with Enter."""
    for _ in range(60):
        if screen.selection.cursor == name:
            break
        await pilot.press("tab")
    assert screen.selection.cursor == name
    await pilot.press("enter")


async def play(pilot: Pilot[Any], app: TableApp, by_mouse: bool) -> set[str]:
    """Play what looks best until the game is over; the kinds of actions that were chosen."""
    kinds: set[str] = set()
    for _ in range(MOST):
        await pilot.pause()
        if isinstance(app.screen, EndScreen):
            return kinds
        if isinstance(app.screen, MomentScreen):
            await (click(pilot, "key:enter") if by_mouse else pilot.press("enter"))
            continue
        screen = on_table(app)
        view = app.laid.view(0)
        assert view.current_player == 0
        action = max(view.legal_actions(), key=view.hint)
        kinds.add(view.game.actions[action].kind)
        for name in screen.board.paths(view, action)[0]:
            await (click_target(pilot, screen, name) if by_mouse else walk_to(pilot, screen, name))
    raise AssertionError("the game does not end")


@pytest.mark.parametrize(
    ("people", "size", "by_mouse", "options"),
    [
        ("pbbb", (80, 24), False, MODULES),
        pytest.param("pb", (80, 24), True, {}, marks=pytest.mark.soak),
        pytest.param("pbbb", (160, 50), True, {**MODULES, "layout": "symmetric"}, marks=pytest.mark.soak),
        pytest.param("pbb", (120, 40), False, {}, marks=pytest.mark.soak),
        pytest.param("pb", (120, 40), True, MODULES, marks=pytest.mark.soak),
    ],
    ids=["keyboard", "mouse", "mouse, large", "keyboard, 120x40", "mouse, 120x40"],
)
@pytest.mark.soak
async def test_a_whole_game(people: str, size: tuple[int, int], by_mouse: bool, options: dict[str, Any]) -> None:
    app = TableApp(laid(people, options, seed=3))
    async with app.run_test(size=size) as pilot:
        kinds = await play(pilot, app, by_mouse)
        assert kinds >= {"DIE", "GROW", "MOVE", "GATHER", "PLACE"}
        assert "in all" in shown(app)
        await pilot.press("q")
    assert app.return_value == "home"


def test_the_board_is_found_by_the_games_id() -> None:
    assert type(board_of("rise_of_tribes")).__name__ == "RiseBoard"


async def test_dice_are_placed_by_number_and_taken_back_by_undo() -> None:
    app = TableApp(at_the_dice())
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        screen = on_table(app)
        before = app.laid.number
        await pilot.press("1")
        await pilot.pause()
        assert app.laid.number == before + 1
        assert "Grow: add up to" in shown(app)
        await pilot.press("escape")
        await pilot.pause()
        assert app.laid.number == before + 1
        assert "Nothing is picked" in shown(app)
        await pilot.press("u")
        await pilot.pause()
        assert app.laid.number == before
        assert "Place a die" in shown(app)
        assert screen.cursor is not None


def at_the_dice(seed: int = 3) -> Table:
    """A table where the person is to place the first die."""
    table = laid("pb", {}, seed)
    for _ in range(200):
        turn = table.turn
        assert turn is not None
        view = table.view(turn)
        legal = view.legal_actions()
        if turn == 0 and view.game.actions[legal[0]].kind == "DIE":
            return table
        table.propose(turn, max(legal, key=view.hint), table.number_for(turn))
    raise AssertionError("no dice")


async def test_arrows_and_six_keys_walk_over_the_hexes() -> None:
    table = laid("pb", {}, seed=1)
    while table.turn != 0:
        view = table.view(table.turn)
        table.propose(1, max(view.legal_actions(), key=view.hint), table.number_for(1))
    app = TableApp(table)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        screen = on_table(app)
        lit = {name[-1] for name in screen.scene.lit}
        assert len(lit) >= 8  # settling: any free hex
        screen.selection.cursor = "hex:E"
        around = {"w": "B", "e": "C", "a": "D", "d": "F", "z": "G", "x": "H"}
        for key, letter in around.items():
            if letter in lit:
                screen.selection.cursor = "hex:E"
                await pilot.press(key)
                assert screen.selection.cursor == f"hex:{letter}", key


async def test_after_a_move_the_cursor_is_where_the_next_member_is_worth_most_elsewhere() -> None:
    table = laid("pb", {}, seed=3)
    state = lay({"E": [4], "G": [3], "A": [0, 2]}, hand=["sun", "blank"])
    state.events = None
    table._state = state
    table.why_not_undo = lambda *_: "this position was never played"  # type: ignore[method-assign]
    app = TableApp(table)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        screen = on_table(app)
        await pilot.press("2")
        await pilot.pause()
        screen.selection.cursor = "hex:G"
        await pilot.press("enter")
        assert screen.scene.picked == ("hex:G",)
        screen.selection.cursor = "hex:H"
        await pilot.press("enter")
        await pilot.pause()
        assert "You 1" in shown(app)
        assert screen.cursor == "hex:E", "four stand there, and G has room again"


async def test_a_hint_says_why_and_a_help_page_opens_on_every_place() -> None:
    app = TableApp(at_the_dice())
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("h")
        await pilot.pause()
        assert "Hint:" in shown(app)
        await pilot.press("question_mark")
        await pilot.pause()
        assert "LEAD" in shown(app)
        await pilot.press("question_mark")  # what is this; and once more: all keys
        await pilot.pause()
        assert "walk up left" not in shown(app), "no hex is asked for"
