"""The list of everything by name says of each key what it does, on the screens around the games, too."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.app.test_app import until
from tests.seats.test_review import recorded
from tribes_tui.app import TribesApp
from tribes_tui.screens.replay.screen import ReplayScreen
from tribes_tui.screens.saves.screen import SavesScreen
from tribes_tui.screens.settings import SettingsScreen
from tribes_tui.screens.setup.screen import SetupScreen
from tribes_tui.widgets.screen.palette import named_keys

UNTOLD = {"Back", "Rivals", "List", "Go on"}
"""What its name says."""


@pytest.mark.every
@pytest.mark.parametrize(
    ("key", "screen"), [("", ReplayScreen), ("s", SavesScreen), ("o", SettingsScreen), ("n", SetupScreen)]
)
async def test_each_key_has_a_description(
    key: str, screen: type, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TRIBES_HOME", str(tmp_path / "home"))
    app = TribesApp()
    async with app.run_test(size=(120, 40)) as pilot:
        recording = recorded(app.store)
        if key:
            await pilot.press(key)
        else:
            app.show_replay(recording.name)
        await until(pilot, lambda: isinstance(app.screen, screen))
        await pilot.pause()
        untold = {one.title for one in named_keys(app.screen) if not one.text}
        assert untold <= UNTOLD
        assert len([*named_keys(app.screen)]) > len(untold)
