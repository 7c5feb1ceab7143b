"""Small squares, and what is made of them: pictures, silhouettes, levels in eighths, large letters."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

from tribes_tui.theme.colours import mix
from tribes_tui.theme.palette import Palette
from tribes_tui.widgets.drawing.cells import Cells

LOWER = " ▁▂▃▄▅▆▇█"
"""Eighths of a cell from below."""
QUARTERS = " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█"
"""By bits: 1 upper left, 2 upper right, 4 lower left, 8 lower right."""


def picture(cells: Cells, x: int, y: int, rows: Sequence[str], paints: Mapping[str, str]) -> None:
    """Pixels, a sign each; a sign without a paint (a dot) is see-through. Nothing where there is no colour."""
    if cells.palette.is_bare:
        return
    below = [*rows[1::2], "." * len(rows[0])] if len(rows) % 2 else rows[1::2]
    for line, (uppers, lowers) in enumerate(zip(rows[::2], below, strict=True), y):
        for column, (upper, lower) in enumerate(zip(uppers, lowers, strict=True), x):
            up, down = paints.get(upper), paints.get(lower)
            if up == down:
                if up is not None:
                    cells.put(column, line, " ", None, up)
            elif down is None:
                cells.put(column, line, "▀", up)
            else:
                cells.put(column, line, "▄" if up is None else "▀", up or down, None if up is None else down)


def squeezed(rows: Sequence[str], height: int) -> tuple[str, ...]:
    """A picture in fewer rows of pixels: empty ones go first, then those that tell least, never the first or last.

    >>> squeezed(("a..", "abb", "abb", "..c"), 3)
    ('a..', 'abb', '..c')
    """
    left = list(rows)
    while len(left) > max(2, height):
        empty = next((row for row, pixels in enumerate(left) if not pixels.strip(".")), None)
        del left[min(range(1, len(left) - 1), key=lambda row: _told(left, row)) if empty is None else empty]
    return tuple(left)


def _told(rows: Sequence[str], row: int) -> int:
    """How much a row tells: by how much it differs from its neighbours, and how many paints it has."""
    here = rows[row]
    differing = (sum(map(str.__ne__, here, rows[near])) for near in (row - 1, row + 1))
    return min(differing) + len(set(here))


def stretched(rows: Sequence[str], width: int, height: int) -> tuple[str, ...]:
    """A picture in more columns and rows of pixels: those that are doubled lie evenly about its middle.

    >>> stretched(("abc",), 4, 2)
    ('abbc', 'abbc')
    """
    wide = ["".join(row[x] for x in _doubling(len(row), width)) for row in rows]
    return tuple(wide[y] for y in _doubling(len(rows), height))


def _doubling(count: int, wanted: int) -> list[int]:
    """The numbers from 0 to `count`, `wanted` of them."""
    return [(2 * k + 1) * count // (2 * wanted) for k in range(max(count, wanted))]


def silhouette(cells: Cells, x: int, y: int, lines: Sequence[str], ink: str) -> None:
    """Lines of quarter blocks, as `quarters` makes them, in one colour. Nothing where there is no colour."""
    if cells.palette.is_bare:
        return
    for row, line in enumerate(lines, y):
        for column, sign in enumerate(line, x):
            if sign != " ":
                cells.put(column, row, sign, ink)


@lru_cache(128)
def quarters(drawing: str) -> tuple[str, ...]:
    """Lines of quarter blocks from a drawing in # and dots: an even number of rows and columns.

    >>> quarters(".#.# ####")
    ('▟▟',)
    """
    rows = drawing.split()
    return tuple(
        "".join(QUARTERS[_bits(upper[c : c + 2], lower[c : c + 2])] for c in range(0, len(upper), 2))
        for upper, lower in zip(rows[::2], rows[1::2], strict=True)
    )


def _bits(upper: str, lower: str) -> int:
    return sum(1 << bit for bit, pixel in enumerate(upper + lower) if pixel == "#")


EIGHTHS = 8
Levels = tuple[str, ...]
"""The eight colours of a cell, from below."""


def put_levels(cells: Cells, x: int, y: int, levels: Levels, width: int = 1) -> None:
    """Paint so many cells of a row with these colours, or with what comes nearest to them."""
    step, lower, upper = nearest(levels)
    if step == EIGHTHS:
        cells.put(x, y, " " * width, lower, lower)
    else:
        cells.put(x, y, LOWER[step] * width, lower, upper)


@lru_cache(4096)
def nearest(levels: Levels) -> tuple[int, str, str]:
    """How many eighths from below have one colour, that colour, and the colour above.

    >>> nearest(("red",) * 3 + ("blue",) * 5)
    (3, 'red', 'blue')
    """
    if len(set(levels)) == 1:
        return EIGHTHS, levels[0], levels[0]
    found = [(step, _most(levels[:step]), _most(levels[step:])) for step in range(1, EIGHTHS)]
    return max(found, key=lambda one: levels[: one[0]].count(one[1]) + levels[one[0] :].count(one[2]))


def _most(levels: Levels) -> str:
    return max(levels, key=levels.count)


def levels_of(parts: Iterable[tuple[str, int]], row: int, air: str) -> Levels:
    """The colours of a row (0 the lowest) of a stack of parts: colour and height in eighths each, the lowest first."""
    found: list[str] = []
    top = 0
    for colour, height in parts:
        top += height
        found += [colour] * (min(top, EIGHTHS * (row + 1)) - EIGHTHS * row - len(found))
    return tuple(found + [air] * (EIGHTHS - len(found)))


HEIGHT = 8
BLANK = "..."

_ALPHABET = {
    "A": ".#####. ####### ##...## ##...## ####### ####### ##...## ##...##",
    "B": "######. ####### ##...## ######. ######. ##...## ####### ######.",
    "C": ".###### ####### ##..... ##..... ##..... ##..... ####### .######",
    "D": "######. ####### ##...## ##...## ##...## ##...## ####### ######.",
    "E": "####### ####### ##..... #####.. #####.. ##..... ####### #######",
    "É": "....##. ...##.. ####### ##..... #####.. #####.. ##..... #######",
    "È": ".##.... ..##... ####### ##..... #####.. #####.. ##..... #######",
    "F": "####### ####### ##..... #####.. #####.. ##..... ##..... ##.....",
    "G": ".###### ####### ##..... ##.#### ##.#### ##...## ####### .#####.",
    "H": "##...## ##...## ##...## ####### ####### ##...## ##...## ##...##",
    "I": "##### ##### .###. .###. .###. .###. ##### #####",
    "J": "..##### ..##### ....##. ....##. ....##. ##..##. ######. .####..",
    "K": "##...## ##..### ##.###. #####.. #####.. ##.###. ##..### ##...##",
    "L": "##..... ##..... ##..... ##..... ##..... ##..... ####### #######",
    "M": "##.....## ###...### ####.#### ######### ##.###.## ##..#..## ##.....## ##.....##",
    "N": "##...## ###..## ####.## ####### ##.#### ##..### ##...## ##...##",
    "O": ".#####. ####### ##...## ##...## ##...## ##...## ####### .#####.",
    "P": "######. ####### ##...## ##...## ####### ######. ##..... ##.....",
    "Q": ".#####. ####### ##...## ##...## ##.#.## ##..### ####### .####.#",
    "R": "######. ####### ##...## ##...## ######. #####.. ##.###. ##..###",
    "S": ".###### ####### ##..... ######. .###### .....## ####### ######.",
    "T": "####### ####### ..###.. ..###.. ..###.. ..###.. ..###.. ..###..",
    "U": "##...## ##...## ##...## ##...## ##...## ##...## ####### .#####.",
    "V": "##...## ##...## ##...## ##...## ##...## .##.##. .#####. ..###..",
    "W": "##.....## ##.....## ##..#..## ##.###.## ######### ####.#### ###...### ##.....##",
    "X": "##...## ###.### .#####. ..###.. ..###.. .#####. ###.### ##...##",
    "Y": "##...## ##...## .##.##. .#####. ..###.. ..###.. ..###.. ..###..",
    "Z": "####### ####### ....##. ...##.. ..##... .##.... ####### #######",
    "0": ".#####. ####### ##..### ##.#.## ##.#.## ###..## ####### .#####.",
    "1": ".###. ####. .###. .###. .###. .###. ##### #####",
    "2": "######. ####### .....## .###### ######. ##..... ####### #######",
    "3": "######. ####### .....## ..####. ..####. .....## ####### ######.",
    "4": "##..##. ##..##. ##..##. ####### ####### ....##. ....##. ....##.",
    "5": "####### ####### ##..... ######. .###### .....## ####### ######.",
    "6": ".###### ####### ##..... ######. ####### ##...## ####### .#####.",
    "7": "####### ####### ....##. ...##.. ..##... ..##... ..##... ..##...",
    "8": ".#####. ####### ##...## .#####. .#####. ##...## ####### .#####.",
    "9": ".#####. ####### ##...## ####### .###### .....## ####### ######.",
    ".": ".. .. .. .. .. .. ## ##",
    ",": ".. .. .. .. .. ## ## #.",
    "!": "## ## ## ## ## .. ## ##",
    "'": "## ## #. .. .. .. .. ..",
    "-": "..... ..... ..... ##### ##### ..... ..... .....",
    " ": " ".join([BLANK] * HEIGHT),
}
LETTERS = {sign: tuple(drawing.split()) for sign, drawing in _ALPHABET.items()}
"""Sign -> its rows of pixels, # and dots."""


