"""A game's rulebook: open at a section, with a search."""

from __future__ import annotations

from collections.abc import Sequence

from textual import events

import rules
from tribes_tui.plain.rulebook import readable
from tribes_tui.sheet.command import Command
from tribes_tui.sheet.page import Line, Page


class RulebookScreen(Page):
    """The rules in our own words; section numbers stand in square brackets."""

    def __init__(self, game_id: str, section: str = "") -> None:
        super().__init__()
        self._game = rules.games[game_id]
        self._text = readable(self._game.rulebook())
        self._typing: str | None = None
        self._sought = ""
        if section:
            self._go_to(f"[{section}]", 0)

    def title_text(self) -> str:
        """The game, and what is being looked for."""
        if self._typing is not None:
            return f"look for: {self._typing}_"
        return f"rulebook: {self._game.title}" + (f" · looking for “{self._sought}”" if self._sought else "")

    def lines(self) -> Sequence[Line]:
        """Headings stand out, and so do lines with what is looked for."""
        lines = []
        for i, text in enumerate(self._text):
            heading = (
                i + 1 < len(self._text)
                and text != ""
                and bool(self._text[i + 1])
                and set(self._text[i + 1]) <= set("- ")
            )
            found = self._sought and self._sought in text.lower()
            lines.append(Line(text, "mark" if found else "prompt" if heading else "text"))
        return lines

    def keys(self) -> Sequence[Command]:
        """What works here."""
        search = [Command("n", "next", "next"), Command("N", "previous", "previous")] if self._sought else []
        return Command("esc q", "back", "back"), Command("/", "look for", "search"), *search

    def act(self, name: str) -> None:
        """Look for something, go to the next place, or back."""
        if name == "search":
            self._typing = ""
        elif name == "next":
            self._go_to(self._sought, (self._top or 0) + 1)
        elif name == "previous":
            self._go_back_to(self._sought, (self._top or 0) - 1)
        else:
            super().act(name)
            return
        self.paint()

    def pressed(self, event: events.Key) -> None:
        """While something is typed, keys are letters."""
        if self._typing is None:
            super().pressed(event)
            return
        event.stop()
        if event.key == "enter":
            self._sought, self._typing = self._typing.lower(), None
            self._go_to(self._sought, self._top or 0)
        elif event.key == "escape":
            self._typing = None
        elif event.key == "backspace":
            self._typing = self._typing[:-1]
        elif event.is_printable and event.character:
            self._typing += event.character
        self.paint()

    def _go_to(self, text: str, start: int) -> None:
        """To the first line with `text` from `start` on, then from the beginning."""
        order = [*range(start, len(self._text)), *range(min(start, len(self._text)))]
        found = next((i for i in order if text and text in self._text[i].lower()), None)
        if found is not None:
            self._top = found

    def _go_back_to(self, text: str, start: int) -> None:
        found = next((i for i in range(start, -1, -1) if text and text in self._text[i].lower()), None)
        if found is not None:
            self._top = found
