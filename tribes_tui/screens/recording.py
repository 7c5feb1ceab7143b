"""The moves of a game whose rules this program doesn't have, as they were written down."""

from __future__ import annotations

from collections.abc import Sequence

from tribes_tui.sheet.command import Command
from tribes_tui.sheet.page import Line, Page


class RecordingScreen(Page):
    """Lines to be read; dismisses with None."""

    def __init__(self, lines: Sequence[str]) -> None:
        super().__init__()
        self._lines = lines

    def title_text(self) -> str:
        """What this is."""
        return "a recording"

    def lines(self) -> Sequence[Line]:
        """Why it can't be replayed, then its moves."""
        return [Line(text, "text" if i else "bad") for i, text in enumerate(self._lines)]

    def keys(self) -> Sequence[Command]:
        """The way back."""
        return (Command("esc q", "back", "back"),)
