"""Of the screens about played games: a key lays nothing out, and no key has two meanings."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.screen import Screen

from saves import Store
from tests.app.test_app import played, screen_text, until
from tests.screens.test_every_binding import meanings
from tests.screens.test_replay import whole_game
from tribes_tui.app import TribesApp
from tribes_tui.screens.daily import DailyScreen
from tribes_tui.screens.replay.screen import ReplayScreen
from tribes_tui.screens.saves.screen import SavesScreen
from tribes_tui.screens.statistics.screen import StatisticsScreen


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRIBES_HOME", str(tmp_path / "home"))


async def opened(pilot: Pilot[None], app: TribesApp, what: str) -> None:
    await pilot.pause()
    screens: dict[str, tuple[Callable[[], None], type]] = {
        "saves": (app.choose_saves, SavesScreen),
        "statistics": (app.choose_statistics, StatisticsScreen),
        "daily": (app.choose_daily, DailyScreen),
        "replay": (lambda: app.show_replay(next(one.name for one in app.store.list() if one.finished)), ReplayScreen),
    }
    show, kind = screens[what]
    show()
    await until(pilot, lambda: isinstance(app.screen, kind))
    await pilot.pause(0.6)


async def some_games(store: Store) -> None:
    whole_game(store, "rise_of_tribes", 2)
    whole_game(store, "indy", 2, 5)
    await played(store, moves=12)


@pytest.mark.sampled(1)
@pytest.mark.parametrize(
    ("what", "keys"), [("saves", ["down", "up"]), ("statistics", ["down", "up"]), ("replay", ["right", "left"])]
)
async def test_a_key_lays_nothing_out(what: str, keys: list[str]) -> None:
    store, laid = Store(), []
    await some_games(store)
    app = TribesApp(store=store)
    async with app.run_test(size=(120, 40)) as pilot:
        await opened(pilot, app, what)
        await pilot.press(*keys)
        await pilot.pause(0.5)
        with pytest.MonkeyPatch.context() as patch:
            refresh = Screen._refresh_layout
            patch.setattr(Screen, "_refresh_layout", lambda *a, **k: (laid.append(1), refresh(*a, **k)))
            await pilot.press(*keys * 5)
            await pilot.pause()
    assert laid == []


@pytest.mark.sampled(2)
@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
@pytest.mark.parametrize("what", ["saves", "statistics", "daily", "replay"])
async def test_every_key_that_is_shown_works_and_has_one_meaning(what: str, size: tuple[int, int]) -> None:
    store = Store()
    await some_games(store)
    app = TribesApp(store=store)
    async with app.run_test(size=size) as pilot:
        await opened(pilot, app, what)
        for key, active in app.screen.active_bindings.items():
            assert active.enabled, key
        assert {key: said for key, said in meanings(app.screen).items() if len(said) > 1} == {}
        line = screen_text(app).splitlines()[-1]
        words = [active.binding.description for active in app.screen.active_bindings.values() if active.binding.show]
        assert sum(word in line for word in words) >= 3
        if size[0] >= 120:
            missing = {word for word in words if word not in line}
            assert len(missing) <= len(set(words)) // 2, "most keys stand there"
