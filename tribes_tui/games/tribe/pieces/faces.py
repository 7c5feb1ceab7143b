"""How the cards of Tribe look on their pieces: name, colour, picture, and a sign for each sphere."""

from rules.tribe.components.cards import (
    BLOCK,
    BUFFALO,
    COLOUR,
    COURAGE,
    DIORAMAS,
    DRAW3,
    NAMES,
    SPHERES,
    STRENGTH,
    TOTEM,
    TRIBU,
    TRIBUS,
    WOLF,
)
from tribes_tui.games.tribe.words.things import face_words, foot_words
from tribes_tui.widgets.cards.card_face import GRAND, LARGE, MEDIUM, Face
from tribes_tui.widgets.drawing.pictures import FIGURES, PICTURES
from tribes_tui.widgets.drawing.pixels import squeezed, stretched

_DRAWINGS = {
    "tribe-warrior": FIGURES["warrior"],
    "tribe-elder": """
.aaaaa.
aaaaaaa
asssssa
asksksa
asssssa
awwwwwa
.wwrww.
..www..""",
    "tribe-hunter": FIGURES["hunter"],
    "tribe-shaman": FIGURES["shaman"],
    "tribe-scout": """
.....w.
kkkkwr.
krrrrrk
ksssssk
ksksksk
.sssss.
.srrrs.
..sss..""",
    "tribe-calumet": FIGURES["calumet"],
    "tribe-flag": """
n......
n11111.
n113111
n133311
n113111
n11111.
n......
n......""",
    "tribe-lightning": FIGURES["lightning"],
    "tribe-wind": """
..1111.
......1
111111.
.......
.11111.
......1
..1111.
.......""",
    "tribe-spear": FIGURES["spear"],
    "tribe-bow": FIGURES["bow"],
    "tribe-bird": """
.......
KK...KK
KKK.KKK
.KKKKK.
..KwK..
..kyk..
...K...
.......""",
    "tribe-bear": FIGURES["bear"],
    "tribe-salmon": FIGURES["salmon"],
    "tribe-multi": """
.rroog.
rwoogbg
.rogbb.
..ogb..
.rogbb.
.rogbb.
..ogb..
.......""",
    "tribe-totem": """
rr.y.rr
.rryrr.
..kyk..
..ggg..
.bgkgb.
..ooo..
..oko..
..nnn..""",  # no words
    "tribe-wolf": """
A.....A
AA...AA
AaaaaaA
ayaaaya
aaawaaa
.aawaa.
..akk..
.......""",
    "tribe-buffalo": """
w.....w
wwNNNww
.NNNNN.
NkNNNkN
NNNNNNN
.NnnnN.
.NknkN.
..NNN..""",
    "tribe-plume": FIGURES["feather"],
    "tribe-cards": """
.......
iii....
ibiii..
ibiciii
ibiciri
iiiciri
..iiiri
....iii""",
    "tribe-hand": """
.s.s.s.
.s.s.s.
.s.s.ss
ssssss.
ssssss.
.sssss.
.rrrrr.
.rrrrr.""",
}

_LEAST_DRAWINGS = {
    "tribe-warrior": """
wrwrwrw
.kkkkk.
rsksksr
.srrrs.""",  # no words
    "tribe-elder": """
.aaaaa.
asksksa
awwrwwa
..www..""",
    "tribe-hunter": """
.nnNnn.
nsksksn
.sssss.
rrsrsrr""",
    "tribe-shaman": """
n..w..n
.NNNNN.
csksksc
.swwws.""",
    "tribe-scout": """
kkkkkwr
krrrrrk
ksksksk
.srrrs.""",  # no words
    "tribe-calumet": """
.....nn
...nnw.
.nnr..w
11....r""",
    "tribe-flag": """
n113111
n133311
n113111
n......""",
    "tribe-lightning": """
....yy.
..yyy..
...yy..
.yy....""",
    "tribe-wind": """
..1111.
1111..1
.......
.11111.""",
    "tribe-spear": """
.....aa
...nnaa
.nn.r..
n...r..""",
    "tribe-bow": """
..nn.a.
aaaaaaa
....naa
..nn.a.""",
    "tribe-bird": """
KK...KK
KKKKKKK
..KwK..
...y...""",  # no words
    "tribe-bear": """
NN...NN
NkNNNkN
NNtttNN
.NtktN.""",  # no words
    "tribe-salmon": """
..333.1
3k33311
.333311
..333.1""",
    "tribe-multi": """
.rroog.
rwoogbg
.rogbb.
..ogb..""",
    "tribe-totem": """
rr.y.rr
.rkykr.
.bgkgb.
..oko..""",  # no words
}
"""The cards of chains, drawn for two rows: squeezed they would lose what they are known by."""

