"""The meeples in hand while a move is made: a line a tribe, its figure, how many."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from textual.geometry import Region

from tribes_tui.display.wide import shortened
from tribes_tui.theme.palette import BOLD
from tribes_tui.widgets.drawing.drawn import Drawn, Place, PlaceState, own_state
from tribes_tui.widgets.drawing.lines import paint_line
from tribes_tui.widgets.tiles.tokens import figures

if TYPE_CHECKING:
    from tribes_tui.widgets.drawing.cells import Cells


class Carry(NamedTuple):
    """Meeples of one tribe in hand."""

    name: str
    """Of the place."""
    letter: str
    tone: str
    words: str
    """How many of which: "2 elders"."""


class Carried(Drawn):
    """A place a tribe. Two rows each, where there is room, so that the figure has its head."""

    DEFAULT_CSS = "Carried { height: 3; }"

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self._title = ""
        self._tribes: dict[str, Carry] = {}

    def show(self, title: str, tribes: Sequence[Carry]) -> None:
        """Whose hand it is, and what is in it."""
        self._title, self._tribes = title, {one.name: one for one in tribes}
        self.changed()

    @property
    def heights(self) -> tuple[int, ...]:
        """The title and a row or two for each."""
        count = len(self._tribes)
        return 1 + count, 1 + 2 * count

    def names(self) -> Iterable[str]:
        """A place a tribe."""
        return self._tribes

    def shape(self) -> Hashable:
        """Which, and the title."""
        return tuple(self._tribes), self._title

    def look(self, name: str) -> Hashable:
        """The tribe."""
        return self._tribes[name]

    def lay(self, cells: Cells) -> Iterable[Place]:
        """Below each other."""
        cells.title(1, 0, shortened(self._title, cells.width - 2))
        pitch = 2 if cells.height > 2 * len(self._tribes) and not cells.palette.is_bare else 1
        for k, name in enumerate(self._tribes):
            y = 1 + k * pitch
            yield Place(name, Region(1, y, cells.width - 2, pitch), Region(0, y, cells.width, pitch))

    def paint(self, cells: Cells, place: Place, state: PlaceState) -> None:
        """Its figure, or its letter on its colour; the words."""
        one, spot, palette = self._tribes[place.name], place.region, cells.palette
        state = own_state(self, place.name, state)
        words = Region(spot.x + 5, spot.bottom - 1, spot.width - 5, 1)
        paint_line(cells, words, ((one.words, "ink", BOLD if state.is_legal else 0),), (), state)
        tone = palette.colour(one.tone)
        if spot.height > 1:
            figures(cells, spot.x, spot.y, one.letter, 1, tone)
        elif palette.is_bare:
            cells.put(spot.x, spot.y, f"[{one.letter}]", palette.ink, None, BOLD)
        else:
            cells.put(spot.x, spot.y, f" {one.letter} ", palette.on(tone), tone, BOLD)
