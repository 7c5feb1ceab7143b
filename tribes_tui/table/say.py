"""The table in sentences: the position, and everything that can be done, each with a number to choose it by."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.css.query import NoMatches
from textual.widgets import OptionList

from tribes_tui.widgets.dialog import Item, Items
from tribes_tui.widgets.form import Heading
from tribes_tui.widgets.framed_screen import FramedScreen
from tribes_tui.widgets.paragraphs import Paragraphs, plain
from tribes_tui.widgets.scroll import MoreSign, Reading
from tribes_tui.words import dialogs as words


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
        self._is_renewed = False
        self._prompt, self._position, self._choices = prompt, position, choices

    def compose_body(self) -> ComposeResult:
        """The position, and below it the choices."""
        with Reading() as position:
            yield Paragraphs(*plain(self._position))
        yield MoreSign(position)
        if self._choices:
            yield Heading(words.CHOICES)
            items = Items([Item(str(action), f"{n}) {text}") for n, (action, text) in enumerate(self._choices)])
            yield items
            yield MoreSign(items)

    def on_mount(self) -> None:
        """What stands above and below."""
        self._show()

    def go_on_to(self, prompt: str, position: Sequence[str], choices: Sequence[tuple[int, str]]) -> None:
        """The table went on while this page waits. What can be chosen stays as it is under the cursor."""
        if not self._choices and (prompt, position, choices) != (self._prompt, self._position, self._choices):
            self._prompt, self._position, self._choices = prompt, position, choices
            if not self._is_renewed:
                self._is_renewed = True
                self.call_later(self._anew)

    async def _anew(self) -> None:
        """Never twice at a time: what has changed meanwhile is shown by the next."""
        shown = None
        while self.is_attached and shown != (self._prompt, self._position, self._choices):
            shown = self._prompt, self._position, self._choices
            await self.recompose()
            self._show()
        self._is_renewed = False

    def _show(self) -> None:
        """The question; the cursor stands on the choices. A page that is being closed has neither any more."""
        with suppress(NoMatches):
            self.entitle(words.IN_WORDS)
            self.ask(self._prompt)
            first = self.query(Items).first() if self._choices else self.query_one(Reading)
            first.focus()

    def action_go_on(self) -> None:
        """Enter on what is read goes to the choices; where there are none, back to the table."""
        if self._choices:
            self.query_one(Items).focus()
        else:
            self.action_back()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Close with the action."""
        self.dismiss(self._choices[event.option_index][0])
