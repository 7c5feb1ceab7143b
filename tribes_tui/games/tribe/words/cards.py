"""What the cards of Tribe are called in sentences."""

from __future__ import annotations

from rules.tribe.components.cards import CARD_OF, ICON, ICONS
from rules.tribe.components.cards import name as card_name

CARD_WORDS = {
    "calumet_hero": "calumet of the hero",
    "calumet_brave": "calumet of the brave",
    "flag_sky": "flag of the sky",
    "flag_sun": "flag of the sun",
    "desert_wind": "desert wind",
    "war_spear": "war spear",
    "hunting_bow": "hunting bow",
    "eagle_spirit": "spirit of the eagle",
    "bear_spirit": "spirit of the bear",
    "salmon_spirit": "spirit of the salmon",
    "multi": "multi",
    "totem": "totem",
    "draw3": "draw three",
    "courage": "feathers of courage",
    "strength": "feathers of strength",
}
ICON_WORDS = {"skyforce": "sky"}


def named(card: int) -> str:
    """A card's number as the notation has it."""
    return card_name(card) or "nothing"


def card(name: str) -> str:
    """A card in words."""
    return "a hidden card" if name == "?" else CARD_WORDS.get(name, name)


def card_with_icon(name: str) -> str:
    """A card in words, with the icon that stands on it where its name doesn't say it: `lightning (sky)`."""
    word = icon_of(CARD_OF[name]) if name in CARD_OF else ""
    return card(name) if word in card(name) else f"{card(name)} ({word})"


def icon_of(card: int) -> str:
    """The icon that a vase carries, in words; empty for a multi, and for what is no vase."""
    return icon(ICON[card]) if ICON[card] >= 0 else ""


def card_words(number: int) -> str:
    """A card's number in words."""
    return card(named(number))


def icon(number: int) -> str:
    """An icon in words."""
    return ICON_WORDS.get(ICONS[number], ICONS[number])
