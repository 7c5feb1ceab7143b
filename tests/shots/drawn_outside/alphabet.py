"""A picture of every sign that a screen may show, and of every way of writing."""

from __future__ import annotations

from itertools import cycle

from tribes_tui.display.glyphs import GLYPHS
from tribes_tui.display.picture import Cell, ScreenPicture
from tribes_tui.display.picture.shapes import SHADES, SHAPES

WIDTH = 40
INKS = ("#f4ecdd", "#ffd257", "#8fd67c", "#ff8a73", "#6fbdf5")
GROUNDS = ("#14272f", "#2a2238", "#17120f")
BLURRED, UNSEEN = "Å", "\xad"
"""A letter whose ring librsvg smooths until it could be any other accent; a hyphen that isn't shown."""
LETTERS = "".join(chr(code) for code in (*range(33, 127), *range(0xA1, 0x100)) if chr(code) not in BLURRED + UNSEEN)
WAYS = ("is_bold", "is_italic", "is_underlined", "is_struck")


def alphabet() -> ScreenPicture:
    """Each sign alone between blanks and beside its like; then words in every way of writing."""
    inks, grounds = cycle(INKS), cycle(GROUNDS)
    signs = [*SHAPES, *SHADES, *(sign for sign in GLYPHS if sign not in SHAPES and sign not in SHADES), *LETTERS]
    cells: list[Cell] = []
    for sign in signs:
        ink, ground = next(inks), next(grounds)
        cells += [Cell(" ", ink, ground), Cell(sign, ink, ground), Cell(sign, ink, ground)]
    for way in WAYS:
        cells += [Cell(sign, INKS[0], GROUNDS[0], **{way: True}) for sign in f"{way} <&> Ünder "]
    cells += [Cell(" ", INKS[0], GROUNDS[0])] * (-len(cells) % WIDTH)
    return ScreenPicture([cells[start : start + WIDTH] for start in range(0, len(cells), WIDTH)])
