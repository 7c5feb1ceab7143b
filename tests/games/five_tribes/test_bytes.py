"""What a cursor key costs on the wire while a tile is chosen, for a display that writes only changed cells."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from textual.geometry import Size

from rules.five_tribes.components import stages as st
from rules.five_tribes.evaluation import preview
from tests.games.five_tribes.helpers import drawn, scene_of, walk
from tests.sheet.sending import MOST, sent
from tribes_tui.games.five_tribes.drawing import BEST_SHOWN
from tribes_tui.games.five_tribes.table import FiveTribesBoard
from tribes_tui.games.five_tribes.words import sentences as words
from tribes_tui.sheet.canvas import Canvas
from tribes_tui.table.explain import look_at
from tribes_tui.table.frame import draw, overlay


def at_each_tile(state, size: Size) -> list[Canvas]:
    """What is shown while the cursor goes over the tiles that can be taken."""
    board, frames, viewer = FiveTribesBoard(), [], state.current_player
    scene, chooser = scene_of(state, viewer, board=board)
    for name in [target.name for target in draw(board, scene, size, str).targets if target.name in chooser.lit]:
        here = replace(scene, cursor=name)
        frames.append(overlay(draw(board, here, size, str), here, look_at(board, here, chooser, words, name)))
    return frames


@pytest.mark.parametrize("size", [Size(80, 24), Size(120, 36)], ids=str)
def test_a_cursor_key_stays_within_its_bytes(size: Size) -> None:
    costs = []
    for state in [state for state in walk(2, 5) if state.stage == st.MOVE][::4]:
        costs += sent(at_each_tile(state, size))
    assert len(costs) > 100
    assert sorted(costs)[len(costs) // 2] <= MOST
    assert sorted(costs)[len(costs) * 95 // 100] <= 1.5 * MOST


def test_a_tile_that_is_passed_by_shows_its_best_ends_and_one_that_is_taken_all() -> None:
    state = next(state for state in walk(2, 5) if state.stage == st.MOVE)
    best = preview.best(state, 1)[0]
    start = preview.route(state, best)[0]
    ends = {end.tile for end in preview.ends(state, best.start)}
    assert len(ends) > BEST_SHOWN
    name = f"tile:{state.game.actions[start].fields['tile']}"
    assert shown_gains(str(drawn(state, state.current_player, cursor=name).canvas)) == BEST_SHOWN
    state.apply(start)
    assert shown_gains(str(drawn(state, state.current_player).canvas)) >= len(ends)


def shown_gains(text: str) -> int:
    """How many tiles say what the move would bring."""
    return len(re.findall(r"\+\d", text))
