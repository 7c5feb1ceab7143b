"""A picture as SVG, in plain parts that every renderer draws alike; films as an SVG that moves by itself, and as asciicast 2.

    text = to_moving_svg([Frame(first, 0.7), Frame(second, 2.0)], "indy")
    text = to_cast([Frame(first, 0.7), Frame(second, 2.0)], "indy")

Three layers: the grounds, one path a colour; the shapes on them, likewise; the words, each with its own place and
length, so that another font neither moves nor stretches a row. Nothing asks for style sheets, fonts or scripts.
"""

import json
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from html import escape
from itertools import accumulate, groupby
from typing import NamedTuple

from rich.segment import Segment
from rich.style import Style

from tribes_tui.display.display import Display
from tribes_tui.display.picture.picture import Cell, ScreenPicture
from tribes_tui.display.picture.shapes import CELL, HEIGHT, WIDTH, Box, box_of, is_box, joined, parts_of
from tribes_tui.errors import HOLDING

LAST_LATIN = chr(0x24F)
"""Signs up to here are in every font, and as wide as its other letters."""


class Pen(NamedTuple):
    """How words are written."""

    colour: str
    is_bold: bool
    is_italic: bool


class WrittenSigns(NamedTuple):
    """Signs beside each other that are written alike; `cells` is how much room they have."""

    column: int
    row: int
    signs: str
    cells: int
    pen: Pen

    @property
    def is_plain(self) -> bool:
        """Whether every font has its signs, and draws them as wide as they should be."""
        return max(self.signs) <= LAST_LATIN

    def takes(self, sign: str, pen: Pen) -> bool:
        """Whether the sign of the next cell can be written with it."""
        return bool(sign) and self.is_plain and sign <= LAST_LATIN and pen == self.pen


def words_of(picture: ScreenPicture) -> Iterator[WrittenSigns]:
    """All words, in reading order; a sign that another font may lack or draw wider is a word of its own."""
    for y, row in enumerate(picture.rows):
        yield from _words_of_row(row, y)


def _words_of_row(row: Sequence[Cell], y: int) -> Iterator[WrittenSigns]:
    word: WrittenSigns | None = None
    for x, cell in enumerate(row):
        sign, pen = parts_of(cell).sign, Pen(cell.front, cell.is_bold, cell.is_italic)
        if word is not None and word.takes(sign, pen):
            word = word._replace(signs=word.signs + sign, cells=word.cells + 1)
            continue
        if word is not None:
            yield word
        is_wide = row[x + 1 : x + 2] != [] and row[x + 1].sign == ""
        word = WrittenSigns(x, y, sign, 1 + is_wide, pen) if sign else None
    if word is not None:
        yield word


# ---- A picture -----------------------------------------------------------------------------------------


PIXELS = 1.25
"""A unit where nobody says otherwise: 10 by 20 pixels a cell."""
BASELINE = 12
"""Units from the top of a cell to the foot of its letters."""
FONT = "font-family=\"'DejaVu Sans Mono',Menlo,Consolas,'Liberation Mono',monospace\" font-size=\"13.25\""  # no words
"""At this size a letter of the first font is as wide as a cell."""
SHARP = 'shape-rendering="crispEdges"'
"""Neighbours would show a seam otherwise."""


def to_svg(picture: ScreenPicture, title: str = "", pixels: float = PIXELS) -> str:
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


def drawn_of(picture: ScreenPicture) -> str:
    """All that is to be seen of a picture, as parts of an SVG."""
    return "".join((*_grounds(picture), *_shapes(picture), *_words(picture)))


# ---- Grounds and shapes ---------------------------------------------------------------------------


def _grounds(picture: ScreenPicture) -> Iterator[str]:
    """The commonest ground everywhere, then every other where it is."""
    boxes: dict[str, list[Box]] = defaultdict(list)
    for y, row in enumerate(picture.rows):
        for x, cell in enumerate(row):
            boxes[parts_of(cell).ground].append(CELL.moved(x * WIDTH, y * HEIGHT))
    if boxes:
        commonest = max(boxes, key=lambda colour: len(boxes[colour]))
        boxes[commonest] = [Box(0, picture.height * HEIGHT, 0, picture.width * WIDTH)]
        yield from _boxes({commonest: boxes.pop(commonest), **boxes})


