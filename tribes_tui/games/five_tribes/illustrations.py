"""The illustrations of the rulebook of Five Tribes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tribes_tui.learning.figure import Figure
from tribes_tui.widgets.tile_grid import TileGrid
from tribes_tui.widgets.tile_values import Figures, Growth, Rider, Tile

if TYPE_CHECKING:
    from tribes_tui.learning.illustrations import Illustrations

BLUE, RED = "value-blue", "value-red"


def _people(words: str) -> tuple[Figures, ...]:
    """Meeples by their kinds: "elder 2, builder 1"."""
    counted = (one.split() for one in words.split(", ") if one)
    return tuple(Figures(kind[0].upper(), int(number), f"meeple-{kind}") for kind, number in counted)


def _grid(*tiles: Tile, caption: str, height: int = 7) -> Figure:
    piece = TileGrid()
    piece.show(tiles)
    return Figure(piece, 15 * (1 + max(tile.column for tile in tiles)) + 2, height, caption)


def _tile(column: int, title: str, mark: str, tone: str, people: str = "", **more: object) -> Tile:
    scene = title.lower().split()[0] if title in ("Village", "Oasis") else "sacred" if "Sacred" in title else ""
    return Tile(f"tile:{column}", column, 0, (title, title.split()[0]), mark, tone, scene, _people(people), **more)  # type: ignore[arg-type]


def _tiles() -> Iterator[Figure]:
    rider, palms = Rider("Ada", "seat-2"), (Growth("palm", 2),)
    yield _grid(
        _tile(0, "Village", "5", BLUE, "elder 2, builder 1"),
        _tile(1, "Oasis", "8", RED, rider=rider, growths=palms),
        caption="A village with three meeples; an oasis with Ada's camel and two palm trees.",
    )


def _meeples() -> Iterator[Figure]:
    kinds = ("vizier", "elder"), ("merchant", "builder"), ("assassin",)
    shown = [_tile(k, "Village", "5", BLUE, ", ".join(f"{kind} 1" for kind in pair)) for k, pair in enumerate(kinds)]
    yield _grid(*shown, caption="V viziers, E elders, M merchants, B builders, A assassins")


def _way() -> Iterator[Figure]:
    yield _grid(
        _tile(0, "Village", "5", BLUE, "", note="from"),
        _tile(1, "Oasis", "8", RED, "vizier 2", note="1"),
        _tile(2, "Sacred Place", "6", BLUE, "elder 3", note="2"),
        caption="Two meeples walked: a vizier stays, the elder ends where elders are.",
    )


ILLUSTRATIONS: Illustrations = {"1.1": _tiles, "1.2": _meeples, "3.3": _way}
