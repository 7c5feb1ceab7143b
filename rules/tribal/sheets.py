"""Cards of both Tribal games as numbers of an observation."""

from __future__ import annotations

from typing import Final

from rules.core.observation import KeptParts, Sheet
from rules.tribal.cards import CARDS, RANK, RANKS, SYMBOL, SYMBOL_NAMES, TYPE_NAMES, UNKNOWN

CARD: Final = KeptParts(UNKNOWN + 2)
FOUR_TYPES: Final = KeptParts(1 << 8)


def put_card(card: int, sheet: Sheet) -> None:
    """One card that lies open: its symbol and value; nothing for none."""
    if not sheet.known(CARD, card + 1):
        known = 0 <= card < CARDS
        sheet.one_of("", SYMBOL_NAMES, SYMBOL[card] if known else -1)
        sheet.amount(": value", RANK[card] + 1 if known else 0, RANKS)
        sheet.keep(CARD, card + 1)


def put_open(name: str, up: list[int], sheet: Sheet) -> None:
    """How many cards of each type lie face up, from the bits of each level (`columns.ColumnsPosition.up`)."""
    for rank in range(RANKS):
        _put_rank(name, rank, up[2 * rank] | up[2 * rank + 1] << 4, sheet)


def put_cards(name: str, cards: list[int], sheet: Sheet) -> None:
    """How many of these cards there are of each type; those that are hidden, and ends of empty columns, are none."""
    ranks = [0] * RANKS
    for card in cards:
        if card < CARDS:
            ranks[card >> 3] |= 1 << (card & 7)
    for rank, bits in enumerate(ranks):
        _put_rank(name, rank, bits, sheet)


def _put_rank(name: str, rank: int, bits: int, sheet: Sheet) -> None:
    """The eight cards of one value, a bit each: two of each type."""
    if not sheet.known(FOUR_TYPES, bits):
        counts = [(bits >> 2 * kind & 1) + (bits >> 2 * kind + 1 & 1) for kind in range(4)]
        sheet.counts(name, TYPE_NAMES[4 * rank : 4 * rank + 4], counts, 2)
        sheet.keep(FOUR_TYPES, bits)
