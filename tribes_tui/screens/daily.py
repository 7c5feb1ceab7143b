"""The games of the day: the same cards, dice and tiles for everybody, and how it went for you."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

import rules
from saves import Summary
from tribes_tui.profile.daily import played, status
from tribes_tui.sheet.command import Command
from tribes_tui.sheet.menu import Menu, Row
from tribes_tui.words.about import title_of


class DailyScreen(Menu):
    """Dismisses with `new:GAME` for a game that is to begin, `open:NAME` for one that was begun, or None."""

    def __init__(self, summaries: Sequence[Summary], day: date) -> None:
        super().__init__()
        self._day = day
        self._found = {game_id: played(summaries, game_id, day) for game_id in rules.games}

    def title_text(self) -> str:
        """Which day it is."""
        return f"the games of the day · {self._day.isoformat()}"

    def rows(self) -> Sequence[Row]:
        """A row a game, with its result."""
        rows = [Row(game_id, f"{title_of(game_id):<18} {status(found)}") for game_id, found in self._found.items()]
        return [*rows, Row("", ""), Row("", "The same seed for everybody: compare with your friends.", role="dim")]

    def keys(self) -> Sequence[Command]:
        """What works here."""
        return Command("esc q", "back", "back"), Command("enter", "play, go on, see again", "open")

    def act(self, name: str) -> None:
        """Open, or go back."""
        if name == "back":
            self.dismiss(None)
        else:
            self.chosen(self.row.name)

    def chosen(self, name: str) -> None:
        """The game begins, goes on, or is seen again."""
        found = self._found.get(name)
        self.dismiss(f"new:{name}" if found is None else f"open:{found.name}")
