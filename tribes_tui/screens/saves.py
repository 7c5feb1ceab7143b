"""The saved games, newest first: to go on with, to see again, to tidy up."""

from __future__ import annotations

from collections.abc import Sequence

from saves import SaveError, Store, Summary
from tribes_tui.sheet.command import Command
from tribes_tui.sheet.menu import Menu, Row
from tribes_tui.words.about import title_of


class SavesScreen(Menu):
    """Dismisses with the name of the record that was chosen, or None."""

    def __init__(self, store: Store, what_for: str = "saved games") -> None:
        """`what_for` stands above them."""
        super().__init__()
        self._store = store
        self._what_for = what_for
        self._deleting = ""
        self._list: list[Summary] = []
        self._read()

    def title_text(self) -> str:
        """What this is."""
        return self._what_for

    def rows(self) -> Sequence[Row]:
        """A row a record; what can't be opened says why."""
        if not self._list:
            return [Row("back", "No games are saved yet: begin one, and every move is kept.", role="dim")]
        return [Row(f"game:{summary.name}", _shown(summary), summary.title, _role(summary)) for summary in self._list]

    def keys(self) -> Sequence[Command]:
        """What works here."""
        if self._deleting:
            return Command("y", "yes, delete", "delete!"), Command("n esc", "no", "keep")
        return (
            Command("esc q", "back", "back"),
            Command("enter", "open", "open"),
            Command("n", "name it", "rename"),
            Command("c", "copy", "copy"),
            Command("d", "delete", "delete"),
        )

    def _choose(self) -> None:
        self.chosen(self.row.name)

    def chosen(self, name: str) -> None:
        """Open the record."""
        self.dismiss(name.removeprefix("game:") if name.startswith("game:") else None)

    def act(self, name: str) -> None:
        """Open, name, copy, delete, or go back."""
        record = self.row.name.removeprefix("game:")
        self.news = ""
        if name in ("back", "open"):
            self.chosen(self.row.name if name == "open" else "")
            return
        if self.row.name.startswith("game:"):
            self._tidy(name, record)
        self.paint()

    def _tidy(self, name: str, record: str) -> None:
        if name == "rename":
            self.typing = self.row.typed or ""
        elif name == "delete":
            self._deleting, self.news = record, f"Delete {record} for ever?"
        elif name == "keep":
            self._deleting = ""
        elif name == "delete!":
            self._try(lambda: self._store.delete(self._deleting))
            self._deleting = ""
        elif name == "copy":
            self._try(lambda: self._store.copy(record))

    def typed(self, name: str, text: str) -> None:
        """A new name for the record."""
        self._try(lambda: self._store.rename(name.removeprefix("game:"), text.strip()))

    def _try(self, deed: object) -> None:
        try:
            deed()  # type: ignore[operator]  # always one of the lambdas above
            self._read()
        except (SaveError, ValueError) as error:
            self.news = str(error)

    def _read(self) -> None:
        try:
            self._list = self._store.list()
        except SaveError as error:
            self.news = str(error)


def _shown(summary: Summary) -> str:
    if summary.problem is not None:
        return f"{summary.title or summary.name}: {summary.problem}"
    names = ", ".join(str(seat.get("name", "?")) for seat in summary.seats)
    state = "over" if summary.finished else f"move {summary.moves}"
    when = summary.when.astimezone().strftime("%Y-%m-%d %H:%M")
    return f"{when}  {title_of(summary.game):<14} {state:<9} {names}  {summary.title}"


def _role(summary: Summary) -> str:
    if summary.problem is not None:
        return "bad"
    return "dim" if summary.finished else "text"
