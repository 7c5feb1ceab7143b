"""The Table under its short name; the package `tribes_tui.play` holds its parts."""

from __future__ import annotations

from tribes_tui.play.errors import CannotUndo, NotYourTurn, Stale, TableError
from tribes_tui.play.seat import Entry, Seat, Update, Watcher
from tribes_tui.play.table import Table

__all__ = ["CannotUndo", "Entry", "NotYourTurn", "Seat", "Stale", "Table", "TableError", "Update", "Watcher"]
