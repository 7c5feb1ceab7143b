"""The camp at dusk: tents and a caravan before the mountains, and the program's name."""

from __future__ import annotations

from collections.abc import Iterable

from tribes_tui.screens.home.pictures import CAMEL, FIRE, PALM, TIPI
from tribes_tui.theme.palette import BOLD
from tribes_tui.widgets.drawing.cells import Cells
from tribes_tui.widgets.drawing.drawn import Place
from tribes_tui.widgets.drawing.felt import BIG, Dusk
from tribes_tui.widgets.drawing.pictures import PAINTS
from tribes_tui.widgets.drawing.pixels import paint_large, picture, quarters, silhouette, width_of
from tribes_tui.words.common import NAME
from tribes_tui.words.said import home

LETTERS = "letters-1", "letters-2", "letters-3"
TIPI_PAINTS = {"n": "tent-pole", "t": "tent", "y": "tent-light"}
"""Colours of the picture, by their names in the theme."""

TENT = ("    ╲╱    ", "    ╱╲    ", "   ╱  ╲   ", "  ╱ ╱╲ ╲  ", " ╱ ╱  ╲ ╲ ")


class Camp(Dusk):
    """The picture above the games."""

    def lay(self, cells: Cells) -> Iterable[Place]:
        """All of it; nothing can be chosen."""
        if cells.palette.is_bare:
            self._draw_tents(cells)
        else:
            self.paint_sky(cells)
            self.paint_sun(cells)
            self.paint_mountains(cells)
            self._paint_people(cells)
        self._paint_name(cells)
        return ()

    def _paint_people(self, cells: Cells) -> None:
        width, height, night = cells.width, cells.height, cells.palette.colour("night")
        if height < BIG:
            for x in (4, 11, 18):
                silhouette(cells, x, height - 2, quarters(CAMEL), night)
            return
        tents = {sign: cells.palette.colour(name) for sign, name in TIPI_PAINTS.items()}
        for x, up in ((width // 20, 5), (width * 19 // 120, 6), (width * 31 // 120, 5)):
            picture(cells, x, height - up, TIPI, tents)
        paints = {sign: cells.palette.colour(name) for sign, name in PAINTS.items()}
        picture(cells, width * 44 // 120, height - 3, FIRE, paints | {"K": tents["n"]})
        for k in range(3):
            silhouette(cells, width * 62 // 120 + 8 * k, height - 3, quarters(CAMEL), night)
        for x, up in ((width * 103 // 120, 4), (width * 110 // 120, 3)):
            silhouette(cells, x, height - up, quarters(PALM), night)

    def _draw_tents(self, cells: Cells) -> None:
        """Without colour: tents in lines, on the ground."""
        foot = cells.height - 1
        if foot < BIG - 1:
            return
        cells.put(0, foot, "─" * cells.width, cells.palette.line)
        for x in (cells.width // 12, cells.width // 5, cells.width * 4 // 5):
            for y, line in enumerate(TENT, foot - len(TENT)):
                cells.put(x, y, line, cells.palette.line)

    def _paint_name(self, cells: Cells) -> None:
        """The name in big letters where there is room for them, else in one line."""
        palette, width, height = cells.palette, cells.width, cells.height
        ink = palette.ink if palette.is_bare else palette.colour("motto")
        if height < 6 or width <= width_of(NAME):
            cells.centre(0, max(0, height // 2 - 1), width, f"{NAME} · {home.motto()}", ink, None, BOLD)
            return
        top = max(1, height // 6) if height >= BIG else (height - 6) // 2
        paint_large(cells, (width - width_of(NAME)) // 2, top, NAME, LETTERS, palette.colour("letters-shade"))
        cells.centre(
            0, top + 5 if height >= BIG or palette.is_bare else height - 1, width, home.motto(), ink, None, BOLD
        )
