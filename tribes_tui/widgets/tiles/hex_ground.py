"""What a map of hexes shows, and the ground it is painted on."""

from collections.abc import Sequence
from typing import NamedTuple

from tribes_tui.widgets.drawing import LOWER, Cells


class Group(NamedTuple):
    """Members of one tribe on a hex: `A●●●`, from six on `A6`, in large hexes figures."""

    letter: str
    """Or two; where there is no room the first."""
    number: int
    tone: str
    """A name in the palette, such as `seat-2`, or #rrggbb."""
    name: str = ""
    """A short name, in place of the letters where the pips have room beside it."""


class Label(NamedTuple):
    """Words on black: a village, a beast, invaders."""

    words: str
    short: str
    """Where the words have no room; with a legend on the same screen."""
    tone: str
    sign: str = ""
    """Where several stand in one row; the short words, if it is empty."""
    is_house: bool = False
    """It has a roof, where there is a row for it."""


class Hex(NamedTuple):
    """A hex in axial coordinates: `q` to the right, `r` down and half a hex to the right."""

    name: str
    """Of its place."""
    letter: str
    terrain: str
    """One of `roles.TERRAINS`: its colours."""
    q: int
    r: int
    words: str = ""
    """What stands on the plate behind the letter; the terrain, if nothing else is said."""
    above: tuple[Label, ...] = ()
    groups: tuple[Group, ...] = ()
    below: tuple[Label, ...] = ()
    warning: str = ""
    """Such as `6 of 5`: the row of the groups lies on danger, with these words below."""
    short: str = ""
    """What stands on the plate where words and letter have no room; the words, if it is empty."""
    mark: str = ""
    """Behind the short words or the letter, where there is no room for all words: such as `+1`."""
    warning_short: str = ""
    """Of the warning, where its words have no room; the words, if it is empty."""
    edge: str = ""
    """A colour that both sides of its body have, such as `fire`; empty: none."""

    @property
    def title(self) -> str:
        """What the plate says where there is room for it."""
        return f"{self.letter} {self.words or self.terrain}".lstrip()


class BesideMap(NamedTuple):
    """A thing beside the map: a whole hex where that makes no other smaller, else a plate in the sea."""

    hex: Hex
    words: str
    """On the plate."""
    is_plate: bool = False
    """It is never a hex."""


TEXTURES = {
    "lake": ("≈", 0.13),
    "forest": ("▲", -0.09),
    "mountain": ("▲", 0.09),
    "wild": ("≈", -0.08),
    "volcano": ("▲", 0.1),
}
"""Terrain -> the sign of what is there, and how much lighter than the ground it is."""


class HexSize(NamedTuple):
    """Cells of one hex."""

    width: int
    slope: int
    body: int

    @property
    def height(self) -> int:
        """Rows from tip to tip."""
        return 2 * self.slope + self.body

    @property
    def pitch(self) -> int:
        """Rows from one row of hexes to the next."""
        return self.slope + self.body

    def tops(self) -> list[int]:
        """Where each column begins, in eighths of a cell below the upper tip."""
        half = self.width / 2
        return [round(8 * self.slope * (1 - (min(i, self.width - 1 - i) + 0.5) / half)) for i in range(self.width)]


class HexSpot(NamedTuple):
    """A hex on the grid of cells: its upper left corner and its terrain."""

    x: int
    y: int
    terrain: str


GRAND = tuple(HexSize(*size) for size in ((36, 5, 10), (32, 4, 9), (28, 4, 8), (28, 3, 8)))
"""From large to small; only where words in the sea have room besides."""
SIZES = tuple(
    HexSize(*size) for size in ((24, 3, 7), (20, 3, 5), (18, 2, 5), (16, 2, 4), (12, 2, 3), (10, 1, 3), (10, 1, 2))
)
"""From large to small; the last only where rows are missing."""


SHALLOWS = ((3, 0.12), (2, 0.2), (1, 0.3))
"""Steps from the shore, the farthest first, and how much lighter the sea is there."""


def paint_ground(cells: Cells, spots: Sequence[HexSpot], size: HexSize) -> None:
    """All hexes, from the upper ones to the lower: what lies nearer covers what is behind."""
    if cells.palette.is_bare:
        _paint_outlines(cells, spots, size)
        return
    _paint_shallows(cells, spots, size)
    tops = size.tops()
    for spot in spots:
        _paint_cliff(cells, spot, size, tops)
    for spot in sorted(spots, key=lambda one: one.y):
        _paint_hex(cells, spot, size, tops)
    for spot in spots:
        _paint_sides(cells, spot, size)
        _paint_texture(cells, spot, size)


