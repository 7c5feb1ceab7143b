"""How the colours of a cell are sent at one depth; a text is always readable where it lies."""

from __future__ import annotations

from collections.abc import Callable

from rich.color import Color, ColorSystem

from tribes_tui.display.looks import DEPTHS as SENT_DEPTHS
from tribes_tui.theme.colours import BLACK, READABLE, STEP, STEPS, contrast, lighter, readable, rgb
from tribes_tui.theme.colours import WHITE as WHITEST
from tribes_tui.theme.sixteen import XTERM, nearest

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
    behind = _of_256(ground)
    front = _of_256(ink)
    if is_text and contrast(_shown(front), _shown(behind)) < READABLE:
        front = _readable_of_256(ink, _shown(behind))
    return front, behind


def _readable_of_256(ink: str, ground: str) -> Color:
    step = STEP if contrast(WHITEST, ground) > contrast(BLACK, ground) else -STEP
    for count in range(1, STEPS + 1):
        front = _of_256(lighter(ink, step * count))
        if contrast(_shown(front), ground) >= READABLE:
            return front
    return _of_256(WHITEST if step > 0 else BLACK)


def _of_256(colour: str) -> Color:
    return Color.from_rgb(*rgb(colour)).downgrade(ColorSystem.EIGHT_BIT)


def _shown(colour: Color) -> str:
    return colour.get_truecolor().hex


def send_16(ink: str, ground: str, is_text: bool) -> Colours:
    """One of sixteen each."""
    front, behind = _of_sixteen(ink, ground, is_text)
    return Color.from_ansi(front), Color.from_ansi(behind)


def send_own(felt: str) -> Sender:
    """The terminal's own colours: on the felt nothing lies behind, and plain text has no colour."""

    def send(ink: str, ground: str, is_text: bool) -> Colours:
        front, behind = _of_sixteen(ink, ground, is_text)
        if ground != felt:
            return Color.from_ansi(front), Color.from_ansi(behind)
        return (None if front in (0, 7, 8, 15) else Color.from_ansi(front % 8)), None

    return send


def _of_sixteen(ink: str, ground: str, is_text: bool) -> tuple[int, int]:
    front, behind = nearest(ink), nearest(ground)
    if is_text and contrast(XTERM[front], XTERM[behind]) < READABLE:
        front = max((0, 15), key=lambda number: contrast(XTERM[number], XTERM[behind]))
    return front, behind


def send_none(ink: str, ground: str, is_text: bool) -> Colours:
    """No colour at all."""
    return None, None
