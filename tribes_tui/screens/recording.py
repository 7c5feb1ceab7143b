"""The moves of a game whose rules this program doesn't have, as they were written down."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import DataTable

from tribes_tui.play.records import Written
from tribes_tui.screens.lists import ListScreen
from tribes_tui.widgets.drawing.lines import Words
from tribes_tui.words.folding import fold
from tribes_tui.words.later import Later
from tribes_tui.words.said import forms, recording as words


class MovesTable(DataTable[Text]):
    """A row a move, to be read."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("up", "cursor_up", Later(words.walk), key_display="↑↓")]

    def __init__(self) -> None:
        super().__init__(cursor_type="row", zebra_stripes=True)


class RecordingScreen(ListScreen[None]):
    """Why it can't be replayed, what it is, and its moves in a table."""

    DEFAULT_CSS = "RecordingScreen #why { height: 3; margin-bottom: 1; }"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("q", "back", Later(forms.back), show=False)]

    def __init__(self, written: Written) -> None:
        super().__init__()
        self._written = written

    def compose_body(self) -> ComposeResult:
        """Words above the table."""
        yield Words(id="why")
        yield MovesTable()

    def on_mount(self) -> None:
        """The moves."""
        table = self.query_one(MovesTable)
        for head in (words.number(), words.who(), words.what()):
            table.add_column(head)
        for move in self._written.moves:
            table.add_row(Text(f"{move.number:>4}"), Text(move.name), Text(move.text or words.hidden()))
        self.entitle(words.title())
        self.say("; ".join(self._written.end))

    def on_resize(self) -> None:
        """The reason is folded at the window's width."""
        found = self._written
        why = fold(found.why, max(20, self.size.width - 2), "")[:2]
        self.query_one("#why", Words).say(*(((line, "danger"),) for line in why), ((found.title, "soft"),))
