"""Pictures: the cells of a screen with their colours, at every depth."""

from __future__ import annotations

import pytest
from rich.segment import Segment
from rich.style import Style

from tribes_tui.display.glyphs import GLYPHS
from tribes_tui.display.picture import Cell, ScreenPicture
from tribes_tui.display.picture.picture import ON_BLACK, ON_WHITE, colour_told, picture_of_rows
from tribes_tui.display.picture.shapes import BLOCKS, HEIGHT, SHADES, SHAPES, WIDTH, is_box, parts_of

RED_ON_BLUE = Style(color="#ff1010", bgcolor="#0000aa")


def cells(*segments: Segment, depth: str = "truecolor", width: int = 0) -> list[Cell]:
    """One row as it is taken into a picture."""
    return list(picture_of_rows([segments], width or sum(s.cell_length for s in segments), depth).rows[0])


@pytest.mark.parametrize(
    ("code", "colour"),
    [
        ("31", "#cd0000"), ("41", "#cd0000"), ("97", "#ffffff"), ("100", "#7f7f7f"), ("38;5;9", "#ff0000"),
        ("48;5;17", "#00005f"), ("38;5;255", "#eeeeee"), ("48;2;1;20;255", "#0114ff"), ("39", ""), ("49", ""),
    ],
)  # fmt: skip
def test_every_code_of_a_colour_is_understood(code: str, colour: str) -> None:
    assert colour_told(code) == colour


@pytest.mark.parametrize(
    ("depth", "front", "back"),
    [
        ("truecolor", "#ff1010", "#0000aa"),
        ("256", "#ff0000", "#0000af"),
        ("16", "#cd0000", "#0000ee"),
        ("none", ON_BLACK.front, ON_BLACK.back),
        ("ascii", ON_BLACK.front, ON_BLACK.back),
    ],
)
def test_a_depth_shows_the_colours_that_it_has(depth: str, front: str, back: str) -> None:
    assert cells(Segment("x", RED_ON_BLUE), depth=depth) == [Cell("x", front, back)]


def test_what_is_told_no_colour_has_that_of_the_terminal() -> None:
    assert picture_of_rows([[Segment("x")]], 1, "256", ON_WHITE).rows[0][0] == Cell("x", "#000000", "#ffffff")


def test_reverse_changes_the_two_colours_and_dim_brings_them_nearer() -> None:
    assert cells(Segment("x", RED_ON_BLUE + Style(reverse=True))) == [Cell("x", "#0000aa", "#ff1010")]
    assert cells(Segment("x", Style(color="#ffffff", bgcolor="#000000", dim=True))) == [Cell("x", "#808080", "#000000")]


def test_the_ways_of_writing_are_kept() -> None:
    style = RED_ON_BLUE + Style(bold=True, italic=True, underline=True, strike=True)
    assert cells(Segment("x", style)) == [Cell("x", "#ff1010", "#0000aa", True, True, True, True)]


def test_short_rows_are_filled_long_ones_cut_and_wide_signs_have_two_cells() -> None:
    assert [cell.sign for cell in cells(Segment("a部c"), width=6)] == ["a", "部", "", "c", " ", " "]
    assert [cell.sign for cell in cells(Segment("abc"), width=2)] == ["a", "b"]


def test_a_picture_knows_its_size() -> None:
    picture = picture_of_rows([[Segment("ab")], [Segment("c")]], 2, "16")
    assert (picture.width, picture.height) == (2, 2)
    assert (ScreenPicture([]).width, ScreenPicture([]).height) == (0, 0)


# ---- What is drawn for a cell ---------------------------------------------------------------------


def area(sign: str) -> float:
    """The share of a cell that the boxes of a block cover; no two overlap."""
    covered = set()
    for polygon in BLOCKS[sign]:
        assert is_box(polygon)
        (left, top), _, (right, bottom), _ = polygon
        units = {(x, y) for x in range(int(left), int(right)) for y in range(int(top), int(bottom))}
        assert not covered & units
        covered |= units
    return len(covered) / (WIDTH * HEIGHT)


def test_blocks_cover_as_many_eighths_as_their_names_say() -> None:
    assert [area(sign) * 8 for sign in "▁▂▃▄▅▆▇█"] == [1, 2, 3, 4, 5, 6, 7, 8]
    assert [area(sign) * 8 for sign in "▏▎▍▌▋▊▉█"] == [1, 2, 3, 4, 5, 6, 7, 8]
    assert [area(sign) * 4 for sign in "▘▝▖▗▚▞▛▜▙▟▀▐"] == [1, 1, 1, 1, 2, 2, 3, 3, 3, 3, 2, 2]
    assert [area(sign) * 8 for sign in "▔▕"] == [1, 1]


@pytest.mark.parametrize("sign", SHAPES)
def test_no_shape_leaves_its_cell(sign: str) -> None:
    for polygon in SHAPES[sign]:
        assert all(0 <= x <= WIDTH and 0 <= y <= HEIGHT for x, y in polygon)


ENDS = {
    "left": ("─━╸═┼┬┴┤┐┘╮╯┓┛╗╝", (0, 8.5)),
    "right": ("─━╺═┼┬┴├┌└╭╰┏┗╔╚", (8, 8.5)),
    "up": ("│┃║┼┴├┤└┘╰╯┗┛╚╝", (4.5, 0)),
    "down": ("│┃║┼┬├┤┌┐╭╮┏┓╔╗", (4.5, 16)),
}
"""Lines that reach an edge of the cell, and where their middle meets it."""


@pytest.mark.parametrize("edge", ENDS)
def test_lines_meet_in_the_middle_of_edges(edge: str) -> None:
    signs, (x, y) = ENDS[edge]
    for sign in signs:
        at = [
            point
            for polygon in SHAPES[sign]
            for point in polygon
            if point[edge in ("up", "down")] == (x, y)[edge in ("up", "down")]
        ]
        across = [point[edge in ("left", "right")] for point in at]
        middle = y if edge in ("left", "right") else x
        assert min(across) < middle < max(across), sign
        assert (min(across) + max(across)) / 2 - middle in (0, -0.5), sign


def test_every_sign_that_we_draw_is_a_shape_a_shade_or_a_letter_of_the_font() -> None:
    from PIL import ImageFont

    from tests.shots.png import FONTS

    nothing = "\ufffe"
    for name in ("DejaVuSansMono.ttf", "DejaVuSansMono-Bold.ttf"):
        font = ImageFont.truetype(FONTS / name, 20)
        lacking = bytes(font.getmask(nothing))
        written = [sign for sign in GLYPHS if sign not in SHAPES and sign not in SHADES]
        assert [sign for sign in written if bytes(font.getmask(sign)) == lacking] == []


def test_parts_of_a_cell() -> None:
    ink, ground = "#ffffff", "#000000"
    assert parts_of(Cell(" ", ink, ground)) == (ground, (), "")
    assert parts_of(Cell("█", ink, ground)) == (ink, (), "")
    assert parts_of(Cell("▒", ink, ground)) == ("#808080", (), "")
    assert parts_of(Cell("▀", ink, ground)) == (ground, BLOCKS["▀"], "")
    assert parts_of(Cell("a", ink, ground)) == (ground, (), "a")
    assert [len(parts_of(Cell(" ", ink, ground, is_underlined=u, is_struck=s)).shape) for u, s in ((1, 0), (1, 1))] == [
        1,
        2,
    ]
