"""Games of the day show what bots made of the same deal, once they are over."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

import pytest

from saves import Store
from tests.app.test_app import screen_text, until
from tests.cli.test_daily import play
from tests.seats.test_pars import here
from tribes_tui.app import TribesApp
from tribes_tui.screens.daily import DailyScreen
from tribes_tui.seats import pars
from tribes_tui.seats.pars import Pars


async def test_par_stands_beside_what_enter_does(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRIBES_HOME", str(tmp_path))
    monkeypatch.setattr(pars, "par_elsewhere", here)
    store, yesterday = Store(), date.today() - timedelta(1)
    recording = store.read(play(store, yesterday))
    par = Pars(store).made(recording, 0, "medium", lambda end: None)["medium"]
    app = TribesApp(store=store)
    async with app.run_test(size=(120, 40)) as pilot:
        app.choose_daily()
        await until(pilot, lambda: isinstance(app.screen, DailyScreen))
        await pilot.press("down", "right")
        await until(pilot, lambda: f"medium {par.points:g} (median of 2)" in screen_text(app))
