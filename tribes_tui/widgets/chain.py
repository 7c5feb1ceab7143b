"""A row of cards that reads as a sentence: who, what they have, what they need next; and what lies face down beside it."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from typing import TYPE_CHECKING

from textual.geometry import Region

from tribes_tui.widgets.card_face import MEDIUM, Face
from tribes_tui.widgets.choosing import has_choice, own_state
from tribes_tui.widgets.drawn import Drawn
from tribes_tui.widgets.links import Link, Want, link_words, paint_link
from tribes_tui.widgets.places import Place, PlaceState

if TYPE_CHECKING:
    from tribes_tui.widgets.cells import Cells

NARROW, BACK = 7, 4
"""The least width of a card, and that of one face down."""
FRAMED = 4
"""Rows of a card where there is no colour."""


class Chain(Drawn):
    """Its places are `PREFIX:0`, `PREFIX:1` ..., or the names given to `show`; a name "" is no place."""

    DEFAULT_CSS = "Chain { height: 6; }"

    def __init__(self, prefix: str = "link", id: str | None = None, classes: str | None = None) -> None:
        super().__init__(id=id, classes=classes)
        self._prefix = prefix
        self._links: tuple[Link, ...] = ()
        self._names: tuple[str, ...] = ()

    def show(self, links: Sequence[Link], names: Sequence[str] = ()) -> None:
        """Show these from left to right, `names` being those of their places."""
        self._links = tuple(links)
        self._names = tuple(names) or tuple(f"{self._prefix}:{k}" for k in range(len(links)))
        self.changed()

    def names(self) -> Iterable[str]:
        """The links that are places."""
        return (name for name in self._names if name)

    def shape(self) -> Hashable:
        """Which places there are and how wide they are, and which are joined."""
        return self._names, self._widths(), tuple(isinstance(link, Face) for link in self._links)

    def look(self, name: str) -> Hashable:
        """The card, or what is wanted."""
        return self._links[self._index(name)], has_choice(self)

    def _index(self, name: str) -> int:
        return self._names.index(name) if name in self._names else int(name.removeprefix("under:"))

    def _rows(self) -> int:
        """Of a card; the last row of a high chain is that of shadow and glow."""
        height = self.size.height
        if self.palette.is_bare:
            return FRAMED if height >= FRAMED else 1
        return min(MEDIUM[1], height - 1 if height > MEDIUM[1] else height)

    def _widths(self) -> tuple[int, ...]:
        """Of the links; if they are too wide together, the last ones are as narrow as their words allow."""
        if self._rows() == 1:
            return tuple(len(link_words(link)) + 2 for link in self._links)
        widths = [BACK if isinstance(link, Face) and link.is_back else MEDIUM[0] for link in self._links]
        for k in reversed(range(len(widths))):
            over = sum(widths) + len(widths) - self.size.width
            if over > 0 and widths[k] != BACK:
                link = self._links[k]
                name = link.word if isinstance(link, Want) else link.name
                widths[k] = max(NARROW, len(name) + 2, widths[k] - over)
        return tuple(widths)

    def lay(self, cells: Cells) -> Iterable[Place]:
        """Links with a joint between them, bright as far as the chain goes."""
        palette, rows, x = cells.palette, self._rows(), 0
        for k, width in enumerate(self._widths()):
            link = self._links[k]
            if k and rows > 1 and not (isinstance(link, Face) and link.is_back):
                is_joined = isinstance(link, Face)
                ink = palette.accent if is_joined else palette.mix(palette.line, palette.below, 0.3)
                cells.put(x - 1, rows // 2, "═", ink)
            name = self._names[k] if k < len(self._names) else ""
            region = Region(x, 0, width, rows).intersection(Region(0, 0, cells.width, cells.height))
            yield Place(name or f"under:{k}", region if name else Region(), Region(x, 0, width, cells.height))
            x += width + 1

    def paint(self, cells: Cells, place: Place, state: PlaceState) -> None:
        """A card, or the place of one."""
        k, state = self._index(place.name), own_state(self, place.name, state)
        link, rows = self._links[k], self._rows()
        spot = Region(place.extent.x, 0, place.extent.width, rows)
        paint_link(cells, spot, link, state, is_odd=bool(k % 2))
