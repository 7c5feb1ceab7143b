"""A landscape at dusk: the sky, the sun going down behind the mountains."""

from __future__ import annotations

from math import sin

from tribes_tui.theme import colours
from tribes_tui.widgets.cells import Cells
from tribes_tui.widgets.drawn import Drawn
from tribes_tui.widgets.pixels import LOWER, picture

SKY = ("#17133a", "#2d1d55", "#5d2a63", "#a8405a", "#e37a48", "#f7b95e")
SUN = ("#fff3c4", "#ff9f5a")
SKY_IN_SIXTEEN = ("#000000", "#000000", "#0000ee", "#cd00cd", "#cd0000", "#cdcd00")
MOUNTAINS = ("#7d3a63", "#4b2450", "#24143a")
MOUNTAINS_IN_SIXTEEN = ("#cd00cd", "#7f7f7f", "#000000")
"""Colours of the picture; it is the same at every hour and in every theme."""

Wave = tuple[float, float, float]
WAVES: tuple[tuple[float, tuple[Wave, ...]], ...] = (
    (4.2, ((1.5, 0.09, 0.4), (0.9, 0.23, 2.0), (0.35, 0.61, 1.0))),
    (2.4, ((1.2, 0.12, 3.1), (0.5, 0.37, 0.2))),
    (1.0, ((0.4, 0.07, 1.2),)),
)
"""Height in rows of each line of mountains, from the farthest, and its waves: height, waves a column, where they begin."""

BIG = 15
"""Rows from which on there is room for tents."""


def steps(tones: tuple[str, ...], count: int) -> tuple[str, ...]:
    """So many colours along several tones."""
    last = len(tones) - 1
    found = []
    for k in range(count):
        place = k / max(1, count - 1) * last
        i = min(int(place), last - 1)
        found.append(colours.mix(tones[i], tones[i + 1], place - i))
    return tuple(found)


class Dusk(Drawn, can_focus=False):
    """The base of pictures in this landscape; it fills whatever room it is given."""

    DEFAULT_CSS = "Dusk { height: 1fr; }"

    def paint_sky(self, cells: Cells) -> None:
        """Its colours, and stars."""
        width, height = cells.width, cells.height
        shades = self._sky(cells)
        for y, shade in enumerate(shades):
            cells.fill(0, y, width, 1, shade)
        for k in range(width // 3):
            x, y = (k * 37 + 11) % width, (k * 23 + 5) % (height // 2 + 1)
            if y < height:
                cells.put(x, y, "·", colours.mix(shades[y], "#ffffff", 0.55 if k % 3 else 0.8))

    def _sky(self, cells: Cells) -> tuple[str, ...]:
        """The colour of each row."""
        if not cells.palette.is_flat:
            return steps(SKY, cells.height)
        return tuple(SKY_IN_SIXTEEN[y * len(SKY_IN_SIXTEEN) // cells.height] for y in range(cells.height))

    def paint_sun(self, cells: Cells, across: float | None = None) -> None:
        """Half of it, so far to the right: a part of the width."""
        radius = min(7, max(3, cells.height // 2 - 1))
        usual = 0.73 if cells.height >= BIG else 0.84
        middle = round(cells.width * (usual if across is None else across))
        top = cells.height - (radius + 3 if cells.height >= BIG else radius + 1)
        tones = steps(SUN, radius)
        rows = ["".join("y" if (x + 0.5) ** 2 + (y + 0.5) ** 2 < radius**2 else "." for x in range(-radius, radius))
                for y in range(-radius, radius)]  # fmt: skip
        for k in range(radius):
            picture(cells, middle - radius, top + k, rows[2 * k : 2 * k + 2], {"y": tones[k]})

    def paint_mountains(self, cells: Cells) -> None:
        """Three lines of them."""
        tones = MOUNTAINS_IN_SIXTEEN if cells.palette.is_flat else MOUNTAINS
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
