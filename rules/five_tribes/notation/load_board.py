"""Reading the board: tiles, meeples, palm trees and palaces."""

from __future__ import annotations

from rules.core.fields import Fields
from rules.five_tribes.components.grid import TILE_TEXT, TILES
from rules.five_tribes.components.pieces import COLOURS, FACES, MEEPLES, PALACES, PALMS, TILE_NAMES, WHITE, YELLOW
from rules.five_tribes.notation import board_text
from rules.five_tribes.notation.reading import meeples
from rules.five_tribes.position import Position

FACE_OF = {(TILE_NAMES[kind], points): face for face, (kind, points, _) in enumerate(FACES)}


def load_tiles(s: Position, fields: Fields) -> None:
    """The 30 tiles and what stands on them. Raises `BadPosition`."""
    if fields.has("board"):
        text = fields.raw("board")
        if not isinstance(text, str):
            raise fields.fail("board", "must be text")
        given = [Fields(tile, f"board.{tile['tile']}") for tile in board_text.read(text)]
    else:
        given = fields.nested_list("tiles", TILES)
    # From here on a text board and a list of tiles are the same: 30 entries in the order of the tiles.
    faces = []
    for tile, entry in enumerate(given):
        entry.only(("tile", "kind", "points", "meeples", "camel", "palms", "palaces"))
        entry.word("tile", [TILE_TEXT[tile]], TILE_TEXT[tile])
        faces.append(_face(entry))
        for colour, count in enumerate(meeples(entry, "meeples", "")):
            if count:
                s.place_meeples(tile, colour, count)
        if entry.raw("camel", None) is not None:
            s.owner[tile] = entry.integer("camel", 0, s.players - 1)
        s.palms[tile] = entry.integer("palms", 0, PALMS, 0)
        s.palaces[tile] = entry.integer("palaces", 0, PALACES, 0)
    for face, (kind, points, count) in enumerate(FACES):
        if faces.count(face) != count:
            raise fields.fail("tiles", f"there must be {count} tiles {TILE_NAMES[kind]} {points}")
    s.lay_tiles(tuple(faces))


def _face(entry: Fields) -> int:
    kind = entry.word("kind", TILE_NAMES)
    points = entry.integer("points", 4, 15)
    if (kind, points) not in FACE_OF:
        raise entry.fail("points", f"there is no {kind} of {points} points")
    return FACE_OF[kind, points]


def load_bag(s: Position, fields: Fields) -> None:
    """The bag: the meeples that are nowhere else. Raises `BadPosition`."""
    rest = list(MEEPLES)
    for colour in range(5):
        rest[colour] -= sum(s.meeples[colour::5]) + s.hand[colour]
    rest[YELLOW] -= sum(s.viziers)
    rest[WHITE] -= sum(s.elders)
    if s.tribe >= 0:
        rest[s.tribe] -= s.taken
    for colour, count in enumerate(rest):
        if count < 0:
            raise fields.fail("tiles", f"there are {-count} {COLOURS[colour]} meeples too many")
    s.bag = meeples(fields, "bag", "".join(COLOURS[c] * rest[c] for c in range(5)))
    if s.bag != rest:
        raise fields.fail("bag", "must hold just the meeples that are nowhere else")


def load_supplies(s: Position, fields: Fields) -> None:
    """The palm trees and palaces that are left. Raises `BadPosition`."""
    for name, total, laid in (("palms_left", PALMS, s.palms), ("palaces_left", PALACES, s.palaces)):
        left = total - sum(laid)
        if left < 0 or fields.integer(name, 0, total, left) != left:
            raise fields.fail(name, f"with those on the tiles there must be {total}")
    s.palms_left = PALMS - sum(s.palms)
    s.palaces_left = PALACES - sum(s.palaces)
