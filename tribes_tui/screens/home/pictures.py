"""Small pictures in square pixels for the looks at the tables: 1 is the thing's own colour, 2 darker, 3 lighter, letters are
the paints that all pictures share (`widgets.pictures.PAINTS`), a dot is see-through."""

from __future__ import annotations

from tribes_tui.widgets.drawing.pictures import FIGURES, PICTURES as ON_CARDS

_DRAWINGS = FIGURES | {
    "eagle": """
K.......K
KK.....KK
KKK.w.KKK
KKKwwwKKK
.KKwkwKK.
.KKKyKKK.
..KKKKK..
...KKK...
..ww.ww..
..w...w..""",
}
PICTURES: dict[str, tuple[str, ...]] = {name: tuple(drawing.split()) for name, drawing in _DRAWINGS.items()} | {
    name: ON_CARDS[name] for name in ("mask", "djembe", "lizard", "turtle")
}

TIPI = (
    "....n.n....",
    ".....n.....",
    "....nnn....",
    "....ntn....",
    "...nnttn...",
    "...nnttn...",
    "..nnnttnn..",
    "..nntyttn..",
    ".nnntyytnn.",
    ".nnnyyyytn.",
)
FIRE = (".y.", "yoy", "oro", "KNK")

CAMEL = "....#...## #..###..#. .########. .#.#..#.#."
PALM = ".##.#. #.###. ..#... .##..."
"""Silhouettes, four pixels to a cell."""
