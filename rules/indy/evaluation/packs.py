"""Hands as sums, so that many hands which differ by a card or two are judged quickly.

A card's pack has three bits for each of the ten suits (kind and colour, and the eagles), with a one in its own, and its
value above them. Packs of up to seven cards add up: the sum tells how many there are of each suit, and all values together.

`CG2` is of suit 1: its pack is 2 << 30 | 1 << 3. `CG4` and `CG6` count in the same three bits, so the sum of all three is
12 << 30 | 3 << 3: the values are 12, and there are three green characters. No other three cards are a team of 12 in green,
so the sum itself is looked up in `GOOD`, without counting anything.
"""

from __future__ import annotations

from typing import Final

from rules.indy.components.cards import CARDS, EAGLE, STANDARD, SUIT, TEAM, VALUE
from rules.indy.mechanics.scoring import RANK_STEP

SUITS: Final = 10
TOTAL: Final = 3 * SUITS
"""The lowest bit of the values."""
BY_SUIT: Final = (1 << TOTAL) - 1
"""The part of a sum that counts suits."""

PACK: Final = [(VALUE[card] << TOTAL) + (1 << 3 * (card // SUIT)) for card in range(CARDS)]
"""Card -> its pack."""


def _good() -> dict[int, int]:
    """The sums of three cards that are a team or a standard evocation -> their rank."""
    found = {}
    for colour in range(3):
        one, other, third = (1 << 3 * (colour + kind * 3) for kind in range(3))
        for total in range(3, 19):
            found[(total << TOTAL) + one + other + third] = STANDARD * RANK_STEP + total
            found[(total << TOTAL) + 3 * one] = TEAM * RANK_STEP + total
    return found


GOOD: Final = _good()
"""The sum of three packs -> their rank, unless they are wrong."""


def rank_of(three: int) -> int:
    """The rank of three cards whose packs have this sum (`scoring.rank` tells it of the cards)."""
    return GOOD.get(three) or three >> TOTAL


def best_rank(a: int, b: int, c: int, d: int) -> int:
    """The best rank of three of four cards, of their packs.

    If whichever is left out the others are wrong, their values decide: leave out the lowest, which has the lowest pack.
    """
    four = a + b + c + d
    get = GOOD.get
    best = max(get(four - a, 0), get(four - b, 0), get(four - c, 0), get(four - d, 0))
    return best or (four - min(a, b, c, d)) >> TOTAL


def rank_in_sight(hand: list[int], table: list[int]) -> int:
    """The best rank that a sorted hand of four has before it is evoked.

    As it is, or after one swap for a higher card of the same suit, or after an eagle was played.
    """
    a, b, c, d = [PACK[card] for card in hand]
    best = best_rank(a, b, c, d)
    for lying in table:
        suit = lying // SUIT
        for place, card in enumerate(hand):
            if (card < lying and card // SUIT == suit) or card == EAGLE:
                packs = [a, b, c, d]
                packs[place] = PACK[lying]
                best = max(best, best_rank(*packs))
    return best
