"""Small pictures in square pixels for the looks at the tables: 1 is the thing's own colour, 2 darker, 3 lighter, letters are
the paints that all pictures share (`widgets.pictures.PAINTS`), a dot is see-through."""

from __future__ import annotations

from tribes_tui.widgets.pictures import PICTURES as ON_CARDS

_DRAWINGS = {
    "warrior": """
w.r.w.r
.wrwrw.
.kkkkk.
.sssss.
rsksksr
.sssss.
.srrrs.
..sss..""",
    "hunter": """
.nnnnn.
nnNnNnn
nNsssNn
.sksks.
.sssss.
rrssrr.
.srrrs.
..sss..""",
    "shaman": """
n.....n
Nn.w.nN
.NNNNN.
.cssc..
.sksks.
.csssc.
.swwws.
..sss..""",
    "bow": """
..nn...
....n.a
.....aa
aaaaaaa
.....aa
....n.a
..nn...
.......""",
    "spear": """
.....aa
....aaa
....aa.
...n...
..n....
.n.r...
n..r...
.......""",
    "bear": """
NN...NN
NNNNNNN
NNNNNNN
NkNNNkN
NNtttNN
NNtktNN
.NNNNN.
.......""",
    "calumet": """
.......
.....nn
....nn.
...nw..
..nr.w.
.nn..r.
1n.....
11.....""",
    "lightning": """
....yy.
...yy..
..yy...
.yyyyy.
...yy..
..yy...
.yy....
.y.....""",
    "salmon": """
.......
..333.1
.33311.
3k33111
.33311.
..333.1
.......
.......""",
    "feather": """
....33.
...3113
..31113
..31123
.31123.
.3123..
.n2....
n......""",
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
