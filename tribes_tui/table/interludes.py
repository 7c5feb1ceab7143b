"""A page of lines that comes up by itself for what has happened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from tribes_tui.sheet.command import Command
from tribes_tui.sheet.line import Line
from tribes_tui.sheet.page import Page

SECONDS = 3.0
"""How long a page is shown that goes by itself."""


class InterludeScreen(Page):
    """Something to be read before going on. The game goes on beneath it as far as it needs nobody here."""

    centred: ClassVar[bool] = True

    def __init__(self, title: str, lines: Sequence[Line], seconds: float | None = None) -> None:
        """After `seconds` the page goes by itself (None: never)."""
        super().__init__()
        self._title = title
        self._lines = lines
        self._seconds = seconds

    def on_mount(self) -> None:
        """The time begins."""
        if self._seconds is not None:
            self.set_timer(self._seconds, lambda: self.act("back") if self.is_current else None)

    def title_text(self) -> str:
        """Which game it is."""
        return self._title

    def lines(self) -> Sequence[Line]:
        """What happened."""
        return self._lines

    def keys(self) -> Sequence[Command]:
        """Going on."""
        return (Command("enter esc q", "go on", "back"),)
