"""Two small questions over a screen: yes or no, and a line of text."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.screen import ModalScreen
from textual.widgets import Button, Input, Label

FORM = """
$name { align: center middle; background: $background 60%; }
$name > Vertical {
    width: 64; max-width: 96%; height: auto; padding: 1 2; background: $panel; border: round $secondary;
    border-title-color: $accent; border-title-style: bold;
}
$name Label { width: 1fr; height: auto; color: $foreground; }
$name .trouble { color: $error; }
$name Horizontal { height: 1; margin-top: 1; }
$name Button { margin-right: 2; background: $surface; color: $foreground; }
$name Button:focus { background: $block-cursor-background; color: $block-cursor-foreground; text-style: bold !important; }
$name Input { border: none; height: 1; padding: 0 1; margin-top: 1; background: $background; color: $foreground; }
$name Input:focus { border: none; }
"""


class AskScreen(ModalScreen[bool]):
    """A question, and two buttons; dismissed with the answer. Escape is no."""

    DEFAULT_CSS = FORM.replace("$name", "AskScreen")
    AUTO_FOCUS: ClassVar[str | None] = "#no"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y", "answer(True)", "yes"),
        Binding("n,escape,q", "answer(False)", "no"),
        Binding("left,right", "app.focus_next", "walk", show=False),
    ]

    def __init__(self, title: str, question: str, yes: str, no: str) -> None:
        """`yes` and `no` say what the buttons do."""
        super().__init__()
        self._title, self._question, self._yes, self._no = title, question, yes, no

    def compose(self) -> ComposeResult:
        """A small sheet."""
        with Vertical() as sheet:
            sheet.border_title = self._title
            yield Label(self._question, markup=False)
            with Horizontal():
                yield Button(f"y  {self._yes}", id="yes", compact=True)
                yield Button(f"n  {self._no}", id="no", compact=True)

    @on(Button.Pressed)
    def _pressed(self, event: Button.Pressed) -> None:
        self.action_answer(event.button.id == "yes")

    def action_answer(self, is_yes: bool) -> None:
        """Close with the answer."""
        if self.is_current:
            self.dismiss(is_yes)


class LineScreen(ModalScreen[str | None]):
    """A line to be written; dismissed with it, or with None. What can't be taken stays, with the reason below."""

    DEFAULT_CSS = FORM.replace("$name", "LineScreen")
    AUTO_FOCUS: ClassVar[str | None] = "Input"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "leave", "leave it")]
    LONGEST: ClassVar[int] = 40

    def __init__(
        self, title: str, label: str, text: str, take: str, trouble: Callable[[str], str] = lambda _: ""
    ) -> None:
        """`trouble` tells why a text can't be taken, "" if it can; `take` says what the button does."""
        super().__init__()
        self._title, self._label, self._text, self._take, self._trouble_of = title, label, text, take, trouble

    def compose(self) -> ComposeResult:
        """A small sheet."""
        with Vertical() as sheet:
            sheet.border_title = self._title
            yield Label(self._label, markup=False)
            line = Input(self._text, max_length=self.LONGEST, select_on_focus=False)
            line.cursor_blink = False
            yield line
            yield Label("", id="trouble", classes="trouble", markup=False)
            with Horizontal():
                yield Button(f"Enter  {self._take}", id="take", compact=True)
                yield Button("Esc  leave it", id="leave", compact=True)

    @on(Input.Submitted)
    def _submitted(self, event: Input.Submitted) -> None:
        trouble = self._trouble_of(event.value)
        if trouble:
            self.query_one("#trouble", Label).update(trouble)
        else:
            self.dismiss(event.value)

    @on(Button.Pressed)
    async def _pressed(self, event: Button.Pressed) -> None:
        if event.button.id == "take":
            await self.query_one(Input).action_submit()
        else:
            self.action_leave()

    def action_leave(self) -> None:
        """Nothing is changed."""
        if self.is_current:
            self.dismiss(None)
