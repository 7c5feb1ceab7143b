"""The whole log of a game, to be scrolled and filtered by seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from tribes_tui.sheet.command import Command
from tribes_tui.sheet.page import Line, Page
from tribes_tui.table import chronicle


class LogScreen(Page):
    """What the viewer knows of the game so far, the newest at the bottom."""

    from_the_end: ClassVar[bool] = True
    hang: ClassVar[str] = "  "

    def __init__(self, log: Sequence[chronicle.Line], names: Sequence[str]) -> None:
        super().__init__()
        self._log = log
        self._names = names
        self._seat: int | None = None

    def title_text(self) -> str:
        """Whose lines are shown."""
        return "log: " + ("everybody" if self._seat is None else self._names[self._seat])

    def lines(self) -> Sequence[Line]:
        """The lines about the chosen seat, or all."""
        shown = [line for line in self._log if self._seat is None or line.seat == self._seat]
        return [Line(line.text) for line in shown] or [Line("Nothing yet.", "dim")]

    def keys(self) -> Sequence[Command]:
        """A number for each seat."""
        seats = [Command(str(n), name, f"seat:{n - 1}") for n, name in enumerate(self._names, 1)]
        return (Command("esc l q enter", "back", "back"), Command("0", "everybody", "seat:"), *seats)

    def act(self, name: str) -> None:
        """Filter, or go back."""
        if name.startswith("seat:"):
            number = name.removeprefix("seat:")
            self._seat = int(number) if number else None
            self._top = None
            self.paint()
        else:
            super().act(name)
