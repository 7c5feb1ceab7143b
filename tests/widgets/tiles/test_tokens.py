"""What stands on tiles and hexes: told by a letter or a number at every depth."""

from __future__ import annotations

import pytest

from tests.widgets.drawing.test_cells import cells, rows
from tribes_tui.widgets.tiles import tokens


def test_figures_of_one_colour_overlap_by_a_cell() -> None:
    grid = cells(12, 2)
    assert tokens.figures(grid, 0, 0, "V", 3, "#f4c935") == tokens.figures_width(3) == 7
    assert rows(grid) == [" ▄ ▄ ▄", "▐V▐V▐V▌"]


@pytest.mark.parametrize("depth", ["none", "ascii"])
def test_without_colour_things_are_letters_and_numbers(depth: str) -> None:
    grid = cells(20, 2, depth)
    x = tokens.figures(grid, 0, 0, "V", 3, "#f4c935") + 1
    x = tokens.camel(grid, x, 0, "Ada", grid.palette.seats[1]) + 1
    tokens.growth(grid, x, 0, "palace", 2)
    assert rows(grid)[1] == ("V3 ∩Ada ⌂⌂" if depth == "none" else "V3 nAda ##")


def test_a_camel_has_its_owners_name_on_its_back() -> None:
    grid = cells(8, 2)
    assert tokens.camel(grid, 0, 0, "Ada", grid.palette.seats[1]) == 5
    assert "Ada" in rows(grid)[1]


def test_a_number_stands_beside_palms_from_two_on() -> None:
    grid = cells(10, 2)
    tokens.growth(grid, 0, 0, "palm", 1)
    tokens.growth(grid, 5, 0, "palm", 2)
    assert [char for char in rows(grid)[1] if char.isdigit()] == ["2"]


def test_hands_from_behind_are_counted_by_their_width() -> None:
    grid, bare = cells(24, 2), cells(24, 2, "none")
    assert tokens.fan(grid, 18, 0, 3, "indy-back") == 24
    assert tokens.fan(bare, 5, 0, 2, "indy-back") == 9
    assert rows(bare) == ["     ▒▒▒▒", ""]