def can_spell(text: str) -> bool:
    """Whether there is a big letter for every sign."""
    return bool(text.strip()) and all(sign in LETTERS for sign in text.upper())


@lru_cache(64)
def spell(text: str) -> tuple[str, ...]:
    """Eight rows of pixels, # and dots, a pixel between letters. KeyError if a sign has no letter.

    >>> len(spell("I")), spell("I")[2]
    (8, '.###.')
    """
    letters = [LETTERS[sign] for sign in text.upper()]
    return tuple(".".join(letter[row] for letter in letters) for row in range(HEIGHT))


ROWS = HEIGHT // 2
IN_ASCII = 0, 3, 5, 7
"""The rows of pixels that stand for the letters where a cell can't be halved."""


def width_of(word: str) -> int:
    """How many cells a word takes at two pixels a cell."""
    return len(spell(word)[0])


def ramp(palette: Palette, tones: tuple[str, ...], count: int) -> tuple[str, ...]:
    """So many colours from tone to tone, which are names in the theme or #rrggbb."""
    ends = [palette.colour(tone) for tone in tones]
    if len(ends) == 1:
        return (ends[0],) * count
    found = []
    for k in range(count):
        at = k * (len(ends) - 1) / max(1, count - 1)
        first = min(int(at), len(ends) - 2)
        found.append(mix(ends[first], ends[first + 1], at - first))
    return tuple(found)


