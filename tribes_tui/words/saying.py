"""What messages of all languages do while they are said: lists, numbers, dates, names. Only modules made by `compile_words` call it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import datetime

MARKS = {"en": (",", "."), "it": (".", ","), "fr": ("\u202f", ","), "xx": (",", ".")}
"""Between thousands, and before what is less than one."""


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
    thousands, point = MARKS[language]
    text = f"{value:{',' if grouped else ''}.{most}f}"
    whole, _, rest = text.partition(".")
    rest = rest[:least] + rest[least:].rstrip("0")
    return whole.replace(",", thousands) + (f"{point}{rest}" if rest else "")


def date(when: datetime.date, message: Callable[..., str]) -> str:
    """A day; messages get it as a number and in two digits."""
    return message(day=when.day, day2=f"{when.day:02}", month=when.month, year=when.year, year2=f"{when.year % 100:02}")


def time(when: datetime.datetime, message: Callable[..., str]) -> str:
    """A time of the day."""
    return message(hour=f"{when.hour:02}", minute=f"{when.minute:02}")


def whose(name: str, message: Callable[..., str]) -> str:
    """What is a person's; how it is said depends on the first and the last letter of a name."""
    return message(name=name, first=name[:1].lower(), last=name[-1:])


def capital(text: str) -> str:
    """The first letter large, all others as they are: names have capitals of their own (`McDonald`, `Abigail-Rose`)."""
    said = str(text)  # a `KeyedText` is what it says
    return said[:1].upper() + said[1:]
