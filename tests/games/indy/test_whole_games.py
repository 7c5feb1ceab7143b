"""Whole games of indy at the table: by keys alone, and by mouse alone, rounds' pages and the end included."""

from __future__ import annotations

from typing import Any

import pytest
from textual.pilot import Pilot

from tests.games.tribal.playing import choose
from tests.table.helpers import MEDIUM, SMALL, TableApp, laid, shown
from tribes_tui.app.piloted import click
from tribes_tui.table.end.screen import EndScreen
from tribes_tui.table.history.pages import MomentScreen
from tribes_tui.table.screen import TableScreen

MOST = 1500


async def play(pilot: Pilot[Any], app: TableApp, by_mouse: bool) -> set[str]:
    """Play what looks best until the game is over; the kinds of actions that were chosen."""
    kinds: set[str] = set()
    for _ in range(MOST):
        await pilot.pause()
        screen = app.screen
        if isinstance(screen, EndScreen):
            return kinds
        if isinstance(screen, MomentScreen):
            await (click(pilot, "key:enter") if by_mouse else pilot.press("enter"))
        elif isinstance(screen, TableScreen) and screen.selection.chooser.lit:
            view = app.laid.view(0)
            action = max(view.legal_actions(), key=view.hint)
            kinds.add(view.game.actions[action].kind)
            await choose(pilot, screen, screen.board.paths(view, action)[0], by_mouse)
    raise AssertionError("the game does not end")


@pytest.mark.soak
@pytest.mark.parametrize("by_mouse", [False, True], ids=["keys", "mouse"])
@pytest.mark.parametrize(
    ("spec", "size"), [("pbb", SMALL), ("pbbbbb", SMALL), ("pb", MEDIUM), ("pbbb", MEDIUM)], ids=str
)
async def test_a_whole_game(spec: str, size: tuple[int, int], by_mouse: bool) -> None:
    app = TableApp(laid(spec, seed=3))
    async with app.run_test(size=size) as pilot:
        kinds = await play(pilot, app, by_mouse)
        assert kinds >= {"EXCHANGE", "SWAP"}
        assert ("CHOOSE_SHAMAN" in kinds) == (spec != "pb"), "of two nobody is asked: it changes nothing (spec 3.11)"
        assert "feathers kept" in shown(app)
        await (click(pilot, "key:q") if by_mouse and size == MEDIUM else pilot.press("q"))
    assert app.return_value == "home"
