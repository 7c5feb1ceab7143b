"""A screen is closed once, and no other in its place."""

from __future__ import annotations

import pytest
from textual.app import App, ComposeResult
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

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


class Growing(TopScreen[None]):
    """Lines that scroll, and grow."""

    def compose(self) -> ComposeResult:
        with VerticalScroll():
            for k in range(40):
                yield Static(f"line {k}")


@pytest.mark.parametrize("is_asked", [False, True])
async def test_who_asks_where_a_widget_lies_before_its_layout_hides_no_change(is_asked: bool) -> None:
    """Textual alone would then neither paint the change nor tell the widget of its size."""
    app: App[None] = App()
    async with app.run_test(size=(80, 24)) as pilot:
        await app.push_screen(Growing())
        lines = app.screen.query(Static)
        await pilot.pause()
        compositor = app.screen._compositor
        compositor.reflow_visible(app.screen, app.size)  # as when something scrolls
        lines[10].styles.height = 3
        lines[10]._check_refresh()  # as when it has nothing else to do
        assert not is_asked or lines[39].region, "where one lies that isn't seen"
        changed = compositor.reflow(app.screen, app.size)
        assert lines[10] in changed.resized
        assert any(region.overlaps(lines[11].region) for region in compositor._dirty_regions)
