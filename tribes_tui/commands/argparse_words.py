"""What `argparse` says by itself, in the language of whoever typed: it asks for each of its texts by what that is in English."""

from __future__ import annotations

import argparse
from collections.abc import Callable

from tribes_tui.words.said import arguments as said

# Messages get its placeholders, which it fills itself; none of its texts is told to people but these.
TEXTS: dict[str, Callable[[], str]] = {
    "usage: ": said.usage,  # no words
    "positional arguments": said.positional,  # no words
    "options": said.options,
    "show this help message and exit": said.help,  # no words
    "argument %(argument_name)s: %(message)s": lambda: said.about_argument(  # no words
        argument="%(argument_name)s", why="%(message)s"
    ),
    "invalid choice: %(value)r (choose from %(choices)s)": lambda: said.wrong_choice(  # no words
        typed="%(value)r", choices="%(choices)s"
    ),
    "invalid %(type)s value: %(value)r": lambda: said.wrong_value(type="%(type)s", typed="%(value)r"),  # no words
    "the following arguments are required: %s": lambda: said.wanted(arguments="%s"),  # no words
    "one of the arguments %s is required": lambda: said.wanted_one(arguments="%s"),  # no words
    "unrecognized arguments: %s": lambda: said.unknown(arguments="%s"),  # no words
    "expected one argument": said.one_value,  # no words
    "expected at most one argument": said.at_most_one_value,  # no words
    "expected at least one argument": said.at_least_one_value,  # no words
    "not allowed with argument %s": lambda: said.not_with(argument="%s"),  # no words
    "ignored explicit argument %r": lambda: said.no_value(typed="%r"),  # no words
    "ambiguous option: %(option)s could match %(matches)s": lambda: said.ambiguous(  # no words
        option="%(option)s", matches="%(matches)s"
    ),
    "unexpected option string: %s": lambda: said.unexpected_option(option="%s"),  # no words
}


def speak() -> None:
    """From now on it says what `TEXTS` say; what it says to programmers stays as it is."""
    argparse._ = _said  # type: ignore[attr-defined]
    argparse.ngettext = _counted  # type: ignore[attr-defined]


def _said(text: str) -> str:
    return TEXTS[text]() if text in TEXTS else text


def _counted(one: str, several: str, number: int) -> str:
    if one == "expected %s argument":  # no words
        return said.values(number=number, values="%s")
    return one if number == 1 else several
