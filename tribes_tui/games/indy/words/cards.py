"""indy's cards in words. A card is spelt out: red horse 4."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from rules.indy.components.cards import CODES, HIDDEN
from rules.indy.mechanics.scoring import class_of, sum_of
from tribes_tui.games.indy.words.said import cards as said

if TYPE_CHECKING:
    from tribes_tui.words.nouns import Noun

Names = Sequence[str]


def card(code: str) -> Noun:
    """A card by its code: `red horse 4`."""
    return said.hidden_card() if code == "?" else said.card(kind=code[0], colour=code[1:2], value=code[2:])


def cards(codes: Iterable[str]) -> list[Noun]:
    """Several, to be listed."""
    return [card(code) for code in codes]


def numbered(cards: Iterable[int]) -> list[Noun]:
    """Several by their numbers."""
    return [card("?" if lying == HIDDEN else CODES[lying]) for lying in cards]


def codes(cards: Sequence[int]) -> str:
    """Cards as they are typed: `CR3, E`."""
    return ", ".join("?" if lying == HIDDEN else CODES[lying] for lying in cards)


def verdict(value: int) -> str:
    """A rank of three cards: `team 13`."""
    return said.rank(class_number=class_of(value), sum=sum_of(value))


def points(value: int) -> str:
    """A rank in a sentence: `a team of 13 points`."""
    return said.rank_points(class_number=class_of(value), sum=sum_of(value))


def points_brief(value: int) -> str:
    """A rank with its noun where there is little room: `team, 13 points`; nobody is to think that a wrong one is a mistake."""
    return said.rank_brief(class_number=class_of(value), sum=sum_of(value))
