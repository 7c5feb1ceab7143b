"""A person's own themes in the app: chosen, put on again when their files change, mistakes told."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tribes_tui.app import TribesApp
from tribes_tui.profile.settings import Settings, load, save


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("TRIBES_HOME", str(tmp_path))
    (tmp_path / "themes").mkdir()
    return tmp_path


def write(folder: Path, found: object, name: str = "mine") -> Path:
    path = folder / "themes" / f"{name}.json"
    path.write_text(found if isinstance(found, str) else json.dumps(found))
    return path


async def test_it_is_chosen_in_the_settings_kept_and_put_on_again_when_its_file_changes(folder: Path) -> None:
    write(folder, {"background": "#101010"})
    save(Settings(theme="mine"), folder)
    assert load(folder).theme == "mine"
    app = TribesApp()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert app.theme == "mine"
        assert app.theme_variables["background"] == "#101010"
        write(folder, {"background": "#202020"})
        app.themes.look()
        await pilot.pause()
        assert app.theme_variables["background"] == "#202020"
        write(folder, "{")
        app.themes.look()
        await pilot.pause()
        assert app.theme_variables["background"] == "#202020"


async def test_trouble_with_a_file_is_told_on_the_home_screen(folder: Path) -> None:
    write(folder, "{")
    app = TribesApp()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert "mine.json" in app.troubles[0]


def test_a_theme_that_is_gone_is_not_worn(folder: Path) -> None:
    save(Settings(theme="mine"), folder)
    assert load(folder).theme == Settings().theme


async def test_a_folder_that_cannot_be_looked_into_holds_no_themes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRIBES_HOME", "/x" + "y" * 300)
    assert TribesApp().themes.own == ()
