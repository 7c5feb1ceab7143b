"""Leaving a table whose game is not saved: what can be done about it."""

from __future__ import annotations

from typing import ClassVar

from textual.binding import Binding, BindingType

from tribes_tui.widgets.dialog import Item, ListDialog
from tribes_tui.words import dialogs as words

SAVE, STAY, GO = "save", "stay", "go"
"""What it is dismissed with; None is as staying."""


class LeaveDialog(ListDialog):
    """Asks once, and says why the game isn't saved."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("q", "back", show=False)]

    def __init__(self, why: str) -> None:
        ways = [Item(SAVE, words.SAVE_FIRST), Item(STAY, words.STAY), Item(GO, words.LEAVE_NOW)]
        super().__init__(words.LEAVE, ways, words.why_leave(why))
