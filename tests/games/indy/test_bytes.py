"""What a cursor key costs on the wire, for a display that writes only changed cells."""

from __future__ import annotations

import pytest
from textual.geometry import Size

from tests.games.indy.test_board import BOARD, LIGHT, scene_of
from tests.sheet.sending import MOST, sent
from tests.table.helpers import indy
from tribes_tui.games.indy import words
from tribes_tui.table.explain import look_at
from tribes_tui.table.frame import draw, overlay


@pytest.mark.parametrize("size", [Size(80, 24), Size(120, 36), Size(200, 60)])
@pytest.mark.parametrize("picked", [(), ("hand:a",)])
def test_a_cursor_key_stays_within_its_bytes(size: Size, picked: tuple[str, ...]) -> None:
    scene, chooser = scene_of(indy(LIGHT), 0, picked)
    drawing = draw(BOARD, scene, size, str)
    names = [target.name for target in drawing.targets if target.name in chooser.lit]
    frames = [overlay(drawing, scene, look_at(BOARD, scene, chooser, words, name)) for name in names]
    costs = sent(frames)
    assert len(costs) >= 2
    assert max(costs) <= MOST, costs


def test_the_same_frame_costs_nothing() -> None:
    scene, _ = scene_of(indy(LIGHT), 0)
    drawing = draw(BOARD, scene, Size(80, 24), str)
    look = look_at(BOARD, scene, scene_of(indy(LIGHT), 0)[1], words, "hand:a")
    assert sent([overlay(drawing, scene, look)] * 2) == [0]
