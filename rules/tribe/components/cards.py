"""The cards of Tribe as tables (spec section 1). A card is the number of its type; there are four of each type.

Types: 0-10 ordinary Dioramas, 11 multi, 12 totem, 13-17 Tribù, 18-19 Evento, 20-21 Azione, 22-23 Protezione.
"""

from __future__ import annotations

from typing import Final

ICONS: Final = ("calumet", "flag", "skyforce", "weapon", "spirit")

_DIORAMAS: Final = (
    ("calumet_hero", 0, "R", 1),
    ("calumet_brave", 0, "B", 2),
    ("flag_sky", 1, "B", 1),
    ("flag_sun", 1, "R", 2),
    ("desert_wind", 2, "R", 2),
    ("lightning", 2, "B", 3),
    ("war_spear", 3, "R", 3),
    ("hunting_bow", 3, "B", 2),
    ("eagle_spirit", 4, "R", 1),
    ("bear_spirit", 4, "R", 1),
    ("salmon_spirit", 4, "B", 2),
    ("multi", -1, "*", 3),
    ("totem", -1, "*", 5),
)
_TRIBUS: Final = (("warrior", 0, 5), ("elder", 1, 6), ("hunter", 2, 4), ("shaman", 3, 4), ("scout", 4, 5))
_OTHERS: Final = ("wolf", "buffalo", "draw3", "block", "courage", "strength")

NAMES: Final = [*(row[0] for row in _DIORAMAS), *(row[0] for row in _TRIBUS), *_OTHERS]
"""Type -> its name in the specification."""

TYPES: Final = len(NAMES)
COPIES: Final = 4
CARD_OF: Final = {name: card for card, name in enumerate(NAMES)}

MULTI: Final = CARD_OF["multi"]
TOTEM: Final = CARD_OF["totem"]
DIORAMAS: Final = TOTEM + 1
"""Cards below this number are Dioramas; those below `TOTEM` are vases."""

TRIBU: Final = CARD_OF["warrior"]
TRIBUS: Final = len(_TRIBUS)
WOLF: Final = CARD_OF["wolf"]
BUFFALO: Final = CARD_OF["buffalo"]
DRAW3: Final = CARD_OF["draw3"]
BLOCK: Final = CARD_OF["block"]
COURAGE: Final = CARD_OF["courage"]
STRENGTH: Final = CARD_OF["strength"]
HIDDEN: Final = -1
"""A card that a view does not show."""

NONE: Final = -2
"""No card at all."""

ACTIVABLE: Final = [*range(DIORAMAS), WOLF, BUFFALO, COURAGE, STRENGTH]
"""What may lie face down on a chain: Dioramas, Evento and Protezione cards (spec 3.2)."""

CAN_BE_ACTIVE: Final = [card in ACTIVABLE for card in range(TYPES)]

ICON: Final = [row[1] for row in _DIORAMAS] + [-1] * (TYPES - DIORAMAS)
"""Type -> icon, -1 for none (multi and totem fit by rules of their own)."""

COLOUR: Final = [row[2] for row in _DIORAMAS] + ["-"] * (TYPES - DIORAMAS)
"""Type -> R, B, * (both) or - (none)."""

COLOUR_BIT: Final = [{"R": 1, "B": 2}.get(colour, 0) for colour in COLOUR]
SPHERES: Final = [row[3] for row in _DIORAMAS] + [row[2] for row in _TRIBUS] + [0] * len(_OTHERS)
"""Type -> magical spheres."""

TRIBU_NAMES: Final = [row[0] for row in _TRIBUS]
SEQUENCE: Final = [[(first + place) % len(ICONS) for place in range(3)] for _, first, _ in _TRIBUS]
"""Tribù 0-4 -> the icons of its three slots, in order."""

FITTING: Final = [[[card for card in range(MULTI) if ICON[card] == icon] for icon in row] for row in SEQUENCE]
"""Tribù, slot -> the ordinary Dioramas that fit it."""

LEADERS: Final = [0, 2, 3, 4]
"""The Tribù of the four leader boards: the Elder has none."""

FULL_DECK: Final = [card for card in range(TYPES) for _ in range(COPIES)]
HAND: Final = 5
VASES: Final = 3
GOAL: Final = 100
CHALLENGES: Final = 12
TURNS_EACH: Final = 100
BONUS: Final = 10
POWER: Final = {WOLF: 1, BUFFALO: 2}
SHIELD: Final = {COURAGE: 2, STRENGTH: 1}


def need(players: int) -> int:
    """How many complete chains close a challenge (spec 2)."""
    return 3 if players == 4 else 4


def name(card: int) -> str | None:
    """A card's name; `?` when it is hidden, None for no card."""
    return None if card == NONE else "?" if card == HIDDEN else NAMES[card]


def names(cards: list[int]) -> list[str]:
    """The names of several cards, hidden ones as `?`."""
    return ["?" if card == HIDDEN else NAMES[card] for card in cards]
