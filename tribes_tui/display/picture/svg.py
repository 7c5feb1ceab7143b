"""A picture as SVG, in plain parts that every renderer draws alike.

Three layers: the grounds, one path a colour; the shapes on them, likewise; the words, each with its own place and
length, so that another font neither moves nor stretches a row. Nothing asks for style sheets, fonts or scripts.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from html import escape

from tribes_tui.display.picture.boxes import CELL, Box, box_of, joined
from tribes_tui.display.picture.parts import parts_of
from tribes_tui.display.picture.picture import Picture
from tribes_tui.display.picture.shapes import HEIGHT, WIDTH, Polygon, is_box
from tribes_tui.display.picture.written import Pen, WrittenSigns, words_of

PIXELS = 1.25
"""A unit where nobody says otherwise: 10 by 20 pixels a cell."""
BASELINE = 12
"""Units from the top of a cell to the foot of its letters."""
FONT = "font-family=\"'DejaVu Sans Mono',Menlo,Consolas,'Liberation Mono',monospace\" font-size=\"13.25\""  # no words
"""At this size a letter of the first font is as wide as a cell."""
SHARP = 'shape-rendering="crispEdges"'
"""Neighbours would show a seam otherwise."""


def to_svg(picture: Picture, title: str = "", pixels: float = PIXELS) -> str:
    """The text of an SVG; `pixels`: how many a unit has, of which a cell has 8 by 16."""
    width, height = picture.width * WIDTH, picture.height * HEIGHT
    size = f'width="{width * pixels:g}" height="{height * pixels:g}" viewBox="0 0 {width} {height}"'  # no words
    parts = (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size}>\n',  # no words
        f"<title>{escape(_in_xml(title))}</title>\n",
        drawn_of(picture),
        "</svg>\n",
    )
    return "".join(parts)


def drawn_of(picture: Picture) -> str:
    """All that is to be seen of a picture, as parts of an SVG."""
    return "".join((*_grounds(picture), *_shapes(picture), *_words(picture)))


# ---- Grounds and shapes ---------------------------------------------------------------------------


def _grounds(picture: Picture) -> Iterator[str]:
    """The commonest ground everywhere, then every other where it is."""
    boxes: dict[str, list[Box]] = defaultdict(list)
    for y, row in enumerate(picture.rows):
        for x, cell in enumerate(row):
            boxes[parts_of(cell).ground].append(CELL.moved(x * WIDTH, y * HEIGHT))
    if boxes:
        commonest = max(boxes, key=lambda colour: len(boxes[colour]))
        boxes[commonest] = [Box(0, picture.height * HEIGHT, 0, picture.width * WIDTH)]
        yield from _boxes({commonest: boxes.pop(commonest), **boxes})


def _shapes(picture: Picture) -> Iterator[str]:
    boxes: dict[str, list[Box]] = defaultdict(list)
    outlines: dict[str, list[str]] = defaultdict(list)
    for y, row in enumerate(picture.rows):
        for x, cell in enumerate(row):
            for polygon in parts_of(cell).shape:
                if is_box(polygon):
                    boxes[cell.front].append(box_of(polygon).moved(x * WIDTH, y * HEIGHT))
                else:
                    outlines[cell.front].append(_outline(polygon, x * WIDTH, y * HEIGHT))
    yield from _boxes(boxes)
    for colour, found in outlines.items():
        yield f'<path fill="{_short(colour)}" d="{"".join(found)}"/>\n'  # no words


def _boxes(boxes: Mapping[str, Sequence[Box]]) -> Iterator[str]:
    """One path a colour, in the order of the colours."""
    yield f"<g {SHARP}>\n"
    for colour, found in boxes.items():
        yield f'<path fill="{_short(colour)}" d="{"".join(map(_drawn, joined(found)))}"/>\n'  # no words
    yield "</g>\n"


def _drawn(one: Box) -> str:
    across = f"{one.right - one.left:g}"
    return f"M{one.left:g} {one.top:g}h{across}v{one.bottom - one.top:g}h-{across}z"


def _outline(polygon: Polygon, x: int, y: int) -> str:
    return "M" + "L".join(f"{round(x + px, 2):.7g} {round(y + py, 2):.7g}" for px, py in polygon) + "z"


# ---- Words ----------------------------------------------------------------------------------------


def _words(picture: Picture) -> Iterator[str]:
    """All words, those of one pen in one group."""
    by_pen: dict[Pen, list[WrittenSigns]] = defaultdict(list)
    for word in words_of(picture):
        by_pen[word.pen].append(word)
    yield f"<g {FONT}>\n"
    for pen, words in by_pen.items():
        weight = ' font-weight="bold"' if pen.is_bold else ""  # no words
        slant = ' font-style="italic"' if pen.is_italic else ""  # no words
        yield f'<g fill="{_short(pen.colour)}"{weight}{slant}>\n'
        yield from map(_written, words)
        yield "</g>\n"
    yield "</g>\n"


def _written(word: WrittenSigns) -> str:
    squeezed = "" if word.is_plain else ' lengthAdjust="spacingAndGlyphs"'  # no words
    x, y = word.column * WIDTH, word.row * HEIGHT + BASELINE
    length = f'textLength="{word.cells * WIDTH}"{squeezed}'
    return f'<text x="{x}" y="{y}" {length}>{escape(_in_xml(word.signs), quote=False)}</text>\n'  # no words


# ---- Spelling -------------------------------------------------------------------------------------


def _short(colour: str) -> str:
    """`#aabbcc` as `#abc`."""
    return "#" + colour[1::2] if colour[1::2] == colour[2::2] else colour


def _in_xml(text: str) -> str:
    """Without what XML can't hold."""
    return "".join(sign if sign.isprintable() else "·" for sign in text)
