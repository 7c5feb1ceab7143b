"""How the cards of Tribe stand on their pieces: what, colour letter, spheres; short where there is little room."""

from __future__ import annotations

from rules.tribe.components.cards import (
    BUFFALO,
    COLOUR,
    COURAGE,
    DIORAMAS,
    DRAW3,
    HIDDEN,
    ICON,
    MULTI,
    NAMES,
    SPHERES,
    STRENGTH,
    TOTEM,
    TRIBU,
    TRIBU_NAMES,
    TRIBUS,
    WOLF,
)

ICON_SIGNS = ("cal", "flg", "sky", "wpn", "spi")
"""Icon -> three letters; with colour and spheres they say all that a vase does in the game."""

VASE_NAMES = {
    "calumet_hero": "calumet hero",
    "calumet_brave": "calumet brave",
    "flag_sky": "flag sky",
    "flag_sun": "flag sun",
    "desert_wind": "sky wind",
    "lightning": "sky lightning",
    "war_spear": "weapon spear",
    "hunting_bow": "weapon bow",
    "eagle_spirit": "spirit eagle",
    "bear_spirit": "spirit bear",
    "salmon_spirit": "spirit salmon",
    "multi": "any vase",
}
"""Vases in at most 13 letters, their icon first."""

NAMED = 11
"""Columns for an icon in full."""

ICON_NAMES = ("calumet", "flag", "sky", "weapon", "spirit")
OTHERS = {DRAW3: "draw 3", COURAGE: "courage2", STRENGTH: "strngth1", WOLF: "wolf   1", BUFFALO: "buffalo2"}
SHORT = {WOLF: "wolf1", BUFFALO: "buff2", COURAGE: "cour2", STRENGTH: "strg1", TOTEM: "tot*5"}
BACK = "▒"
PROTECTED, MAGICAL = "T5", "T★"


def role(card: int) -> str:
    """The role of a card's piece. Its letter always says the same as its colour."""
    if card == HIDDEN:
        return "piece-hidden"
    if card < MULTI:
        return "piece-red" if COLOUR[card] == "R" else "piece-blue"
    if card < DIORAMAS:
        return "piece-gold" if card == TOTEM else "piece-white"
    if card < TRIBU + TRIBUS:
        return "piece-teal"
    if card in (WOLF, BUFFALO):
        return "piece-black"
    return "piece-green" if card in (COURAGE, STRENGTH) else "piece-orange"


def worth(card: int) -> str:
    """Colour and spheres of a Diorama: `R2`, `*3`."""
    return f"{COLOUR[card]}{SPHERES[card]}"


def vase(card: int, width: int) -> str:
    """A vase on its piece: `cal R1`, in words where there is room."""
    if width < 16:
        names = ICON_SIGNS if width < NAMED else ICON_NAMES
        name = "any" if card == MULTI else names[ICON[card]]
        return f"{name} {worth(card)}".center(width)
    return f" {VASE_NAMES[NAMES[card]]:<{width - 4}} {worth(card)}"


def wanted(icon: int, width: int) -> str:
    """The icon that a free slot waits for."""
    return f"{(ICON_SIGNS if width < NAMED else ICON_NAMES)[icon]}?".center(width)


def tribu(number: int) -> str:
    """A Tribù with its spheres, eight letters wide: `Elder  6`."""
    return f"{TRIBU_NAMES[number].capitalize():<7}{SPHERES[TRIBU + number]}"


def small(card: int) -> str:
    """Any card in five letters, for the place of a face-down card."""
    if card == HIDDEN:
        return BACK * 5
    if card < TOTEM:
        return f"{'any' if card == MULTI else ICON_SIGNS[ICON[card]]}{worth(card)}"
    return SHORT.get(card, NAMES[card][:5])


def full(card: int) -> str:
    """Any card in eight letters, for the hand."""
    if card == HIDDEN:
        return BACK * 8
    if TRIBU <= card < TRIBU + TRIBUS:
        return tribu(card - TRIBU)
    if card == TOTEM:
        return "totem *5"
    if card < TOTEM:
        return f"{'any' if card == MULTI else ICON_SIGNS[ICON[card]]} {worth(card)}".center(8)
    return f"{OTHERS.get(card, NAMES[card]):<8}"


def long(card: int) -> str:
    """The second line of a tall piece in the hand: which one of its kind it is."""
    tails = {"calumet_hero": "hero", "calumet_brave": "brave", "flag_sky": "sky", "flag_sun": "sun"}
    tails |= {"desert_wind": "wind", "lightning": "lightn.", "war_spear": "spear", "hunting_bow": "bow"}
    tails |= {"eagle_spirit": "eagle", "bear_spirit": "bear", "salmon_spirit": "salmon"}
    return tails.get(NAMES[card], "") if 0 <= card < DIORAMAS else ""
