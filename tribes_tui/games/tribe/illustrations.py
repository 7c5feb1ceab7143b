"""The illustrations of Tribe's rulebook."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tribes_tui.learning.figure import Figure
from tribes_tui.widgets.card_face import Face
from tribes_tui.widgets.cards import Hand
from tribes_tui.widgets.chain import Chain
from tribes_tui.widgets.links import Want

if TYPE_CHECKING:
    from tribes_tui.learning.illustrations import Illustrations


def _card(title: str, tone: str, picture: str, spheres: int) -> Face:
    sign = {"red": "●", "blue": "◆"}.get(tone, "○")
    return Face(title, tone=tone, picture=f"tribe-{picture}", signs=(sign,) * spheres)


SHAMAN = _card("shaman", "character", "shaman", 4)
SPEAR, BOW = _card("weapon", "red", "spear", 3), _card("weapon", "blue", "bow", 2)
SALMON, CALUMET = _card("spirit", "blue", "salmon", 2), _card("calumet", "blue", "calumet", 2)


def _chain(*links: Face | Want, caption: str) -> Figure:
    piece = Chain()
    piece.show(links)
    return Figure(piece, 11 * len(links) + 2, 6, caption)


def _vases() -> Iterator[Figure]:
    piece = Hand()
    piece.show([SHAMAN, SPEAR, SALMON])
    yield Figure(piece, 42, 7, "A shaman, and two of the vases that it needs.")


def _growing() -> Iterator[Figure]:
    yield _chain(SHAMAN, BOW, Want("spirit", "needs", is_next=True), caption="A spirit is next, then a calumet.")


def _complete() -> Iterator[Figure]:
    yield _chain(SHAMAN, BOW, SALMON, CALUMET, caption="complete, all blue")
    yield _chain(SHAMAN, SPEAR, SALMON, CALUMET, caption="complete, red and blue")


ILLUSTRATIONS: Illustrations = {"1.2": _vases, "3.3": _growing, "3.8": _complete}
