"""The grid of cells and the shapes drawn on it."""

from __future__ import annotations

import pytest
from textual.geometry import Region

from tribes_tui.theme.built_in import DARK
from tribes_tui.theme.palette import BOLD, Palette
from tribes_tui.widgets.drawing import pixels, shapes
from tribes_tui.widgets.drawing.cells import Cells
from tribes_tui.widgets.drawing.drawn import PlaceState

PLATE = PlaceState()


def cells(width: int = 20, height: int = 6, depth: str = "truecolor") -> Cells:
    palette = Palette(DARK.variables, "indy", depth, True)
    return Cells(width, height, palette, palette.felt(height))


def rows(grid: Cells) -> list[str]:
    return [grid.text(y).rstrip() for y in range(grid.height)]


def test_text_is_cut_at_the_edges_and_the_column_behind_it_is_told() -> None:
    grid = cells(6, 1)
    assert grid.put(-2, 0, "abcd") == 2
    assert grid.put(4, 0, "xyz") == 7
    assert grid.put(0, 3, "no") == 2
    assert rows(grid) == ["cd  x…"]


def test_a_clip_keeps_everything_else_as_it_was() -> None:
    grid = cells(8, 2)
    grid.clip(Region(2, 0, 3, 1))
    grid.put(0, 0, "abcdefgh", "#ffffff", "#000000")
    grid.fill(0, 1, 8, 1, "#ffffff")
    grid.clip(None)
    grid.put(7, 1, "z")
    assert rows(grid) == ["  cde", "       z"]


def test_a_colour_that_is_not_named_stays() -> None:
    grid = cells(4, 1)
    grid.fill(0, 0, 2, 1, "#123456")
    grid.put(0, 0, "ab", "#ffffff")
    assert [cell[1:3] for cell in grid.rows[0][:2]] == [("#ffffff", "#123456")] * 2


def test_parts_end_before_a_column() -> None:
    grid = cells(20, 1)
    assert grid.parts(1, 0, [("one ", "soft"), ("two", "#ff0000", BOLD)], end=7) == 7
    assert rows(grid) == [" one t…"]


def test_blanks_join_what_stands_beside_them() -> None:
    grid = cells(10, 1)
    grid.put(0, 0, "a b", "#ffffff", "#000000")
    grid.put(3, 0, "  ", "#ff0000", "#000000")
    assert [segment.text for segment in grid.strip(0)] == ["a b  ", "     "]


@pytest.mark.parametrize(
    ("depth", "drawn"),
    [
        ("truecolor", ["▟   ▙", "", "▜   ▛"]),
        ("none", ["╭───╮", "│   │", "╰───╯"]),
        ("ascii", ["+---+", "|   |", "+---+"]),
    ],
)
def test_a_slab_is_filled_and_round_or_a_frame(depth: str, drawn: list[str]) -> None:
    grid = cells(5, 3, depth)
    shapes.slab(grid, Region(0, 0, 5, 3), "#f0e4cc")
    assert rows(grid) == drawn


def test_a_shadow_lies_right_and_below_and_not_at_sixteen_colours() -> None:
    grid = cells(6, 3)
    shapes.shadow(grid, Region(0, 0, 4, 2))
    assert rows(grid) == ["", "    ▌", " ▀▀▀▘"]
    flat = cells(6, 3, "16")
    shapes.shadow(flat, Region(0, 0, 4, 2))
    assert rows(flat) == ["", "", ""]


def test_the_plate_is_amber_under_the_cursor_and_marked_where_colour_is_not_enough() -> None:
    grid = cells(12, 4)
    shapes.plate(grid, 0, 0, 12, "horse", "#f0e4cc", "#000000", PlaceState(is_cursor=True))
    shapes.plate(grid, 0, 1, 12, "character!", "#f0e4cc", "#000000", PlaceState(is_cursor=True))
    assert rows(grid)[:2] == ["  ►horse◄", "►character!◄"], "where both have no room, in the corners"
    assert {cell[2] for cell in grid.rows[0][1:11]} == {grid.palette.cursor}
    bare = cells(12, 4, "none")
    for y, state in enumerate([PlaceState(is_chosen=True), PlaceState(is_legal=True), PlaceState(is_cursor=True)]):
        shapes.plate(bare, 0, y, 12, "horse", "#f0e4cc", "#000000", state)
    assert [bare.text(y).strip() for y in range(3)] == ["*horse", "horse", "►horse◄"]
    styles = [next(s.style for s in bare.strip(y) if "horse" in s.text) for y in range(3)]
    assert [(bool(s.reverse), bool(s.underline)) for s in styles if s] == [(True, False), (False, True), (True, False)]


def test_a_pill_has_round_ends_or_brackets() -> None:
    grid, bare = cells(8, 1), cells(8, 1, "none")
    assert shapes.pill(grid, 0, 0, "Ada", "#6fbdf5") == 5
    assert shapes.pill(bare, 0, 0, "Ada", "#6fbdf5") == 5
    assert (rows(grid), rows(bare)) == (["▐Ada▌"], ["[Ada]"])


def test_a_picture_is_two_pixels_a_cell_and_left_out_without_colour() -> None:
    grid, bare = cells(3, 2), cells(3, 2, "ascii")
    for one in (grid, bare):
        pixels.picture(one, 0, 0, ["r.r", "rr.", "r.."], {"r": "#c8402f"})
    assert rows(grid) == [" ▄▀", "▀"]
    assert grid.rows[0][0][2] == "#c8402f"
    assert rows(bare) == ["", ""]


def test_quarter_blocks_of_a_drawing() -> None:
    assert pixels.quarters(".#.# ####") == ("▟▟",)
    assert pixels.quarters("##.. #..#") == ("▛▗",)


def test_a_gauge_fills_by_eighths() -> None:
    grid = cells(4, 1)
    shapes.gauge(grid, 0, 0, 4, 0.5, "#ffffff", "#000000")
    assert [cell[2] for cell in grid.rows[0]] == ["#ffffff", "#ffffff", "#000000", "#000000"]
    bare = cells(4, 1, "none")
    shapes.gauge(bare, 0, 0, 4, 0.5, "#ffffff", "#000000")
    assert rows(bare) == ["██··"]


def test_frames_rules_and_free_places() -> None:
    grid = cells(12, 5)
    shapes.frame(grid, Region(0, 0, 12, 2), "#808080", "Log")
    shapes.slot(grid, Region(0, 2, 12, 3), ("a place",))
    assert rows(grid) == ["╭─ Log ────╮", "╰──────────╯", "╭╌╌╌╌╌╌╌╌╌╌╮", "│ a place  │", "╰╌╌╌╌╌╌╌╌╌╌╯"]


@pytest.mark.parametrize("depth", ["truecolor", "256"])
def test_a_sphere_that_steps_back_keeps_a_colour_of_its_own_and_words_stay_readable(depth: str) -> None:
    """On a card that can't be chosen, while a lesson speaks of another one."""
    grid = cells(8, 1, depth)
    seen = {}
    for sign in "●◆w":
        grid.put(0, 0, sign * 2, "#c05050", "#998b7c")
        style = next(part.style for part in grid.strip(0, ()))
        assert style
        assert style.color
        seen[sign] = style.color.get_truecolor()
    assert seen["●"] == seen["◆"]
    assert max(seen["●"]) < 180, "no brighter than the card"
    assert max(seen["●"]) - min(seen["●"]) > 20, "red"
    assert max(seen["w"]) > 200
