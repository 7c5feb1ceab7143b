"""What a cursor key costs on the wire on the Tribal tables, for a display that writes only changed cells."""

from __future__ import annotations

import pytest
from textual.geometry import Size

from tests.games.tribal.helpers import random_states, show
from tests.sheet.sending import MOST, sent
from tribes_tui.table.frame import overlay


@pytest.mark.parametrize("size", [Size(80, 24), Size(120, 36)], ids=str)
@pytest.mark.parametrize(("game", "players"), [("tribal_duel", 2)])
def test_a_cursor_key_stays_within_its_bytes(game: str, players: int, size: Size) -> None:
    costs = []
    for state in random_states(game, players, 6, 19):
        if state.is_terminal:
            continue
        first = show(state, state.current_player, size)
        for picked in ((), next(iter(first.chooser.ways))[:-1]):
            shown = show(state, state.current_player, size, picked)
            names = [target.name for target in shown.drawing.targets if target.name in shown.chooser.lit]
            frames = [overlay(shown.drawing, shown.scene, shown.look(name)) for name in names]
            costs += sent(frames)
    assert len(costs) > 50
    assert sorted(costs)[len(costs) // 2] <= MOST
    assert sorted(costs)[len(costs) * 95 // 100] <= 1.5 * MOST
