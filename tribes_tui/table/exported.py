"""What was exported, and where it lies: the folder and the two files, with all of their names."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import Static

from tribes_tui.widgets.screen.dialog import Dialog, Item, Items
from tribes_tui.words.folding import fold
from tribes_tui.words.said import dialogs as words

ROOM = 70
"""Columns for a file's name in the box; a long one goes on in the next row."""


class ExportedDialog(Dialog[None]):
    """Says where text and picture were written; nothing is left to decide."""

    DEFAULT_CSS = (
        "ExportedDialog .file { padding: 0 1; width: 1fr; height: auto; } ExportedDialog Items { margin-top: 1; }"
    )
    BINDINGS: ClassVar[list[BindingType]] = [Binding("q", "back", show=False)]

    def __init__(self, written: Path) -> None:
        """`written` is the path of both files without their ending."""
        super().__init__(words.exported(), words.exported_about())
        self._written = written

    def compose_body(self) -> ComposeResult:
        """A file a paragraph; the way back."""
        for ending in (".txt", ".svg"):
            rows = fold(f"{self._written}{ending}", ROOM, "  ")
            yield Static(Content("\n".join(rows)), classes="file", markup=False)
        yield Items([Item("close", words.close())])

    def on_option_list_option_selected(self) -> None:
        """Back to the table."""
        self.dismiss(None)
