"""Pictures one after the other, as an SVG that moves by itself and as asciicast 2, which players for terminals show.

text = to_moving_svg([Frame(first, 0.7), Frame(second, 2.0)], "indy")
text = to_cast([Frame(first, 0.7), Frame(second, 2.0)], "indy")
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterator, Sequence
from html import escape
from itertools import accumulate, groupby
from typing import NamedTuple

from rich.segment import Segment
from rich.style import Style

from tribes_tui.display.display import Display
from tribes_tui.display.picture.picture import Cell, Picture
from tribes_tui.display.picture.shapes import HEIGHT, WIDTH
from tribes_tui.display.picture.svg import PIXELS, drawn_of

Row = Sequence[Cell]


class Frame(NamedTuple):
    """A picture, and for how many seconds it is shown. All frames of a film have pictures of one size."""

    picture: Picture
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
                f'<g transform="translate(0 {y * HEIGHT})">\n{seen}{drawn_of(Picture([[*row]]))}</g>\n'
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
