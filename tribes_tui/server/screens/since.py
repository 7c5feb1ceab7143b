"""What happened while somebody was away."""

from __future__ import annotations

from collections.abc import Sequence

from tribes_tui.sheet.command import Command
from tribes_tui.sheet.page import Line, Page


class SinceScreen(Page):
    """Dismissed by one key."""

    from_the_end = True

    def __init__(self, told: Sequence[str], moves: int) -> None:
        super().__init__()
        self._told = told
        self._moves = moves

    def title_text(self) -> str:
        """How much it was."""
        return f"welcome back · {self._moves} moves since you were here"

    def lines(self) -> Sequence[Line]:
        """The log since then."""
        return [Line(text) for text in self._told] or [Line("Nothing that you could have noticed.", "dim")]

    def keys(self) -> Sequence[Command]:
        """One will do."""
        return (Command("enter space esc q", "to the table", "back"),)
