"""The 57 cards as small integers, their codes, and the rank of three of them (spec section 1).

A card is `kind * 18 + colour * 6 + value - 1`: `HG3`, a horse (kind 1), green (colour 1), is 18 + 6 + 2 = 26.
`card // 6` is its kind and colour together, its suit: 4 for green horses; the suits 0 to 2 are the characters.
The three eagles are one and the same card, `EAGLE`, the highest, and so the last of every sorted hand.
"""

from __future__ import annotations

from typing import Final

KINDS: Final = "CHO"
COLOURS: Final = "RGB"
VALUES: Final = 6
EAGLE: Final = 54
EAGLES: Final = 3
HIDDEN: Final = -1
DECK: Final = 57
CARDS: Final = 55
TOKENS_EACH: Final = 4
SHAMANS_PER_COLOUR: Final = 2
SUIT: Final = 6

WRONG: Final = 0
STANDARD: Final = 1
TEAM: Final = 2
CLASS_NAMES: Final = ("wrong", "standard", "team")

CODES: Final = [f"{kind}{colour}{value}" for kind in KINDS for colour in COLOURS for value in range(1, VALUES + 1)] + [
    "E"
]
"""Card -> its code, such as `CR6`; `E` is an eagle."""

CARD_OF: Final = {code: card for card, code in enumerate(CODES)}

VALUE: Final = [card % VALUES + 1 for card in range(EAGLE)] + [0]
KIND: Final = [card // 18 for card in range(EAGLE)] + [3]
COLOUR: Final = [card // 6 % 3 for card in range(EAGLE)] + [3]

FULL_DECK: Final = [*range(EAGLE), EAGLE, EAGLE, EAGLE]


def code(card: int) -> str:
    """A card's code; `?` for a hidden one."""
    return "?" if card == HIDDEN else CODES[card]


def codes(cards: list[int]) -> list[str]:
    """The codes of several cards."""
    return [code(card) for card in cards]


def is_character(card: int) -> bool:
    """Whether the card is a character."""
    return 0 <= card < 18
