"""A title in large letters, where they exist, fit and can be filled with colour; else the same words in bold."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import TYPE_CHECKING

from textual.geometry import Offset, Region

from tribes_tui.theme.palette import BOLD
from tribes_tui.widgets.big_letters import can_spell
from tribes_tui.widgets.drawn import Drawn
from tribes_tui.widgets.lettering import ROWS, paint_large, paint_narrow, width_of
from tribes_tui.widgets.places import Place, PlaceState

if TYPE_CHECKING:
    from tribes_tui.widgets.cells import Cells

WHOLE = "banner"


class Banner(Drawn):
    """Words in the middle: two pixels a cell with a shadow; four a cell where that is too wide; bold text otherwise.

    `tones` are the colours of the letters from above, by their names in the theme or #rrggbb: one, or several that flow
    into one another. Large letters need four rows, and a fifth for their shadow.
    """

    DEFAULT_CSS = "Banner { height: 5; }"

    def __init__(
        self, text: str = "", tones: tuple[str, ...] = ("accent",), id: str | None = None, classes: str | None = None
    ) -> None:
        super().__init__(id=id, classes=classes)
        self._text, self._tones = text, tones

    def show(self, text: str, tones: tuple[str, ...] = ()) -> None:
        """Say this from now on, in other tones if any are given."""
        self._text, self._tones = text, tones or self._tones
        self.changed()

    def lay(self, cells: Cells) -> Iterable[Place]:
        """The words are all there is."""
        yield Place(WHOLE, Region(), Region(0, 0, cells.width, cells.height))

    def look(self, name: str) -> Hashable:
        """Words and tones."""
        return self._text, self._tones

    def paint(self, cells: Cells, place: Place, state: PlaceState) -> None:
        """In the largest form that goes."""
        is_large = can_spell(self._text) and cells.height >= ROWS and not cells.palette.is_bare
        width = width_of(self._text) if is_large else 0
        if is_large and width < cells.width:
            x, y = (cells.width - width) // 2, max(0, (cells.height - ROWS) // 2)
            paint_large(cells, x, y, self._text, self._tones)
        elif is_large and (width + 1) // 2 <= cells.width:
            x, y = (cells.width - width // 2) // 2, (cells.height - ROWS) // 2
            paint_narrow(cells, x, y, self._text, self._tones)
        else:
            ink = cells.palette.colour(self._tones[0])
            cells.centre(0, cells.height // 2, cells.width, self._text, ink, None, BOLD)

    def place_at(self, where: Offset) -> str:
        """It can't be pointed at."""
        return ""
