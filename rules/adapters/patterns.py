"""The few regular expressions by which the schemas describe names, taken apart into what can vary in them.

`^([CHO][RGB][1-6]|E|\\?)$` has three alternatives; the first varies in three places, the others in none.
"""

from __future__ import annotations

import re
from itertools import product
from typing import NamedTuple

PLACE = re.compile(r"(\\.|\[[^\]]+\]|[^\\\[\]])(\?|\*|\+)?")
"""One place of an alternative: a character, an escaped one or a class, and how often it stands there."""


class Alternative(NamedTuple):
    """One way in which a name can be written: at each place one of some texts, "" where nothing may stand."""

    places: tuple[tuple[str, ...], ...]

    def split(self, name: str) -> tuple[str, ...] | None:
        """The texts at the places in `name`; None if it is not written this way."""
        wanted = "".join("(" + "|".join(map(re.escape, texts)) + ")" for texts in self.places)
        found = re.fullmatch(wanted, name)
        return found.groups() if found else None

    def names(self) -> list[str]:
        """All names that can be written this way."""
        return ["".join(texts) for texts in product(*self.places)]


def alternatives(pattern: str) -> list[Alternative] | None:
    """The alternatives of a pattern; None when names may be of any length."""
    inner = pattern.removeprefix("^").removesuffix("$")
    if inner.startswith("(") and inner.endswith(")"):
        inner = inner[1:-1]
    found = []
    for written in re.split(r"(?<!\\)\|", inner):
        places = PLACE.findall(written)
        if any(often in ("*", "+") for _, often in places):
            return None
        found.append(Alternative(tuple(_texts(atom, often) for atom, often in places)))
    return found


def letters(pattern: str) -> str | None:
    """The letters of a pattern like `^Y*W*G*$`, which counts them; None for another."""
    inner = pattern.removeprefix("^").removesuffix("$")
    return inner.replace("*", "") if re.fullmatch(r"(\w\*)+", inner) else None


def _texts(atom: str, often: str) -> tuple[str, ...]:
    if atom.startswith("\\"):
        texts = [atom[1:]]
    elif atom.startswith("["):
        texts = _members(atom[1:-1])
    else:
        texts = [atom]
    return tuple([*texts, ""] if often == "?" else texts)


def _members(inner: str) -> list[str]:
    """The characters of a class, its ranges spelt out."""
    found: list[str] = []
    for low, high in re.findall(r"(.)(?:-(.))?", inner):
        found += [chr(code) for code in range(ord(low), ord(high or low) + 1)]
    return found
