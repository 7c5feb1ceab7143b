"""How the cards of Tribe look on their pieces: name, colour, picture, and a sign for each sphere."""

from __future__ import annotations

from rules.tribe.components.cards import (
    BLOCK,
    BUFFALO,
    COLOUR,
    COURAGE,
    DIORAMAS,
    DRAW3,
    HIDDEN,
    NAMES,
    SPHERES,
    STRENGTH,
    TOTEM,
    TRIBU,
    TRIBUS,
    WOLF,
)
from tribes_tui.games.tribe import pictures as pictures
from tribes_tui.games.tribe.words.cards import face_words
from tribes_tui.widgets.cards.card_face import MEDIUM, Face

BACK = Face(tone="tribe-back")
SIGNS = {"R": "●", "B": "◆", "*": "■", "-": "○"}
"""Colour of a sphere -> its sign; art gives each colour a shape of its own."""

LOW_CARD = 4
"""Rows of a card whose picture has six lines of pixels; with fewer it has four."""

TONES = {"R": "red", "B": "blue", "*": "both"}
PICTURES_OF = {
    "calumet_hero": "calumet",
    "calumet_brave": "calumet",
    "flag_sky": "flag",
    "flag_sun": "flag",
    "desert_wind": "wind",
    "war_spear": "spear",
    "hunting_bow": "bow",
    "eagle_spirit": "bird",
    "bear_spirit": "bear",
    "salmon_spirit": "salmon",
    "draw3": "cards",
    "block": "hand",
    "courage": "plume",
    "strength": "plume",
}
"""Where the picture is not called as the card."""

TONES_OF = {
    WOLF: "event",
    BUFFALO: "event",
    DRAW3: "action",
    BLOCK: "action",
    COURAGE: "protection",
    STRENGTH: "protection",
}


def face(card: int) -> Face:
    """A card as it is seen; a hidden one from behind."""
    if card == HIDDEN:
        return BACK
    signs = (SIGNS[COLOUR[card]],) * SPHERES[card]
    return Face(face_words(card), tone=_tone(card), picture=_picture(card), signs=signs)


def sized(face: Face, rows: int) -> Face:
    """The same card with the picture for a card of so many rows; on a large one the signs stand in the band."""
    if not face.picture:
        return face
    if rows > MEDIUM[1]:
        picture = face.picture + pictures.HIGH
        return (
            face._replace(picture=picture)
            if face.word
            else face._replace(picture=picture, word="".join(face.signs), signs=())
        )
    if rows == MEDIUM[1]:
        return face
    return face._replace(picture=face.picture + (pictures.LOW if rows == LOW_CARD else pictures.LEAST))


def _tone(card: int) -> str:
    if card == TOTEM or TRIBU <= card < TRIBU + TRIBUS:
        return "character"
    return TONES[COLOUR[card]] if card < DIORAMAS else TONES_OF[card]


def _picture(card: int) -> str:
    name = NAMES[card]
    return f"tribe-{PICTURES_OF.get(name, name)}"
