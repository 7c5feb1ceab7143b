"""The cards of both Tribal games as pieces show them."""

from __future__ import annotations

from rules.tribal.cards import RANK, SYMBOL, SYMBOL_NAMES
from tribes_tui.games.tribal.words import said
from tribes_tui.widgets.cards.card_face import Face

EMBLEMS = ("▼", "◊", "§", "∩")
"""The signs of djembe, mask, lizard and turtle, where there is no room for a picture or a word."""

LONGEST_SYMBOL = max(map(len, SYMBOL_NAMES))
"""Letters of the longest of their names."""

BACK = Face(tone="back")
"""A card face down."""


def face(code: int) -> Face:
    """A card face up: its value, its symbol as word, sign, colour and picture."""
    name = SYMBOL_NAMES[SYMBOL[code]]
    return Face(said.symbol(symbol=name), str(RANK[code] + 1), EMBLEMS[SYMBOL[code]], name, name)
