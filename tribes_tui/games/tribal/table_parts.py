"""What the tables of both Tribal games share: cards as pieces show them, also in the rulebook's illustrations, and zones with a panel below them in
the rows that no column needs."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.widget import Widget

from rules.tribal.cards import CODES, RANK, SYMBOL, SYMBOL_NAMES
from tribes_tui.games.tribal.words import said
from tribes_tui.learning.illustrations import Figure
from tribes_tui.widgets.cards.card_face import Face
from tribes_tui.widgets.cards.cards import Hand
from tribes_tui.widgets.cards.column import Column, Stack
from tribes_tui.widgets.drawing.felt import Felt

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


class Sharing(Felt):
    """The zones take what is left by the panel, and that has as many rows as columns leave free; where those are too few, `always`."""

    def __init__(self, zones: Widget, panel: Widget, least: int, id: str, always: int = 0) -> None:
        super().__init__(id=id)
        self._zones, self._panel, self._least, self._always = zones, panel, least, always
        self._needed = self._more = 0

    def compose(self) -> ComposeResult:
        """One above the other."""
        yield self._zones
        yield self._panel

    def keep(self, rows: int, more: int = 0) -> None:
        """So many rows are the zones' own, and so many more where the panel has its least all the same."""
        self._needed, self._more = rows, more
        self.on_resize()

    def on_resize(self) -> None:
        """Share what there is; before there is a size, nothing."""
        free = self.size.height - self._needed
        self._panel.styles.height = max(self._least, free - self._more) if free >= self._least else self._always


def face_named(words: str) -> Face:
    """A card by its words, "7 djembe"; "-" is the back of one."""
    if words == "-":
        return BACK
    value, name = words.split()
    return face(CODES[f"{name[0].upper()}{value}a"])


def cards(words: str, caption: str, width: int = 0) -> Figure:
    """Cards side by side; `words` are those of the cards, with commas between."""
    faces = [face_named(one) for one in words.split(", ")]
    piece = Hand()
    piece.show(faces)
    return Figure(piece, width or 14 * len(faces) + 1, 9, caption)


def columns(*words: str, caption: str = "", height: int = 11) -> Figure:
    """Columns side by side."""
    stacks = [Stack(tuple(face_named(one) for one in column.split(", "))) for column in words]
    return Figure(Column(*stacks), 10 * len(stacks), height, caption)
