"""The illustrations of the rulebook of Rise of Tribes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tribes_tui.learning.figure import Figure
from tribes_tui.widgets.dice import FACES, Dice
from tribes_tui.widgets.hex_map import HexMap
from tribes_tui.widgets.hex_values import Group, Hex, Label

if TYPE_CHECKING:
    from tribes_tui.learning.illustrations import Illustrations

VILLAGE = Label("Ada's village", "A⌂", "seat-2")


def _dice(words: str, caption: str) -> Figure:
    piece = Dice()
    piece.show([FACES[word] for word in words.split()])
    return Figure(piece, 34, 4, caption)


def _map(*hexes: Hex, caption: str, width: int = 50, height: int = 13) -> Figure:
    piece = HexMap()
    piece.show(hexes)
    return Figure(piece, width, height, caption)


def _faces() -> Iterator[Figure]:
    yield _dice("sun moon blank", "sun, moon, blank")


def _strengths() -> Iterator[Figure]:
    yield _dice("sun sun blank", "two suns: strong")
    yield _dice("sun moon blank", "in between")
    yield _dice("moon moon sun", "two moons: weak")


def _terrains() -> Iterator[Figure]:
    hexes = Hex("A", "A", "lake", 0, 0), Hex("B", "B", "forest", 1, 0), Hex("C", "C", "mountain", 2, 0)
    yield _map(*hexes, caption="food, wood, stone", height=7)


def _crowd() -> Iterator[Figure]:
    ada, you = Group("A", 4, "seat-2"), Group("Y", 2, "seat-1")
    hexes = (
        Hex("A", "A", "lake", 0, 0, above=(VILLAGE,), groups=(ada, you)),
        Hex("B", "B", "forest", 1, 0, groups=(you,)),
    )
    yield _map(*hexes, caption="Six members on A, one more than five: they fight. Two on B do not.", width=34, height=8)


ILLUSTRATIONS: Illustrations = {"1.1": _terrains, "1.2": _faces, "1.3": _strengths, "2.6": _crowd}
