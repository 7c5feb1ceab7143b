"""The map of Rise of Tribes: hexes with all that stands on them, the volcano and where it may lie."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from textual.geometry import Region

from rules.rise_of_tribes import decision
from rules.rise_of_tribes.components.box import HEXES, TERRAINS, TILE_KIND, TILES, WILD_LAND
from rules.rise_of_tribes.components.frames import PUT_VOLCANO
from rules.rise_of_tribes.components.layout import bits
from rules.rise_of_tribes.mechanics import ground
from rules.rise_of_tribes.state import RiseState
from tribes_tui.display.targets import Target
from tribes_tui.games.rise_of_tribes.grid import UPPER, Grid, Place, fit
from tribes_tui.games.rise_of_tribes.words.board import TILE_MARKS
from tribes_tui.games.rise_of_tribes.words.events import SEAT_LETTERS as LETTERS
from tribes_tui.sheet.canvas import Canvas
from tribes_tui.table.scene import Scene

COLOURS = ("piece-red", "piece-gold", "piece-white", "piece-purple")
TEXTURES = {"lake": "≈", "forest": "♣", "mountain": "▲", "wild": "◆"}
INVADERS = BEAST = "piece-black"
Part = tuple[str, str]
"""A text and its role."""


class Chart(NamedTuple):
    """A map as it was laid out: its grid, and whether the volcano is a whole hex on it."""

    grid: Grid
    whole_volcano: bool


def lay_out(state: RiseState, area: Region) -> Chart:
    """The largest map that fits, with the volcano as a whole hex if that costs no room."""
    places = list(state.layout.coordinates)
    grid = fit(places, area)
    assert grid is not None, f"the map does not fit into {area}"
    if state.site >= 0:
        wide = fit([*places, state.layout.sites[state.site]], area)
        if wide is not None and wide.width == grid.width:
            return Chart(wide, True)
    return Chart(grid, False)


def draw(scene: Scene, state: RiseState, canvas: Canvas, area: Region, chart: Chart) -> list[Target]:
    """Draw the map within `area` and give its targets, hexes first."""
    grid, places = chart.grid, state.layout.coordinates
    for place in places:
        _draw_outside(canvas, grid, place)
    for h, place in enumerate(places):
        _draw_field(canvas, grid, place, field_of(state, h) + ("-lit" if _is_wanted(scene, h) else ""))
    targets = [_draw_hex(scene, state, canvas, grid, h) for h in range(len(places))]
    for h in bits(state.lava) if state.site >= 0 and not chart.whole_volcano else ():
        tip = grid.tip(places[h])
        canvas.text(tip.x + 1, tip.y, "▲", "piece-volcano")
    return targets + _draw_volcano(scene, state, canvas, area, chart)


def field_of(state: RiseState, h: int) -> str:
    """The role of a hex's ground."""
    if h == state.glacier:
        return "ice"
    tile = state.tiles[h]
    return "wild" if tile == WILD_LAND else TERRAINS[TILE_KIND[tile]]


def _is_wanted(scene: Scene, h: int) -> bool:
    name = f"hex:{HEXES[h]}"
    return name in scene.lit or name in scene.picked


# ---- Ground and lines -----------------------------------------------------------------------------


def _draw_outside(canvas: Canvas, grid: Grid, place: Place) -> None:
    """The lines as they are where no hex follows."""
    for edge in grid.edges(place):
        if not edge.is_inside:
            canvas.text(edge.x, edge.y, _half(canvas, edge.char), "edge-none")


def _half(canvas: Canvas, char: str) -> str:
    """Half blocks look poor as number signs: strokes above and below are better where there is only ASCII."""
    return char if not canvas.ink(char).isascii() else "'" if char == UPPER else "."


