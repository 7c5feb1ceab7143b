"""The home screen by keyboard: a line is walked to and chosen, or chosen by its letter; it is drawn once, and little."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.tui.test_app import until
from tribes_tui.app import TribesApp
from tribes_tui.board.widget import Sheet
from tribes_tui.screens.home import HomeScreen, choices
from tribes_tui.screens.settings import SettingsScreen


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


async def test_what_is_no_game_stands_in_columns_and_each_line_says_what_it_does() -> None:
    app = TribesApp()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        home = app.screen
        assert isinstance(home, HomeScreen)
        for keys, what in ((["left"], "quick:tribe"), (["down"] * 6, "setup"), (["right", "right"], "rules"),
                           (["right"], "rules"), (["down", "left"], "replays")):  # fmt: skip
            await pilot.press(*keys)
            assert home.choices[home.at].what == what
        await pilot.pause()
        shown = "\n".join(home.query_one(Sheet).render_line(y).text for y in range(24))
        assert home.choices[home.at].about in shown


async def test_the_first_frame_is_the_only_one() -> None:
    app, drawn = TribesApp(), []
    show = Sheet.show
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Sheet, "show", lambda sheet, canvas: (drawn.append(canvas.width), show(sheet, canvas)))
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
    assert drawn == [80]
