"""One question, one line to answer it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import Input

from tribes_tui.widgets.dialog import Dialog
from tribes_tui.widgets.text_line import TextLine
from tribes_tui.words.hosting import DONE

LONGEST = 280


class LineInput(TextLine):
    """A line that is typed, or pasted."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "submit", DONE, key_display="Enter")]

    def on_paste(self, event: events.Paste) -> None:
        """A paste is part of the line, whatever line ends it has."""
        event.stop()
        event.prevent_default()
        text = " ".join(event.text[: LONGEST * 4].split())
        start, end = sorted(self.selection)
        room = LONGEST - len(self.value) + end - start
        self.replace("".join(sign for sign in text if sign.isprintable())[:room], start, end)


class AskScreen(Dialog[str]):
    """Dismisses with the line that was typed, or None. `above` are lines that stand over the question."""

    def __init__(self, title: str, question: str, trouble: str = "", above: Sequence[str] = ()) -> None:
        super().__init__(title, "\n".join([*above, *([""] if above else []), question]))
        self._trouble = trouble

    def compose_body(self) -> ComposeResult:
        """The line."""
        yield LineInput(max_length=LONGEST)

    def on_mount(self) -> None:
        """What was wrong with the last answer."""
        self.warn(self._trouble)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Close with the answer, if there is one."""
        if event.value.strip():
            self.dismiss(event.value.strip())
