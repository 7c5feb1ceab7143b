"""A question that comes in another's turn is seen before a key answers it; what chance brings by one's own move is announced."""

from __future__ import annotations

from typing import Any

import pytest

import rules
from rules.rise_of_tribes.notation.dump import phase
from tests.app.test_app import until
from tests.games.rise_of_tribes.positions import at_dice
from tests.games.rise_of_tribes.scenes import MEDIUM, SMALL
from tests.games.tribal.helpers import table_at
from tests.rules.rise_of_tribes.table import lay, res
from tests.table.helpers import Silent, TableApp, shown
from tribes_tui.games.rise_of_tribes.table import RiseBoard
from tribes_tui.table.frame.enter_line import FAINT
from tribes_tui.table.play import played_stage


@pytest.mark.parametrize("key", ["0", "enter", "2"])
@pytest.mark.parametrize("size", [SMALL, MEDIUM], ids=str)
async def test_a_key_that_was_meant_for_the_turn_of_a_bot_is_no_bid(
    size: tuple[int, int], key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    rich = [{"resources": res(4, 2, 1)}, {"resources": res(3)}]
    state = lay(
        {"A": [1], "B": [0, 1]},
        phase="roll",
        hand=[],
        draws=[0, 0],
        deck=["Chieftain", "Drought"],
        tribes=rich,
        active=1,
        current_player=1,
    )
    app = TableApp(table_at(state, "pb"), Silent())
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        for move in ("roll", "bid 1"):
            monkeypatch.setattr(played_stage, "GLANCE", 60.0)
            app.laid.propose(1, app.laid.view(1).read(move), app.laid.number_for(1))
            await pilot.pause()
        await until(pilot, lambda: app.table_screen.is_my_turn)
        before = app.laid.number
        for pressed in ("", key):
            if pressed:
                await pilot.press(pressed)
            await pilot.pause()
            assert app.laid.number == before
            look = app.table_screen.looked_at()
            assert (look.enter, look.role) == (False, FAINT), "what the key will do is said, and that it doesn't yet"
            assert look.line in shown(app)
        app.table_screen._aside_at = before, 0.0
        await pilot.press("0")
        await pilot.pause()
        assert app.laid.number > before


def test_who_settles_is_in_turn() -> None:
    """Whoever begins: nothing has come up in another's turn yet."""
    board, asked = RiseBoard(), 0
    for seed in range(6):
        state: Any = rules.games["rise_of_tribes"].new_state(3, seed)
        while phase(state) == "setup":
            view = state.view(state.current_player)
            asked += view.active != view.viewer
            assert not board.asks_aside(view)
            state.apply(state.legal_actions()[0])
    assert asked


@pytest.mark.parametrize("size", [SMALL, MEDIUM], ids=str)
async def test_the_event_of_ones_own_double_is_announced(size: tuple[int, int]) -> None:
    state = at_dice(phase="roll", hand=[], draws=[0, 0], deck=["Drought", "Chieftain"])
    app = TableApp(table_at(state, "pbbb"), Silent())
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        await until(pilot, lambda: app.laid.number > 0)
        await pilot.pause()
        assert "Drought" in app.table_screen.selection.notice
        assert app.table_screen.selection.is_news
