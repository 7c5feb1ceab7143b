"""Whole games on the screen: by keys alone and by the mouse alone, to the score sheet."""

from __future__ import annotations

from typing import Any

import pytest
from textual.pilot import Pilot

from rules import State
from tests.games.five_tribes.helpers import rich
from tests.games.tribal.helpers import table_at
from tests.table.helpers import TableApp, click_target, on_table, seats, shown
from tribes_tui.games.five_tribes.table import FiveTribesBoard
from tribes_tui.games.five_tribes.words.things import sheet_lines
from tribes_tui.play.table import Table
from tribes_tui.table.board.contract import Path
from tribes_tui.table.end.screen import EndScreen
from tribes_tui.table.history.pages import MomentScreen
from tribes_tui.table.screen import TableScreen


async def play(pilot: Pilot[Any], app: TableApp, by_mouse: bool) -> list[str]:
    """Play what looks best until the game is over; the kinds of what was chosen."""
    kinds = []
    for _ in range(900):
        await pilot.pause()
        if isinstance(app.screen, EndScreen):
            return kinds
        if isinstance(app.screen, MomentScreen):
            await pilot.press("enter")
            continue
        screen = on_table(app)
        view = app.laid.view(0)
        assert view.current_player == 0
        uses = [action for action in view.legal_actions() if view.game.actions[action].kind == "USE"]
        action = max(uses or view.legal_actions(), key=view.hint)
        kinds.append(view.game.actions[action].kind)
        for name in path_of(screen, view, action):
            if by_mouse:
                await pilot.pause()
                await click_target(pilot, screen, name)
            else:
                await reach(pilot, app, name)
    raise AssertionError("the game does not end")


def path_of(screen: TableScreen, view: State, action: int) -> Path:
    """The targets of an action; in a move those of its best end, so that the game walks where it can."""
    board = screen.board
    assert isinstance(board, FiveTribesBoard)
    if view.game.actions[action].kind == "DROP":
        ends = [path for path in screen.selection.chooser.ways if path[0].startswith("tile:")]
        return max(ends, key=lambda path: len(board.onward(view, path)))
    return board.paths(view, action)[0]


async def reach(pilot: Pilot[Any], app: TableApp, name: str) -> None:
    """Go to a target with the arrow that leads there, else by jumping, and choose it with Enter."""
    screen = on_table(app)
    among = list(screen.selection.walkable(screen.targets))
    for arrow in ("right", "down", "left", "up"):
        if screen.selection.cursor != name and screen.targets.walk(screen.cursor, arrow, among) == name:
            await pilot.press(arrow)
    if screen.selection.cursor != name:
        await pilot.press("j")
        await pilot.press(next(letter for letter, goal in screen.selection.jumps.items() if goal == name))
    assert screen.selection.cursor == name
    await pilot.press("enter")


@pytest.mark.parametrize("by_mouse", [False, True], ids=["keys", "mouse"])
@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=str)
@pytest.mark.soak
async def test_a_whole_game_to_the_score_sheet(size: tuple[int, int], by_mouse: bool) -> None:
    app = TableApp(Table.new("five_tribes", seats("pb"), {}, 5))
    async with app.run_test(size=size) as pilot:
        kinds = await play(pilot, app, by_mouse)
        assert {"BID", "TAKE", "DROP"} <= set(kinds)
        sheet = shown(app)
        for line in sheet_lines():
            assert line in sheet, line
        assert all(str(points) in sheet for points in app.laid.scores or ())
        await pilot.press("q")
    assert app.return_value == "home"


@pytest.mark.soak
async def test_with_four_players_and_djinns_from_the_start() -> None:
    """Many kinds of decisions come up when everybody holds djinns."""
    app = TableApp(table_at(rich(4, 3), "pbbb"))
    async with app.run_test(size=(80, 24)) as pilot:
        kinds = await play(pilot, app, by_mouse=True)
    assert {"BID", "TAKE", "DROP", "USE"} <= set(kinds)
