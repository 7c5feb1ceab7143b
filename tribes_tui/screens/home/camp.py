"""The camp at dusk: the sky, the sun going down behind the mountains, tents and a caravan, and the program's name."""

from __future__ import annotations

from collections.abc import Iterable
from math import sin

from tribes_tui.screens.home.pictures import CAMEL, FIRE, PALM, TIPI
from tribes_tui.theme import colours
from tribes_tui.theme.palette import BOLD
from tribes_tui.widgets.cells import Cells
from tribes_tui.widgets.drawn import Drawn
from tribes_tui.widgets.lettering import paint_large, ramp, width_of
from tribes_tui.widgets.pictures import PAINTS
from tribes_tui.widgets.pixels import LOWER, picture, quarters, silhouette
from tribes_tui.widgets.places import Place
from tribes_tui.words.home import MOTTO, NAME

SKY = tuple(f"sky-{k}" for k in range(1, 7))
SUN = "sun-above", "sun-below"
LETTERS = "letters-1", "letters-2", "letters-3"
MOUNTAINS = "range-1", "range-2", "range-3"
TIPI_PAINTS = {"n": "tent-pole", "t": "tent", "y": "tent-light"}
"""Colours of the picture, by their names in the theme."""
SKY_IN_SIXTEEN = ("#000000", "#000000", "#0000ee", "#cd00cd", "#cd0000", "#cdcd00")
MOUNTAINS_IN_SIXTEEN = ("#cd00cd", "#7f7f7f", "#000000")
"""At sixteen colours: xterm's own."""

Wave = tuple[float, float, float]
WAVES: tuple[tuple[float, tuple[Wave, ...]], ...] = (
    (4.2, ((1.5, 0.09, 0.4), (0.9, 0.23, 2.0), (0.35, 0.61, 1.0))),
    (2.4, ((1.2, 0.12, 3.1), (0.5, 0.37, 0.2))),
    (1.0, ((0.4, 0.07, 1.2),)),
)
"""Height in rows of each line of mountains, from the farthest, and its waves: height, waves a column, where they begin."""

TENT = ("    ╲╱    ", "    ╱╲    ", "   ╱  ╲   ", "  ╱ ╱╲ ╲  ", " ╱ ╱  ╲ ╲ ")
BIG = 15
"""Rows from which on there is room for tents."""


class Camp(Drawn, can_focus=False):
    """The picture above the games; it fills whatever room it is given."""

    DEFAULT_CSS = "Camp { height: 1fr; }"

    def lay(self, cells: Cells) -> Iterable[Place]:
        """All of it; nothing can be chosen."""
        if cells.palette.is_bare:
            self._draw_tents(cells)
        else:
            self._paint_sky(cells)
            self._paint_sun(cells)
            self._paint_mountains(cells)
            self._paint_people(cells)
        self._paint_name(cells)
        return ()

    def _paint_sky(self, cells: Cells) -> None:
        width, height = cells.width, cells.height
        shades, star = self._sky(cells), cells.palette.colour("star")
        for y, shade in enumerate(shades):
            cells.fill(0, y, width, 1, shade)
        for k in range(width // 3):
            x, y = (k * 37 + 11) % width, (k * 23 + 5) % (height // 2 + 1)
            if y < height:
                cells.put(x, y, "·", colours.mix(shades[y], star, 0.55 if k % 3 else 0.8))

    def _sky(self, cells: Cells) -> tuple[str, ...]:
        """The colour of each row."""
        if not cells.palette.is_flat:
            return ramp(cells.palette, SKY, cells.height)
        return tuple(SKY_IN_SIXTEEN[y * len(SKY_IN_SIXTEEN) // cells.height] for y in range(cells.height))

    def _paint_sun(self, cells: Cells) -> None:
        radius = min(7, max(3, cells.height // 2 - 1))
        middle = round(cells.width * (0.73 if cells.height >= BIG else 0.84))
        top = cells.height - (radius + 3 if cells.height >= BIG else radius + 1)
        tones = ramp(cells.palette, SUN, radius)
        rows = ["".join("y" if (x + 0.5) ** 2 + (y + 0.5) ** 2 < radius**2 else "." for x in range(-radius, radius))
                for y in range(-radius, radius)]  # fmt: skip
        for k in range(radius):
            picture(cells, middle - radius, top + k, rows[2 * k : 2 * k + 2], {"y": tones[k]})

    def _paint_mountains(self, cells: Cells) -> None:
        palette = cells.palette
        tones = MOUNTAINS_IN_SIXTEEN if palette.is_flat else tuple(palette.colour(name) for name in MOUNTAINS)
        scale = min(1.3, cells.height / 20) if cells.height >= BIG else 0.55
        for tone, (base, waves) in zip(tones, WAVES, strict=True):
            for x in range(cells.width):
                high = base + sum(part * sin(x * often + start) for part, often, start in waves)
                self._raise(cells, x, max(1, round(8 * scale * high)), tone)

    def _raise(self, cells: Cells, x: int, eighths: int, tone: str) -> None:
        """Fill a column from below, to an eighth of a cell."""
        full, part = divmod(eighths, 8)
        for y in range(cells.height - full, cells.height):
            cells.put(x, y, " ", tone, tone)
        y = cells.height - full - 1
        if part and y >= 0:
            sign, ink, ground, _ = cells.rows[y][x]
            is_behind = sign in LOWER and LOWER.index(sign) >= part
            cells.put(x, y, LOWER[part], tone, ink if is_behind else ground)

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
            cells.centre(0, max(0, height // 2 - 1), width, f"{NAME} · {MOTTO}", ink, None, BOLD)
            return
        top = max(1, height // 6) if height >= BIG else (height - 6) // 2
        paint_large(cells, (width - width_of(NAME)) // 2, top, NAME, LETTERS, palette.colour("letters-shade"))
        cells.centre(0, top + 5 if height >= BIG or palette.is_bare else height - 1, width, MOTTO, ink, None, BOLD)
