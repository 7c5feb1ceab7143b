"""Small pictures of cards in square pixels, two to a cell.

1 is the card's own colour, 2 darker, 3 lighter; the other signs are paints (`PAINTS`), a dot is see-through.
"""

PAINTS = {
    "k": "paint-black", "K": "paint-umber", "w": "paint-white", "r": "paint-red", "R": "paint-maroon",
    "o": "paint-orange", "y": "paint-yellow", "g": "paint-green", "G": "paint-pine", "b": "paint-blue",
    "B": "paint-navy", "c": "paint-teal", "p": "paint-purple", "s": "paint-skin", "t": "paint-hide",
    "n": "paint-wood", "N": "paint-bark", "a": "paint-grey", "A": "paint-slate", "i": "paint-ivory", "e": "paint-straw",
}  # fmt: skip
"""Sign -> variable of the theme."""

_CHARACTER = """
1..w.w..1
w1.w1w.1w
1w1www1w1
.1wwwww1.
.2222222.
..sssss..
.1sksks1.
.1sssss1.
..ssrss..
.3331333.
333312333
3.33133.3"""

_HORSE = """
.....1.1.
....2111.
...22111.
...211k11
..2211111
..2111.11
.22111...
.211111..
2211111..
.1111111.
.11111111
.11111111"""

_OBJECT = """
..n...n..
..wwwww..
.wwtttww.
wwtttttww
2wwtttww2
132www231
113222311
132131231
213111312
.2131312.
..21112..
...222..."""

_EAGLE = """
K.......K
KK.....KK
KKK.w.KKK
KKKwwwKKK
KKKkwkKKK
.KKwyyKK.
.NKKyKKN.
..KKKKK..
..NKKKN..
...KNK...
..wwNww..
..w...w.."""

_MASK = """
3.1.1.3
.11111.
1331331
1kk1kk1
1131311
.1www1.
.1www1.
..111.."""

_DJEMBE = """
.wwwww.
wtttttw
2wwwww2
1312131
.11111.
..131..
..121..
.12221."""

_LIZARD = """
...111.
2..1k12
.2.111.
..2112.
.2111..
2.111.2
..2.112
...1..."""

_TURTLE = """
...1...
...1...
2.333.2
.23132.
.31313.
.33133.
2.333.2
...2..."""

_DRAWINGS = {
    "character": _CHARACTER, "horse": _HORSE, "object": _OBJECT, "eagle": _EAGLE,
    "djembe": _DJEMBE, "mask": _MASK, "lizard": _LIZARD, "turtle": _TURTLE,
}  # fmt: skip
PICTURES: dict[str, tuple[str, ...]] = {name: tuple(drawing.split()) for name, drawing in _DRAWINGS.items()}
"""Name -> rows of pixels, all of the same width. A game adds its own when its table is imported."""

FIGURES = {
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
.......""",  # no words
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
}
"""Drawings of 7 by 8 pixels, a row a line, that a game and the home screen show: people, beasts and things."""
