"""Choosing one of the games."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from textual import events

import rules
from tribes_tui.sheet.command import Command
from tribes_tui.sheet.menu import Menu, Row
from tribes_tui.words.about import in_short


class PickGame(Menu):
    """A list of the games, each with its number as key; dismisses with an id, or None."""

    def __init__(self, ids: Iterable[str] | None = None, what_for: str = "which game?") -> None:
        """`ids` are the games to choose from, all when left out; `what_for` stands above them."""
        super().__init__()
        self._ids = list(rules.games if ids is None else ids)
        self._what_for = what_for

    def title_text(self) -> str:
        """What the game is chosen for."""
        return self._what_for

    def rows(self) -> Sequence[Row]:
        """A row a game: its key, its title, what it is."""
        titles = [rules.games[id].title for id in self._ids]
        width = max(map(len, titles), default=0)
        return [
            Row(id, f"{number}  {title:<{width}}   {in_short(id)}")
            for number, (id, title) in enumerate(zip(self._ids, titles, strict=True), 1)
        ]

    def keys(self) -> Sequence[Command]:
        """What works here."""
        return Command("esc q", "back", "back"), Command("enter", "choose", "choose")

    def pressed(self, event: events.Key) -> None:
        """A game's number chooses it."""
        if event.character and event.character.isdecimal() and 0 < int(event.character) <= len(self._ids):
            event.stop()
            self.chosen(self._ids[int(event.character) - 1])
        else:
            super().pressed(event)

    def act(self, name: str) -> None:
        """Choose, or go back."""
        if name == "back":
            self.dismiss(None)
        elif name == "choose":
            self.chosen(self.row.name)

    def chosen(self, name: str) -> None:
        """Done."""
        self.dismiss(name)
