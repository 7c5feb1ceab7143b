"""The review of a finished game, from its replay: made with a bar, kept, left at once, and the way to each move."""

from __future__ import annotations

import threading
from functools import partial
from pathlib import Path

import pytest
from textual.widgets import OptionList

from tests.app.test_app import screen_text, shown_replay, until
from tests.seats.test_review import recorded
from tribes_tui.app import TribesApp
from tribes_tui.screens.replay import review as module
from tribes_tui.screens.replay.review import ReviewScreen
from tribes_tui.seats import reviewing
from tribes_tui.seats.looking import Step, look_at
from tribes_tui.seats.review import Reviewed
from tribes_tui.seats.reviewing import Reviewing, kept
from tribes_tui.words import review as words


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRIBES_HOME", str(tmp_path / "home"))
    monkeypatch.setattr(module, "Reviewing", partial(Reviewing, jobs=1, simulations=12))
    monkeypatch.setattr("rules.bots.luck.MANY", 8)


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_a_review_is_made_kept_and_leads_to_its_moves(size: tuple[int, int]) -> None:
    app = TribesApp()
    async with app.run_test(size=size) as pilot:
        recording = recorded(app.store)
        replay = await shown_replay(pilot, app, recording.name)
        await pilot.press("w")
        await until(pilot, lambda: isinstance(app.screen, ReviewScreen) and app.screen.review is not None)
        await until(pilot, lambda: bool(app.screen.query(OptionList)))
        await pilot.pause()
        assert "Skill:" in screen_text(app)
        assert kept(app.store, recording, 0) == app.screen.review
        listed = app.screen.query_one(OptionList)
        after = int(listed.get_option_at_index(0).id.partition("-")[2])
        await pilot.press("enter")
        await until(pilot, lambda: app.screen is replay)
        assert (replay.number, replay.seen.eyes) == (after, 0)


async def test_leaving_it_ends_it_and_keeps_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    app, goes_on = TribesApp(), threading.Event()

    def slowly(step: Step) -> Reviewed:
        if step.number > 1:
            goes_on.wait(20)
        return look_at(step)

    monkeypatch.setattr(reviewing, "look_at", slowly)
    async with app.run_test(size=(100, 30)) as pilot:
        recording = recorded(app.store)
        replay = await shown_replay(pilot, app, recording.name)
        await pilot.press("w")
        await until(pilot, lambda: isinstance(app.screen, ReviewScreen))
        made = app.screen
        assert isinstance(made, ReviewScreen)
        await until(pilot, lambda: "move 1 of 34" in screen_text(app))
        assert words.WORKING in screen_text(app)
        await pilot.press("escape")
        await until(pilot, lambda: app.screen is replay)
        goes_on.set()
        await app.workers.wait_for_complete()
        assert made.review is None
        assert kept(app.store, recording, 0) is None


async def test_a_game_that_goes_on_has_none() -> None:
    app = TribesApp()
    async with app.run_test(size=(100, 30)) as pilot:
        half = app.store.branch(recorded(app.store), 6)
        half.close()
        replay = await shown_replay(pilot, app, half.name)
        await pilot.press("w")
        await pilot.pause()
        assert app.screen is replay
