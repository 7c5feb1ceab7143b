"""Two dialogs that many screens need: whether something is meant, and a line to be written."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import Input

from tribes_tui.widgets.screen.dialog import Dialog, Item, ListDialog
from tribes_tui.widgets.screen.form import TextLine
from tribes_tui.words.language import Later
from tribes_tui.words.said import forms


class SureDialog(ListDialog):
    """Whether something that can't be taken back is meant; dismisses with "yes" only then."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y", "answer('yes')", Later(forms.on)),
        Binding("n", "answer('no')", Later(forms.off)),
    ]

    def __init__(self, title: str, words: str, yes: str, no: str) -> None:
        """`yes` and `no` say what either does; the cursor begins on no."""
        super().__init__(title, (Item("no", no), Item("yes", yes)), words)

    def action_answer(self, answer: str) -> None:
        """As if it was chosen from the list."""
        self.dismiss(answer)


class TitleInput(TextLine):
    """Says among the keys what Enter does."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "submit", Later(forms.change), key_display="Enter")]


class LineDialog(Dialog[str]):
    """A line to be written; dismisses with it. What can't be taken stays, with the reason below it."""

    AUTO_FOCUS: ClassVar[str | None] = "Input"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "back", Later(forms.cancel), key_display="Esc"),
    ]
    LONGEST: ClassVar[int] = 40

    def __init__(
        self, title: str, words: str, text: str, trouble: Callable[[str], str] = lambda _: "", longest: int = LONGEST
    ) -> None:
        """`trouble` tells why a text can't be taken, "" if it can; `longest`: how many characters it may have."""
        super().__init__(title, words)
        self._text, self._trouble_of, self._longest = text, trouble, longest

    def compose_body(self) -> ComposeResult:
        """The line."""
        yield TitleInput(self._text, max_length=self._longest, select_on_focus=False)

    @on(Input.Submitted)
    def take(self) -> None:
        """Close with the text, if it can be taken."""
        text = self.query_one(Input).value
        trouble = self._trouble_of(text)
        if trouble:
            self.warn(trouble)
        else:
            self.dismiss(text)