LEAST, LOW, HIGH = "-least", "-low", "-high"
"""Behind a picture's name: the one for cards of three rows, of four rows, and for large cards."""
LOW_ROWS = 6
HIGH_SIZE = 9, 10

_PICTURES = {name: tuple(drawing.split()) for name, drawing in _DRAWINGS.items()}
PICTURES.update(
    {
        **_PICTURES,
        **{name + LOW: squeezed(rows, LOW_ROWS) for name, rows in _PICTURES.items()},
        **{name + HIGH: stretched(rows, *HIGH_SIZE) for name, rows in _PICTURES.items()},
        **{name + LEAST: tuple(drawing.split()) for name, drawing in _LEAST_DRAWINGS.items()},
    }
)

GHOSTS = tuple(f"tribe-{name}{LOW}" for name in ("calumet", "flag", "lightning", "spear", "bear"))
"""Icon -> the picture in the place of a vase that is wanted."""

BACK = Face(tone="tribe-back")
SIGNS = {"R": "●", "B": "◆", "*": "■", "-": "○"}
"""Colour of a sphere -> its sign; art gives each colour a shape of its own."""

LOW_CARD = 4
"""Rows of a card whose picture has six lines of pixels; with fewer it has four."""

LOW_LARGE = 6
"""Rows of a large card without room for the large picture."""

TONES = {"R": "red", "B": "blue", "*": "both"}
PICTURES_OF = {
    "calumet_hero": "calumet",
    "calumet_brave": "calumet",
    "flag_sky": "flag",
    "flag_sun": "flag",
    "desert_wind": "wind",
    "war_spear": "spear",
    "hunting_bow": "bow",
    "eagle_spirit": "bird",
    "bear_spirit": "bear",
    "salmon_spirit": "salmon",
    "draw3": "cards",
    "block": "hand",
    "courage": "plume",
    "strength": "plume",
}
"""Where the picture is not called as the card."""

TONES_OF = {
    WOLF: "event",
    BUFFALO: "event",
    DRAW3: "action",
    BLOCK: "action",
    COURAGE: "protection",
    STRENGTH: "protection",
}


def face(card: int) -> Face:
    """A card as it is seen."""
    is_character = card == TOTEM or TRIBU <= card < TRIBU + TRIBUS
    tone = "character" if is_character else TONES[COLOUR[card]] if card < DIORAMAS else TONES_OF[card]
    picture = f"tribe-{PICTURES_OF.get(NAMES[card], NAMES[card])}"
    return Face(face_words(card), tone=tone, picture=picture, signs=(SIGNS[COLOUR[card]],) * SPHERES[card])


def footed(card: int) -> Face:
    """A card with what tells it from others that serve alike."""
    return face(card)._replace(foot=foot_words(card))


def sized(face: Face, rows: int, width: int = LARGE[0]) -> Face:
    """The same card with the picture for a card of so many rows and columns, and only as much below it; on a large one the signs stand in
    the band."""
    if not face.picture:
        return face
    if rows < MEDIUM[1]:
        return face._replace(foot="", picture=face.picture + (LOW if rows == LOW_CARD else LEAST))
    rows -= bool(face.foot)
    if rows <= MEDIUM[1]:
        return face._replace(picture=face.picture + LOW * (rows < MEDIUM[1]))
    picture = face.picture + HIGH * (LOW_LARGE < rows < GRAND[1] and width > HIGH_SIZE[0])
    spheres = f"{len(face.signs)}{face.signs[0]}" if face.signs else ""  # before what it brings for magic
    word = spheres + face.word if face.word else "".join(face.signs)
    return face._replace(picture=picture, word=word, signs=())


def ghost(picture: str, rows: int) -> str:
    """The picture in the place of a wanted vase in so many rows."""
    return picture.replace(LOW, HIGH if rows < GRAND[1] else "") if rows > MEDIUM[1] else picture
