"""What cards are worth before they are laid: what they are, and what they promise."""

from __future__ import annotations

from typing import Final

from rules.indy.components.cards import STANDARD, SUIT, TEAM
from rules.indy.evaluation.packs import BY_SUIT, PACK, SUITS, TOTAL, best_rank, rank_of
from rules.indy.mechanics.scoring import RANK_STEP, class_of, sum_of
from rules.indy.position import Position

EAGLE_WORTH = 0.04
"""What an eagle kept for later is worth, on the scale of `worth`."""
EAGLE_DRAWS = 3
"""An eagle in the dark is as good as so many unknown cards: it will take the best of the row."""


def worth(value: int) -> float:
    """How good an evocation of that rank is, in [0, 1]: about the chance not to be the worst of four."""
    kind, total = class_of(value), sum_of(value)
    if kind == TEAM:
        return 0.90 + 0.10 * (total - 6) / 9
    if kind == STANDARD:
        return 0.55 + 0.25 * (total - 3) / 15
    return 0.35 * total / 18


WORTH: Final = [worth(value) for value in range(3 * RANK_STEP)]
"""Rank -> its worth."""


def outlook(cards: int) -> float:
    """What a sum of cards promises that is not yet an evocation: pairs of a colour that one more card completes."""
    by_suit = cards & BY_SUIT
    known = _OUTLOOKS.get(by_suit)
    if known is None:
        known = _OUTLOOKS[by_suit] = _outlook([by_suit >> 3 * suit & 7 for suit in range(SUITS)])
    return known


_OUTLOOKS: dict[int, float] = {}
"""Not more than there are ways to hold up to four cards of ten suits: a thousand."""


def _outlook(suits: list[int]) -> float:
    """`outlook` of so many cards of each suit, by its best colour."""
    best = 0.0
    for colour in range(3):
        characters = suits[colour]
        different = (characters > 0) + (suits[colour + 3] > 0) + (suits[colour + 6] > 0)
        promise = 0.02 * different
        if different == 2:
            promise += 0.12
        if characters == 2:
            promise += 0.12
        if promise > best:
            best = promise
    return best


def prospects(hand: list[int], draws: int = 0) -> float:
    """What a hand is worth before the evocation, with `draws` unknown cards to come to it."""
    packs = [PACK[card] for card in hand]
    cards = sum(packs)
    if len(hand) == 4:
        return promising(WORTH[best_rank(*packs)], cards, draws)
    now = WORTH[rank_of(cards)] if len(hand) == 3 else 0.1 * (cards >> TOTAL) / 18
    return promising(now, cards, draws)


def promising(now: float, cards: int, draws: int) -> float:
    """What cards are worth that are worth so much `now`, with what they promise."""
    return now + outlook(cards) * (1 - now) * (1.0 + 0.7 * draws) + 0.05 * draws


def plucked_prospects(state: Position, player: int, hand: list[int], table: list[int], draws: int = 0) -> float:
    """How near a plucked player is to a return: own-colour characters in hand and on the table."""
    low = state.shamans[player] * SUIT
    own = sum(1 for card in hand if low <= card < low + SUIT)
    lying = sum(1 for card in table if low <= card < low + SUIT)
    return (0.5 if own else 0.06 * draws) * (1 + min(lying, 2)) / 3 + 0.1 * min(own, 2) + 0.1 * lying
