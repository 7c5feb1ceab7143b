"""The land of the journey at dusk, in square pixels, two to a cell: six regions, one a game, and what grows and stands there.

1 is a region's own ground, a dot is see-through, other letters are names in `PAINTS`.
"""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from math import hypot, sin
from typing import NamedTuple

from textual.geometry import Offset, Region, Size

from rules.core.rng import seeded
from tribes_tui.journey.stages import REGIONS
from tribes_tui.screens.home.windows import FIRE, TIPI
from tribes_tui.widgets.drawing import Cells, Palette
from tribes_tui.widgets.drawing.pictures import PAINTS as ON_CARDS

COLUMNS, ROWS = 3, 2
"""How the regions lie: the first two at the left, one above the other."""
NODE = Size(5, 2)
"""A stage: its plate, and below it its stars."""
LEAST_REGION, ROOMY = 5, 9
"""Rows of a region: its name, and two rows of stages; and of one in which paths have bends, and things stand before it is open."""
TALL, SKY, LOW_SKY = 18, 5, 2
"""Rows from which on there is a sky with a sun, those of that sky, and of what is seen of it where there is less room."""

RANGES = (
    ("range-1", 0.34, ((0.45, 0.09, 0.4), (0.3, 0.23, 2.0), (0.12, 0.61, 1.0))),
    ("range-2", 0.2, ((0.6, 0.12, 3.1), (0.3, 0.37, 0.2))),
)
"""Mountains: their tone, how much of the sky they take, and their waves: height, waves a column, where they begin."""
GROUNDS = {
    "indy": ("wild-below", 0.32),
    "tribal_rixe": ("forest-below", 0.3),
    "tribal_duel": ("range-2", 0.35),
    "tribe": ("tone-character", 0.42),
    "five_tribes": ("goods-common", 0.5),
    "rise_of_tribes": ("forest-above", 0.34),
}
"""Game -> the colour of its ground by day, and how far it has gone into the night."""
SEA, BEACH, CLIFF, NIGHT = ("lake-below", 0.45), ("goods-common", 0.3), ("cliff", 0.2), "night"
ISLAND = "rise_of_tribes"

PAINTS = ON_CARDS | {
    "g": "forest-above", "G": "paint-pine", "b": "paint-bark", "s": "wild-above", "m": "mountain-above",
    "M": "mountain-below", "w": "feather", "n": "tent-pole", "t": "tent", "y": "tent-light", "p": "palm",
    "d": "goods-common", "D": "tile-face", "r": "fire", "v": "volcano-above", "V": "volcano-below", "o": "paint-orange",
    "K": "paint-umber", "l": "lake-above", "k": "night", "h": "paint-ivory",
}  # fmt: skip
TREE = ("..g..", ".ggG.", ".ggG.", "gggGG", "..b..")
BUSH = (".gG.", "ggGG")
TUFT = ("s..s", ".ss.")
PEAK = ("....w....", "...wwM...", "..mmMMM..", ".mmmMMMM.", "mmmmMMMMM")
CRAG = ("..m..", ".mmM.", "mmMMM")
TENT = ("..n..", "..n..", ".ntn.", ".ntn.", "nnytn")
PALM_TREE = (".pp.pp", "p.ppp.", "..kp.p", "..k...", "..k...")
DUNE = ("...dddd.....", ".ddddddDD...", "dddddddDDDDD")
TOWER = (".w.", "ddD", "dkD", "ddD", "ddD")
VOLCANO = ("....ro....", "...vroV...", "...vvVV...", "..vvvVVV..", ".vvvvVVVV.", "vvvvvVVVVV")
WAVE = ("ll..ll", "..ll..")
DECOR: Mapping[str, Sequence[tuple[Sequence[str], int]]] = {
    "indy": ((TIPI, 1), (TENT, 2), (TUFT, 14)),
    "tribal_rixe": ((TREE, 5), (BUSH, 9)),
    "tribal_duel": ((PEAK, 4), (CRAG, 6)),
    "tribe": ((TIPI, 1), (FIRE, 3), (TENT, 3), (BUSH, 3)),
    "five_tribes": ((TOWER, 2), (DUNE, 3), (PALM_TREE, 4)),
    "rise_of_tribes": ((VOLCANO, 1), (TREE, 3), (BUSH, 3), (WAVE, 7)),
}
"""Game -> pictures, and how many of each there are at most: the large ones first."""
FIELD = 440
"""Cells of a region at 120 by 40: a larger one has more of them."""
TRIES = 40
"""Places that are looked at for each of them."""


