"""A moment: something that happened, shown with the pieces themselves, until the person goes on."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any, ClassVar, NamedTuple

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.events import ScreenSuspend
from textual.timer import Timer
from textual.widget import Widget

from tribes_tui.profile.keymap import BY_NAME
from tribes_tui.table.breakpoints import SizedScreen
from tribes_tui.table.head import EnterLine, Head, HeadFacts
from tribes_tui.table.keyed import KeyedScreen
from tribes_tui.table.steps import TurnSteps
from tribes_tui.widgets.drawing.felt import Felt
from tribes_tui.widgets.drawing.lines import Words
from tribes_tui.widgets.screen.top_screen import KeyLine
from tribes_tui.words.later import Later
from tribes_tui.words.said import table

ASKED = ("log", "rules")
"""The table's commands that work here, too, and leaving it: such a page comes unasked, perhaps just before a key that was
meant for the table."""

BREATH, PATIENCE = 0.5, 1.5
"""Seconds: whoever presses Enter again and again has not read the page. Enter leaves it once it was let alone for so long, or after so many."""


class Moment(NamedTuple):
    """What a page of its own shows.

    sentence  what happened, and to whom
    picture   makes the piece that shows it, or a container of pieces
    onward    what comes next, behind Enter
    text      the same in lines, for the table in words
    facts     when it was, beside the game's name: "round 3 of 5 is over"
    steps     the steps of a turn, with the one in which it happened
    """

    sentence: str
    picture: Callable[[], Widget]
    onward: str
    text: Sequence[str] = ()
    facts: tuple[str, ...] = ()
    steps: TurnSteps = TurnSteps((), None)


class MomentScreen(KeyedScreen, SizedScreen):
    """It stays until Enter, or so many seconds. The game goes on beneath it as far as it needs nobody here."""

    ALLOW_SELECT: ClassVar[bool] = False
    AUTO_FOCUS: ClassVar[str | None] = ""
    now = staticmethod(time.monotonic)
    DEFAULT_CSS = "MomentScreen { overflow: hidden; } MomentScreen .picture { height: 1fr; }"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "go_on", Later(table.go_on), id="choose", key_display="Enter"),
        Binding("escape,backspace", "leave", show=False, id="back"),
        *(Binding(",".join(BY_NAME[name].keys), f"ask('{name}')", BY_NAME[name].label, id=name) for name in ASKED),
        Binding(",".join(BY_NAME["say"].keys), "say", BY_NAME["say"].label, id="say"),
        Binding(",".join(BY_NAME["leave"].keys), "ask('leave')", BY_NAME["leave"].label, id="leave"),
    ]

    def __init__(
        self, moment: Moment, title: str, mood: str, ask: Callable[[str], None], seconds: float | None = None
    ) -> None:
        """`ask` carries out a command of the table; after `seconds` the page goes by itself (None: never)."""
        super().__init__()
        self.moment, self.mood = moment, mood
        self._game, self._ask, self._seconds = title, ask, seconds
        self._timer: Timer | None = None
        self._came = self._pressed = self.now()
        self._head, self._prompt, self._enter = Head(), Words(), EnterLine()

    def compose(self) -> ComposeResult:
        """The lines of a table, and the picture between them."""
        picture = self.moment.picture()
        picture.add_class("picture")
        with Felt():
            yield self._head
            yield self._prompt
            yield picture
            yield self._enter
            yield KeyLine()

    def _compositor_refresh(self) -> None:
        """Paint once all of it is there: what the page leaves as it lay on the table is then not sent again."""
        if self.is_mounted:
            super()._compositor_refresh()

    def on_mount(self) -> None:
        """Say what happened."""
        names, now, brief = self.moment.steps
        standing = HeadFacts(self._game.upper(), self.moment.facts, tuple(names), now, brief=tuple(brief))
        self._head.show(standing)
        self._prompt.say((("► ", "cursor"), (self.moment.sentence, "ink", 1)))
        self._enter.show(True, self.moment.onward, "", "info")
        self._came = self._pressed = self.now()
        if self._seconds is not None:
            self._timer = self.set_timer(self._seconds, self.action_leave)

    def on_screen_suspend(self, event: ScreenSuspend) -> None:
        """Somebody opens another page over this one: they are here, and it stays."""
        if self._timer is not None:
            self._timer.stop()

    def action_go_on(self) -> None:
        """Back to the table, unless the key is one of many that began before the page came."""
        now = self.now()
        last, self._pressed = self._pressed, now
        if now - last >= BREATH or now - self._came >= PATIENCE:
            self.action_leave()

    def action_leave(self) -> None:
        """Back to the table."""
        self.dismiss(None)

    def action_ask(self, command: str) -> None:
        """What the table does with that key."""
        self._ask(command)

    def action_say(self) -> None:
        """The moment in words."""
        from tribes_tui.table.say import SayScreen

        self.app.push_screen(SayScreen(self.moment.sentence, self.moment.text, ()))

    def on_drawn_chosen(self, message: Any) -> None:
        """Nothing on a moment can be chosen."""
