"""The thirty tiles on a canvas: value and kind, camel, trees and palaces, meeples, and where a move can end."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from textual.geometry import Region

from rules.five_tribes.components.grid import COLUMNS, ROWS, TILES
from rules.five_tribes.components.pieces import COLOURS, FACE_IS_BLUE, FACE_KIND, FACE_POINTS, TILE_LETTERS, TILE_NAMES
from rules.five_tribes.evaluation.preview import End
from rules.five_tribes.state import FiveTribesState as S
from tribes_tui.display.targets import Target
from tribes_tui.games.five_tribes.foresight import Ends, tile_name
from tribes_tui.games.five_tribes.places import Places
from tribes_tui.sheet.canvas import Canvas
from tribes_tui.table.scene import Scene

MEEPLES = ("piece-yellow", "piece-white", "piece-green", "piece-blue", "piece-red")
CAMELS = ("piece-teal", "piece-orange", "piece-pink", "piece-purple")
BODY = 3
"""Rows of a tile below its first line, at the most; one more is a gap."""
ROOMY = 12
"""From this width on a tile names its kind, and leaves blanks between its meeples."""

Part = tuple[str, str]


def draw_grid(scene: Scene, state: S, canvas: Canvas, places: Places) -> list[Target]:
    """Draw all tiles; a target each, that shows on the tile's first line and can be clicked anywhere."""
    for column in range(COLUMNS):
        canvas.text(places.x + column * places.width, places.y - 1, "abcdef"[column], "dim")
    for row in range(ROWS):
        canvas.text(places.x - 2, places.y + row * places.height, str(row + 1), "dim")
    choosing = any(name.startswith("tile:") for name in scene.lit)
    targets = []
    for tile in range(TILES):
        region = places.tile(tile)
        bright = not choosing or tile_name(tile) in scene.lit
        _draw_tile(state, canvas, tile, region, bright)
        head = Region(region.x, region.y, region.width, 1)
        targets.append(Target(tile_name(tile), (head,), reach=(region,)))
    return targets


def _draw_tile(state: S, canvas: Canvas, tile: int, region: Region, bright: bool) -> None:
    face = state.faces[tile]
    role = ("piece-azure" if FACE_IS_BLUE[face] else "piece-brick") + ("-lit" if bright else "")
    canvas.fill(Region(region.x, region.y, region.width, 1), role)
    canvas.fill(Region(region.x, region.y + 1, region.width, min(region.height - 1, BODY)), "ground")
    text = TILE_LETTERS[FACE_KIND[face]] + str(FACE_POINTS[face])
    more = laid(state, tile)
    kind = TILE_NAMES[FACE_KIND[face]].split()[0].lower()
    if region.width >= ROOMY and len(text) + len(more) + len(kind) + 4 <= region.width:
        text += f" {kind}"
    if more and region.width >= ROOMY:
        text += " "
    end = canvas.text(region.x, region.y, text + more, role)
    if state.owner[tile] >= 0:
        _draw_camel(state, canvas, tile, region, end)
    if tile == standing(state):
        canvas.flag(Region(region.x, region.y, region.width, 1), "chosen")
    _draw_meeples(state, canvas, tile, region)


def standing(state: S) -> int:
    """The tile that the activation is on: of the last drop, of the final meeple, of a djinn's work; -1 for none."""
    if state.origin >= 0:
        return state.origin
    return state.arc // 5 if state.arc >= 0 else state.final


def laid(state: S, tile: int) -> str:
    """Trees and palaces: `t2p1`."""
    trees, palaces = state.palms[tile], state.palaces[tile]
    return (f"t{trees}" if trees else "") + (f"p{palaces}" if palaces else "")


def _draw_camel(state: S, canvas: Canvas, tile: int, region: Region, after: int) -> None:
    """At the right end of the first line; in the column behind it, or without its sign, when that is full."""
    owner = state.owner[tile]
    text = f"@{owner}" if after <= region.right - 1 else str(owner)
    canvas.text(max(after, region.right - len(text)), region.y, text, CAMELS[owner])


def _draw_meeples(state: S, canvas: Canvas, tile: int, region: Region) -> None:
    """Each colour with its number, `2W`, from the second line on."""
    parts = [(f"{n}{COLOURS[c]}", MEEPLES[c]) for c, n in enumerate(state.meeples[tile * 5 : tile * 5 + 5]) if n]
    gap = 1 if region.width >= sum(len(text) + 1 for text, _ in parts) else 0
    x, y = region.x, region.y + 1
    for text, role in parts:
        if x + len(text) > region.right:
            x, y = region.x, y + 1
        x = canvas.text(x, y, text, role) + gap


# ---- Where a move can end -----------------------------------------------------------------------


def draw_ends(canvas: Canvas, places: Places, ends: Ends) -> None:
    """On every tile where the move can end what that would bring: `3W+14@`, with `@` for control."""
    for tile, found in ends.items():
        region = places.tile(tile)
        _draw_end(canvas, region, _lowest_line(region), found)


def draw_best(canvas: Canvas, places: Places, ends: Iterable[End]) -> None:
    """The same for some ends, in one colour: a letter tells the tribe, and there is less to send at every key."""
    for end in ends:
        region = places.tile(end.tile)
        y = _lowest_line(region)
        text, gain = f"{end.taken}{COLOURS[end.colour]}{_gain(end)}", _gain(end)
        room = region.right - _free_from(canvas, region, y)
        shown = text if len(text) <= room else gain
        if len(shown) <= room:
            canvas.text(region.x if room == region.width else region.right - len(shown), y, shown, "gain")


def _lowest_line(region: Region) -> int:
    """The line of a tile on which stands what it would bring."""
    return region.y + min(3, region.height - 1)


def _gain(end: End) -> str:
    return f"+{end.points.total}{'@' if end.control else ''}"


def draw_gains(canvas: Canvas, places: Places, gains: Mapping[int, int]) -> None:
    """On tiles that something may be done to now, the points that it brings."""
    for tile, points in gains.items():
        region = places.tile(tile)
        y = _lowest_line(region)
        text = f"{points:+d}"
        if _free_from(canvas, region, y) <= region.right - len(text):
            canvas.right(region.right, y, text, "gain")


def _draw_end(canvas: Canvas, region: Region, y: int, found: list[End]) -> None:
    end = found[0]
    parts: list[Part] = [(f"{end.taken}{COLOURS[end.colour]}", MEEPLES[end.colour]), (_gain(end), "gain")]
    if len(found) > 1 and region.width >= ROOMY:
        parts.append((f" or {len(found) - 1}", "ground"))
    start = _free_from(canvas, region, y)
    while parts and _width(parts) > region.right - start:
        parts.pop(0 if len(parts) == 2 else -1)
    canvas.parts(start if start == region.x else region.right - _width(parts), y, *parts)


def _free_from(canvas: Canvas, region: Region, y: int) -> int:
    """The column behind what is written on a line of the tile."""
    taken = [x for x in range(region.x, region.right) if canvas.chars[y][x] != " "]
    return taken[-1] + 1 if taken else region.x


def _width(parts: Iterable[Part]) -> int:
    return sum(len(text) for text, _ in parts)
