"""What the table of Rise of Tribes costs: a key of the cursor, in bytes and in drawing; and that its colours can be read."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tests.games.rise_of_tribes.scenes import LARGE, MEDIUM, SMALL, scene_of
from tests.rules.rise_of_tribes.table import do, lay
from tests.sheet.sending import MOST, sent
from tests.theme.test_looks import contrast
from tribes_tui.games.rise_of_tribes import table
from tribes_tui.games.rise_of_tribes.table import RiseBoard
from tribes_tui.games.rise_of_tribes.words import sentences as words
from tribes_tui.sheet.canvas import Canvas
from tribes_tui.sheet.skin import PIECES
from tribes_tui.table.explain import look_at
from tribes_tui.table.frame import draw, overlay
from tribes_tui.table.selecting import ways


def frames(size: Any, order: str) -> list[Canvas]:
    """The frames as the cursor goes over everything lit."""
    state = lay(
        {"A": [2, 1], "D": [4], "E": [1, 2, 2], "J": [3, 0, 0, 1]},
        players=4,
        tiles="lfmlfmlfmlfmlfm",
        hand=["sun", "moon"],
    )
    state = do(state, order) if order else state
    board, scene = RiseBoard(), scene_of(state, 0)
    chooser = ways(board, scene.view)
    names = [target.name for target in draw(board, scene, size, str).targets if target.name in scene.lit]
    shots = []
    for name in names:
        moved = replace(scene, cursor=name)
        shots.append(overlay(draw(board, moved, size, str), moved, look_at(board, moved, chooser, words, name)))
    assert len(shots) > 4
    return shots


@pytest.mark.parametrize("size", [SMALL, MEDIUM, LARGE], ids=str)
@pytest.mark.parametrize("order", ["", "sun move"], ids=["dice", "hexes"])
def test_a_cursor_key_stays_within_its_bytes(size: Any, order: str) -> None:
    costs = sent(frames(size, order))
    assert max(costs) <= MOST, costs


def test_a_cursor_key_draws_the_map_only_once(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[int] = []
    real = table.hexes.draw

    def counting(*args: Any) -> Any:
        drawn.append(1)
        return real(*args)

    monkeypatch.setattr(table.hexes, "draw", counting)
    shots = frames(SMALL, "sun move")
    assert len(drawn) == 1
    assert len({str(shot) for shot in shots}) == len(shots)


def test_a_change_of_the_position_draws_it_anew() -> None:
    board = RiseBoard()
    before = lay({"A": [2, 1], "D": [4]}, hand=["sun", "moon"])
    first = str(draw(board, scene_of(before, 0), SMALL, str).canvas)
    after = do(before.clone(), "sun move", "move A D")
    second = str(draw(board, scene_of(after, 0), SMALL, str).canvas)
    assert "a4" in first
    assert "a5" in second


@pytest.mark.parametrize("name", sorted(name for name in PIECES if not name.endswith("-far")))
def test_what_stands_on_a_piece_can_be_read(name: str) -> None:
    front, back = PIECES[name]
    assert contrast(front, back) >= 4.5


@pytest.mark.parametrize("name", [name for name in PIECES if name.endswith("-lit")])
def test_a_lit_hex_is_brighter(name: str) -> None:
    from tests.theme.test_looks import luminance

    assert luminance(PIECES[name][1]) > 1.2 * luminance(PIECES[name.removesuffix("-lit")][1])
