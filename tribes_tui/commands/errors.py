"""Errors that the person at the keyboard can mend."""

from __future__ import annotations


class Mendable(Exception):
    """Something the person can mend; the text says in one line what is wrong and what to do."""


def is_mendable(error: Exception) -> bool:
    """Whether this is an error that a person can mend, as `rules`, `saves` and the seats raise them too."""
    if isinstance(error, Mendable):
        return True
    from rules import RulesError
    from saves import SaveError
    from tribes_tui.play.errors import TableError
    from tribes_tui.seats.parse import BadSeats

    return isinstance(error, RulesError | SaveError | TableError | BadSeats)
