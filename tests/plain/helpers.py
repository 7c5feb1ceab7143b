"""A conversation with plain mode, from the first line to the last."""

from __future__ import annotations

import io

from tribes_tui.plain.console import Console
from tribes_tui.plain.game import PlainGame
from tribes_tui.play.table import Table
from tribes_tui.seats.thinker import Thinker


class Input(io.StringIO):
    def __init__(self, text: str, terminal: bool) -> None:
        super().__init__(text)
        self._terminal = terminal

    def isatty(self) -> bool:
        return self._terminal


class Talk:
    """What was said when `text` was typed at `table`; `code` is the exit code."""

    def __init__(self, table: Table, thinker: Thinker, text: str, terminal: bool = False) -> None:
        self.table = table
        sink = io.StringIO()
        self.code = PlainGame(table, thinker, Console(Input(text, terminal), sink)).run()
        self.text = sink.getvalue()
        self.lines = self.text.splitlines()

    def asked(self) -> list[int]:
        """The seats that were asked, in order."""
        asked = [line.split()[1] for line in self.lines if line.startswith("seat ") and line.endswith(" to decide:")]
        return [int(seat) for seat in asked]

    def after(self, text: str) -> list[str]:
        """The lines after the first one that is or begins with `text`."""
        at = next(i for i, line in enumerate(self.lines) if line.startswith(text))
        return self.lines[at + 1 :]