def paint_large(cells: Cells, x: int, y: int, text: str, tones: tuple[str, ...], shade: str = "") -> None:
    """Two pixels to a cell, over a shadow one pixel to the right and below (`shade`, else that of the ground)."""
    rows, palette = spell(text), cells.palette
    if palette.is_bare:
        _write_plainly(cells, x, y, rows)
        return
    colours = {str(k): colour for k, colour in enumerate(ramp(palette, tones, HEIGHT))}
    lit = [row.replace("#", str(k)) for k, row in enumerate(rows)]
    if palette.is_flat:
        picture(cells, x, y, lit, colours)
        return
    empty = "." * (len(rows[0]) + 1)
    shadow = [empty, *("." + row for row in rows), empty]
    lit = [*(row + "." for row in lit), empty, empty]
    both = ["".join(a if a != "." else b for a, b in zip(*pair, strict=True)) for pair in zip(lit, shadow, strict=True)]
    picture(cells, x, y, both, colours | {"#": shade or palette.shade(cells.ground(x, y))})


def _write_plainly(cells: Cells, x: int, y: int, rows: tuple[str, ...]) -> None:
    """Without colour: half blocks in the ink of text; in ASCII every second row of pixels or so."""
    ink = cells.palette.ink
    for line in range(ROWS):
        upper, lower = rows[2 * line], rows[2 * line + 1]
        if cells.palette.depth == "ascii":
            upper = lower = rows[IN_ASCII[line]]
        for column, pair in enumerate(zip(upper, lower, strict=True), x):
            sign = {"##": "█", "#.": "▀", ".#": "▄"}.get("".join(pair))
            if sign:
                cells.put(column, y + line, sign, ink)
