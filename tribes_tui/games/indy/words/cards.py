"""indy's cards in words. A card is spelt out: red horse 4."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rules.indy.components.cards import CLASS_NAMES, CODES, HIDDEN
from rules.indy.mechanics.scoring import class_of, sum_of
from tribes_tui.games.indy.foresight import best_rank
from tribes_tui.words.common import count, listed

KIND_WORDS = {"C": "character", "H": "horse", "O": "object"}
COLOUR_WORDS = {"R": "red", "G": "green", "B": "blue"}
LEGEND = "Cards: C character, H horse, O object; R red, G green, B blue; a value; E an eagle."
"""Of the codes by which cards are typed."""
Names = Sequence[str]


def card(code: str) -> str:
    """A card spelt out: `red horse 4`."""
    if code == "E":
        return "eagle"
    if code == "?":
        return "hidden card"
    return f"{COLOUR_WORDS[code[1]]} {KIND_WORDS[code[0]]} {code[2]}"


def one(code: str) -> str:
    """A card in a sentence: an eagle has no name of its own."""
    return "an eagle" if code == "E" else card(code)


def verdict(value: int) -> str:
    """A rank of three cards: `team 13`."""
    return f"{CLASS_NAMES[class_of(value)]} {sum_of(value)}"


def points(value: int) -> str:
    """A rank where there is room for its noun: `team, 13 points`."""
    return f"{CLASS_NAMES[class_of(value)]}, {count(sum_of(value), 'point')}"


def sum_words(value: int) -> str:
    """The points of a rank alone: `13 points`."""
    return count(sum_of(value), "point")


def best(hand: Sequence[int]) -> str:
    """What the best three cards of a hand make, empty when there are fewer than three or hidden ones."""
    value = best_rank(hand)
    return "" if value is None else verdict(value)


def spelt(codes: Iterable[str]) -> str:
    """Cards one after the other: `red horse 3 and an eagle`."""
    return listed(one(code) for code in codes)


def codes(cards: Sequence[int]) -> str:
    """Cards as they are typed: `CR3, E`."""
    return ", ".join("?" if lying == HIDDEN else CODES[lying] for lying in cards)


def spelt_cards(cards: Sequence[int]) -> str:
    """Cards in words: `red character 3, eagle`."""
    return ", ".join(card("?" if lying == HIDDEN else CODES[lying]) for lying in cards)


def capital(name: str) -> str:
    """A name as it stands alone: `You`."""
    return name[:1].upper() + name[1:]
