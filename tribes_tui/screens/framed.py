"""The frame of a screen beside the tables: a head, what it shows, a line about the cursor, the keys that work."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Generic, TypeVar

from textual import events
from textual.app import ComposeResult
from textual.geometry import Region
from textual.screen import Screen
from textual.strip import Strip
from textual.widget import Widget

from tribes_tui.table.head import EnterLine, Head, Standing
from tribes_tui.theme.palette import Palette, palette_for
from tribes_tui.widgets.drawn import Drawn
from tribes_tui.widgets.felt import felt_lines
from tribes_tui.widgets.key_line import KeyLine

Result = TypeVar("Result")
TITLE = "TRIBES"
NARROW, LOW = 100, 30
"""A smaller window has the class `-narrow` or `-low`."""


class ClickedEnter(EnterLine):
    """A click presses the key that it names."""

    def on_click(self, event: events.Click) -> None:
        """Where it names none it is no more than words."""
        if self._said[0]:
            event.stop()
            self.app.simulate_key("enter")


class FramedScreen(Screen[Result], Generic[Result]):
    """A subclass composes what it is about by `content`; the styles of Textual's widgets in it are those of every one."""

    DEFAULT_CSS = """
    FramedScreen { layout: vertical; overflow: hidden; }
    FramedScreen DataTable { background: $background; height: 1fr; scrollbar-size-vertical: 1; }
    FramedScreen * { scrollbar-color: $secondary; scrollbar-color-hover: $accent; scrollbar-color-active: $accent; }
    FramedScreen * { scrollbar-background: $background; scrollbar-background-hover: $background; scrollbar-background-active: $background; }
    FramedScreen DataTable:focus { background-tint: transparent; }
    FramedScreen DataTable > .datatable--header { background: $panel; color: $foreground; text-style: bold; }
    FramedScreen DataTable:focus > .datatable--header { background-tint: transparent; }
    FramedScreen DataTable > .datatable--header-hover { background: $panel; color: $accent; }
    FramedScreen DataTable > .datatable--odd-row { background: $background; }
    FramedScreen DataTable > .datatable--even-row { background: $panel 45%; }
    FramedScreen DataTable > .datatable--hover { background: $panel; }
    FramedScreen DataTable > .datatable--cursor {
        background: $block-cursor-background; color: $block-cursor-foreground; text-style: bold;
    }
    FramedScreen Tabs { background: transparent; height: 2; }
    FramedScreen Tab { color: $foreground; padding: 0 1; }
    FramedScreen Tab.-active { color: $accent; text-style: bold; }
    FramedScreen Tabs:focus Tab.-active { background: $block-cursor-background; color: $block-cursor-foreground; }
    FramedScreen Underline > .underline--bar { color: $accent; background: $panel; }
    FramedScreen Input { border: none; height: 1; padding: 0 1; background: $panel; color: $foreground; }
    FramedScreen Input:focus { border: none; background-tint: transparent; }
    FramedScreen.-bare DataTable > .datatable--cursor { text-style: bold reverse; }
    FramedScreen.-bare Tab.-active { text-style: bold reverse; }
    FramedScreen.-bare Input { text-style: underline; }
    """
    mood = "dusk"
    AUTO_FOCUS: ClassVar[str | None] = "DataTable"

    def __init__(self) -> None:
        super().__init__()
        self.head, self.enter_line = Head(), ClickedEnter()

    def compose(self) -> ComposeResult:
        """The head, what the screen is about, what Enter does, the keys."""
        yield self.head
        yield from self.content()
        yield self.enter_line
        yield KeyLine()

    def content(self) -> Iterable[Widget]:
        """What stands between the head and the line about the cursor."""
        raise NotImplementedError

    @property
    def palette(self) -> Palette:
        """The colours in the present theme."""
        return palette_for(self)

    def tell(self, *facts: str) -> None:
        """What the head says: which screen this is, and some facts."""
        self.head.show(Standing(TITLE, facts))

    def say(self, line: str, is_enter: bool = False, gain: str = "", role: str = "info") -> None:
        """What stands in the last row but one; `is_enter`: it is what that key does."""
        self.enter_line.show(is_enter, line, gain, role)

    def on_mount(self) -> None:
        """Follow the app's theme."""
        self.set_class(self.palette.is_bare, "-bare")
        self.app.theme_changed_signal.subscribe(self, lambda _: self._restyle())

    def _restyle(self) -> None:
        self.set_class(self.palette.is_bare, "-bare")
        for piece in self.query(Drawn):
            piece.changed()
        self.refresh()
        self.restyled()

    def restyled(self) -> None:
        """The theme is another: what holds colours of its own is made anew."""

    def on_resize(self) -> None:
        """In a small window some things are left out."""
        self.set_class(self.size.width < NARROW, "-narrow")
        self.set_class(self.size.height < LOW, "-low")

    def render_lines(self, crop: Region) -> list[Strip]:
        """The felt where nothing lies."""
        return felt_lines(self, crop)
