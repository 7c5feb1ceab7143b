"""What lies beneath everything: the felt of a table, and a landscape at dusk."""

from collections.abc import Hashable, Iterable
from math import sin
from typing import ClassVar

from textual.geometry import Region
from textual.strip import Strip
from textual.widget import Widget

from tribes_tui.theme import colours
from tribes_tui.theme.palette import grounds_of, palette_for
from tribes_tui.widgets.drawing.cells import Cells
from tribes_tui.widgets.drawing.drawn import Drawn, Place
from tribes_tui.widgets.drawing.pixels import LOWER, picture, ramp
from tribes_tui.widgets.drawing.pointing import KeepsScreen
from tribes_tui.widgets.drawing.shapes import heading

MOST = 64
"""Parts of screens of which a palette keeps the felt: a window that is dragged has other ones at every size."""


def felt_lines(widget: Widget, crop: Region) -> list[Strip]:
    """The rows of a part of a widget as felt (or the screen's own `ground_role`), kept by the palette. A screen returns them from its `render_lines`."""
    screen, palette = widget.screen, palette_for(widget)
    height, top = screen.size.height, widget.region.y + crop.y
    own: str = getattr(screen, "ground_role", "")
    key = height, top, crop.size, own
    kept = palette.kept.get(key)
    if kept is None:
        kept = [
            Strip.blank(crop.width, palette.style(palette.ink, ground, 0, False))
            for ground in grounds_of(widget, top, crop.height)
        ]
        if len(palette.kept) >= MOST:
            palette.kept.clear()
        palette.kept[key] = kept
    return kept


class Felt(KeepsScreen):
    """A container on the felt; its children are laid out by style sheets as in any other."""

    DEFAULT_CSS = "Felt { width: 1fr; height: 1fr; layout: vertical; }"
    ALLOW_SELECT: ClassVar[bool] = False

    render_lines = felt_lines


class Heading(Drawn):
    """A heading in a thin line over the whole width, and behind it, as far as there is room, what the signs below mean."""

    DEFAULT_CSS = "Heading { height: 1; }"

    def __init__(self, title: str = "", *told: str, id: str | None = None, indent: int = 0) -> None:
        """`indent`: blank columns at both sides."""
        super().__init__(id=id)
        self._said, self._indent = (title, told), indent

    def say(self, title: str, *told: str) -> None:
        """This from now on; of what is told the first that has room, "" is no heading."""
        if (title, told) != self._said:
            self._said = title, told
            self.changed()

    def shape(self) -> Hashable:
        """The words."""
        return self._said

    def lay(self, cells: Cells) -> Iterable[Place]:
        """In one row."""
        title, told = self._said
        if title:
            spot = Region(self._indent, 0, cells.width - 2 * self._indent, 1)
            heading(cells, spot, title, *(((one, "dim"),) for one in told if one))
        return ()


class Rows(Felt):
    """Rows of felt, one below the other."""


class Columns(Felt):
    """Columns of felt, side by side."""

    DEFAULT_CSS = "Columns { layout: horizontal; }"


SKY = tuple(f"sky-{k}" for k in range(1, 7))
SUN = "sun-above", "sun-below"
MOUNTAINS = "range-1", "range-2", "range-3"
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

BIG = 15
"""Rows from which on there is room for tents."""


class Dusk(Drawn):
    """The base of pictures in this landscape; it fills whatever room it is given."""

    def paint_sky(self, cells: Cells) -> None:
        """Its colours, and stars."""
        width, height = cells.width, cells.height
        palette, star = cells.palette, cells.palette.colour("star")
        few = tuple(SKY_IN_SIXTEEN[y * len(SKY_IN_SIXTEEN) // height] for y in range(height))
        shades = few if palette.is_flat else ramp(palette, SKY, height)
        for y, shade in enumerate(shades):
            cells.fill(0, y, width, 1, shade)
        for k in range(width // 3):
            x, y = (k * 37 + 11) % width, (k * 23 + 5) % (height // 2 + 1)
            if y < height:
                cells.put(x, y, "·", colours.mix(shades[y], star, 0.55 if k % 3 else 0.8))

    def paint_sun(self, cells: Cells, across: float | None = None) -> None:
        """Half of it, so far to the right: a part of the width."""
        radius = min(7, max(3, cells.height // 2 - 1))
        usual = 0.73 if cells.height >= BIG else 0.84
        middle = round(cells.width * (usual if across is None else across))
        top = cells.height - (radius + 3 if cells.height >= BIG else radius + 1)
        tones = ramp(cells.palette, SUN, radius)
        rows = ["".join("y" if (x + 0.5) ** 2 + (y + 0.5) ** 2 < radius**2 else "." for x in range(-radius, radius))
                for y in range(-radius, radius)]  # fmt: skip
        for k in range(radius):
            picture(cells, middle - radius, top + k, rows[2 * k : 2 * k + 2], {"y": tones[k]})

    def paint_mountains(self, cells: Cells) -> None:
        """Three lines of them."""
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
