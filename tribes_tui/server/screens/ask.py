"""One question, one line to answer it."""

from __future__ import annotations

from collections.abc import Sequence

from textual import events

from tribes_tui.sheet.command import Command
from tribes_tui.sheet.page import Line, Page

LONGEST = 280


class AskScreen(Page):
    """Dismisses with the line that was typed, or None. `above` are lines that stand over the question."""

    centred = True

    def __init__(self, title: str, question: str, trouble: str = "", above: Sequence[str] = ()) -> None:
        super().__init__()
        self._title_text = title
        self._question = question
        self._trouble = trouble
        self._above = above
        self._answer = ""

    def title_text(self) -> str:
        """What this is about."""
        return self._title_text

    def lines(self) -> Sequence[Line]:
        """The question, the answer so far, what was wrong with the last."""
        above = [Line(text, "dim") for text in self._above]
        shown = self._answer[-60:] + "_"
        return [
            *above,
            Line(self._question, "prompt"),
            Line(""),
            Line(shown, "you"),
            Line(""),
            Line(self._trouble, "bad"),
        ]

    def keys(self) -> Sequence[Command]:
        """What works here."""
        return Command("enter", "that's it", "done"), Command("esc", "back", "back")

    def act(self, name: str) -> None:
        """Close with the answer, or without."""
        if name == "back":
            self.dismiss(None)
        elif self._answer.strip():
            self.dismiss(self._answer.strip())

    def pressed(self, event: events.Key) -> None:
        """Type."""
        if event.key in ("enter", "escape"):
            super().pressed(event)
            return
        event.stop()
        if event.key == "backspace":
            self._answer = self._answer[:-1]
        elif event.is_printable and len(event.character or "") == 1 and len(self._answer) < LONGEST:
            self._answer += event.character or ""
        self.paint()

    def on_paste(self, event: events.Paste) -> None:
        """A paste is part of the line, whatever line ends it has."""
        event.stop()
        text = " ".join(event.text[: LONGEST * 4].split())
        self._answer = (self._answer + "".join(sign for sign in text if sign.isprintable()))[:LONGEST]
        self.paint()
