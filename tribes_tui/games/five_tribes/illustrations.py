"""The illustrations of the rulebook of Five Tribes."""

from collections.abc import Iterator

from tribes_tui.games.five_tribes.words.said import table as said
from tribes_tui.games.five_tribes.words.things import LETTERS, TONES, titles
from tribes_tui.learning.illustrations import Figure, Illustrations
from tribes_tui.widgets.tiles.tile_face import Figures, Growth, Rider, Tile
from tribes_tui.widgets.tiles.tile_grid import TileGrid


def _grid(*tiles: Tile, caption: str, height: int = 7) -> Figure:
    piece = TileGrid()
    piece.show(tiles)
    return Figure(piece, 15 * (1 + max(tile.column for tile in tiles)) + 2, height, caption)


def _tile(column: int, kind: str, mark: str, people: str = "", **more: object) -> Tile:
    """`people`: meeples by the rules' letters: "WWB"."""
    tone = "value-red" if kind == "oasis" else "value-blue"
    figures = tuple(Figures(LETTERS[one], people.count(one), TONES[one]) for one in dict.fromkeys(people))
    return Tile(f"tile:{column}", column, 0, titles(kind), mark, tone, kind, figures, **more)  # type: ignore[arg-type]


def _tiles() -> Iterator[Figure]:
    rider, palms = Rider("Ada", "seat-2"), (Growth("palm", 2),)
    yield _grid(
        _tile(0, "village", "5", "WWB"),
        _tile(1, "oasis", "8", rider=rider, growths=palms),
        caption=said.picture_tiles(),
    )


def _meeples() -> Iterator[Figure]:
    shown = [_tile(k, "village", "5", pair) for k, pair in enumerate(("YW", "GB", "R"))]
    yield _grid(*shown, caption=said.picture_tribes())


def _way() -> Iterator[Figure]:
    yield _grid(
        _tile(0, "village", "5", note=said.picture_from()),
        _tile(1, "oasis", "8", "YY", note="1"),
        _tile(2, "sacred", "6", "WWW", note="2"),
        caption=said.picture_way(),
    )


ILLUSTRATIONS: Illustrations = {"1.1": _tiles, "1.2": _meeples, "3.3": _way}
