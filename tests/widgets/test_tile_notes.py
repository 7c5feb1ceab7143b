"""The steps of a way on a tile: what the tile is worth stays in view wherever there is room for both."""

from __future__ import annotations

import pytest
from textual.geometry import Region

from tests.widgets.test_cells import cells
from tribes_tui.display.looks import DEPTHS
from tribes_tui.widgets.drawing.drawn import PlaceState
from tribes_tui.widgets.tiles.tile_face import Figures, Growth, Rider, Tile, paint_tile

PEOPLE = (Figures("E", 1, "meeple-elder"), Figures("B", 12, "meeple-builder"))
MANY = tuple(Figures(letter, 2, "meeple-elder") for letter in "VEMBA")
USUAL = Tile("c3", 0, 0, ("Sacred place", "Sacred"), "12", figures=PEOPLE, note="3 7")
FULL = USUAL._replace(figures=MANY, rider=Rider("Ada", "seat-1"), growths=(Growth("palm", 3), Growth("palace", 1)))


def shown(tile: Tile, size: tuple[int, int], depth: str) -> list[str]:
    """The rows of the tile."""
    grid = cells(*size, depth)
    paint_tile(grid, Region(0, 0, *size), tile, PlaceState())
    return [grid.text(y) for y in range(size[1])]


@pytest.mark.parametrize("depth", DEPTHS)
@pytest.mark.parametrize("size", [(8, 3), (11, 4), (14, 5), (20, 9)])
def test_steps_and_worth_are_both_told(size: tuple[int, int], depth: str) -> None:
    rows = shown(USUAL, size, depth)
    assert "12" in rows[0]
    assert any("3 7" in row for row in rows)
    assert any("B12" in row or row.count("B") > 1 for row in rows)


def test_a_full_tile_keeps_its_name_its_worth_and_everybody() -> None:
    rows = shown(FULL, (8, 3), "truecolor")
    assert rows[0] == "Sacred12", "the figure has a ground of its own"
    assert shown(FULL, (8, 3), "none")[0] == "Sacr… 12", "else a blank before it"
    assert "A2" in rows[2]
    assert "∩Ad†3⌂" in rows[2]
