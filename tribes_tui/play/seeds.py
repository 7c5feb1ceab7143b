"""Seeds: from what the cards and dice of a game come. The same seed deals the same game for ever.

A seed is a number. That of a new game is one of those that are written in six letters and digits, so that it can be passed on;
any other is written as the number that it is.
"""

from __future__ import annotations

import os

LETTERS = "abcdefghjkmnpqrstvwxyz"
SIGNS = LETTERS + "23456789"
"""What short seeds are written in: nothing that is taken for another when it is read out or copied by hand. They begin with a
letter, so none is taken for a number."""
LENGTH = 6
SHORT = len(LETTERS) * len(SIGNS) ** (LENGTH - 1)
"""So many short seeds there are."""
FIRST = 1 << 50
"""The number of the first: larger than anybody types, small enough for every reader of JSON."""
BITS = 128
"""Of a secret seed: more than anybody could try."""


def new_seed() -> int:
    """A short seed by chance, from the operating system's own source."""
    number: int = secret_seed() % SHORT
    return FIRST + number


def secret_seed() -> int:
    """A seed that can't be guessed from what was dealt: for games of people who can't read each other's records."""
    return int.from_bytes(os.urandom(BITS // 8), "big")


def seed_text(seed: int) -> str:
    """A seed as it is shown: `seed_text(new_seed())` is `k7m2qd`, `seed_text(7)` is `7`."""
    rest = seed - FIRST
    if not 0 <= rest < SHORT:
        return str(seed)
    text = ""
    for _ in range(LENGTH - 1):
        rest, sign = divmod(rest, len(SIGNS))
        text = SIGNS[sign] + text
    return LETTERS[rest] + text


def read_seed(text: str) -> int:
    """A seed as somebody typed it. `ValueError`, with what would be one, when it is none."""
    typed = text.lower()
    if len(typed) == LENGTH and typed[0] in LETTERS and all(sign in SIGNS for sign in typed):
        number = LETTERS.index(typed[0])
        for sign in typed[1:]:
            number = number * len(SIGNS) + SIGNS.index(sign)
        return FIRST + number
    if not text.isascii() or not text.isdigit() or len(text) > len(str(1 << BITS)) or int(text) >> BITS:
        from tribes_tui.words.said import playing as said  # seldom needed

        raise ValueError(said.what_seed(most=str((1 << BITS) - 1), length=LENGTH))
    return int(text)
