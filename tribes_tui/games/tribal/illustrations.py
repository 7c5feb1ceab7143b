"""Cards and columns for the illustrations of both rulebooks of Tribal."""

from rules.tribal.cards import CODES
from tribes_tui.games.tribal.table_parts import BACK, face as face_of
from tribes_tui.learning.illustrations import Figure
from tribes_tui.widgets.cards.card_face import Face
from tribes_tui.widgets.cards.cards import Hand
from tribes_tui.widgets.cards.column import Column, Stack


def face(words: str) -> Face:
    """A card by its words, "7 djembe"; "-" is the back of one."""
    if words == "-":
        return BACK
    value, name = words.split()
    return face_of(CODES[f"{name[0].upper()}{value}a"])


def cards(words: str, caption: str, width: int = 0) -> Figure:
    """Cards side by side; `words` are those of the cards, with commas between."""
    faces = [face(one) for one in words.split(", ")]
    piece = Hand()
    piece.show(faces)
    return Figure(piece, width or 14 * len(faces) + 1, 9, caption)


def columns(*words: str, caption: str = "", height: int = 11) -> Figure:
    """Columns side by side."""
    stacks = [Stack(tuple(face(one) for one in column.split(", "))) for column in words]
    return Figure(Column(*stacks), 12 * len(stacks), height, caption)
