"""What a cursor key costs on the wire, for a display that writes only changed cells."""

from __future__ import annotations

from itertools import pairwise

import pytest
from rich.color import ColorSystem
from rich.style import Style
from textual.geometry import Size

from tribes_tui.board.canvas import Canvas
from tribes_tui.board.explain import look_at
from tribes_tui.board.frame import draw, overlay
from tribes_tui.board.skin import Skin
from tribes_tui.words import indy as words

from .helpers import indy
from .test_indy_board import BOARD, LIGHT, scene_of

COLOURS = {"foreground": "#e0e0e0", "background": "#121212", "panel": "#222222", "accent": "#ffa62b"}
NEAR = 5
MOST = 300


def switch(before: Style | None, after: Style) -> str:
    """The code for another style; it begins with a reset only where something must be switched off."""
    off = before is None or any(getattr(before, name) and not getattr(after, name) for name in ("bold", "underline"))
    return f"\x1b[{'0;' if off else ''}{after._make_ansi_codes(ColorSystem.TRUECOLOR)}m"


def written(before: Canvas, after: Canvas) -> int:
    """The bytes of the changed cells in truecolor: a move of the cursor a run, a whole style a change of style."""
    skin, written = Skin(COLOURS), 0
    style: Style | None = None
    for y in range(after.height):
        last = None
        for x in range(after.width):
            if before.chars[y][x] == after.chars[y][x] and before.roles[y][x] == after.roles[y][x]:
                continue
            start = x
            if last is None or x - last > NEAR:
                written += len(f"\x1b[{y + 1};{x + 1}H")
            else:
                start = last
            for cell in range(start, x + 1):
                now = skin.style(after.roles[y][cell])
                if now != style:
                    written += len(switch(style, now))
                    style = now
                written += len(after.chars[y][cell].encode())
            last = x + 1
    return written


@pytest.mark.parametrize("size", [Size(80, 24), Size(120, 36), Size(200, 60)])
@pytest.mark.parametrize("picked", [(), ("hand:a",)])
def test_a_cursor_key_stays_within_its_bytes(size: Size, picked: tuple[str, ...]) -> None:
    scene, chooser = scene_of(indy(LIGHT), 0, picked)
    drawing = draw(BOARD, scene, size, str)
    names = [target.name for target in drawing.targets if target.name in chooser.lit]
    frames = [overlay(drawing, scene, look_at(BOARD, scene, chooser, words, name)) for name in names]
    costs = [written(a, b) for a, b in pairwise(frames)]
    assert len(costs) >= 2
    assert max(costs) <= MOST, costs


def test_the_same_frame_costs_nothing() -> None:
    scene, _ = scene_of(indy(LIGHT), 0)
    drawing = draw(BOARD, scene, Size(80, 24), str)
    look = look_at(BOARD, scene, scene_of(indy(LIGHT), 0)[1], words, "hand:a")
    assert written(overlay(drawing, scene, look), overlay(drawing, scene, look)) == 0
