"""Cards of both Tribal games as numbers of an observation."""

from __future__ import annotations

from typing import Final

from rules.core.observation import Kept, Sheet
from rules.tribal.cards import CARDS, LEVELS, RANK, RANKS, SYMBOL, SYMBOL_NAMES, TYPE_NAMES, TYPES, UNKNOWN

CARD: Final = Kept(UNKNOWN + 2)
FOUR_TYPES: Final = Kept(1 << 8)


def put_card(card: int, sheet: Sheet) -> None:
    """One card that lies open: its symbol and value; nothing for none."""
    if not sheet.known(CARD, card + 1):
        known = 0 <= card < CARDS
        sheet.one_of("", SYMBOL_NAMES, SYMBOL[card] if known else -1)
        sheet.amount(": value", RANK[card] + 1 if known else 0, RANKS)
        sheet.keep(CARD, card + 1)


def put_open(name: str, up: list[int], sheet: Sheet) -> None:
    """How many cards of each type lie face up, from the bits of each level (`columns.ColumnsPosition.up`)."""
    for pair in range(LEVELS // 2):
        bits = up[2 * pair] | up[2 * pair + 1] << 4
        if not sheet.known(FOUR_TYPES, bits):
            counts = [(bits >> 2 * kind & 1) + (bits >> 2 * kind + 1 & 1) for kind in range(4)]
            sheet.counts(name, TYPE_NAMES[4 * pair : 4 * pair + 4], counts, 2)
            sheet.keep(FOUR_TYPES, bits)


def put_cards(name: str, cards: list[int], sheet: Sheet) -> None:
    """How many cards there are of each type; those that are hidden, and ends of empty columns, count for nothing."""
    counts = [0] * TYPES
    for card in cards:
        if card < CARDS:
            counts[card >> 1] += 1
    sheet.counts(name, TYPE_NAMES, counts, 2)
