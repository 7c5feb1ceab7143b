"""`make shots`: what it draws, and that it draws the same each time."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PIL import Image

import rules
from saves import Store
from tests.shots import __main__ as shots
from tests.shots.__main__ import FOLDER, draw, remove_others
from tests.shots.played import NEWEST, newest
from tests.shots.png import to_image, to_png
from tests.shots.screens import FEWER, LARGE, SMALL, THEMES, Look, all_screens
from tribes_tui.display.picture import Cell, ScreenPicture

SCREENS = {screen.name: screen for screen in all_screens()}
FILES = {f"{look.file(screen.name)}.svg" for screen in SCREENS.values() for look in screen.looks}


def test_every_screen_has_a_name_of_its_own_and_every_game_its_table_and_its_end() -> None:
    assert len(SCREENS) == len(list(all_screens()))
    assert len(FILES) == sum(len(screen.looks) for screen in SCREENS.values())
    assert {name for game in rules.games for name in (game, f"{game}-end")} <= set(SCREENS)


def test_both_themes_and_both_sizes_are_drawn_and_tables_in_every_depth() -> None:
    for name, screen in SCREENS.items():
        sizes = (LARGE,) if name.startswith("pieces-") else (SMALL, LARGE)
        themes = THEMES[:1] if name.endswith("-crowded") else THEMES
        assert {Look(size, theme) for size in sizes for theme in themes} <= set(screen.looks)
        if name in rules.games or name.startswith("pieces-"):
            assert {look.depth for look in screen.looks} >= set(FEWER)


def test_the_pictures_of_the_readme_are_drawn() -> None:
    readme = (FOLDER.parent / "README.md").read_text(encoding="utf-8")
    named = re.findall(r"screenshots/([^)\s]+)", readme)
    assert named
    assert set(named) <= FILES


@pytest.mark.sampled(1)
@pytest.mark.parametrize("name", ["setup", "tribal_duel", "pieces-cards"])
async def test_the_same_picture_each_time(name: str, tmp_path: Path) -> None:
    look = SCREENS[name].looks[0]
    first, second = tmp_path / "first", tmp_path / "second"
    for folder in (first, second):
        folder.mkdir()
        await draw(SCREENS[name], look, folder)
    file = f"{look.file(name)}.svg"
    assert (first / file).read_text() == (second / file).read_text()
    assert len((first / file).read_text()) < 60_000


def test_what_was_played_was_always_played_on_the_same_day(tmp_path: Path) -> None:
    newest(tmp_path)
    (kept,) = Store(tmp_path).list()
    assert kept.name.startswith("indy-20260101-120000-")
    assert kept.when == NEWEST[2]


async def test_a_png_lies_beside_when_it_is_wanted(tmp_path: Path) -> None:
    path = await draw(SCREENS["setup"], Look(SMALL, "light"), tmp_path, with_png=True)
    assert path.name == "setup-80x24-light.svg"
    assert Image.open(path.with_suffix(".png")).size == (800, 480)


async def test_a_screen_that_never_rests_is_an_error(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(shots, "LONGEST", 0.0)
    with pytest.raises(TimeoutError):
        await draw(SCREENS["home"], Look(SMALL), tmp_path)


def test_pictures_of_screens_that_are_no_more_go(tmp_path: Path) -> None:
    for name in ("old.svg", "new.svg", "notes.txt"):
        (tmp_path / name).touch()
    remove_others([tmp_path / "new.svg"], tmp_path)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["new.svg", "notes.txt"]


def test_a_png_has_the_exact_colours_of_the_cells(tmp_path: Path) -> None:
    row = [Cell(" ", "#ffffff", "#123456"), Cell("█", "#abcdef", "#000000"), Cell("▀", "#fedcba", "#654321")]
    to_png(ScreenPicture([row]), tmp_path / "one.png")
    image = Image.open(tmp_path / "one.png").convert("RGB")
    assert image.size == (30, 20)
    spots = [(0, 0), (9, 19), (10, 0), (19, 19), (20, 0), (29, 9), (20, 10), (29, 19)]
    found = ["#{:02x}{:02x}{:02x}".format(*image.getpixel(spot)) for spot in spots]
    assert found == ["#123456"] * 2 + ["#abcdef"] * 2 + ["#fedcba"] * 2 + ["#654321"] * 2


def test_a_sign_is_written_within_its_cells() -> None:
    rows = [[Cell(" ", "#ffffff", "#000000"), Cell("W", "#ffffff", "#000000"), Cell(" ", "#ffffff", "#000000")]]
    box = to_image(ScreenPicture(rows)).getbbox()
    assert box is not None
    assert 10 <= box[0] < box[2] <= 20
