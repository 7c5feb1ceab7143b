"""The illustrations of the rulebook of Rise of Tribes."""

from collections.abc import Iterator, Sequence

from rules.rise_of_tribes.components.box import TERRAINS
from tribes_tui.games.rise_of_tribes.words import things
from tribes_tui.games.rise_of_tribes.words.said import glossary as said
from tribes_tui.learning.illustrations import Figure, Illustrations
from tribes_tui.widgets.tiles.hex_ground import Group, Hex, Label
from tribes_tui.widgets.tiles.hex_map import HexMap
from tribes_tui.widgets.tiles.tokens import FACES, Dice


def _dice(faces: Sequence[str], caption: str) -> Figure:
    piece = Dice()
    piece.show([FACES[face] for face in faces])
    return Figure(piece, 34, 4, caption)


def _map(*hexes: Hex, caption: str, width: int = 50, height: int = 13) -> Figure:
    piece = HexMap()
    piece.show(hexes)
    return Figure(piece, width, height, caption)


def _faces() -> Iterator[Figure]:
    yield _dice(("sun", "moon", "blank"), said.figure_faces())


def _strengths() -> Iterator[Figure]:
    yield _dice(("sun", "sun", "blank"), said.figure_strong())
    yield _dice(("sun", "moon", "blank"), said.figure_between())
    yield _dice(("moon", "moon", "sun"), said.figure_weak())


def _terrains() -> Iterator[Figure]:
    hexes = (Hex("ABC"[q], "ABC"[q], land, q, 0, things.land(land)) for q, land in enumerate(TERRAINS))
    yield _map(*hexes, caption=said.figure_terrains(), height=7)


def _crowd() -> Iterator[Figure]:
    village = Label(said.figure_village(), "A⌂", "seat-2", is_house=True)
    ada, you = Group("A", 4, "seat-2"), Group("Y", 2, "seat-1")
    hexes = (
        Hex("A", "A", "lake", 0, 0, things.land("lake"), above=(village,), groups=(ada, you)),
        Hex("B", "B", "forest", 1, 0, things.land("forest"), groups=(you,)),
    )
    yield _map(*hexes, caption=said.figure_crowd(), width=34, height=8)


ILLUSTRATIONS: Illustrations = {"1.1": _terrains, "1.2": _faces, "1.3": _strengths, "2.6": _crowd}
