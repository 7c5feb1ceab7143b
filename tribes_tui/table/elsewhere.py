"""Another place for a game whose own disk takes no more."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from saves import SaveError, Store
from tribes_tui.play.elsewhere import offered, store_in
from tribes_tui.sheet.command import Command
from tribes_tui.sheet.menu import Menu, Row


class ElsewhereScreen(Menu):
    """Folders to save in; dismisses with True when the game was saved in one."""

    longest: ClassVar[int] = 200

    def __init__(self, save_in: Callable[[Store], None], why: str | None) -> None:
        """`save_in` keeps the game there, or raises a `SaveError`; `why` it isn't saved where it was."""
        super().__init__()
        self._save_in = save_in
        self._why = why
        self._folders = [str(folder) for folder in offered()]

    def title_text(self) -> str:
        """What this is."""
        return "save in another folder"

    def rows(self) -> Sequence[Row]:
        """Why, places that have room, and one to be typed."""
        why = [Row("", self._why, role="bad"), Row("", "")] if self._why else []
        places = [Row(f"place:{place}", place) for place in self._folders]
        return [*why, *places, Row("typed", "another folder: ", "")]

    def keys(self) -> Sequence[Command]:
        """What works here."""
        return Command("esc q", "back", "back"), Command("enter", "save there", "choose")

    def act(self, name: str) -> None:
        """Choose, or go back: every move tries the old place again."""
        if name == "choose":
            self._choose()
        else:
            self.dismiss(False)

    def chosen(self, name: str) -> None:
        """Save in one of the places."""
        self._save(name.removeprefix("place:"))

    def typed(self, name: str, text: str) -> None:
        """Save in a folder that was typed."""
        self._save(text)

    def _save(self, folder: str) -> None:
        try:
            self._save_in(store_in(folder))
        except SaveError as error:
            self.news = str(error)
        else:
            self.dismiss(True)
