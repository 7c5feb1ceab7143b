"""What the cards of Tribe are called in sentences."""

from __future__ import annotations

from collections.abc import Iterable

from rules.tribe.components.cards import DIORAMAS, ICON, ICONS, MULTI
from rules.tribe.components.cards import name as card_name
from tribes_tui.games.tribe.words.said import cards as said
from tribes_tui.words.nouns import Noun


def named(card: int) -> str:
    """A card's number as the notation has it; "" for a hidden one."""
    return card_name(card) or ""


def card(name: str) -> Noun:
    """A card in words."""
    return said.card(name=name)


def card_words(number: int) -> Noun:
    """A card's number in words."""
    return said.card(name=named(number))


def brief(number: int) -> Noun:
    """A card in few words: `courage`."""
    return said.brief(name=named(number))


def face_words(number: int) -> Noun:
    """A card in a word or two, as it stands on its piece: a vase by its icon."""
    is_vase = number < DIORAMAS and number != MULTI and ICON[number] >= 0
    return said.face(name=ICONS[ICON[number]] if is_vase else named(number))


def icon(number: int) -> Noun:
    """An icon in words."""
    return said.face(name=ICONS[number])


def icons(numbers: Iterable[int]) -> list[Noun]:
    """Several."""
    return [icon(number) for number in numbers]