def _shapes(picture: ScreenPicture) -> Iterator[str]:
    boxes: dict[str, list[Box]] = defaultdict(list)
    outlines: dict[str, list[str]] = defaultdict(list)
    for y, row in enumerate(picture.rows):
        for x, cell in enumerate(row):
            for polygon in parts_of(cell).shape:
                if is_box(polygon):
                    boxes[cell.front].append(box_of(polygon).moved(x * WIDTH, y * HEIGHT))
                else:
                    corners = (f"{round(x * WIDTH + px, 2):.7g} {round(y * HEIGHT + py, 2):.7g}" for px, py in polygon)
                    outlines[cell.front].append(f"M{'L'.join(corners)}z")
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


# ---- Words ----------------------------------------------------------------------------------------


def _words(picture: ScreenPicture) -> Iterator[str]:
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
    return "".join(sign if sign.isprintable() or sign in HOLDING else "·" for sign in text)


# ---- A film --------------------------------------------------------------------------------------------


Row = Sequence[Cell]


class Frame(NamedTuple):
    """A picture, and for how many seconds it is shown. All frames of a film have pictures of one size."""

    picture: ScreenPicture
    seconds: float


def to_moving_svg(frames: Sequence[Frame], title: str = "", pixels: float = PIXELS) -> str:
    """The text of an SVG that shows the frames, again and again, without a script: each row that differs is drawn once, and
    says when it is to be seen."""
    first = frames[0].picture
    width, height = first.width * WIDTH, first.height * HEIGHT
    size = f'width="{width * pixels:g}" height="{height * pixels:g}" viewBox="0 0 {width} {height}"'  # no words
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" {size}>\n', f"<title>{escape(title)}</title>\n"]  # no words
    for y in range(first.height):
        shown: dict[tuple[Cell, ...], list[int]] = defaultdict(list)
        for number, frame in enumerate(frames):
            shown[tuple(frame.picture.rows[y])].append(number)
        for row, numbers in shown.items():
            seen = "" if len(numbers) == len(frames) else _seen(frames, {*numbers})
            parts.append(
                f'<g transform="translate(0 {y * HEIGHT})">\n{seen}{drawn_of(ScreenPicture([[*row]]))}</g>\n'
            )  # no words
    return "".join((*parts, "</svg>\n"))


def _seen(frames: Sequence[Frame], numbers: set[int]) -> str:
    """The animation by which something is seen in these frames only."""
    ends = [*accumulate(frame.seconds for frame in frames)]
    steps = [(is_seen, next(run)) for is_seen, run in groupby(range(len(frames)), numbers.__contains__)]
    values = ";".join("visible" if is_seen else "hidden" for is_seen, _ in steps)
    times = ";".join(f"{(ends[number - 1] if number else 0) / ends[-1]:.5g}" for _, number in steps)
    how = f'values="{values}" keyTimes="{times}" dur="{ends[-1]:g}s"'  # no words
    return f'<animate attributeName="visibility" calcMode="discrete" repeatCount="indefinite" {how}/>\n'  # no words


def to_cast(frames: Sequence[Frame], title: str = "") -> str:
    """The text of an asciicast: what the terminal is, then by turns when and what is written to it; at last when it ends."""
    first, at = frames[0].picture, 0.0
    head = {
        "version": 2,
        "width": first.width,
        "height": first.height,
        "title": title,
        "env": {"TERM": "xterm-256color"},
    }
    lines: list[object] = [head]
    display = Display(first.width, first.height)
    for picture, seconds in frames:
        display.frame([_segments(row) for row in picture.rows])
        lines.append((round(at, 3), "o", ("" if at else "\x1b[?25l") + display.difference()))
        at += seconds
    lines.append((round(at, 3), "o", ""))
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)


def _segments(row: Row) -> Iterator[Segment]:
    for cell, run in groupby(row, lambda cell: cell._replace(sign="")):
        style = Style(
            color=cell.front, bgcolor=cell.back, bold=cell.is_bold, italic=cell.is_italic, underline=cell.is_underlined,
            strike=cell.is_struck,
        )  # fmt: skip
        yield Segment("".join(one.sign for one in run), style)
