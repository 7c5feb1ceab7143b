"""The keys of a table are Textual's bindings: a keymap moves them, and line of keys, help and palette show where they are."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from textual.command import CommandPalette

from tests.app.test_app import until
from tests.table.helpers import MEDIUM, SMALL, Silent, TableApp, laid, on_table, shown
from tribes_tui.app.app import TribesApp
from tribes_tui.profile.keymap import COMMANDS, VI, WALKING, Keymap
from tribes_tui.table.advice.help import HelpScreen, named_commands
from tribes_tui.table.advice.keys_page import KeysScreen
from tribes_tui.table.board.scene import Command
from tribes_tui.table.choice.keys import own_bindings
from tribes_tui.table.history.pages import LogScreen
from tribes_tui.table.screen import TableScreen


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRIBES_HOME", str(tmp_path))


async def test_every_command_and_direction_is_an_active_binding_with_its_usual_keys() -> None:
    app = TableApp(laid("pb"), Silent())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        bound = {(active.binding.id, key) for key, active in on_table(app).active_bindings.items()}
        usual = {known.name: known.keys for known in COMMANDS} | WALKING
        assert {(name, key) for name, keys in usual.items() for key in keys} <= bound


async def test_a_keymap_moves_keys_on_the_screen_in_the_line_in_the_help_and_in_the_palette() -> None:
    app = TableApp(laid("pb"), Silent())
    app.set_keymap(Keymap({"log": ("f2",), "undo": (), "hint": ("l",)}).for_bindings())
    async with app.run_test(size=MEDIUM) as pilot:
        await pilot.pause()
        screen = on_table(app)
        assert " f2  log" in shown(app)
        assert screen.key_name("hint") == "l"
        assert screen.key_name("undo") == ""
        titles = [f"{named.title} ({named.keys})" if named.keys else named.title for named in named_commands(screen)]
        assert "Log (f2)" in titles
        assert "Undo" in titles
        await pilot.press("f2")
        await pilot.pause()
        assert isinstance(app.screen, LogScreen)
        await pilot.press("escape", "question_mark")
        await pilot.pause()
        assert isinstance(app.screen, HelpScreen)
        await pilot.press("question_mark")
        await pilot.pause()
        assert isinstance(app.screen, KeysScreen)
        assert re.search(r" f2 +Log", shown(app))
        assert "Undo" not in shown(app)


async def test_by_name_no_key_is_shown_that_means_a_place_now_and_no_stars_without_a_stage() -> None:
    app = TableApp(laid("pb"), Silent())
    async with app.run_test(size=MEDIUM) as pilot:
        await pilot.pause()
        screen = on_table(app)
        named = {one.title: one.keys for one in named_commands(screen)}
        assert "Stars of the journey" not in named
        assert named["Ask me once out of turn"] == "e"
        screen.board.key_of = lambda name: "e"  # type: ignore[method-assign]
        screen._scene = screen.scene._replace(lit=frozenset({"eagle"}))
        assert {one.title: one.keys for one in named_commands(screen)}["Ask me once out of turn"] == ""


async def test_the_keys_of_vi_walk_and_a_new_keymap_holds_at_once() -> None:
    app = TableApp(laid("pbb", seed=4), Silent())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        screen = on_table(app)
        before = screen.cursor
        app.set_keymap(Keymap(VI).for_bindings())
        await pilot.press("l")
        assert app.screen is screen
        assert screen.cursor != before
        await pilot.press("h")
        assert screen.cursor == before
        assert screen.key_name("hint") == "H"


async def test_keys_typed_ahead_are_dealt_with_in_their_order() -> None:
    """Some are letters of places, some are bindings: all of them wait in one line."""
    app = TableApp(laid("pbb", seed=4), Silent())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        screen = on_table(app)
        done: list[str] = []
        chosen, command = screen._choose_by_key, screen.command
        screen._choose_by_key = lambda name: done.append(name) or chosen(name)  # type: ignore[func-returns-value,method-assign]
        screen.command = lambda name: done.append(name) or command(name)  # type: ignore[func-returns-value,method-assign]
        await until(pilot, lambda: sum(bool(target.key) for target in screen.targets) > 1)
        places = [target for target in screen.targets if target.key]
        keys = ["tab", places[0].key, "tab", places[1].key, "escape"]
        for key in keys:
            app.simulate_key(key)
        await pilot.pause()
        assert done == ["next", places[0].name, "next", places[1].name, "back"]


async def test_the_palette_opens_over_a_table_with_our_own_file_of_keys(tmp_path: Path) -> None:
    (tmp_path / "keys.json").write_text(json.dumps({"palette": "f3", "leave": ["Q"]}))
    app = TribesApp(laid("pb"))
    async with app.run_test(size=MEDIUM) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)
        assert app.screen.key_name("leave") == "Q"
        await pilot.press("f3")
        await pilot.pause()
        assert isinstance(app.screen, CommandPalette)
    app.end_bots()


def test_a_key_of_the_games_own_works_in_either_case() -> None:
    found = own_bindings([Command("P", "pass", "game:pass"), Command("$", "sell", "game:sell")], {"w": "upleft"})
    assert found["p"].action == found["P"].action == "command('game:pass')"
    assert found["dollar_sign"].action == "command('game:sell')"
    assert found["w"].action == "walk('upleft')"
    assert "W" not in found


async def test_where_nobody_is_asked_out_of_turn_nothing_is_listed_about_it() -> None:
    app = TableApp(laid("pb", game="tribal_duel"), Silent())
    async with app.run_test(size=MEDIUM) as pilot:
        await pilot.pause()
        named = {one.title for one in named_commands(on_table(app))}
        assert "Log" in named
        assert not {"Ask me once out of turn", "When to ask me out of turn"} & named
