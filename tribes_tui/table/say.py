"""The table in sentences: the position, and everything that can be done, each with a number to choose it by."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import OptionList

from tribes_tui.widgets.beside.words import Paragraphs, plain
from tribes_tui.widgets.screen.dialog import Item, Items
from tribes_tui.widgets.screen.form import Heading
from tribes_tui.widgets.screen.framed_screen import FramedScreen, MoreSign, Reading
from tribes_tui.words.said import dialogs as words


class SayScreen(FramedScreen[int]):
    """Dismisses with the action that was chosen, or None."""

    DEFAULT_CSS = """
    SayScreen Items { max-height: 50%; }
    SayScreen Reading { padding: 0 2; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("v,q", "back", show=False),
        Binding("enter,space", "go_on", show=False),
    ]

    def __init__(self, prompt: str, position: Sequence[str], choices: Sequence[tuple[int, str]]) -> None:
        """`position` are plain lines, `choices` (action, its words)."""
        super().__init__()
        self._prompt, self._position, self._choices = prompt, position, choices
        self._is_open = False

    def compose_body(self) -> ComposeResult:
        """The position; below it there will be the choices."""
        with Reading() as position:
            yield Paragraphs()
        yield MoreSign(position)

    def on_mount(self) -> None:
        """Say it all."""
        self.entitle(words.in_words())
        self.query_one(Reading).focus()
        self._is_open = True
        self._tell()

    def go_on_to(self, prompt: str, position: Sequence[str], choices: Sequence[tuple[int, str]]) -> None:
        """The table went on while this page waits. What can be chosen stays as it is under the cursor."""
        if not self._choices:
            self._prompt, self._position, self._choices = prompt, position, choices
            if self._is_open:
                self._tell()

    def _tell(self) -> None:
        """The question and the position; the cursor goes to the choices when there are any."""
        self.ask(self._prompt)
        self.query_one(Paragraphs).tell(*plain(self._position))
        if self._choices:
            items = Items([Item(str(action), f"{n}) {text}") for n, (action, text) in enumerate(self._choices)])
            self.mount_all([Heading(words.choices()), items, MoreSign(items)], after=self.query_one(MoreSign))
            items.focus()

    def action_go_on(self) -> None:
        """Enter on what is read goes to the choices; where there are none, back to the table."""
        if not self._choices:
            self.action_back()
        elif offered := self.query(Items):  # else it is only being opened
            offered.first().focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Close with the action."""
        self.dismiss(self._choices[event.option_index][0])
