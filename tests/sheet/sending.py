"""What a display really sends for the frames of a table, in truecolor."""

from __future__ import annotations

from collections.abc import Iterable

from rich.segment import Segment
from textual.strip import Strip

from tribes_tui.display.display import Display
from tribes_tui.sheet.canvas import Canvas
from tribes_tui.sheet.skin import Skin

COLOURS = {"foreground": "#e0e0e0", "background": "#121212", "panel": "#222222", "accent": "#ffa62b"}

MOST = 300
"""Bytes that a cursor key may cost on a table."""


def sent(frames: Iterable[Canvas]) -> list[int]:
    """The bytes of every frame but the first, each written as a difference from the one before."""
    skin, display, found = Skin(COLOURS), None, []
    for frame in frames:
        display = display or Display(frame.width, frame.height, "truecolor", False)
        rows = zip(frame.chars, frame.roles, strict=True)
        strips = [Strip([Segment(c, skin.style(r)) for c, r in zip(*row, strict=True)]) for row in rows]
        display.frame(strips, (0, 0))
        found.append(len(display.difference().encode()))
    return found[1:]
