"""The table in sentences: the position, and everything that can be done, each with a number to choose it by."""

from __future__ import annotations

from collections.abc import Sequence

from tribes_tui.sheet.command import Command
from tribes_tui.sheet.menu import Menu, Row


class SayScreen(Menu):
    """Dismisses with the action that was chosen, or None."""

    def __init__(self, prompt: str, position: Sequence[str], choices: Sequence[tuple[int, str]]) -> None:
        """`position` are plain lines, `choices` (action, its words)."""
        super().__init__()
        self._prompt = prompt
        self._position = position
        self._choices = choices
        self.at = len(position) + 2 if choices else 0

    def title_text(self) -> str:
        """What this is."""
        return "the table in words"

    def rows(self) -> Sequence[Row]:
        """The position, the question, the choices. Without choices every line can be walked over."""
        name = "" if self._choices else "line"
        told = [Row(name, text) for text in self._position]
        asked = [Row("", ""), Row("", self._prompt, role="prompt")] if self._choices else [Row(name, self._prompt)]
        chosen = [Row(f"action:{action}", f"{n}) {words}") for n, (action, words) in enumerate(self._choices)]
        return [*told, *asked, *chosen]

    def keys(self) -> Sequence[Command]:
        """What works here."""
        choose = [Command("enter", "choose", "choose")] if self._choices else []
        return Command("esc v q", "back", "back"), *choose

    def act(self, name: str) -> None:
        """Choose, or go back."""
        self.chosen(self.row.name if name == "choose" else "")

    def chosen(self, name: str) -> None:
        """Close with the action."""
        self.dismiss(int(name.removeprefix("action:")) if name.startswith("action:") else None)
