"""Another place for a game whose own disk takes no more."""

from __future__ import annotations

from collections.abc import Callable

from textual import events
from textual.app import ComposeResult
from textual.widgets import Input, OptionList

from saves import SaveError, Store
from tribes_tui.play.records import offered, store_in
from tribes_tui.widgets.screen.dialog import Dialog, Item, Items
from tribes_tui.widgets.screen.form import TextLine
from tribes_tui.words.common import sentence
from tribes_tui.words.said import dialogs as words

LONGEST = 200
"""Characters of a folder's name."""


class ElsewhereScreen(Dialog[bool]):
    """Folders to save in; dismisses with True when the game was saved in one."""

    DEFAULT_CSS = "ElsewhereScreen Input { margin-top: 1; }"

    def __init__(self, save_in: Callable[[Store], None], why: str | None) -> None:
        """`save_in` keeps the game there, or raises a `SaveError`; `why` it isn't saved where it was."""
        super().__init__(words.elsewhere(), sentence(why) if why else "")
        self._save_in = save_in
        self._folders = [str(folder) for folder in offered()]

    def compose_body(self) -> ComposeResult:
        """Places that have room, and one to be typed."""
        if self._folders:
            yield Items([Item(str(k), folder) for k, folder in enumerate(self._folders)])
        yield TextLine(placeholder=words.another(), max_length=LONGEST, select_on_focus=False)

    def on_key(self, event: events.Key) -> None:
        """A name may be begun on the list."""
        typed = self.query_one(Input)
        if event.is_printable and event.character and not typed.has_focus:
            event.stop()
            typed.focus()
            typed.insert_text_at_cursor(event.character)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Save in one of the places."""
        self._save(self._folders[event.option_index])

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Save in a folder that was typed."""
        if event.value.strip():
            self._save(event.value)

    def _save(self, folder: str) -> None:
        try:
            self._save_in(store_in(folder))
        except SaveError as error:
            self.warn(str(error))
        else:
            self.dismiss(True)
