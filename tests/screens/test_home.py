"""The home screen by keyboard: a line is walked to and chosen, or chosen by its letter; it is drawn once, and little."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from textwrap import wrap

import pytest
from textual.geometry import Region

import rules
from saves import Summary
from tests.app.test_app import until
from tribes_tui.app import TribesApp
from tribes_tui.screens.home.menu import choices
from tribes_tui.screens.home.page import draw_home
from tribes_tui.screens.home.pictures import HEIGHT, PICTURES, WIDTH
from tribes_tui.screens.home.screen import HomeScreen
from tribes_tui.screens.settings import SettingsScreen
from tribes_tui.sheet.canvas import Canvas
from tribes_tui.sheet.widget import Sheet
from tribes_tui.words.about import abouts

LAST = Summary("x", "", "indy", [{"name": "Ada"}], 3, False, "", datetime(2026, 1, 1), Path("x"), None)


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRIBES_HOME", str(tmp_path / "home"))


@pytest.mark.parametrize("keys", [["end", "up", "enter"], ["up", "shift+tab", "space"], ["k", "k", "enter"], ["o"]])
async def test_a_line_is_walked_to_and_chosen(keys: list[str]) -> None:
    app = TribesApp()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press(*keys)
        await until(pilot, lambda: isinstance(app.screen, SettingsScreen))


async def test_walking_goes_round_and_is_shown() -> None:
    app = TribesApp()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        home = app.screen
        assert isinstance(home, HomeScreen)
        top = app.cursor_position
        await pilot.press("down", "tab", "j")
        await pilot.pause()
        assert home.at == 3
        assert app.cursor_position == (top.x, top.y + 3)
        await pilot.press(*["down"] * (len(choices(None)) - 3))
        assert home.at == 0
        await pilot.press("x")
        assert app.screen is home


async def test_the_first_frame_is_the_only_one() -> None:
    app, drawn = TribesApp(), []
    show = Sheet.show
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Sheet, "show", lambda sheet, canvas: (drawn.append(canvas.width), show(sheet, canvas)))
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
    assert drawn == [80]


async def test_left_and_right_walk_in_a_row() -> None:
    app = TribesApp()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        home = app.screen
        assert isinstance(home, HomeScreen)
        await pilot.press("left")
        assert home.choices[home.at].what == "quick:tribe"
        await pilot.press("end", "left", "left")
        assert home.choices[home.at].what == "learn"
        await pilot.press("left")
        assert home.choices[home.at].what == "quit"


@pytest.mark.parametrize("size", [(66, 22), (80, 24), (120, 40), (200, 60)])
@pytest.mark.parametrize("is_unfinished", [False, True])
def test_every_line_has_a_place_of_its_own(size: tuple[int, int], is_unfinished: bool) -> None:
    last = LAST if is_unfinished else None
    menu = choices(last)
    for at, choice in enumerate(menu):
        canvas = Canvas(*size)
        places = draw_home(canvas, menu, at, "some news")
        regions = [target.region for target in places]
        assert len(regions) == len(menu)
        assert not any(one.overlaps(other) for i, one in enumerate(regions) for other in regions[:i])
        screen = Region(0, 0, *size)
        for target, line in zip(places, menu, strict=True):
            assert screen.contains_region(target.region)
            assert line.label in canvas.line(target.region.y)[target.region.x : target.region.right]
        assert "some news" in str(canvas)
        if size[0] >= 80:
            assert all(line in str(canvas) for line in wrap(choice.about, WIDTH))


def test_what_is_said_of_a_game_is_true() -> None:
    games = abouts()
    assert list(games) == list(rules.games)
    for id, game in rules.games.items():
        assert (games[id].title, games[id].players) == (game.title, (game.players[0], game.players[-1]))
        assert len(wrap(games[id].sentence, WIDTH)) <= 3
        assert len(PICTURES[id].splitlines()) <= HEIGHT
