"""Hands as sums have the ranks of the cards in them."""

from __future__ import annotations

import random
from itertools import combinations

from rules.indy.components.cards import FULL_DECK
from rules.indy.evaluation.packs import PACK, best_rank, rank_of
from rules.indy.mechanics.scoring import best_three, rank


def test_every_three_cards_have_their_rank() -> None:
    for three in combinations(FULL_DECK, 3):
        assert rank_of(sum(PACK[card] for card in three)) == rank(*three)


def test_the_best_three_of_four_cards_have_theirs() -> None:
    rng = random.Random(1)
    for _ in range(20_000):
        hand = sorted(rng.sample(FULL_DECK, 4))
        ranks = [rank(*hand[:place], *hand[place + 1 :]) for place in range(4)]
        best, kept = best_three(hand)
        assert best_rank(*(PACK[card] for card in hand)) == best == max(ranks)
        assert kept == hand[ranks.index(best)], "the first that may be kept"
