"""Errors that the person at the keyboard can mend."""

from __future__ import annotations


class Mendable(Exception):
    """Something the person can mend; the text says in one line what is wrong and what to do."""


def is_mendable(error: Exception) -> bool:
    """Whether this is an error that a person can mend; `rules` and `saves` know no such class of ours."""
    if isinstance(error, Mendable):
        return True
    from rules import RulesError
    from saves import SaveError

    return isinstance(error, RulesError | SaveError)


def printable(text: str) -> str:
    """The text with a question mark for all that a terminal would obey instead of showing."""
    return "".join(sign if sign.isprintable() else "?" for sign in text)
