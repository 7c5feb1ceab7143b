"""The settings: each explained, kept at once, and seen at once."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.app import App

from tests.table.helpers import text_of
from tribes_tui.app import TribesApp
from tribes_tui.profile.settings import CHOICES, Settings, load
from tribes_tui.screens.settings import Preview, SettingsScreen
from tribes_tui.theme.palette import palette_of
from tribes_tui.widgets.screen.form import Choice
from tribes_tui.words.settings import GROUPS, settings

SMALL, LARGE = (80, 24), (120, 40)


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRIBES_HOME", str(tmp_path))


def test_every_setting_and_every_value_has_its_words() -> None:
    words = settings()
    assert set(words) == set(Settings._fields)
    assert sorted(name for names in GROUPS.values() for name in names) == sorted(words)
    for name, setting in words.items():
        assert {value for value, _, _ in setting.values} == set(CHOICES[name]) - (
            {"it", "fr", "xx"} if name == "language" else set()
        )
        assert all(about.endswith(".") for _, _, about in setting.values)


async def test_a_change_is_kept_and_seen_at_once() -> None:
    app = TribesApp()
    async with app.run_test(size=LARGE) as pilot:
        await pilot.press("o")
        await pilot.pause()
        before = palette_of(app, "dusk")
        await pilot.press("right")
        await pilot.pause()
        assert load().theme == app.theme == "tribes-light"
        assert palette_of(app, "dusk") is not before
        await pilot.press("d")
        await pilot.pause()
        assert load().theme == app.theme == "tribes-dark"
        assert "Theme: dark." in text_of(app.screen), "and is said above the keys"
        await pilot.press("escape")
        await pilot.pause()
        assert not isinstance(app.screen, SettingsScreen)


async def test_signs_change_at_once_too() -> None:
    app = TribesApp()
    async with app.run_test(size=LARGE) as pilot:
        await pilot.press("o", "down", "down", "space")
        await pilot.pause()
        assert load().ascii
        assert text_of(app.screen).isascii()


async def test_by_mouse_alone() -> None:
    app = TribesApp()
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("o")
        await pilot.pause()
        await pilot.click("#setting-learning")
        await pilot.pause()
        assert load().learning
        await pilot.click("#setting-pace")
        await pilot.pause()
        lines = text_of(app.screen).splitlines()
        y = next(y for y, line in enumerate(lines) if " at once" in line and "│" in line)
        await pilot.click(offset=(lines[y].index("at once"), y))
        await pilot.pause()
        assert load().pace == "none"


@pytest.mark.parametrize("size", [SMALL, LARGE])
async def test_what_a_value_means_stands_there(size: tuple[int, int]) -> None:
    class Shown(App[None]):
        def on_mount(self) -> None:
            self.push_screen(SettingsScreen(Settings()))

    app = Shown()
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        for choice in app.screen.query(Choice):
            choice.focus()
            await pilot.pause()
            assert choice.chosen.about in " ".join(text_of(app.screen).split())


@pytest.mark.parametrize("depth", ["truecolor", "16", "none", "ascii"])
@pytest.mark.parametrize("size", [SMALL, LARGE])
async def test_a_sample_stands_beside_the_settings_at_every_size(size: tuple[int, int], depth: str) -> None:
    app = TribesApp(ascii_only=depth == "ascii")
    app.depth = depth
    async with app.run_test(size=size) as pilot:
        await pilot.press("o")
        await pilot.pause()
        sample, window = app.screen.query_one(Preview), app.screen.region
        assert window.contains_region(sample.region)
        assert "horse" in sample.text()
        assert "point, or pay" in sample.text()
        assert "…" not in text_of(app.screen)
        for choice in app.screen.query(Choice):
            assert not choice.region.overlaps(sample.region)


async def test_the_sample_follows_the_theme() -> None:
    app = TribesApp()
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("o")
        await pilot.pause()
        sample = app.screen.query_one(Preview)
        before = {cell[2] for cell in sample._cells.rows[1]}  # type: ignore[union-attr]
        await pilot.press("right")
        await pilot.pause()
        assert before != {cell[2] for cell in sample._cells.rows[1]}  # type: ignore[union-attr]
        assert "light" in sample.text().splitlines()[0]
