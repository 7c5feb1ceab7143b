"""Every word of every screen stands out from what it lies on, in every theme and at every depth of colour."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest

from saves import Store
from tests.app.test_app import played
from tests.screens.test_every_binding import AT_HOME, MORE, OneScreen, of_home
from tests.screens.test_looks import LARGE, SCREENS
from tests.screens.test_replay import whole_game
from tribes_tui.app import TribesApp
from tribes_tui.display.colours import READABLE, contrast
from tribes_tui.display.picture import picture_of
from tribes_tui.display.picture.picture import Cell
from tribes_tui.profile import settings
from tribes_tui.theme.built_in import COLOURED

DEPTHS = ("truecolor", "256", "16")
THEMES = [one.name for one in COLOURED]


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRIBES_HOME", str(tmp_path / "home"))


def is_of_a_word(cell: Cell) -> bool:
    return bool(cell.sign) and (cell.sign.isalnum() or cell.sign in ".,:;?!%'()")


def faint(app: Any, depth: str) -> set[str]:
    """The words that can't be read on the screen of an app as a terminal of that depth shows it."""
    return {word for row in picture_of(app, depth).rows for word in _faint_of(row)}


def _faint_of(row: Any) -> Iterator[str]:
    for is_word, cells in groupby(row, is_of_a_word):
        word = [*cells] if is_word else []
        if any(cell.sign.isalnum() and contrast(cell.front, cell.back) < READABLE for cell in word):
            yield "".join(cell.sign for cell in word)


@pytest.mark.sampled(2)
@pytest.mark.parametrize("name", [*SCREENS, *MORE])
@pytest.mark.parametrize("depth", DEPTHS[1:])
@pytest.mark.parametrize("theme", THEMES)
async def test_every_word_of_a_page_or_dialog_can_be_read(name: str, theme: str, depth: str) -> None:
    app = OneScreen()
    app.depth, app.theme = depth, theme
    async with app.run_test(size=LARGE) as pilot:
        app.open(name)
        for _ in range(3):
            await pilot.pause()
        assert faint(app, depth) == set()


@pytest.mark.sampled(1)
@pytest.mark.parametrize("depth", DEPTHS)
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("names", [AT_HOME[:4], AT_HOME[4:]], ids=" ".join)
async def test_every_word_of_the_screens_of_home_can_be_read(
    names: tuple[str, ...], theme: str, depth: str, tmp_path: Path
) -> None:
    settings.save(settings.Settings(theme=theme, motion=False), tmp_path / "home")
    store = Store()
    whole_game(store, "indy", 2, 5)
    await played(store, moves=4)
    app = TribesApp(store=store)
    app.depth = depth
    async with app.run_test(size=LARGE) as pilot:
        await pilot.pause()
        assert app.theme == theme
        for name in names:
            of_home(app, name)
            for _ in range(4):
                await pilot.pause(0.02)
            assert faint(app, depth) == set(), name
    app.end_bots()