def _paint_shallows(cells: Cells, spots: Sequence[HexSpot], size: HexSize) -> None:
    """The sea is lighter the nearer it is to the shore."""
    palette = cells.palette
    if palette.is_flat:
        return
    deep = [cells.ground(0, y) for y in range(cells.height)]
    for steps, share in SHALLOWS:
        shades = [palette.mix(felt, palette.colour("lake-below"), share) for felt in deep]
        wide = HexSize(size.width + 8 * steps, size.slope + steps, size.body + 2 * steps)
        tops = wide.tops()
        for spot in spots:
            x, y = spot.x - 4 * steps, spot.y - 2 * steps
            for column, top in enumerate(tops, x):
                row, part = divmod(top, 8)
                for at in range(max(0, y + row + bool(part)), min(cells.height, y + wide.height - row - bool(part))):
                    cells.put(column, at, " ", None, shades[at])


def _paint_cliff(cells: Cells, spot: HexSpot, size: HexSize, tops: list[int]) -> None:
    """A row of thickness under the lower edge."""
    cliff = cells.palette.colour("cliff")
    for x, top in enumerate(tops, spot.x):
        row, part = divmod(8 * size.height - top, 8)
        cells.fill(x, spot.y + row, 1, 1, cliff)
        if part:
            cells.put(x, spot.y + row + 1, LOWER[8 - part], cells.ground(x, spot.y + row + 1), cliff)


def _paint_hex(cells: Cells, spot: HexSpot, size: HexSize, tops: list[int]) -> None:
    palette = cells.palette
    shades = palette.ramp(palette.colour(f"{spot.terrain}-above"), palette.colour(f"{spot.terrain}-below"), size.height)
    for row, shade in enumerate(shades):
        depth = 8 * min(row, size.height - 1 - row)
        first = next((i for i, top in enumerate(tops) if top <= depth), size.width // 2)
        cells.fill(spot.x + first, spot.y + row, size.width - 2 * first, 1, shade)
    for x, top in enumerate(tops, spot.x):
        row, part = divmod(top, 8)
        if part:
            behind, sign = cells.ground(x, spot.y + row), LOWER[8 - part]
            if palette.is_flat and behind == shades[row]:
                behind, sign = "#000000", LOWER[7]  # nothing but a dark line tells the two hexes apart
            cells.put(x, spot.y + row, sign, shades[row], behind)
            low = size.height - 1 - row
            cells.put(x, spot.y + low, LOWER[part], cells.ground(x, spot.y + low), shades[low])


def _paint_sides(cells: Cells, spot: HexSpot, size: HexSize) -> None:
    palette = cells.palette
    dark = palette.colour(f"{spot.terrain}-below")
    left = "#000000" if palette.is_flat else palette.mix(dark, "#000000", 0.45)
    right = "#000000" if palette.is_flat else palette.mix(dark, "#000000", 0.25)
    for y in range(spot.y + size.slope, spot.y + size.slope + size.body):
        cells.put(spot.x, y, "▏", left)
        cells.put(spot.x + size.width - 1, y, "▕", right)


def _paint_texture(cells: Cells, spot: HexSpot, size: HexSize) -> None:
    """What is there, faint, in the slopes alone: words stand in the body."""
    palette = cells.palette
    if palette.is_flat or spot.terrain not in TEXTURES:
        return
    sign, by = TEXTURES[spot.terrain]
    middle, foot = spot.x + size.width // 2, spot.y + size.height - size.slope
    places = [(middle - 2, spot.y + size.slope - 1), (middle + 1, spot.y + size.slope - 1)]
    if size.slope > 1:
        places += [(middle + dx, foot) for dx in (-3, 0, 3)]
    if size.slope > 2:
        places += [(middle + dx, foot + 1) for dx in (-2, 1)] + [(middle + dx, foot) for dx in (-6, 6)]
    for x, y in places:
        if 0 <= x < cells.width and 0 <= y < cells.height and cells.rows[y][x][0] == " ":
            cells.put(x, y, sign, palette.lighter(cells.ground(x, y), by))


def _paint_outlines(cells: Cells, spots: Sequence[HexSpot], size: HexSize) -> None:
    """Without colour: slopes and sides as lines."""
    palette, tops = cells.palette, size.tops()
    high, middle, low = ("'", "-", ".") if palette.depth == "ascii" else ("▔", "─", "▁")
    corners = {(spot.x, spot.y) for spot in spots}
    for spot in spots:
        for x, top in enumerate(tops, spot.x):
            for edge in (top, 8 * size.height - top - 1):
                row, part = divmod(edge, 8)
                cells.put(x, spot.y + row, high if part < 3 else middle if part < 5 else low, palette.line)
    for spot in spots:
        for y in range(spot.y + size.slope, spot.y + size.slope + size.body):
            cells.put(spot.x, y, "│", palette.line)
            if (spot.x + size.width, spot.y) not in corners:
                cells.put(spot.x + size.width - 1, y, "│", palette.line)
