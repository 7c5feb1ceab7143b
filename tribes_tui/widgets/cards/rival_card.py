"""The faces of rivals, drawn as cards are: a head by the style, a chin and a cloak by the game."""

from textual.geometry import Offset, Size

from rules.bots.rival import ATTACKS, GATHERS, GUARDS, HURRIES, Rival
from rules.bots.rivals import rival_of, rivals_of
from tribes_tui.widgets.cards.card_face import Face, paints_of
from tribes_tui.widgets.drawing import Cells, PlaceState, picture
from tribes_tui.widgets.drawing.pictures import PICTURES
from tribes_tui.words.said import rivals as said

TONES = {ATTACKS: "red", GUARDS: "blue", HURRIES: "character", GATHERS: "green"}
"""The colour of a style: of its cards' bands, and 1 in its pictures."""
HEADS = {
    ATTACKS: "w.r.w.r/.wrwrw./1111111/.sksks./.rsssr.",
    GUARDS: "..aaa../.aaAaa./aaaaaaa/asksksa/asssssa",
    HURRIES: "kk.k.../kkkkkk./.kk1111/.sksks./.sssss.",
    GATHERS: "..ete../.etete./eteteee/.sksks./.sssss.",
}
"""Style -> five rows of pixels."""
CHINS = {
    "tribe": ".srrrs./..sss../1111111",
    "indy": ".ssrss./w.sss.w/w1w1w1w",
    "tribal_duel": ".kkkkk./..kkk../1111111",
    "tribal_rixe": ".ssrss./..sss../y1y1y1y",
    "rise_of_tribes": ".NNNNN./t.NNN.t/ttttttt",
    "five_tribes": ".wwwww./11www11/1111111",
}
"""Game -> the three rows below; a game of another package's has those of the first."""
STRANGE = str.maketrans("ket", "cyw")
"""The eyes and the hat of a second rival of the same style."""


def rival_card(rival: Rival, is_second: bool = False) -> Face:
    """Its card: name, style, face."""
    name = f"rival-{rival.level}"  # no words
    if name not in PICTURES:
        head = HEADS[rival.style].translate(STRANGE) if is_second else HEADS[rival.style]
        PICTURES[name] = (*head.split("/"), *CHINS.get(rival.game, CHINS["tribe"]).split("/"))
    tone, word = TONES[rival.style], said.style(style=rival.style, is_second=is_second)
    return Face(rival.name, "", word, tone, name)


def rival_cards(rivals: tuple[Rival, ...]) -> list[Face]:
    """Those of a game."""
    styles = [rival.style for rival in rivals]
    return [rival_card(rival, rival.style in styles[:k]) for k, rival in enumerate(rivals)]


FACE = Size(7, 4)
"""Cells of a face alone."""


def paint_face(cells: Cells, at: Offset, level: str, row: int | None = None) -> None:
    """The face alone of the rival that a seat's level names, beside that seat, or one row of it; nothing for another level."""
    rival = rival_of(level)
    if rival is not None:
        face = next(card for card in rival_cards(rivals_of(rival.game)) if card.name == rival.name)
        tone = cells.palette.tone(face.tone)
        paints = paints_of(cells.palette, tone, cells.ground(at.x, at.y), PlaceState())
        pixels = PICTURES[face.picture]
        picture(cells, at.x, at.y, pixels if row is None else pixels[2 * row : 2 * row + 2], paints)
