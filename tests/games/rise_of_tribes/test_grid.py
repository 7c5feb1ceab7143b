"""The geometry of the map: hexes tile, lines meet, rows are half a hex aside."""

from __future__ import annotations

import pytest
from textual.geometry import Region

from rules.rise_of_tribes.components.layout import layout_of
from tribes_tui.games.rise_of_tribes.grid import Grid, fit, outline, slope_of

LAYOUTS = [(2, "standard"), (3, "standard"), (4, "standard"), (4, "symmetric")]
GRIDS = [Grid(width, pitch, slope_of(pitch), 40, 10) for width in range(10, 28, 2) for pitch in range(3, 13)]


def whole(grid: Grid) -> bool:
    return grid.pitch >= grid.width // 3


@pytest.mark.parametrize("grid", [grid for grid in GRIDS if whole(grid)], ids=lambda grid: f"{grid.width}x{grid.pitch}")
def test_cells_of_neighbours_never_overlap_and_leave_only_the_line(grid: Grid) -> None:
    taken: dict[tuple[int, int], tuple[int, int]] = {}
    for place in ((0, 0), (1, 0), (-1, 1), (0, 1), (1, 1), (0, 2), (-1, 2)):
        inside = grid.inside(place)
        cells = [(x, y) for y in range(inside.y, inside.bottom) for x in range(inside.x, inside.right)]
        for x, y, count in grid.cells(place):
            cells += [(x + i, y) for i in range(count)]
        for cell in cells:
            assert cell not in taken, (place, taken[cell])
            taken[cell] = place
        assert (grid.tip(place).x, grid.tip(place).y) in cells
        assert grid.foot(place) in cells


@pytest.mark.parametrize("width", range(10, 28, 2))
@pytest.mark.parametrize("slope", [1, 2, 3, 4])
def test_the_line_is_the_same_from_either_end(width: int, slope: int) -> None:
    columns = width // 2 - 1
    line = {(aside, 2 * row + (char == "▄")) for aside, row, char in outline(width, slope)}
    assert line == {(columns + 1 - aside, 2 * slope - 1 - half) for aside, half in line}
    assert {aside for aside, _ in line} == set(range(1, columns + 1))


@pytest.mark.parametrize(("players", "name"), LAYOUTS)
def test_every_map_fits_beside_the_panel_at_80_by_24(players: int, name: str) -> None:
    places = layout_of(players, name).coordinates
    area = Region(0, 3, 51 if name == "symmetric" else 46, 16)
    grid = fit(places, area)
    assert grid is not None
    assert grid.width >= 10
    for place in places:
        inside = grid.inside(place)
        assert area.contains_region(Region(inside.x - 1, grid.top(place), inside.width + 2, grid.pitch + grid.slope))


def test_maps_grow_with_their_room() -> None:
    places = layout_of(4, "standard").coordinates
    widths = [
        grid.width for room in ((46, 17), (60, 32), (80, 45), (120, 60)) if (grid := fit(places, Region(0, 0, *room)))
    ]
    assert widths == sorted(set(widths))
    assert len(widths) == 4


def test_too_small_a_room_is_told() -> None:
    assert fit(layout_of(4, "standard").coordinates, Region(0, 0, 45, 16)) is None


def test_a_row_stands_half_a_hex_aside() -> None:
    grid = Grid(10, 3, 1, 20, 0)
    assert grid.middle((0, 1)) - grid.middle((0, 0)) == 5
    assert grid.middle((1, 0)) - grid.middle((0, 0)) == 10
    assert grid.top((0, 1)) - grid.top((0, 0)) == 3
