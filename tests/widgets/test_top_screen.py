"""A screen is closed once, and no other in its place."""

from __future__ import annotations

import pytest
from textual.app import App
from textual.screen import ModalScreen

from tribes_tui.table.end.screen import EndScreen
from tribes_tui.table.frame.screens import BesideScreen, KeyedScreen
from tribes_tui.widgets.screen.dialog import Dialog
from tribes_tui.widgets.screen.framed_screen import FramedScreen
from tribes_tui.widgets.screen.top_screen import TopScreen


class Closing(TopScreen[int]):
    """Closed from outside."""


async def test_what_lies_above_stays_and_a_second_close_does_nothing() -> None:
    app: App[None] = App()
    closed: list[int | None] = []
    async with app.run_test() as pilot:
        below, above = Closing(), ModalScreen[None]()
        app.push_screen(below, closed.append)
        app.push_screen(above)
        below.dismiss(1)
        await pilot.pause()
        assert app.screen is above
        assert closed == []
        app.pop_screen()
        await pilot.pause()
        below.dismiss(2)
        below.dismiss(3)
        await pilot.pause()
        assert closed == [2]
        assert len(app.screen_stack) == 1


@pytest.mark.parametrize("kind", [BesideScreen, Dialog, EndScreen, FramedScreen, KeyedScreen])
def test_all_screens_are_of_this_kind(kind: type) -> None:
    assert issubclass(kind, TopScreen)
