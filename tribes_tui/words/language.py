"""The language in which somebody is spoken to: of a session where several sit at one host, else of the whole program.

Only what is chosen is loaded. `said` modules, made by `compile_words` of Fluent files, ask here at each message.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

ENGLISH, MADE_UP = "en", "xx"
NAMES = {"en": "English", "it": "Italiano", "fr": "Français", "xx": "⟦xx⟧"}
"""What languages are called in themselves. `xx` is made up, for tests and development: wheels have none."""
VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Of the environment; the first that says anything counts."""


class Tongue:
    """The language of somebody, which may change: all that they have begun see it at once."""

    __slots__ = ("language",)

    def __init__(self, language: str) -> None:
        self.language = language


PROGRAM = Tongue(ENGLISH)
"""Of whoever has no session of their own: the person at the keyboard, the host's log."""
SPOKEN: ContextVar[Tongue] = ContextVar("tongue", default=PROGRAM)


class ByLanguage(dict[str, ModuleType]):
    """By language the module with its words, loaded when it is first asked for; English where a language has none."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self._name = name

    def __missing__(self, language: str) -> ModuleType:
        name = self._name.format(language)
        try:
            self[language] = import_module(name)
        except ModuleNotFoundError as error:
            if language == ENGLISH or error.name is None or not f"{name}.".startswith(f"{error.name}."):
                raise
            self[language] = self[ENGLISH]
        return self[language]


def speak(language: str) -> None:
    """From now on everything here is said in this language: in this session, or in the whole program where there is none."""
    SPOKEN.get().language = language


@contextmanager
def in_language(language: str) -> Iterator[None]:
    """What is said within is said in this language, to somebody who has no session."""
    before = SPOKEN.set(Tongue(language))
    try:
        yield
    finally:
        SPOKEN.reset(before)


def spoken() -> str:
    """The language here."""
    return SPOKEN.get().language


def in_english(message: Callable[[], str]) -> str:
    """What is understood in every language: what the message says in English."""
    token = SPOKEN.set(Tongue(ENGLISH))
    try:
        return message()
    finally:
        SPOKEN.reset(token)


def known() -> tuple[str, ...]:
    """The languages that there are, English first."""
    return tuple(language for language in NAMES if find_spec(f"tribes_tui.words.said.{language}") is not None)


def offered() -> tuple[str, ...]:
    """Those that settings name: the made-up one only to whom it is spoken already."""
    return tuple(language for language in known() if language != MADE_UP or language == spoken())


def chosen(setting: str, variables: Mapping[str, str]) -> str:
    """The language of whoever has this setting, where "" is what the environment says, as `it_IT.UTF-8` for `it`.

    English when neither says anything, or names one that isn't there.
    """
    if setting in known():
        return setting
    said = next((variables[name] for name in VARIABLES if variables.get(name)), "")
    language = said.replace("-", "_").replace(".", "_").partition("_")[0].lower()
    return language if language in known() else ENGLISH
