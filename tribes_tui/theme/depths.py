"""How the colours of a cell are sent at one depth; a text is always readable where it lies."""

from __future__ import annotations

from collections.abc import Callable

from rich.color import Color

from tribes_tui.display.looks import DEPTHS as SENT_DEPTHS
from tribes_tui.theme import colours_256
from tribes_tui.theme.colours import BLACK, READABLE, STEP, STEPS, WHITE, contrast, lighter, readable, rgb

DEPTHS = (*SENT_DEPTHS, "ascii")
"""truecolor, 256, 16, none; ascii: no colour and no sign beyond ASCII."""

Colours = tuple[Color | None, Color | None]
"""In front and behind; None is the terminal's own."""
Sender = Callable[[str, str, bool], Colours]
"""From ink, ground and whether words stand there."""


def send_all(ink: str, ground: str, is_text: bool) -> Colours:
    """In 24 bits."""
    if is_text:
        ink = readable(ink, ground)
    return Color.from_rgb(*rgb(ink)), Color.from_rgb(*rgb(ground))


def send_256(ink: str, ground: str, is_text: bool) -> Colours:
    """The nearest of 256; a text moves on until its nearest stands out from that of the ground."""
    behind = colours_256.nearest(ground)
    front = _readable_of_256(ink, colours_256.colour_of(behind)) if is_text else colours_256.nearest(ink)
    return Color.from_ansi(front), Color.from_ansi(behind)


def _readable_of_256(ink: str, ground: str) -> int:
    step = STEP if contrast(WHITE, ground) > contrast(BLACK, ground) else -STEP
    for count in range(STEPS + 1):
        front = colours_256.nearest(lighter(ink, step * count))
        if contrast(colours_256.colour_of(front), ground) >= READABLE:
            return front
    return colours_256.nearest(WHITE if step > 0 else BLACK)


def send_16(ink: str, ground: str, is_text: bool) -> Colours:
    """One of sixteen each."""
    front, behind = _of_sixteen(ink, ground, is_text)
    return Color.from_ansi(front), Color.from_ansi(behind)


def send_own(felt: str) -> Sender:
    """The terminal's own colours: on the felt nothing lies behind, and plain text has no colour.

    A shape at the edge of a thing, such as a hex's slope, has the colour that lies behind the rest of the thing.
    """

    def send(ink: str, ground: str, is_text: bool) -> Colours:
        front, behind = _of_sixteen(ink, ground, is_text)
        if ground != felt:
            return Color.from_ansi(front), Color.from_ansi(behind)
        if not is_text:
            return (None if front in (7, 15) else Color.from_ansi(front)), None
        return (None if front in (0, 7, 8, 15) else Color.from_ansi(front % 8)), None

    return send


def _of_sixteen(ink: str, ground: str, is_text: bool) -> tuple[int, int]:
    from tribes_tui.theme.colours_16 import XTERM, nearest

    front, behind = nearest(ink), nearest(ground)
    if is_text and contrast(XTERM[front], XTERM[behind]) < READABLE:
        front = max((0, 15), key=lambda number: contrast(XTERM[number], XTERM[behind]))
    return front, behind


def send_none(ink: str, ground: str, is_text: bool) -> Colours:
    """No colour at all."""
    return None, None
