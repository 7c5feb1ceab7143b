"""Errors that the person at the keyboard can mend."""

from collections.abc import Callable
from typing import Any

from rules.core.told import KeyedText
from tribes_tui.words.said import errors as said


class Mendable(Exception):
    """Something the person can mend; the text says in one line what is wrong and what to do."""


class mending:  # noqa: N801  # stands behind `with`
    """What goes wrong here in one of these ways a person can mend; `say` tells what is wrong and what to do."""

    def __init__(self, kinds: type[Exception] | tuple[type[Exception], ...], say: Callable[[Any], str]) -> None:
        self._kinds, self._say = kinds, say

    def __enter__(self) -> None:
        """Nothing has gone wrong yet."""

    def __exit__(self, kind: object, error: BaseException | None, at: object) -> None:
        if isinstance(error, self._kinds):
            raise Mendable(self._say(error)) from error


def is_mendable(error: Exception) -> bool:
    """Whether this is an error that a person can mend; `rules` and `saves` know no such class of ours."""
    if isinstance(error, Mendable):
        return True
    from rules import RulesError
    from saves import SaveError

    return isinstance(error, RulesError | SaveError)


def why(error: Exception) -> str:
    """Why something failed that a library or the system did, in words of ours: never in theirs."""
    from saves.errors import reason  # what is imported here is seldom needed

    if isinstance(error, FileNotFoundError):
        return said.not_there()
    if isinstance(error, UnicodeError):
        return said.no_text()
    if isinstance(error, ImportError):
        return said.no_module(module=error.name) if error.name else said.no_import()
    return reason(error) if isinstance(error, OSError) else said.not_expected()


HOLDING = "\u00a0\u202f"
"""Blanks at which no line is broken."""


def printable(text: str) -> str:
    """The text with a question mark for all that a terminal would obey instead of showing."""
    return "".join(sign if sign.isprintable() or sign in HOLDING else "?" for sign in text)


def _told(text: KeyedText) -> str:
    """What `rules` and `saves` tell, in the language that is spoken; as it stands where there is no such message."""
    from tribes_tui.words.finder import room_of  # seldom needed
    from tribes_tui.words.said import told

    game, _, key = text.key.rpartition("/")
    message = getattr(room_of(game, "words.said.told") if game else told, key.replace("-", "_"), None)
    return text.english if message is None else message(**text.fields)


KeyedText.say = _told
