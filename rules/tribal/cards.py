"""The 72 cards of both Tribal games as plain ints, and which card fits onto which (spec section 1).

A card's code is `(value - 1) * 8 + symbol * 2 + copy`. So the four cards of one value and colour are
neighbours: a *level*, `code >> 2`; a set of them is four bits. `code >> 1` is the card's *type*: its
symbol and value, copies alike.

An example: L4a is `3 * 8 + 2 * 2 + 0 == 28`. Its type is 14, its level 7, which are L4a, L4b, T4a and T4b; it is the
lowest bit of that level (`BIT[28] == 0b0001`). It fits onto level 8, the orange 5s.
"""

from __future__ import annotations

from typing import Final

SYMBOLS: Final = "DMLT"
"""Djembe and mask are orange, lizard and turtle blue."""

SYMBOL_NAMES: Final = ("djembe", "mask", "lizard", "turtle")
COLOUR_NAMES: Final = ("orange", "blue")
COPIES: Final = "ab"

CARDS: Final = 72
TYPES: Final = 36
RANKS: Final = 9
NINES: Final = 64
"""The code of the first 9; the eight 9s are the last codes."""

EMPTY: Final = 72
"""Stands for the end of a column without cards."""

UNKNOWN: Final = 73
"""A card that the viewer may not see."""

NO_CARD: Final = -1
NO_LEVEL: Final = 18
"""A level without cards: what fits onto a 1 or nothing, and what a 9 fits onto."""

LEVELS: Final = 19


def card(symbol: int, value: int, copy: int) -> int:
    """The code of a card: symbol 0..3, value 1..9, copy 0..1."""
    return (value - 1) * 8 + symbol * 2 + copy


def _name(code: int) -> str:
    return f"{SYMBOLS[code >> 1 & 3]}{(code >> 3) + 1}{COPIES[code & 1]}"


NAMES: Final[list[str]] = [_name(code) for code in range(CARDS)] + ["", "?"]
CODES: Final[dict[str, int]] = {NAMES[code]: code for code in range(CARDS)}
TYPE_NAMES: Final[list[str]] = [NAMES[2 * kind][:-1] for kind in range(TYPES)]
TYPE_CODES: Final[dict[str, int]] = {name: kind for kind, name in enumerate(TYPE_NAMES)}

RANK: Final[list[int]] = [code >> 3 for code in range(CARDS)] + [-1]
"""Value less one; -1 for EMPTY."""

SYMBOL: Final[list[int]] = [code >> 1 & 3 for code in range(CARDS)] + [0]
LEVEL: Final[list[int]] = [code >> 2 for code in range(CARDS)] + [NO_LEVEL]
BIT: Final[list[int]] = [1 << (code & 3) for code in range(CARDS)] + [0]
"""The card's bit within its level; 0 for EMPTY."""

BELOW: Final[list[int]] = [(code >> 2) - 2 ^ 1 if code >= 8 else NO_LEVEL for code in range(CARDS)] + [NO_LEVEL]
"""The level of the cards that fit onto this card: one less, the other colour."""

ABOVE: Final[list[int]] = [(code >> 2) + 2 ^ 1 if code < NINES else NO_LEVEL for code in range(CARDS)]
"""The level of the cards that this card fits onto: one more, the other colour."""


def fits(code: int, end: int) -> bool:
    """Whether a card fits a column with this end: one less in the other colour, or a 9 on EMPTY."""
    if end == EMPTY:
        return code >= NINES
    return BELOW[end] == LEVEL[code]


def members(mask: int) -> list[int]:
    """The codes in a set of cards (or types) written as bits, ascending."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found
