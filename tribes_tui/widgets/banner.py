"""A title in large letters, where they exist, fit and can be filled with colour; else the same words in bold."""

from __future__ import annotations

from collections.abc import Hashable, Iterable

from textual.geometry import Offset, Region

from tribes_tui.theme.palette import BOLD
from tribes_tui.widgets.big_letters import HEIGHT, can_spell, spell
from tribes_tui.widgets.cells import Cells
from tribes_tui.widgets.drawn import Drawn
from tribes_tui.widgets.pixels import picture, quarters
from tribes_tui.widgets.places import Place, PlaceState

ROWS = HEIGHT // 2
WHOLE = "banner"


class Banner(Drawn, can_focus=False):
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
        width = len(spell(self._text)[0]) if is_large else 0
        if is_large and width < cells.width:
            self._paint_large(cells, (cells.width - width) // 2, max(0, (cells.height - ROWS) // 2))
        elif is_large and (width + 1) // 2 <= cells.width:
            self._paint_narrow(cells, (cells.width - width // 2) // 2, (cells.height - ROWS) // 2)
        else:
            ink = cells.palette.colour(self._tones[0])
            cells.centre(0, cells.height // 2, cells.width, self._text, ink, None, BOLD)

    def _ramp(self, cells: Cells, steps: int) -> tuple[str, ...]:
        """A colour a row, from tone to tone."""
        palette, tones = cells.palette, [cells.palette.colour(tone) for tone in self._tones]
        if len(tones) == 1 or palette.is_flat:
            return (tones[0],) * steps
        found = []
        for k in range(steps):
            at = k * (len(tones) - 1) / (steps - 1)
            first = min(int(at), len(tones) - 2)
            found.append(palette.mix(tones[first], tones[first + 1], at - first))
        return tuple(found)

    def _paint_large(self, cells: Cells, x: int, y: int) -> None:
        """Two pixels to a cell, over a shadow one pixel to the right and below."""
        rows, palette = spell(self._text), cells.palette
        colours = {str(k): colour for k, colour in enumerate(self._ramp(cells, HEIGHT))}
        lit = [row.replace("#", str(k)) for k, row in enumerate(rows)]
        if palette.is_flat:
            picture(cells, x, y, lit, colours)
            return
        shade = palette.shade(cells.ground(x, y))
        empty = "." * (len(rows[0]) + 1)
        shadow = [empty, *("." + row for row in rows), empty]
        lit = [*(row + "." for row in lit), empty, empty]
        both = [
            "".join(a if a != "." else b for a, b in zip(*pair, strict=True)) for pair in zip(lit, shadow, strict=True)
        ]
        picture(cells, x, y, both, colours | {"#": shade})

    def _paint_narrow(self, cells: Cells, x: int, y: int) -> None:
        """Four pixels to a cell, one tone a row of cells."""
        rows = [row + "." * (len(row) % 2) for row in spell(self._text)]
        tones = self._ramp(cells, ROWS)
        for line, (signs, tone) in enumerate(zip(quarters(" ".join(rows)), tones, strict=True), y):
            for column, sign in enumerate(signs, x):
                if sign != " ":
                    cells.put(column, line, sign, tone)

    def place_at(self, where: Offset) -> str:
        """It can't be pointed at."""
        return ""
