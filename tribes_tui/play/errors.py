"""What a table refuses, each in one line for a person. (An illegal action is `rules.IllegalAction`.)"""

from __future__ import annotations

from tribes_tui.errors import Mendable


class TableError(Mendable, ValueError):
    """Base of what a table refuses; its text is fit for a person."""


class NotYourTurn(TableError):
    """Somebody proposed an action while somebody else decides."""


class Stale(TableError):
    """The proposal answers an older position than the one on the table."""


class CannotUndo(TableError):
    """Nothing may be taken back (or replayed) now; the text says why."""
