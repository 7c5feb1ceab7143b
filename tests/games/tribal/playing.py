"""Playing at a table by keys or by mouse, target by target."""

from __future__ import annotations

from typing import Any

from textual.pilot import Pilot

from tests.table.helpers import TableApp, click_target, on_table
from tribes_tui.table.end.screen import EndScreen
from tribes_tui.table.history.pages import MomentScreen
from tribes_tui.table.screen import TableScreen

MOST_TABS = 80


async def play(pilot: Pilot[Any], app: TableApp, by_mouse: bool, most: int = 900) -> int:
    """Play the best-looking action each time, until the game is over; how many decisions it took."""
    for decisions in range(most):
        await pilot.pause()
        if isinstance(app.screen, EndScreen):
            return decisions
        if isinstance(app.screen, MomentScreen):
            await pilot.press("enter")
            continue
        screen = on_table(app)
        view = app.laid.view(screen.viewer)
        action = max(view.legal_actions(), key=view.hint)
        await choose(pilot, screen, min(screen.board.paths(view, action), key=len), by_mouse)
    raise AssertionError("the game does not end")


async def choose(pilot: Pilot[Any], screen: TableScreen, path: tuple[str, ...], by_mouse: bool = False) -> None:
    """Choose these targets one after the other, by a click or by walking there with Tab and pressing Enter; what would do something else at once
    is only picked."""
    for name in path:
        if by_mouse:
            await click_target(pilot, screen, name)
            continue
        await walk_to(pilot, screen, name)
        at_once = screen.at_once(name)
        if at_once not in (None, screen.selection.chooser.ways.get(path)):
            screen.choose(name)
            continue
        await pilot.press("enter")
        if at_once is not None:
            return


async def walk_to(pilot: Pilot[Any], screen: TableScreen, name: str) -> None:
    """Reach a target with Tab."""
    for _ in range(MOST_TABS):
        if screen.cursor == name:
            return
        await pilot.press("tab")
    raise AssertionError(f"{name} is not reached: {[target.name for target in screen.targets]}")


async def act(pilot: Pilot[Any], app: TableApp, *moves: str, by_mouse: bool = False) -> None:
    """Play these moves of the person at the keyboard, in notation, through their targets."""
    for move in moves:
        await pilot.pause()
        screen = on_table(app)
        view = app.laid.view(screen.viewer)
        await choose(pilot, screen, min(screen.board.paths(view, view.read(move)), key=len), by_mouse)
    await pilot.pause()
