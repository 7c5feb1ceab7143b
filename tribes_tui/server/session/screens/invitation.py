"""An invitation to a table: its code, and what whoever gets it does with it."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import Static

from tribes_tui.server.words.said import waiting as said
from tribes_tui.widgets.dialog import Dialog, Item, Items


class InvitationDialog(Dialog[None]):
    """Shows one code; the room where people wait keeps it, too."""

    DEFAULT_CSS = """
    InvitationDialog #code { width: 1fr; height: 1; text-align: center; text-style: bold; color: $accent; }
    InvitationDialog #how { width: 1fr; height: auto; padding: 1; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("q", "back", show=False)]

    def __init__(self, code: str, game: str) -> None:
        super().__init__(said.invitation(), said.invited_to(game=game))
        self._code = code

    def compose_body(self) -> ComposeResult:
        """The code by itself, what to do with it, the way back."""
        yield Static(Content(self._code), id="code", markup=False)
        yield Static(said.how_to_come(), id="how", markup=False)
        yield Items([Item("close", said.handed_on())])

    def on_option_list_option_selected(self) -> None:
        """Back to those who wait."""
        self.dismiss(None)
