"""Cards, feathers and shamans as the pieces of this table show them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.indy.components.cards import CODES, COLOURS, EAGLE, HIDDEN
from tribes_tui.games.indy.words.said import cards as said
from tribes_tui.games.indy.words.said import table as said_table
from tribes_tui.theme.palette import BOLD, Palette
from tribes_tui.widgets.cards.card_face import Face

if TYPE_CHECKING:
    from tribes_tui.widgets.drawing.cells import Cells

BACK = Face(tone="indy-back")
TONES = {"R": "red", "G": "green", "B": "blue"}
PICTURES = {"C": "character", "H": "horse", "O": "object"}
KINDS = {picture: kind for kind, picture in PICTURES.items()}
MOST_FEATHERS = 6
"""More are told by their number alone."""
WIDE = 3
CLOSE = 2
"""Columns from one feather to the next."""


def face(card: int) -> Face:
    """A card as it is seen; a hidden one from behind."""
    if card == HIDDEN:
        return BACK
    if card == EAGLE:
        return Face(said.kind(kind="E"), tone="eagle", picture="eagle")
    kind, colour, value = tuple(CODES[card])
    return Face(said.kind(kind=kind), value, said.colour(colour=colour), TONES[colour], PICTURES[kind])


def short_name(shown: Face) -> str:
    """Of its kind, where three cards stand in a narrow row."""
    return said.kind_short(kind=KINDS.get(shown.picture, "E"))


def shaman_face(colour: int, left: int) -> Face:
    """One of the shamans of a colour, of which so many are left."""
    letter = COLOURS[colour]
    return Face(said.colour(colour=letter), said_table.left(number=left), "", TONES[letter], "character")


def colour_ink(palette: Palette, tone: str) -> str:
    """An ink that says the colour of a card beside its word: lighter than the card, on the felt."""
    return palette.lighter(palette.tone(tone), 0.22 if palette.is_dark else -0.08) if tone else palette.soft


def draw_feathers(cells: Cells, x: int, y: int, count: int, ink: str = "", pitch: int = WIDE) -> int:
    """Leaning feathers of two rows, no more than `MOST_FEATHERS`. The column behind them."""
    palette, shown = cells.palette, min(count, MOST_FEATHERS)
    if palette.is_bare:
        return cells.put(x, y, "/" * shown, palette.ink, None, BOLD)
    quill = palette.colour("feather") if palette.is_dark else palette.mix(palette.colour("feather"), "#5a3a14", 0.62)
    foot = palette.colour("feather-foot") if palette.is_dark else palette.mix(quill, "#000000", 0.25)
    for k in range(shown):
        cells.put(x + pitch * k, y, "▗▌", ink or quill)
        cells.put(x + pitch * k, y + 1, "▐▘", palette.mix(ink, foot, 0.3) if ink else foot)
    return x + pitch * shown
