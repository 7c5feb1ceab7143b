"""When the disk takes no more: the table says so, goes on, and offers another folder."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.widgets import Input

import rules
from saves import Store
from tests.app.test_app import screen_text, until
from tribes_tui.app import TribesApp
from tribes_tui.play.seat import Seat
from tribes_tui.play.table import Table
from tribes_tui.screens.home.screen import HomeScreen
from tribes_tui.table.dialogs import ElsewhereScreen, LeaveDialog
from tribes_tui.table.screen import TableScreen
from tribes_tui.widgets.screen.dialog import Items


@pytest.fixture
def unsaved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> TribesApp:
    """An app with a table whose place for records is a file."""
    monkeypatch.setenv("TRIBES_HOME", str(tmp_path / "file"))
    monkeypatch.setattr("tribes_tui.play.records._folders", lambda: iter([tmp_path / "tribes"]))
    (tmp_path / "file").write_text("in the way")
    table = Table.new("indy", [Seat("human", "", "you"), Seat("bot", "easy", "Ada")], {}, 3, Store(tmp_path / "file"))
    return TribesApp(table)


def offered_text(app: TribesApp) -> str:
    """The folders that are offered, as they stand on the screen; a long one goes on in the next row."""
    box = app.screen.query_one(Items).region
    rows = screen_text(app).splitlines()[box.y : box.bottom]
    return "".join(row[box.x : box.right].strip() for row in rows)


async def test_the_table_says_so_and_saves_where_it_is_told(unsaved: TribesApp, tmp_path: Path) -> None:
    async with unsaved.run_test(size=(160, 40)) as pilot:
        await until(pilot, lambda: "Not saved: a file stands where" in screen_text(unsaved))
        # The game goes on, to one's own turn: nobody's move takes the place of what is said then.
        await until(pilot, lambda: "In the dark: exchange" in screen_text(unsaved))
        assert "W  save elsewhere" in screen_text(unsaved)
        assert "not saved" in screen_text(unsaved).splitlines()[0]
        await pilot.press("W")
        await until(pilot, lambda: isinstance(unsaved.screen, ElsewhereScreen))
        await until(pilot, lambda: str(tmp_path / "tribes") in offered_text(unsaved))
        await until(pilot, lambda: isinstance(unsaved.screen.focused, Items))
        await pilot.press("enter")
        await until(pilot, lambda: "Saved, like every move from now on" in screen_text(unsaved))
        assert "not saved" not in screen_text(unsaved).lower()
    assert len(Store(tmp_path / "tribes").list()) == 1


async def test_a_folder_is_typed_and_a_bad_one_told(
    unsaved: TribesApp, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    async with unsaved.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: isinstance(unsaved.screen, TableScreen))
        await pilot.press("W", *"file", "enter")
        await until(pilot, lambda: "not a folder" in " ".join(screen_text(unsaved).replace("│", " ").split()))
        await pilot.press(*["backspace"] * len("file"), *"typed", "enter")
        await until(pilot, lambda: isinstance(unsaved.screen, TableScreen))
    assert len(Store(tmp_path / "typed").list()) == 1


@pytest.mark.parametrize("name", ["2026 games", "quiet", "9", "/odd-place", "jkl"])
async def test_a_name_is_typed_at_once_whatever_it_begins_with(unsaved: TribesApp, name: str) -> None:
    async with unsaved.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: isinstance(unsaved.screen, TableScreen))
        await pilot.press("W")
        await until(pilot, lambda: isinstance(unsaved.screen, ElsewhereScreen))
        await pilot.press(*("slash" if sign == "/" else "space" if sign == " " else sign for sign in name))
        assert unsaved.screen.query_one(Input).value == name


async def test_leaving_asks_first(unsaved: TribesApp, tmp_path: Path) -> None:
    async with unsaved.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: isinstance(unsaved.screen, TableScreen))
        for stays in ("escape", "2", "q"):
            await pilot.press("q")
            await until(pilot, lambda: isinstance(unsaved.screen, LeaveDialog))
            await until(pilot, lambda: "ile stands where" in screen_text(unsaved))
            await pilot.press(stays)
            await until(pilot, lambda: isinstance(unsaved.screen, TableScreen))
        await pilot.press("q")
        await until(pilot, lambda: isinstance(unsaved.screen, LeaveDialog))
        await pilot.press("down", "down", "enter")
        await until(pilot, lambda: isinstance(unsaved.screen, HomeScreen))
        await until(pilot, lambda: "The unsaved part of that game is lost" in screen_text(unsaved))


async def test_leaving_may_save_first(unsaved: TribesApp, tmp_path: Path) -> None:
    async with unsaved.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: isinstance(unsaved.screen, TableScreen))
        await pilot.press("q")
        await until(pilot, lambda: isinstance(unsaved.screen, LeaveDialog))
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(unsaved.screen, ElsewhereScreen))
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(unsaved.screen, TableScreen))
    assert len(Store(tmp_path / "tribes").list()) == 1


async def test_a_saved_game_is_left_without_a_word(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRIBES_HOME", str(tmp_path))
    table = Table.new("indy", [Seat("human", "", "you"), Seat("bot", "easy", "Ada")], {}, 3, Store())
    app = TribesApp(table)
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, TableScreen) and table.turn == 0)
        table.propose(0, table.view(0).legal_actions()[0], table.number_for(0))
        assert "W  save elsewhere" not in screen_text(app)
        await pilot.press("q")
        await until(pilot, lambda: isinstance(app.screen, HomeScreen))
        await until(pilot, lambda: "left unfinished" in screen_text(app))


async def test_a_game_that_was_interrupted_says_so_at_home_and_at_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TRIBES_HOME", str(tmp_path))
    from saves import leave_all

    table = Table.new("indy", [Seat("human", "", "you"), Seat("bot", "easy", "Ada")], {}, 3, Store())
    assert table.turn is not None
    for number in range(2):
        table.propose(table.turn, table.view(table.turn).legal_actions()[0], number)
    leave_all("SIGHUP")
    said = "Last time the terminal went away."
    app = TribesApp()
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: said in screen_text(app))
        await pilot.press("c")
        await until(pilot, lambda: isinstance(app.screen, TableScreen) and said in screen_text(app))


async def test_no_interruption_is_told_of_a_game_that_is_being_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TRIBES_HOME", str(tmp_path))
    record = Store().create("indy", rules.games["indy"].version, 2, {}, 1, [{"kind": "human", "name": "you"}] * 2)
    app = TribesApp()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert "Last time" not in screen_text(app)
    record.close()
