"""The language in which somebody is spoken to: of a session where several sit at one host, else of the whole program; texts that know it.

`said` modules, made by `compile_words` of Fluent files, speak English themselves, and ask here at each message; of other languages only what
is chosen is loaded.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from importlib import import_module
from importlib.util import find_spec
from threading import get_ident
from types import MappingProxyType, ModuleType
from typing import TYPE_CHECKING, NamedTuple
from unicodedata import normalize

if TYPE_CHECKING:
    import datetime


ENGLISH, MADE_UP = "en", "xx"


class Language(NamedTuple):
    """What is known of a language before its words are.

    name      what it is called in itself
    thousands, point   the marks between thousands, and before what is less than one
    plurals   form -> when it is meant, of a whole number n (CLDR); all other numbers are `other`
    ordinals  the same for places: 1st, 2nd
    """

    name: str
    thousands: str = ","
    point: str = "."
    plurals: Mapping[str, str] = MappingProxyType({"one": "{n} == 1"})
    ordinals: Mapping[str, str] = MappingProxyType({})


MILLIONS = "{n} != 0 and {n} % 1000000 == 0"  # no words
ENGLISH_ORDINALS = {
    "one": "{n} % 10 == 1 and {n} % 100 != 11",  # no words
    "two": "{n} % 10 == 2 and {n} % 100 != 12",  # no words
    "few": "{n} % 10 == 3 and {n} % 100 != 13",  # no words
}
LANGUAGES = {
    "en": Language("English", ordinals=ENGLISH_ORDINALS),
    "it": Language("Italiano", ".", ",", {"one": "{n} == 1", "many": MILLIONS}, {"many": "{n} in (8, 11, 80, 800)"}),
    "fr": Language("Français", "\u202f", ",", {"one": "{n} in (0, 1)", "many": MILLIONS}, {"one": "{n} == 1"}),
    "xx": Language("⟦xx⟧", ordinals=ENGLISH_ORDINALS),
}
"""By its letters. A new one is a line here, and files of its own. `xx` is made up, for tests and development: wheels have none."""
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


class ByLanguage(dict[str, ModuleType | None]):
    """By language the module with its words, loaded when it is first asked for; None for English, and where a language has none."""

    def __init__(self, name: str) -> None:
        super().__init__({ENGLISH: None})
        self._name, self._loads = name, set[tuple[str, int]]()

    def __missing__(self, language: str) -> ModuleType | None:
        """Entered when it is there: another thread waits for it meanwhile. What loading it asks for itself is said in English."""
        name, loads = self._name.format(language), (language, get_ident())
        if loads in self._loads:
            return None
        self._loads.add(loads)
        try:
            self[language] = import_module(name)
        except ModuleNotFoundError as error:
            if error.name is None or not f"{name}.".startswith(f"{error.name}."):
                raise
            self[language] = None
        finally:
            self._loads.discard(loads)
        return self[language]


def speak(language: str) -> None:
    """From now on everything here is said in this language: in this session, or in the whole program where there is none."""
    SPOKEN.get().language = language


@contextmanager
def in_language(language: str) -> Iterator[None]:
    """What is said within is said in this language, to somebody who has no session."""
    with in_tongue(Tongue(language)):
        yield


@contextmanager
def in_tongue(tongue: Tongue) -> Iterator[None]:
    """The same, of a session that is there."""
    before = SPOKEN.set(tongue)
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
    return tuple(
        language for language in LANGUAGES if language == ENGLISH or find_spec(f"tribes_tui.words.said.{language}")
    )


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


# ---- Words of classes, as of their keys, which are made once and read by people of several languages ----


class Later(str):
    """A text for whoever asks for one (Textual wants a `str` for what a key does), and what says it in the language of its reader.

    BINDINGS = [Binding("d", "as_before", Later(said.as_before))]
    """

    __slots__ = ("say",)

    say: Callable[[], str]

    def __new__(cls, say: Callable[[], str]) -> "Later":
        """What `say` says now, and later."""
        text = super().__new__(cls, say())
        text.say = say
        return text


def now(text: str) -> str:
    """The text in the language of its reader."""
    return text.say() if isinstance(text, Later) else text


# ---- Names of things, with the forms that a language's sentences ask for ------------------------------


class Noun(str):
    """The bare word, as it stands in a list; `forms` are those of its language: `the`, `a`, `of` and others.

    It is made by a message with such attributes, and has the language of whoever it was made for.
    """

    __slots__ = ("_forms",)

    def __new__(cls, word: str, forms: Mapping[str, str]) -> "Noun":
        """A word and its forms."""
        noun = super().__new__(cls, word)
        noun._forms = forms
        return noun

    _forms: Mapping[str, str]

    def form(self, name: str) -> str:
        """A form; the bare word where there is none."""
        return self._forms.get(name, self)

    @classmethod
    def told(cls, word: str, say: Callable[[str], str]) -> "Noun":
        """What is told of a word, or of a noun: in each of its forms."""
        forms = word._forms if isinstance(word, Noun) else {}
        return cls(say(word), {name: say(form) for name, form in forms.items()})


# ---- What messages of all languages do while they are said --------------------------------------------


YOU = "you"
"""In place of the name of whoever is spoken to; `$who` chooses by it."""
Join = Callable[[str, str], str]


def listed(items: Sequence[str], you: str, comma: Join, last: Join) -> str:
    """`a`, `a and b`, `a, b and c`, as a language joins two, and the last two; `you`: what it calls whoever is spoken to."""
    words = [you if item == YOU else item for item in items] if YOU in items else items
    if len(words) < 2:
        return "".join(words)
    before = words[0]
    for item in words[1:-1]:
        before = comma(before, item)
    return last(before, words[-1])


def number(value: float, least: int, most: int, grouped: bool, language: str) -> str:
    """A number; `least` and `most`: digits behind the point; `grouped`: with a mark between thousands."""
    known = LANGUAGES[language]
    text = f"{value:{',' if grouped else ''}.{most}f}"
    whole, _, rest = text.partition(".")
    rest = rest[:least] + rest[least:].rstrip("0")
    return whole.replace(",", known.thousands) + (f"{known.point}{rest}" if rest else "")


def figure(number: int) -> str:
    """With a real minus where it is less than none."""
    return f"−{-number}" if number < 0 else str(number)


def count(number: int, one: str, several: str) -> str:
    """A number of things."""
    return f"{figure(number)} {one if number == 1 else several}"


def verb(who: str, yours: str, theirs: str) -> str:
    """What somebody does, behind their name."""
    return yours if who == YOU else theirs


def do(who: str, yours: str, theirs: str) -> str:
    """Who does what; whoever is spoken to is called `you`."""
    return f"{who} {verb(who, yours, theirs)}"


def date(when: "datetime.date", message: Callable[..., str]) -> str:
    """A day; messages get it as a number and in two digits."""
    return message(day=when.day, day2=f"{when.day:02}", month=when.month, year=when.year, year2=f"{when.year % 100:02}")


def time(when: "datetime.datetime", message: Callable[..., str]) -> str:
    """A time of the day."""
    return message(hour=f"{when.hour:02}", minute=f"{when.minute:02}")


def whose(name: str, message: Callable[..., str]) -> str:
    """What is a person's, or goes to one; how it is said depends on the first and the last letter of a name, the first without its accent."""
    return message(name=name, first=normalize("NFD", name[:1].lower())[:1], last=name[-1:])


def capital(text: str) -> str:
    """The first letter large, all others as they are: names have capitals of their own (`McDonald`, `Abigail-Rose`)."""
    said = str(text)  # a `KeyedText` is what it says
    return said[:1].upper() + said[1:]


# ---- What the made-up language `xx` does with what it says --------------------------------------------


INNER = "⟦|~*⟧"


def marked(text: str) -> str:
    """In ⟦ ⟧, a third longer: once, though what it is made of may have been marked before. Nothing stays nothing."""
    bare = re.sub(INNER, "", text)
    return f"⟦{bare}{'~' * -(-len(bare) // 3)}⟧" if bare else ""
