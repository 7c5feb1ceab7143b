"""Pieces of sentences that all games share, and what keys are called; whose language is spoken, what the games are and folded lines are found
here, too. `names` holds "you" in the viewer's own place."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from tribes_tui.words.about import about_of, abouts, players_of, round_of, title_of, unit_of
from tribes_tui.words.folding import bare, fold
from tribes_tui.words.language import (
    ENGLISH,
    SPOKEN,
    Later,
    Noun,
    chosen,
    figure,
    in_english,
    in_tongue,
    now,
    number,
    offered,
    speak,
    spoken,
)
from tribes_tui.words.said import common as said, grammar, home

__all__ = (
    "BOT_MARK",
    "ENGLISH",
    "NAME",
    "NAMES",
    "SPOKEN",
    "YOU",
    "Later",
    "Noun",
    "about_of",
    "abouts",
    "bare",
    "capital",
    "chosen",
    "colon",
    "figure",
    "filled",
    "fold",
    "in_english",
    "in_tongue",
    "key_name",
    "listed",
    "now",
    "number",
    "offered",
    "players_of",
    "repeated",
    "round_of",
    "semicolon",
    "sentence",
    "speak",
    "spelt",
    "spoken",
    "title_of",
    "unit_of",
)

BOT_MARK = " (bot)"
"""What stands after the name of every bot at a host; people can't type it."""
NAME = "TRIBES"
"""Of the program, in every language: large letters have no others."""
YOU = "you"


def listed(items: Iterable[str], last: str = "and") -> str:
    """`a`, `a and b`, `a, b and c`; `last` is `and`, `or` or `then`."""
    say = {"and": grammar.listed, "or": grammar.listed_or, "then": grammar.listed_then}[last]
    return say(items=[*items])


def repeated(items: Iterable[str]) -> list[Noun]:
    """Like things once, each where it came first: `wolf`, `totem twice`; a noun keeps its forms: `a totem twice`."""

    def say(times: int) -> Callable[[str], str]:
        return lambda thing: said.repeated(thing=thing, times=times)

    return [Noun.told(item, say(times)) for item, times in Counter(items).items()]


def filled(say: Callable[..., str], made: Mapping[str, Callable[[], Any]]) -> str:
    """A message with those of these values that it names; the others aren't made."""
    return say(**{name: made[name]() for name in say.__annotations__ if name != "return"})


def spelt(code: str) -> str:
    """A code letter by letter, as it is read out: `k, 7, m, 2, q, d`; a number as it is."""
    return code if code.isdigit() else ", ".join(code.replace("-", ""))


colon, semicolon = said.colon, said.semicolon
"""Between a thing's name and what is said of it: `: `, with the blanks that a language has there; between two things that are said: `; `."""


def capital(text: str) -> str:
    """The first letter large, all others as they are: names have capitals of their own (`McDonald`, `Abigail-Rose`). The viewer is
    called so in their language."""
    return said.you() if text == YOU else text[:1].upper() + text[1:]


def sentence(text: str) -> str:
    """With a capital and a full stop, unless it has an end already; nothing stays nothing."""
    text = text.strip()
    if not text:
        return ""
    end = "" if text[-1] in ".!?:" else "."
    return text[0].upper() + text[1:] + end


# ---- What keys are called where a language has a word of its own for them ----

NAMES = {
    "Enter": home.enter_key,
    "Space": home.space_key,
    "Shift+Tab": home.shift_tab_key,
    "Bksp": home.backspace_key,
    "Home": home.home_key,
    "Yes": home.yes_key,
    "End": home.end_key,
    "PgUp": home.page_up_key,
    "PgDn": home.page_down_key,
}
"""As keys are written in English, what says them."""


def key_name(key: str) -> str:
    """A key as its reader's keyboard has it.

    >>> key_name("Enter"), key_name("q")
    ('Enter', 'q')
    """
    say = NAMES.get(key)
    return key if say is None else say()
