"""What the tables of both Tribal games share: cards as pieces show them, and zones with a panel below them in the rows that no column needs."""

from textual.app import ComposeResult
from textual.widget import Widget

from rules.tribal.cards import RANK, SYMBOL, SYMBOL_NAMES
from tribes_tui.games.tribal.words import said
from tribes_tui.widgets.cards.card_face import Face
from tribes_tui.widgets.drawing import Felt

EMBLEMS = ("▼", "◊", "§", "∩")
"""The signs of djembe, mask, lizard and turtle, where there is no room for a picture or a word."""

LONGEST_SYMBOL = max(map(len, SYMBOL_NAMES))
"""Letters of the longest of their names."""

BACK = Face(tone="back")
"""A card face down."""


def face(code: int) -> Face:
    """A card face up: its value, its symbol as word, sign, colour and picture."""
    name = SYMBOL_NAMES[SYMBOL[code]]
    words, brief = said.symbol(symbol=name), said.symbol_brief(symbol=name)
    return Face(words, str(RANK[code] + 1), EMBLEMS[SYMBOL[code]], name, name, brief=brief)


GROWS = 3
"""By so many rows at least the panel grows: it doesn't with every card that goes to and fro."""


class Sharing(Felt):
    """The zones take what is left by the panel, and that has as many rows as columns leave free; where those are too few, `always`."""

    def __init__(self, zones: Widget, panel: Widget, least: int, id: str, always: int = 0) -> None:
        super().__init__(id=id)
        self._zones, self._panel, self._least, self._always = zones, panel, least, always
        self._needed = self._more = 0
        self.shared = 0, 0
        """Of so many rows the panel has so many, from the next frame on."""

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
        rows = max(self._least, free - self._more) if free >= self._least else self._always
        if self.shared[0] == self.size.height and self.shared[1] < rows < self.shared[1] + GROWS:
            return
        self.shared = self.size.height, rows
        self._panel.styles.height = rows
