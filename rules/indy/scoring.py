"""What three laid cards are worth (spec section 1): class first, then the sum of values."""

from __future__ import annotations

from typing import Final

from rules.indy.components import COLOUR, EAGLE, KIND, STANDARD, TEAM, VALUE, WRONG

RANK_STEP: Final = 32
"""A rank is `class * RANK_STEP + sum`; sums stay below it, so ranks compare as the rules say."""


def rank(a: int, b: int, c: int) -> int:
    """The rank of three cards; greater is better, equal is a tie."""
    total = VALUE[a] + VALUE[b] + VALUE[c]
    if a == EAGLE or b == EAGLE or c == EAGLE:
        return WRONG * RANK_STEP + total
    if COLOUR[a] != COLOUR[b] or COLOUR[a] != COLOUR[c]:
        return WRONG * RANK_STEP + total
    kinds = (1 << KIND[a]) | (1 << KIND[b]) | (1 << KIND[c])
    if kinds == 0b111:
        return STANDARD * RANK_STEP + total
    if kinds == 0b001:
        return TEAM * RANK_STEP + total
    return WRONG * RANK_STEP + total


def class_of(value: int) -> int:
    """The class of a rank: `WRONG`, `STANDARD` or `TEAM`."""
    return value // RANK_STEP


def sum_of(value: int) -> int:
    """The feather points of a rank."""
    return value % RANK_STEP


def best_three(hand: list[int]) -> tuple[int, int]:
    """Of a hand of four: the best rank, and the card that is left over then."""
    a, b, c, d = hand
    best, kept = rank(b, c, d), a
    for value, card in ((rank(a, c, d), b), (rank(a, b, d), c), (rank(a, b, c), d)):
        if value > best:
            best, kept = value, card
    return best, kept
