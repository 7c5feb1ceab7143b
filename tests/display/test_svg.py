"""The SVG of a picture: read again, it has the same grounds, shapes and words in every cell."""

from __future__ import annotations

import re
from collections.abc import Iterator
from xml.etree import ElementTree

import pytest

from tests.shots.drawn_outside.alphabet import alphabet
from tribes_tui.display.picture import Cell, ScreenPicture, to_svg
from tribes_tui.display.picture.shapes import HEIGHT, WIDTH, Box, is_box, joined, parts_of

SVG = "{http://www.w3.org/2000/svg}"
BOX = re.compile(r"M([\d.]+) ([\d.]+)h([\d.]+)v([\d.]+)h-[\d.]+z")
OUTLINE = re.compile(r"M[^MZz]*L[^Mz]*z")
INK, GROUND = "#ffffff", "#102030"


def read(picture: ScreenPicture, title: str = "") -> ElementTree.Element:
    return ElementTree.fromstring(to_svg(picture, title))


def boxes_of(group: ElementTree.Element) -> Iterator[tuple[str, range, range]]:
    """Colour, columns and rows in units of every box, in the order of drawing."""
    for path in group.iter(f"{SVG}path"):
        for left, top, wide, high in BOX.findall(path.get("d", "")):
            yield _long(path.get("fill", "")), _span(left, wide), _span(top, high)


def _span(start: str, length: str) -> range:
    return range(int(start), int(start) + int(length))


def _long(colour: str) -> str:
    return colour if len(colour) == 7 else "#" + "".join(part * 2 for part in colour[1:])


def painted(picture: ScreenPicture) -> dict[tuple[int, int], str]:
    """The colour of every unit, when all boxes are drawn one after the other."""
    found: dict[tuple[int, int], str] = {}
    for colour, xs, ys in boxes_of(read(picture)):
        found |= {(x, y): colour for y in ys for x in xs}
    return found


def expected(picture: ScreenPicture) -> dict[tuple[int, int], str]:
    """The same by the cells."""
    found: dict[tuple[int, int], str] = {}
    for row, cells in enumerate(picture.rows):
        for column, cell in enumerate(cells):
            left, top, parts = column * WIDTH, row * HEIGHT, parts_of(cell)
            found |= {(left + x, top + y): parts.ground for x in range(WIDTH) for y in range(HEIGHT)}
            for (x0, y0), _, (x1, y1), _ in filter(is_box, parts.shape):
                inside = ((x, y) for x in range(int(x0), int(x1)) for y in range(int(y0), int(y1)))
                found |= {(left + x, top + y): cell.front for x, y in inside}
    return found


def row_of(text: str, **how: bool) -> list[Cell]:
    return [Cell(sign, INK, GROUND, **how) for sign in text]


def test_grounds_and_boxes_are_those_of_the_cells() -> None:
    picture = alphabet()
    assert painted(picture) == expected(picture)


def test_every_outline_lies_in_the_cell_of_its_sign() -> None:
    picture = ScreenPicture([row_of(" ●╭ "), row_of("╱  ○")])
    outlines = [found for path in read(picture).iter(f"{SVG}path") for found in OUTLINE.findall(path.get("d", ""))]
    places = set()
    for outline in outlines:
        points = [tuple(map(float, pair.split())) for pair in re.findall(r"[ML]([\d.]+ [\d.]+)", outline)]
        middle = [sum(values) / len(points) for values in zip(*points, strict=True)]
        places.add((int(middle[0] // WIDTH), int(middle[1] // HEIGHT)))
    assert places == {(1, 0), (2, 0), (0, 1), (3, 1)}


def test_words_stand_in_their_cells_and_are_as_long() -> None:
    picture = alphabet()
    written = [[""] * picture.width for _ in range(picture.height)]
    for text in read(picture).iter(f"{SVG}text"):
        column, row = int(text.get("x", "")) // WIDTH, int(text.get("y", "")) // HEIGHT
        assert int(text.get("textLength", "")) == len(text.text or "") * WIDTH
        for x, sign in enumerate(text.text or "", column):
            assert not written[row][x]
            written[row][x] = sign
    assert written == [[parts_of(cell).sign for cell in row] for row in picture.rows]


def test_words_are_in_the_ink_and_the_way_of_their_cells() -> None:
    row = [*row_of("plain", is_bold=False), *row_of("bold", is_bold=True), *row_of("slanted", is_italic=True)]
    groups = [group for group in read(ScreenPicture([row])).iter(f"{SVG}g") if group.get("fill")]
    ways = [(group.get("font-weight"), group.get("font-style"), group.get("fill"), group[0].text) for group in groups]
    assert ways == [
        (None, None, "#fff", "plain"),
        ("bold", None, "#fff", "bold"),
        (None, "italic", "#fff", "slanted"),
    ]


def test_a_sign_that_fonts_draw_in_many_widths_stands_alone_and_is_squeezed() -> None:
    texts = list(read(ScreenPicture([row_of("a☼☼b")])).iter(f"{SVG}text"))
    assert [(text.text, text.get("lengthAdjust")) for text in texts] == [
        ("a", None),
        ("☼", "spacingAndGlyphs"),
        ("☼", "spacingAndGlyphs"),
        ("b", None),
    ]


def test_a_wide_sign_has_the_room_of_two_cells() -> None:
    texts = list(read(ScreenPicture([[*row_of("a部"), Cell("", INK, GROUND), *row_of("b")]])).iter(f"{SVG}text"))
    assert [(text.text, text.get("x"), text.get("textLength")) for text in texts] == [
        ("a", "0", "8"),
        ("部", "8", "16"),
        ("b", "24", "8"),
    ]


@pytest.mark.parametrize("title", ['<&>"', "a\x00b\x1b", ""])
def test_what_means_something_in_xml_is_only_text(title: str) -> None:
    root = read(ScreenPicture([row_of("<&>]]>")]), title)
    assert [text.text for text in root.iter(f"{SVG}text")] == ["<&>]]>"]
    assert (root.findtext(f"{SVG}title") or "") == title.replace("\x00", "·").replace("\x1b", "·")


def test_nothing_is_fetched_run_or_styled_from_elsewhere() -> None:
    root = read(alphabet(), "all")
    assert {element.tag.removeprefix(SVG) for element in root.iter()} == {"svg", "title", "g", "path", "text"}
    assert not [
        name for element in root.iter() for name in element.attrib if "href" in name or name in ("class", "style")
    ]


def test_the_size_is_told_in_pixels_and_in_units() -> None:
    root = ElementTree.fromstring(to_svg(ScreenPicture([row_of("abcd"), row_of("efgh")]), pixels=2))
    assert (root.get("width"), root.get("height"), root.get("viewBox")) == ("64", "64", "0 0 32 32")
    assert read(ScreenPicture([])).get("viewBox") == "0 0 0 0"


def test_boxes_are_joined_to_one_where_they_fill_one() -> None:
    field = [Box(16 * y, 16 * y + 16, 8 * x, 8 * x + 8) for y in range(3) for x in range(4)]
    assert joined(reversed(field)) == [Box(0, 48, 0, 32)]
    assert sorted(joined([*field, Box(48, 64, 0, 8)])) == [Box(0, 48, 0, 32), Box(48, 64, 0, 8)]
    assert joined([]) == []
