"""The illustrations of indy's rulebook."""

from collections.abc import Iterator

from rules.indy.components.cards import CODES, EAGLE
from tribes_tui.games.indy.pieces.faces import CLASSES, face, short_name
from tribes_tui.games.indy.words.said import options as said
from tribes_tui.games.indy.words.said.cards import class_name
from tribes_tui.games.indy.words.said.table import rule
from tribes_tui.learning.illustrations import Figure, Illustrations
from tribes_tui.widgets.cards.cards import Hand
from tribes_tui.words.common import colon

EXAMPLES = ("CB6 CB4 CB1", 11), ("CR2 HR5 OR1", 8), ("CB5 HB5 HG5", 15)
"""An evocation of each class, the best first, and its sum."""


def _hand(codes: str, width: int, height: int, caption: str, is_brief: bool = False) -> Figure:
    piece = Hand()
    faces = [face(EAGLE if code == "E" else CODES.index(code)) for code in codes.split()]
    piece.show([one._replace(name=short_name(one)) for one in faces] if is_brief else faces)
    return Figure(piece, width, height, caption)


def _cards() -> Iterator[Figure]:
    yield _hand("CB4 HR5 OG2 E", 56, 9, said.picture_cards())


def _evocations() -> Iterator[Figure]:
    for (codes, total), number in zip(EXAMPLES, CLASSES, strict=True):
        what = said.picture_class(name=class_name(class_number=number), rule=rule(class_number=number))
        yield _hand(codes, 42, 6, f"{what}\n{said.picture_class_sum(sum=total)}")


def _best_to_worst() -> Iterator[Figure]:
    for (codes, total), number in zip(EXAMPLES, CLASSES, strict=True):
        values = " + ".join(code[-1] for code in codes.split())
        yield _hand(codes, 38, 6, f"{class_name(class_number=number)}{colon()}{values} = {total}", is_brief=True)


def _eagle() -> Iterator[Figure]:
    yield _hand("E", 14, 9, said.picture_eagle())


ILLUSTRATIONS: Illustrations = {
    "1": _cards,
    "3.5": _evocations,
    "3.9": _evocations,
    "3.7": _eagle,
    "signs": _best_to_worst,
}
