"""Words in big letters, eight pixels high, as far as there are letters."""

from __future__ import annotations

from tribes_tui.widgets.cells import Cells
from tribes_tui.widgets.pixels import picture

LETTERS = {
    "T": "####### ####### ..###.. ..###.. ..###.. ..###.. ..###.. ..###..",
    "R": "######. ####### ##...## ##...## ######. #####.. ##.###. ##..###",
    "I": "##### ##### .###. .###. .###. .###. ##### #####",
    "B": "######. ####### ##...## ######. ######. ##...## ####### ######.",
    "E": "####### ####### ##..... #####.. #####.. ##..... ####### #######",
    "V": "##...## ##...## ##...## ##...## ##...## .##.##. .#####. ..###..",
    "C": ".###### ####### ##..... ##..... ##..... ##..... ####### .######",
    "O": ".#####. ####### ##...## ##...## ##...## ##...## ####### .#####.",
    "Y": "##...## ##...## .##.##. .#####. ..###.. ..###.. ..###.. ..###..",
    "S": ".###### ####### ##..... ######. .###### .....## ####### ######.",
}
"""Letter -> its rows."""
HEIGHT = 8
IN_ASCII = 0, 3, 5, 7
"""The rows of pixels that stand for the letters where a cell can't be halved."""


def width_of(word: str) -> int:
    """How many cells a word takes."""
    return sum(len(LETTERS[letter].split()[0]) + 1 for letter in word) - 1


def paint_word(cells: Cells, x: int, y: int, word: str, colours: tuple[str, ...], shade: str) -> None:
    """Write a word: a colour a row of pixels, and a shadow one pixel to the right and below."""
    rows = [".".join(LETTERS[letter].split()[k] for letter in word) + "." for k in range(HEIGHT)]
    if cells.palette.is_bare:
        _write_plainly(cells, x, y, rows)
        return
    empty = "." * len(rows[0])
    picture(cells, x, y, [empty, *("." + row[:-1] for row in rows), empty], {"#": shade})
    lit = [row.replace("#", str(k)) for k, row in enumerate(rows)]
    picture(cells, x, y, lit, {str(k): colour for k, colour in enumerate(colours)})


def _write_plainly(cells: Cells, x: int, y: int, rows: list[str]) -> None:
    """Without colour: half blocks in the ink of text; in ASCII every second row of pixels or so."""
    ink = cells.palette.ink
    for line in range(HEIGHT // 2):
        upper, lower = rows[2 * line], rows[2 * line + 1]
        if cells.palette.depth == "ascii":
            upper = lower = rows[IN_ASCII[line]]
        for column, pair in enumerate(zip(upper, lower, strict=True), x):
            sign = {"##": "█", "#.": "▀", ".#": "▄"}.get("".join(pair))
            if sign:
                cells.put(column, y + line, sign, ink)
