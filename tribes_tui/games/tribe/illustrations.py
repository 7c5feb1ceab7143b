"""The illustrations of Tribe's rulebook."""

from collections.abc import Iterator, Sequence

from rules.tribe.components.cards import CARD_OF, ICON
from tribes_tui.games.tribe.pieces.faces import face
from tribes_tui.games.tribe.words.said import board, teaching as said
from tribes_tui.games.tribe.words.things import icon
from tribes_tui.learning.illustrations import Figure, Illustrations
from tribes_tui.widgets.cards.card_face import Face
from tribes_tui.widgets.cards.cards import Hand
from tribes_tui.widgets.cards.chain import Chain, Want

SHAMAN, SPEAR, BOW, SALMON, CALUMET = "shaman", "war_spear", "hunting_bow", "salmon_spirit", "calumet_brave"


def _cards(names: Sequence[str]) -> list[Face]:
    return [face(CARD_OF[name]) for name in names]


def _chain(*names: str, caption: str, wanted: Sequence[Want] = ()) -> Figure:
    piece = Chain()
    piece.show([*_cards(names), *wanted])
    return Figure(piece, 11 * (len(names) + len(wanted)) + 2, 6, caption)


def _vases() -> Iterator[Figure]:
    piece = Hand()
    piece.show(_cards([SHAMAN, SPEAR, SALMON]))
    yield Figure(piece, 42, 7, said.figure_vases())


def _growing() -> Iterator[Figure]:
    wanted = Want(icon(ICON[CARD_OF[SALMON]]), board.next_one(), is_next=True)
    yield _chain(SHAMAN, BOW, wanted=[wanted], caption=said.figure_next())


def _complete() -> Iterator[Figure]:
    yield _chain(SHAMAN, BOW, SALMON, CALUMET, caption=said.figure_one_colour())
    yield _chain(SHAMAN, SPEAR, SALMON, CALUMET, caption=said.figure_two_colours())


ILLUSTRATIONS: Illustrations = {"1.2": _vases, "3.3": _growing, "3.8": _complete}
