"""The frame of a screen about a table of things: lists of it above, and above the keys what Enter does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, TypeVar

from textual import events
from textual.app import ComposeResult

from tribes_tui.table.frame.head import EnterLine
from tribes_tui.theme.palette import Palette, palette_for
from tribes_tui.widgets.screen.framed_screen import FramedScreen, ScreenTitle
from tribes_tui.widgets.screen.top_screen import KeyLine

Result = TypeVar("Result")


class ClickedEnter(EnterLine):
    """A click presses the key that it names."""

    def on_click(self, event: events.Click) -> None:
        """Where it names none it is no more than words."""
        if self._said[0]:
            event.stop()
            self.app.simulate_key("enter")


class ListScreen(FramedScreen[Result]):
    """The looks of Textual's tables and tabs, and the line about the cursor."""

    DEFAULT_CSS = """
    ListScreen DataTable { background: $background; height: 1fr; scrollbar-size-vertical: 1; }
    ListScreen DataTable:focus { background-tint: transparent; }
    ListScreen DataTable > .datatable--header { background: $panel; color: $foreground; text-style: bold; }
    ListScreen DataTable:focus > .datatable--header { background-tint: transparent; }
    ListScreen DataTable > .datatable--header-hover { background: $panel; color: $accent; }
    ListScreen DataTable > .datatable--odd-row { background: $background; }
    ListScreen DataTable > .datatable--even-row { background: $panel 45%; }
    ListScreen DataTable > .datatable--hover { background: $panel; }
    ListScreen DataTable > .datatable--cursor {
        background: $block-cursor-background; color: $block-cursor-foreground; text-style: bold;
    }
    ListScreen Tabs { background: transparent; height: 2; }
    ListScreen Tab { color: $foreground; padding: 0 1; }
    ListScreen Tab.-active { color: $accent; text-style: bold; }
    ListScreen Tabs:focus Tab.-active { background: $block-cursor-background; color: $block-cursor-foreground; }
    ListScreen Underline > .underline--bar { color: $accent; background: $panel; }
    ListScreen * {
        scrollbar-color: $secondary; scrollbar-color-hover: $accent; scrollbar-color-active: $accent;
        scrollbar-background: $background; scrollbar-background-hover: $background;
        scrollbar-background-active: $background;
    }
    ListScreen.-bare DataTable > .datatable--cursor, ListScreen.-bare Tab.-active {
        background: $background; color: $foreground; text-style: bold reverse;
    }
    """
    AUTO_FOCUS: ClassVar[str | None] = "DataTable"
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (100, "-wide")]
    VERTICAL_BREAKPOINTS = [(0, "-low"), (30, "-tall")]

    def __init__(self) -> None:
        super().__init__()
        self._enter = ClickedEnter()

    def compose(self) -> ComposeResult:
        """What to do here is said by the line above the keys: there is no other prompt."""
        yield ScreenTitle()
        yield from self.compose_body()
        yield self._enter
        yield KeyLine()

    @property
    def palette(self) -> Palette:
        """The colours in the present theme."""
        return palette_for(self)

    def say(self, line: str, is_enter: bool = False, role: str = "info", briefer: Sequence[str] = ()) -> None:
        """What stands in the last row but one; `is_enter`: it is what that key does. `briefer`: in ever fewer words."""
        self._enter.show(is_enter, line, "", role, briefer)
