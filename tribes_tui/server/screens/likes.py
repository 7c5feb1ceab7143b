"""What a person likes: colours, signs, keys; kept by the host for the next visit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tribes_tui.profile.settings import CHOICES, Settings
from tribes_tui.screens.settings import TEXTS
from tribes_tui.server.likes import OFFERED
from tribes_tui.sheet.command import Command
from tribes_tui.sheet.menu import Menu, Row


class LikesScreen(Menu):
    """Dismisses with the new settings and whether talk is read, or None."""

    def __init__(self, settings: Settings, talk: bool) -> None:
        super().__init__()
        self._talk = talk
        self._settings = settings

    def title_text(self) -> str:
        """What this is."""
        return "what you like"

    def rows(self) -> Sequence[Row]:
        """A row a setting, and one to go on."""
        rows = [Row(name, self._line(name)) for name in OFFERED]
        talk = Row("talk", f"{'Read what others say':<32} {'yes' if self._talk else 'no'}")
        return [*rows, talk, Row("", ""), Row("done", "That's how I like it", role="good")]

    def _line(self, name: str) -> str:
        title, remark = TEXTS[name]
        value: Any = getattr(self._settings, name)
        shown = {True: "yes", False: "no"}.get(value, value)
        return f"{title:<32} {shown:<16} {remark}"

    def keys(self) -> Sequence[Command]:
        """What works here."""
        return Command("esc", "back", "back"), Command("←→", "change", "change"), Command("s", "done", "done")

    def act(self, name: str) -> None:
        """Done, change, or back."""
        if name == "back":
            self.dismiss(None)
        else:
            self.chosen(self.row.name if name == "change" else name)

    def chosen(self, name: str) -> None:
        """Done, or the next choice of a row."""
        if name == "done":
            self.dismiss((self._settings, self._talk))
        else:
            self.stepped(name, 1)

    def stepped(self, name: str, by: int) -> None:
        """The next choice of a setting."""
        choices = CHOICES.get(name)
        if name == "talk":
            self._talk = not self._talk
            self.paint()
        if choices is not None:
            value = choices[(choices.index(getattr(self._settings, name)) + by) % len(choices)]
            self._settings = self._settings._replace(**{name: value})
            self.paint()
