"""What three laid cards are worth (spec section 1), and what a manche's evocations win and lose (3.9)."""

from __future__ import annotations

from typing import Final

from rules.indy.components.cards import COLOUR, KIND, STANDARD, TEAM, VALUE, WRONG

RANK_STEP: Final = 32
"""A rank is `class * RANK_STEP + sum`; sums stay below it, so ranks compare as the rules say.

A team with the sum 13 is 2 * 32 + 13 = 77, a standard evocation of 18 only 1 * 32 + 18 = 50.
"""


def rank(a: int, b: int, c: int) -> int:
    """The rank of three cards; greater is better, equal is a tie. Eagles have a colour and a kind of their own: wrong."""
    total = VALUE[a] + VALUE[b] + VALUE[c]
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
    """Of a hand of four: the best rank, and the card that is left over then; of several such, the first."""
    a, b, c, d = hand
    best, kept = rank(b, c, d), a
    for value, card in ((rank(a, c, d), b), (rank(a, b, d), c), (rank(a, b, c), d)):
        if value > best:
            best, kept = value, card
    return best, kept


def outcome(ranks: dict[int, int], tokens: list[int], plate: int) -> tuple[int | None, list[int], bool]:
    """Who wins a token, who loses one, and whether the losers are spared (spec 3.9).

    `ranks` are those of the seats in the ranked set, `tokens` of all seats, a returned player's token included.
    The losers are spared if otherwise nobody at all would have a token left.
    """
    best, worst = max(ranks.values()), min(ranks.values())
    winner = None
    if class_of(best) == TEAM and plate > 0:
        winners = [seat for seat, value in ranks.items() if value == best]
        winner = winners[0] if len(winners) == 1 else None
    losers = [seat for seat, value in ranks.items() if value == worst]
    spared = all(held + (seat == winner) - (seat in losers) <= 0 for seat, held in enumerate(tokens))
    return winner, losers, spared
