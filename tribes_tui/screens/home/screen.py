"""The home screen: where one begins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.message import Message
from textual.screen import Screen

from saves import Summary
from tribes_tui.display.targets import Targets
from tribes_tui.screens.home.menu import Choice, choices
from tribes_tui.screens.home.page import draw_home, rows_of
from tribes_tui.sheet.canvas import Canvas
from tribes_tui.sheet.skin import Skin, skin_of
from tribes_tui.sheet.widget import Sheet

STEPS = {"up": -1, "down": 1, "shift+tab": -1, "tab": 1, "k": -1, "j": 1}
SIDEWAYS = {"left": -1, "right": 1, "h": -1, "l": 1}


class HomeScreen(Screen[None]):
    """The menu; posts `Chosen`, and the app does it."""

    AUTO_FOCUS: ClassVar[str | None] = "Sheet"

    class Chosen(Message):
        """A line of the menu was chosen."""

        def __init__(self, what: str) -> None:
            super().__init__()
            self.what = what

    def __init__(self) -> None:
        super().__init__()
        self.choices: Sequence[Choice] = choices(None)
        self.at = 0
        self._news = ""
        self._lines = Targets()
        self._skin = Skin(None)

    def compose(self) -> ComposeResult:
        """One sheet, like the tables'."""
        self._skin = skin_of(self.app)
        yield Sheet(self._skin, self.paint)

    def on_mount(self) -> None:
        """Follow the app's theme."""
        self.app.theme_changed_signal.subscribe(self, lambda _: self.restyle())

    def show(self, unfinished: Summary | None, news: str = "") -> None:
        """Draw the menu anew, with a line of news under it."""
        self.choices = choices(unfinished)
        self.at, self._news = 0, news
        self.restyle()

    def restyle(self) -> None:
        """Draw it in the app's present theme and signs."""
        if self.children:
            self._skin = skin_of(self.app)
            self.query_one(Sheet).restyle(self._skin)
            self.paint()

    # ---- Keys and clicks ----------------------------------------------------------------------

    def on_key(self, event: events.Key) -> None:
        """Walk, choose, or the letter before a line."""
        if event.key in STEPS:
            event.stop()
            self._go_to((self.at + STEPS[event.key]) % len(self.choices))
        elif event.key in SIDEWAYS:
            self._go_to(self._beside(SIDEWAYS[event.key]))
        elif event.key in ("home", "end"):
            self._go_to(0 if event.key == "home" else len(self.choices) - 1)
        elif event.key in ("enter", "space"):
            self._choose(self.choices[self.at].what)
        else:
            for choice in self.choices:
                if choice.key == event.character:
                    self._choose(choice.what)

    def on_sheet_clicked(self, event: Sheet.Clicked) -> None:
        """A click on a line chooses it."""
        line = self._lines.at(event.place)
        if line is not None:
            self._choose(line.name)

    def _beside(self, by: int) -> int:
        row = next(row for row in rows_of(self.choices) if self.at in row)
        return row[(row.index(self.at) + by) % len(row)]

    def _go_to(self, at: int) -> None:
        self.at = at
        self.paint()

    def _choose(self, what: str) -> None:
        self.post_message(self.Chosen(what))

    # ---- Drawing ------------------------------------------------------------------------------

    def on_sheet_resized(self) -> None:
        """Draw it for the new size."""
        self.paint()

    def paint(self) -> None:
        """Draw it all, with the terminal's own cursor on the line that is chosen by Enter."""
        if not self.children:
            return
        sheet = self.query_one(Sheet)
        canvas = Canvas(*sheet.size, self._skin.ink)
        self._lines = draw_home(canvas, self.choices, self.at, self._news)
        here = self._lines.get(self.choices[self.at].what)
        if here is not None:
            self.app.cursor_position = here.region.offset
        sheet.show(canvas)
