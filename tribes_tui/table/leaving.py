"""Leaving a table whose game is not saved: what can be done about it."""

from __future__ import annotations

from typing import ClassVar

from textual.binding import Binding, BindingType

from tribes_tui.widgets.screen.dialog import Item, ListDialog
from tribes_tui.words import dialogs as words
from tribes_tui.words.said import dialogs

SAVE, STAY, GO = "save", "stay", "go"
"""What it is dismissed with; None is as staying."""


class LeaveDialog(ListDialog):
    """Asks once, and says why the game isn't saved."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("q", "back", show=False)]

    def __init__(self, why: str) -> None:
        ways = [Item(SAVE, dialogs.save_first()), Item(STAY, dialogs.stay()), Item(GO, dialogs.leave_now())]
        super().__init__(dialogs.leave(), ways, words.why_leave(why))
