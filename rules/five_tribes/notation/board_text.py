"""Boards as text, for study: five lines of six cells.

A cell is a tile's letter and points (V5 village, S6 S10 S12 S15 sacred place, O8 oasis, M6 small market,
L4 large market), then, in any order, its meeples (`WWR`), a camel (`@0`, the seat), palm trees (`t2`)
and palaces (`p1`). Cells are parted by `|`. A cell `.` or one that is not written is an empty tile, and
what is left in the box is laid there in the order of the table of tiles.

    O8 WWR @1 t2 | S12 Y | V5 GG p1 | . | . | .
"""

from __future__ import annotations

from typing import Any

from rules.core.errors import BadPosition
from rules.five_tribes.components.grid import COLUMNS, ROWS, TILE_TEXT, TILES
from rules.five_tribes.components.pieces import COLOURS, FACE_KIND, FACE_POINTS, FACES, TILE_LETTERS, TILE_NAMES
from rules.five_tribes.mechanics.sowing import letters
from rules.five_tribes.position import Position

FACE_TEXT = [TILE_LETTERS[kind] + str(points) for kind, points, _ in FACES]
_COUNTS = {"@": "camel", "t": "palms", "p": "palaces"}


def write(s: Position) -> str:
    """The board as text."""
    cells = [_cell(s, tile) for tile in range(TILES)]
    return "\n".join(" | ".join(cells[row * COLUMNS : row * COLUMNS + COLUMNS]) for row in range(ROWS))


def _cell(s: Position, tile: int) -> str:
    words = [FACE_TEXT[s.faces[tile]], letters(s.meeples[tile * 5 : tile * 5 + 5])]
    if s.owner[tile] >= 0:
        words.append(f"@{s.owner[tile]}")
    if s.palms[tile]:
        words.append(f"t{s.palms[tile]}")
    if s.palaces[tile]:
        words.append(f"p{s.palaces[tile]}")
    return " ".join(word for word in words if word)


def read(text: str) -> list[dict[str, Any]]:
    """The 30 tiles of a text board, as in a position's `tiles`. Raises `BadPosition`."""
    lines = [line for line in text.strip("\n").splitlines() if line.strip()]
    if len(lines) > ROWS:
        raise BadPosition("board", f"has {len(lines)} lines, at most {ROWS}")
    cells: list[str] = []
    for line in lines:
        parts = [part.strip() for part in line.split("|")]
        if len(parts) > COLUMNS:
            raise BadPosition("board", f"line {line.strip()!r} has more than {COLUMNS} cells")
        cells += parts + ["."] * (COLUMNS - len(parts))
    cells += ["."] * (TILES - len(cells))
    tiles = [_read_cell(cell, TILE_TEXT[i]) for i, cell in enumerate(cells)]
    _lay_the_rest(tiles)
    return tiles


def _read_cell(cell: str, name: str) -> dict[str, Any]:
    tile: dict[str, Any] = {"tile": name, "meeples": ""}
    for word in cell.split():
        if word in FACE_TEXT:
            face = FACE_TEXT.index(word)
            tile["kind"], tile["points"] = TILE_NAMES[FACE_KIND[face]], FACE_POINTS[face]
        elif all(letter in COLOURS for letter in word):
            tile["meeples"] += word
        elif word[0] in _COUNTS and word[1:].isascii() and word[1:].isdigit():
            tile[_COUNTS[word[0]]] = int(word[1:])
        elif word not in (".", "-"):
            raise BadPosition(f"board.{name}", f"cannot read {word[:20]!r}")
    return tile


def _lay_the_rest(tiles: list[dict[str, Any]]) -> None:
    box = [face for face, (_, _, count) in enumerate(FACES) for _ in range(count)]
    for tile in tiles:
        if "kind" in tile:
            face = FACES.index(next(f for f in FACES if TILE_NAMES[f[0]] == tile["kind"] and f[1] == tile["points"]))
            if face not in box:
                raise BadPosition(f"board.{tile['tile']}", f"there are only {FACES[face][2]} tiles {FACE_TEXT[face]}")
            box.remove(face)
    for tile in tiles:
        if "kind" not in tile:
            face = box.pop(0)
            tile["kind"], tile["points"] = TILE_NAMES[FACE_KIND[face]], FACE_POINTS[face]
