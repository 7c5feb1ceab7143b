"""What can be done with a saved game besides opening it: a title, a copy, an export, and away with it."""

from __future__ import annotations

import os
from collections.abc import Callable

from saves import SaveError, Store
from saves.place import home
from tribes_tui.errors import why
from tribes_tui.play.deals import name_of, seed_text
from tribes_tui.screens.lists import ListScreen
from tribes_tui.screens.questions import LineDialog, SureDialog
from tribes_tui.screens.saves.entries import SavedGame
from tribes_tui.table.dialogs import FOLDER
from tribes_tui.words.said import deals as said_deal, saves as said


class SavesActions(ListScreen[None]):
    """A subclass knows which game is meant, and reads the games anew."""

    def __init__(self, store: Store) -> None:
        super().__init__()
        self._store = store
        self._news = ""

    @property
    def entry(self) -> SavedGame | None:
        """The game under the cursor."""
        raise NotImplementedError

    def _take(self) -> None:
        """Read the list anew."""
        raise NotImplementedError

    def _tell_about(self) -> None:
        """Say the news, or what can be done with the game."""
        raise NotImplementedError

    def action_name(self) -> None:
        """Give it a title."""
        entry = self.entry
        if entry is not None:
            ask = LineDialog(said.name_it(), said.its_name(), entry.summary.title)
            self.app.push_screen(ask, lambda title: self._rename(entry, title))

    def _rename(self, entry: SavedGame, title: str | None) -> None:
        if title is not None:
            self._try(lambda: self._store.rename(entry.name, title.strip()))

    def action_copy(self) -> None:
        """Another one of the same."""
        if self.entry is not None:
            name = self.entry.name
            self._try(lambda: self._store.copy(name))

    def action_copy_deal(self) -> None:
        """The name of its deal, or its seed, to the clipboard, to be passed on."""
        if self.entry is not None:
            deal, seed = name_of(self.entry.summary), seed_text(self.entry.summary.seed)
            self.app.copy_to_clipboard(deal or seed)
            self._tell(said_deal.copied(deal=deal) if deal else said.seed_copied(seed=seed))

    def action_delete(self) -> None:
        """Away with it, if that is meant."""
        entry = self.entry
        if entry is not None:
            ask = SureDialog(said.sure(), said.ask_delete(called=entry.called_whole), said.delete_it(), said.keep())
            self.app.push_screen(ask, lambda answer: self._delete(entry) if answer == "yes" else None)

    def _delete(self, entry: SavedGame) -> None:
        self._try(lambda: self._store.delete(entry.name))

    def action_export(self) -> None:
        """Write the record into the folder of what is kept to show to others."""
        if self.entry is None:
            return
        path = home() / FOLDER / self.entry.summary.path.name
        try:
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
                file.write(self.entry.summary.path.read_bytes())
        except OSError as error:
            self._tell(said.not_exported(why=why(error)))
        else:
            self._tell(said.exported(path=str(path)))

    def _try(self, action: Callable[[], object]) -> None:
        try:
            action()
        except (SaveError, ValueError) as error:
            self._tell(str(error))
        else:
            self._take()

    def _tell(self, news: str) -> None:
        self._news = news
        self._tell_about()