def _draw_field(canvas: Canvas, grid: Grid, place: Place, field: str) -> None:
    inside = grid.inside(place)
    for x, y, count in grid.cells(place):
        canvas.text(x, y, " " * count, f"piece-{field}")
    canvas.fill(inside, f"piece-{field}")
    if inside.height >= 5:
        _draw_texture(canvas, inside, field)
    canvas.upright(inside.x - 1, inside.y, inside.height, "edge-none")
    canvas.upright(inside.right, inside.y, inside.height, "edge-none")
    for edge in grid.edges(place):
        if edge.is_inside:
            canvas.text(edge.x, edge.y, _half(canvas, edge.char), f"edge-{field}")


def _draw_texture(canvas: Canvas, inside: Region, field: str) -> None:
    """Large hexes show what grows there, faintly, in the rows that hold nothing else."""
    sign = TEXTURES.get(field.removesuffix("-lit"), " ")
    for row, y in ((0, inside.y), (1, inside.bottom - 1)):
        for x in range(inside.x + 1 + 2 * row, inside.right - 1, 4):
            canvas.text(x, y, sign, f"piece-{field}-far")


def draw_cursor(canvas: Canvas, grid: Grid, place: Place) -> None:
    """The cursor's row goes across the lines: a whole outline would cost many bytes a key."""
    inside = grid.inside(place)
    for x in (inside.x - 1, inside.right):
        canvas.fill(Region(x, inside.y + (inside.height - 1) // 2, 1, 1), "edge-none+cursor")


# ---- What stands on a hex -------------------------------------------------------------------------


def _draw_hex(scene: Scene, state: RiseState, canvas: Canvas, grid: Grid, h: int) -> Target:
    place, name = state.layout.coordinates[h], f"hex:{HEXES[h]}"
    inside, tip = grid.inside(place), grid.tip(place)
    field = f"piece-{field_of(state, h)}" + ("-lit" if _is_wanted(scene, h) else "")
    canvas.text(tip.x, tip.y, HEXES[h], field)
    if name in scene.fresh:
        canvas.text(tip.x - 1, tip.y, "•", field)
    for y, parts in _lines(state, h, field, inside):
        _centred(canvas, inside, y, parts)
    _draw_population(state, canvas, grid, h, field)
    return Target(name, (inside, tip))


def _lines(state: RiseState, h: int, field: str, inside: Region) -> Iterable[tuple[int, Sequence[Part]]]:
    """The rows of a hex: the tile and what stands there; the members below, in more air where there is room."""
    things, tribes = _things(state, h), _members(state, h)
    mark = (TILE_MARKS[state.tiles[h]] if h != state.glacier else "▲G", field)
    rows = inside.height
    if rows < 3:
        yield inside.y, [mark, *([(" ", field)] if sum(len(text) for text, _ in things) < 5 else []), *things]
        yield inside.bottom - 1, tribes
        return
    name = "Glacier" if h == state.glacier else TILES[state.tiles[h]]
    label = f"{mark[0][0]} {name}" if len(name) + 2 <= inside.width else mark[0]
    middle = inside.y + (rows - 1) // 2
    yield middle - 1, [(label, field)]
    yield middle, _spaced([(f" {text} ", role) for text, role in things] if rows > 3 else things, field, inside.width)
    wide = [(f" {text} ", role) for text, role in tribes] if rows > 3 else tribes
    if rows > 3 and sum(len(text) + 1 for text, _ in wide) > inside.width + 1:
        yield middle + 1, _spaced(wide[:2], field)
        yield middle + 2, _spaced(wide[2:], field, inside.width)
    else:
        yield middle + 1, _spaced(wide, field, inside.width)


def _things(state: RiseState, h: int) -> list[Part]:
    """Village and elder in the owner's colour, beasts, invaders, stones of the Glacier."""
    found: list[Part] = []
    owner = state.village[h]
    if owner >= 0:
        elder = "E" if state.elder[owner] == h else ""
        found.append((f"⌂{LETTERS[owner]}{elder}", COLOURS[owner]))
    if state.tiger == h:
        found.append(("T", BEAST))
    if state.mammoth == h:
        found.append(("M", BEAST if state.tamer < 0 else COLOURS[state.tamer]))
    if state.invaders_hex == h and state.invaders:
        found.append((f"I{state.invaders}", INVADERS))
    if h in (state.glacier, state.melted) and state.ice_stones:
        found.append((f"●{state.ice_stones}", "piece-ice"))
    return found


def _members(state: RiseState, h: int) -> list[Part]:
    """Every tribe's letter and count."""
    counts = enumerate(state.members_at(h))
    return [(f"{LETTERS[player]}{count}", COLOURS[player]) for player, count in counts if count]


def _spaced(parts: Sequence[Part], field: str, width: int = 99) -> list[Part]:
    """With blanks between, if they fit."""
    if sum(len(text) + 1 for text, _ in parts) > width + 1:
        return list(parts)
    return [piece for part in parts for piece in ((" ", field), part)][1:]


def _centred(canvas: Canvas, inside: Region, y: int, parts: Sequence[Part]) -> None:
    width = sum(len(text) for text, _ in parts)
    x = inside.x + max(0, (inside.width - width) // 2)
    for text, role in parts:
        x = canvas.text(x, y, text, role, inside.right - x)


def _draw_population(state: RiseState, canvas: Canvas, grid: Grid, h: int, field: str) -> None:
    """How many of how many: at the lower tip, alarming when there are too many."""
    total, limit = state.population[h], ground.limit(state, h)
    if not total and limit == 5:
        return
    x, y = grid.foot(state.layout.coordinates[h])
    text = f"{total}>{limit}" if total > limit else f"{total}/{limit}"
    canvas.text(x - 1 if len(text) < 4 else x - 2, y, text, "piece-red" if total > limit else field)


# ---- The volcano ----------------------------------------------------------------------------------


def _draw_volcano(scene: Scene, state: RiseState, canvas: Canvas, area: Region, chart: Chart) -> list[Target]:
    """The volcano as a hex or, where there is no room, a mark beside its hexes; the sites when one is to be chosen."""
    sites, grid = state.layout.sites, chart.grid
    if state.site < 0:
        if decision(state).kind == PUT_VOLCANO:
            return [_draw_site(scene, canvas, grid, area, sites[i], i) for i in range(len(sites))]
        return []
    place = sites[state.site]
    if not chart.whole_volcano:
        region = _beside(grid, area, place, 4)
        canvas.text(region.x, region.y, " ▲V ", "piece-volcano")
        return [Target("volcano", (region,))]
    _draw_outside_again(canvas, grid, place)
    inside, tip = grid.inside(place), grid.tip(place)
    _draw_field(canvas, grid, place, "volcano")
    canvas.text(tip.x, tip.y, "▲", "piece-volcano")
    _centred(canvas, inside, inside.y + (inside.height - 1) // 2, [("volcano", "piece-volcano")])
    return [Target("volcano", (inside,))]


def _draw_outside_again(canvas: Canvas, grid: Grid, place: Place) -> None:
    """Lines towards nothing; those towards other hexes are drawn already."""
    for edge in grid.edges(place):
        if not edge.is_inside and 0 <= edge.y < canvas.height and canvas.chars[edge.y][edge.x] == " ":
            canvas.text(edge.x, edge.y, _half(canvas, edge.char), "edge-none")


def _draw_site(scene: Scene, canvas: Canvas, grid: Grid, area: Region, place: Place, i: int) -> Target:
    name = f"site:{i + 1}"
    region = _beside(grid, area, place, 4)
    role = "piece-volcano" if name in scene.lit else "dim"
    canvas.text(region.x, region.y, f"▲{i + 1}".center(4), role)
    return Target(name, (region,))


def _beside(grid: Grid, area: Region, place: Place, width: int) -> Region:
    """Where a mark of so many columns stands for a place beside the map, as near to its middle as `area` allows."""
    inside = grid.inside(place)
    x = min(max(grid.middle(place) - width // 2, area.x), area.right - width)
    rows = [*range(inside.y, inside.bottom)]
    y = min(max(rows[len(rows) // 2], area.y), area.bottom - 1)
    return Region(x, y, width, 1)