class LandForm(NamedTuple):
    """How the land lies in so many cells: rows of sky, the regions, and the upper left cell of each stage."""

    sky: int
    regions: Mapping[str, Region]
    nodes: Mapping[str, Offset]


def form_of(width: int, height: int) -> LandForm:
    """The land in a piece of that size."""
    sky = SKY if height >= TALL else max(0, min(LOW_SKY, height - ROWS * LEAST_REGION))
    across, down = width // COLUMNS, (height - sky) // ROWS
    regions, nodes = dict[str, Region](), dict[str, Offset]()
    for number, region in enumerate(REGIONS):
        column, row = divmod(number, ROWS)
        spot = Region(column * across, sky + row * down, across, down)
        regions[region.game] = spot
        last = len(region.stages) - 1
        for at, stage in enumerate(region.stages):
            x = spot.x + 1 + round((across - NODE.width - 2) * at / last)
            nodes[stage.name] = Offset(x, spot.y + _down(down, at))
    return LandForm(sky, regions, nodes)


def _down(rows: int, at: int) -> int:
    """How far below its region's upper edge a stage lies: up and down, as paths go in the hills."""
    if rows < ROOMY:
        return 1 + 2 * (at % 2 == 0)
    low, high = min(rows - 4, rows * 2 // 3), max(2, rows // 3 - 2)
    return (low, high, low - 1, high + 1, low, high)[at]


# ---- Pixels --------------------------------------------------------------------------------------------


Pixels = list[list[str]]
"""Row by row, from the upper edge of the land."""


def paint_land(cells: Cells, form: LandForm, reached: frozenset[str], walked: frozenset[str]) -> None:
    """All of the land, and what rises behind it into the sky. `reached`: the games whose regions are open; `walked`: the stages whose
    paths are."""
    palette = cells.palette
    pixels = _ground(palette, form, cells.width, 2 * (cells.height - form.sky), reached)
    for region in REGIONS:
        for one, other in pairwise(stage.name for stage in region.stages):
            _lay_path(palette, pixels, _middle(form, one), _middle(form, other), other in walked)
    for game, spot in form.regions.items():
        if game in reached or spot.height >= ROOMY:
            _scatter(palette, pixels, form, game, spot, game in reached)
    behind = _ranges(palette, cells.width, 2 * form.sky)
    rows = [*behind, *pixels]
    for y, (uppers, lowers) in enumerate(zip(rows[::2], rows[1::2], strict=True)):
        for x, (upper, lower) in enumerate(zip(uppers, lowers, strict=True)):
            if upper and lower:
                cells.put(x, y, " " if upper == lower else "▀", upper, lower)
            elif lower:
                cells.put(x, y, "▄", lower)


def _ranges(palette: Palette, width: int, height: int) -> Pixels:
    """Mountains against the sky, the farther ones paler; where there are none the sky shows through."""
    rows: Pixels = [[""] * width for _ in range(height)]
    for tone, high, waves in RANGES if height > 2 * LOW_SKY else ():
        for x in range(width):
            top = high * height * (1 + sum(part * sin(x * often + at) for part, often, at in waves))
            for y in range(max(1, height - round(top)), height):
                rows[y][x] = palette.colour(tone)
    return rows


def _ground(palette: Palette, form: LandForm, width: int, height: int, reached: frozenset[str]) -> Pixels:
    games = [region.game for region in REGIONS]
    first = form.regions[games[0]]
    tones = {game: _tones(palette, *GROUNDS[game], game in reached) for game in games}
    sea, beach, cliff = (_tones(palette, *tone, ISLAND in reached) for tone in (SEA, BEACH, CLIFF))
    middle = 2 * first.height
    rows: Pixels = []
    for y in range(height):
        row = list[str]()
        for x in range(width):
            across = (x + 2.4 * sin(y * 0.31) + 1.2 * sin(y * 0.83 + 1)) / first.width
            below = (y + 1.6 * sin(x * 0.17) + 0.9 * sin(x * 0.47 + 2)) >= middle
            game = games[min(COLUMNS - 1, max(0, int(across))) * ROWS + below]
            wave = sin(x * 0.19 + y * 0.37) + sin(x * 0.07 - y * 0.23 + 1) + 0.6 * sin(x * 0.53 + y * 0.11)
            kind = tones[game]
            if game == ISLAND:
                away, under = (_from_island(form.regions[game], form.sky, x, down) for down in (y, y - 2))
                kind = kind if away < 0.92 else beach if away < 1 else cliff if under < 1 else sea
            row.append(kind[0 if wave < -0.7 else 2 if wave > 0.9 else 1])
        rows.append(row)
    return rows


def _from_island(spot: Region, sky: int, x: int, y: int) -> float:
    """How far a pixel lies from the island's middle: 1 is its shore."""
    across = (x - spot.x - spot.width / 2) / (spot.width / 2 - 1)
    down = (y - 2 * (spot.y - sky) - spot.height + 1) / (spot.height - 1.5)
    away: float = hypot(across, down) ** 1.6
    return away + 0.1 * sin(x * 0.5) + 0.08 * sin(y * 0.9 + x * 0.2)


def _tones(palette: Palette, name: str, into_night: float, is_reached: bool) -> tuple[str, ...]:
    """Three tones of a ground; what can't be reached yet lies in the dark."""
    tone = palette.mix(
        palette.colour(name), palette.colour(NIGHT), into_night if is_reached else into_night * 0.55 + 0.35
    )
    return palette.lighter(tone, -0.025), tone, palette.lighter(tone, 0.025)


# ---- Paths, and what stands beside them ----------------------------------------------------------------


def _middle(form: LandForm, name: str) -> tuple[float, float]:
    x, y = form.nodes[name]
    return x + NODE.width / 2 - 0.5, 2 * (y - form.sky) + 1


SHORT = 11
"""Pixels of a path between two stages below which little of it is seen, and none is laid."""


def _lay_path(
    palette: Palette, pixels: Pixels, one: tuple[float, float], other: tuple[float, float], is_open: bool
) -> None:
    length = hypot(other[0] - one[0], other[1] - one[1])
    steps = max(1, round(length))
    straw = palette.colour("goods-common")
    for step in range(steps + 1 if length >= SHORT else 0):
        if not is_open and step % 3:
            continue
        share = step / steps
        bend = sin(share * 3.1416) * min(2.0, length / 8)
        x = round(one[0] + (other[0] - one[0]) * share)
        y = round(one[1] + (other[1] - one[1]) * share + bend)
        if 0 <= y < len(pixels) and 0 <= x < len(pixels[0]) and pixels[y][x]:
            pixels[y][x] = palette.mix(pixels[y][x], straw, 0.75 if is_open else 0.4)


def _scatter(palette: Palette, pixels: Pixels, form: LandForm, game: str, spot: Region, is_reached: bool) -> None:
    """Pictures where they hide no stage and no name, those that stand farther down over the others."""
    taken = [*(Region(x, y, *NODE) for x, y in form.nodes.values()), Region(spot.x, spot.y, spot.width, 1)]
    found = list[tuple[int, int, Sequence[str]]]()
    for kind, (rows, most) in enumerate(DECOR[game]):
        width, height = len(rows[0]), -(-len(rows) // 2)
        for number in range(round(most * max(1, spot.area / FIELD))):
            place = _place(form, game, spot, taken, (width, height), (kind, number), is_wet=rows is WAVE)
            if place is not None:
                taken.append(Region(place[0], place[1], width, height))
                found.append((place[1], place[0], rows))
    for y, x, rows in sorted(found):
        lines = ("." * len(rows[0]), *rows) if len(rows) % 2 else rows
        for line, signs in enumerate(lines, 2 * (y - form.sky)):
            for column, sign in enumerate(signs, x):
                if sign != "." and 0 <= line < len(pixels) and column < len(pixels[0]):
                    tone = palette.colour(PAINTS[sign])
                    share = 0.7 if rows is WAVE else 0.72 if not is_reached else 0.12 if sign in "yro" else 0.25
                    pixels[line][column] = palette.mix(tone, pixels[line][column] or tone, share)


def _place(
    form: LandForm,
    game: str,
    spot: Region,
    taken: Sequence[Region],
    size: tuple[int, int],
    which: tuple[int, int],
    is_wet: bool,
) -> Offset | None:
    """A free place for a picture of that size, None if none is found."""
    width, height = size
    if width >= spot.width - 2 or height >= spot.height - 1:
        return None
    for attempt in range(TRIES):
        chance = seeded("land", game, *which, attempt)
        x, y = spot.x + 1 + chance % (spot.width - width - 1), spot.y + 1 + (chance >> 20) % (spot.height - height)
        place = Region(x, y, width, height)
        if any(place.overlaps(one) for one in taken):
            continue
        corners = [(x, y), (x + width - 1, y), (x, y + height - 1), (x + width - 1, y + height - 1)]
        wet = [_from_island(form.regions[ISLAND], form.sky, a, 2 * (b - form.sky)) > 1.05 for a, b in corners]
        if game != ISLAND or (all(wet) if is_wet else not any(wet)):
            return Offset(x, y)
    return None
