"""At home: the terminal says that it is one's turn when its window is not in front, once."""

from __future__ import annotations

import pytest
from textual.events import AppBlur

from saves import Store
from tribes_tui.app.app import TribesApp
from tribes_tui.play.seat import BOT, HUMAN, Seat
from tribes_tui.play.table import Table


@pytest.mark.parametrize(("wanted", "rings"), [("bell", 1), ("never", 0)])
async def test_a_turn_behind_another_window_rings_once(
    wanted: str, rings: int, tmp_path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TRIBES_HOME", str(tmp_path))
    seats = [Seat(HUMAN, "", "you"), Seat(BOT, "easy", "Bo")]
    table = Table.new("tribe", seats, seed=3)
    app = TribesApp(table, store=Store(tmp_path))
    app.settings = app.settings._replace(turn=wanted, pace="none")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        written: list[str] = []
        monkeypatch.setattr(app._driver, "write", written.append)
        while table.turn != 0:
            await pilot.pause(0.02)
        await pilot.pause()
        assert "\a" not in "".join(written), "the window is in front"
        app.post_message(AppBlur())
        await pilot.pause()
        table.propose(0, table._state.legal_actions()[0], table.number)
        for _ in range(300):
            if table.turn == 0 and table.number > 1:
                break
            await pilot.pause(0.02)
        await pilot.pause()
        assert "".join(written).count("\a") == rings
