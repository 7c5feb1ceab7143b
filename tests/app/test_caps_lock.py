"""Caps Lock is on: what is a command when it is off is one still, at tables and in menus; names are typed as they are."""

from __future__ import annotations

from pathlib import Path
from string import ascii_uppercase
from typing import Any

import pytest
from textual.widgets import Input

import rules
from tests.app.test_app import until
from tribes_tui.app import TribesApp, headless
from tribes_tui.table.history.pages import LogScreen
from tribes_tui.table.play.stage import Stage
from tribes_tui.widgets.screen.top_screen import meant


@pytest.mark.parametrize("game", sorted(rules.games))
async def test_t5_large_letters_do_what_small_ones_do_at_a_table(game: str) -> None:
    async with headless(game, seats="you,bot:easy", moves=6) as pilot:
        table = pilot.app.screen
        assert isinstance(table, Stage)
        letters = {letter.lower() for target in table.targets for letter in target.key.split()}
        assert meant(table, "H") == "h" or "H" in table.active_bindings
        for small in {*"lvi"} - letters:
            await pilot.press(small.upper())
            await until(pilot, lambda: pilot.app.screen is not table)
            await pilot.press("escape")
            await until(pilot, lambda: pilot.app.screen is table)
        assert meant(table, "U") == "U", "it is a command of its own"
        neither = next(one for one in ascii_uppercase if not {one, one.lower()} & table.active_bindings.keys())
        assert meant(table, neither) == neither


async def test_t5_the_letters_of_jump_mode() -> None:
    async with headless("indy", seats="you,bot:easy", moves=6) as pilot:
        table: Any = pilot.app.screen
        await pilot.press("J")
        await pilot.pause()
        letter, goal = [*table.selection.jumps.items()][-1]
        await pilot.press(letter.upper())
        await pilot.pause()
        assert table.cursor == goal
        assert not table.selection.jumps


async def test_t5_in_menus_and_not_in_fields(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRIBES_HOME", str(tmp_path))
    app = TribesApp()
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        home = app.screen
        commands = [choice for choice in app.home.choices if len(choice.key) == 1 and choice.key.isalpha()]  # type: ignore[union-attr]
        assert commands
        key = next(choice.key for choice in commands if choice.key not in "qn")
        await pilot.press(key.upper())
        await until(pilot, lambda: app.screen is not home)
        await pilot.press("escape")
        await until(pilot, lambda: app.screen is home)
        field = Input()
        await home.mount(field)
        field.focus()
        await pilot.pause()
        await pilot.press("L", key.upper(), "x")
        await pilot.pause()
        assert field.value == f"L{key.upper()}x"
        assert app.screen is home


async def test_t5_a_key_of_the_screen_below_does_nothing_on_one_that_is_not_there_yet() -> None:
    """As it comes to the app after the screen it was typed on had no use for it."""
    async with headless("indy", seats="you,bot:easy", moves=6) as pilot:
        app, table = pilot.app, pilot.app.screen
        log = LogScreen([], ("Ada", "Ben"))
        opened = app.push_screen(log)
        assert app.screen is log
        assert not log.is_mounted
        assert not await app._check_bindings("1")
        assert not await app._check_bindings("escape")
        await opened
        await pilot.pause()
        assert app.screen is log
        await pilot.press("1", "escape")
        await until(pilot, lambda: app.screen is table)
