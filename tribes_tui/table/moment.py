"""A moment: something that happened, shown with the pieces themselves, until the person goes on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, NamedTuple

from textual import events
from textual.app import ComposeResult
from textual.screen import Screen

from tribes_tui.sheet.command import Command
from tribes_tui.table.head import EnterLine, Head, Standing, TableKeys
from tribes_tui.widgets.drawn import Drawn
from tribes_tui.widgets.felt import Felt
from tribes_tui.widgets.words import Words

LEAVES = ("enter", "escape", "space", "q")


class Moment(NamedTuple):
    """What a page of its own shows.

    sentence  what happened, and to whom
    picture   makes the piece that shows it
    onward    what comes next, behind Enter
    text      the same in lines, for the table in words
    """

    sentence: str
    picture: Callable[[], Drawn]
    onward: str
    text: Sequence[str] = ()


class MomentScreen(Screen[None]):
    """It stays until Enter. The game goes on beneath it as far as it needs nobody here."""

    ALLOW_SELECT: ClassVar[bool] = False
    DEFAULT_CSS = "MomentScreen { overflow: hidden; } MomentScreen Drawn.picture { height: 1fr; }"

    def __init__(self, moment: Moment, title: str, mood: str) -> None:
        super().__init__()
        self.moment, self.mood = moment, mood
        self._game = title
        self._head, self._prompt = Head(), Words()
        self._enter, self._keys = EnterLine(), TableKeys()

    def compose(self) -> ComposeResult:
        """The lines of a table, and the picture between them."""
        picture = self.moment.picture()
        picture.add_class("picture")
        with Felt():
            yield self._head
            yield self._prompt
            yield picture
            yield self._enter
            yield self._keys

    def on_mount(self) -> None:
        """Say what happened."""
        self._head.show(Standing(self._game.upper()))
        self._prompt.say((("► ", "cursor"), (self.moment.sentence, "ink", 1)))
        self._enter.show(True, self.moment.onward, "", "info")
        self._keys.show((Command("Enter", "go on", "back"),))

    def on_key(self, event: events.Key) -> None:
        """Go on; other keys do nothing here."""
        event.stop()
        if event.key in LEAVES:
            self._leave()

    def _leave(self) -> None:
        """Once: keys that were typed ahead don't close another page."""
        if self.is_current:
            self.dismiss(None)

    def on_table_keys_pressed(self, message: TableKeys.Pressed) -> None:
        """A click on the key."""
        self._leave()

    def on_drawn_chosen(self, message: Any) -> None:
        """Nothing on a moment can be chosen."""
