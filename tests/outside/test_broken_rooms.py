"""A room of another package's game that can't be loaded, gives what it should not, or raises when it is asked, ends nothing."""

from __future__ import annotations

import io
import shutil
import sys
from pathlib import Path

import pytest

from rules.check.__main__ import main as check
from saves import Store
from tests.app.test_app import screen_text, until
from tests.outside.helpers import OWARE
from tribes_tui.app import TribesApp
from tribes_tui.app.trying import try_rooms
from tribes_tui.cli import main
from tribes_tui.play.table import Table
from tribes_tui.profile.settings import Settings, save
from tribes_tui.screens.rulebook.screen import RulebookScreen
from tribes_tui.screens.setup.screen import SetupScreen
from tribes_tui.seats.parse import parse_seats
from tribes_tui.table.board.careful import CarefulBoard
from tribes_tui.table.board.piece_board import PieceBoard
from tribes_tui.table.screen import TableScreen
from tribes_tui.words.finder import TROUBLES

ROOMS = "about", "words/__init__", "words/spoken", "table", "lesson", "glossary", "illustrations"
SPOILT = [
    *((room, "1 / 0", "") for room in ROOMS),
    ("words/__init__", "def prompt(view, names):", "1 / 0"),
    ("words/__init__", "def prompt(view, names):", "return None"),
    ("words/__init__", "def action(view, id, names):", "return 5"),
    ("words/__init__", "def event(event, names):", "return event.gone"),
    ("words/__init__", "def position(view, names):", "return 'no lines'"),
    ("words/spoken", "def news(events, names, viewer):", "return ['a text']"),
    ("words/spoken", "def would(view, id, names):", "1 / 0"),
    ("words/spoken", "REQUESTS = (Request(('table', 't'), 'all', lambda view, names, rest: 5),)", ""),
    ("words/spoken", "del question", ""),
    ("about", "def about():", "return 'Oware'"),
    ("about", "def about():", "return About('Oware', 2, 'a', 'b')"),
    ("glossary", "def options():", "return ['seeds']"),
    ("glossary", "def options():", "return {'seeds': 5}"),
    ("glossary", "def options():", "return {'seats': OptionWords('Seats', 'How many.', {})}"),
    ("glossary", "def words():", "return 'house'"),
    ("glossary", "del signs", ""),
    ("illustrations", "ILLUSTRATIONS = ()", ""),
    ("illustrations", "ILLUSTRATIONS = {'4': lambda: 1 / 0}", ""),
    ("illustrations", "ILLUSTRATIONS = {'4': lambda: ['no widget']}", ""),
    ("illustrations", "ILLUSTRATIONS = {'44': lambda: []}", ""),
    ("lesson", "def lesson():", "return 'no lesson'"),
    ("lesson", "def lesson():", "return Lesson('oware', 2, ('Bo',), (Step('a', 'b', moves=('z',)),))"),
    ("lesson", "def lesson():", "return Lesson('oware', 2, ('Bo',), (Step('a', 'b', section='77'),))"),
    ("table", "BOARD = 5", ""),
    ("table", "OwareBoard.compose = lambda self: (yield 5)", ""),
    ("table", "OwareBoard.spread = lambda self, scene: 1 / 0", ""),
    ("table", "OwareBoard.point = lambda self, scene, cursor: 1 / 0", ""),
    ("table", "OwareBoard.paths = lambda self, view, action: ['house']", ""),
    ("table", "OwareBoard.describe = lambda self, scene, name: None", ""),
    ("table", "OwareBoard.touched = lambda self, event: 1 / 0", ""),
    ("table", "OwareBoard.facts = lambda self, scene: 'turn'", ""),
    ("table", "OwareBoard.mood = 'nowhere'", ""),
    ("table", "class Houses(Houses):\n    def lay(self, cells):", "return 1 / 0"),
    ("table", "class Houses(Houses):\n    def paint(self, cells, place, state):", "1 / 0"),
    ("table", "class Houses(Houses):\n    def names(self):", "1 / 0"),
    ("state", "OwareState.hint = lambda self, action: 1 / 0", ""),
]  # fmt: skip


def spoil(room: str, head: str, body: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The package with this at the end of a room."""
    shutil.copytree(OWARE / "oware", folder / "worse" / "oware")
    file = folder / "worse" / "oware" / f"{room}.py"
    inner = "    " if head.startswith("class") else ""
    file.write_text(f"{file.read_text()}\n{head}\n    {inner}{body}\n")
    monkeypatch.syspath_prepend(str(folder / "worse"))
    for name in [name for name in sys.modules if name.partition(".")[0] == "oware"]:
        monkeypatch.delitem(sys.modules, name)


@pytest.fixture(params=SPOILT, ids=lambda one: f"{one[0]}: {one[1].splitlines()[-1].strip()} {one[2]}")
def spoilt(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[str, str]:
    room, head, body = request.param
    spoil(room, head, body, tmp_path, monkeypatch)
    return room.replace("/__init__", "").replace("/", "."), head


@pytest.mark.sampled(1)
async def test_it_ends_nothing_on_the_screen(
    spoilt: tuple[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Setting up, a table, a move, a hint, an explanation, the rulebook, a lesson."""
    room, head = spoilt
    save(Settings(pace="none"))
    app, told = TribesApp(), list[str]()
    monkeypatch.setattr(app, "notify", lambda line, **more: told.append(line))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("n")
        await until(pilot, lambda: isinstance(app.screen, SetupScreen))
        await app.screen.action_game("oware")
        await pilot.pause(0.1)
        app.come_home()
        table = Table.new("oware", parse_seats("you,name:Bo"), {}, 3, Store(tmp_path))
        app.open_table(table)
        for number in range(1, 4):
            await until(pilot, lambda: isinstance(app.screen, TableScreen) and app.screen.selection.cursor is not None)
            await pilot.press("right", "left")
            await pilot.press("enter")
            await until(pilot, lambda number=number: table.number == number)
        if room == "state":
            await pilot.press("h")
            await pilot.pause(0.5)
        await pilot.press("question_mark")
        await pilot.pause(0.1)
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, TableScreen))
        app.screen.do_rules()
        await until(pilot, lambda: isinstance(app.screen, RulebookScreen))
        await pilot.press("escape")
        if room == "table" and head != "OwareBoard.touched = lambda self, event: 1 / 0":
            plain = ("sow the 4 seeds", "houses")
            await until(pilot, lambda: any(words in screen_text(app) for words in plain))  # the plain table
        app.show_rules("oware", "4")
        await pilot.pause(0.1)
        app.come_home()
        app.open_lesson("oware")
        await pilot.pause(0.1)
        assert app.is_running
        assert app.return_code is None
        await until(
            pilot, lambda: sorted(line.split()[0] for line in told) == sorted(f"oware.{one}" for _, one in TROUBLES)
        )
        assert not any("\n" in line for line in told)


@pytest.mark.sampled(2)
def test_it_ends_nothing_in_lines_and_by_ear(
    spoilt: tuple[str, str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for how in ("--plain", "--brief"):
        typed = "table\nwould 1\nseat 1\nhint\nhelp\n1\n1\nrules\nquit\n"
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        assert main(["play", "oware", "--plain", how, "--seed", "3", "--seats", "you,name:Bo"]) == 0
        assert "Traceback" not in capsys.readouterr().err


@pytest.mark.sampled(4)
def test_it_is_found_when_all_is_tried(spoilt: tuple[str, str]) -> None:
    assert any(line.startswith(f"oware.{spoilt[0]}") for line in try_rooms("oware"))


def test_a_board_that_cannot_be_told_of_a_lesson_is_a_bare_one() -> None:
    class SealedBoard(PieceBoard):
        is_taught = property(lambda self: False)

    board = CarefulBoard("oware", SealedBoard())
    assert not board.is_taught
    board.is_taught = True
    assert board.is_taught
    assert board.is_to_be_laid


def test_the_check_and_the_doctor_tell_what_was_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    spoil("illustrations", "ILLUSTRATIONS = ()", "", tmp_path, monkeypatch)
    assert check(["oware", "--games", "1"]) == 1
    told = capsys.readouterr()
    assert "FAILS  oware.illustrations: Unkept: illustrations gives ()" in told.out
    assert told.err == ""
    assert main(["doctor"]) == 2
    assert "can't be played, or not fully: oware.illustrations: " in capsys.readouterr().out


async def test_rules_that_break_at_the_table_lead_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    spoil("state", "OwareState._do = lambda self, action: 1 / 0", "", tmp_path, monkeypatch)
    app = TribesApp()
    async with app.run_test(size=(80, 24)) as pilot:
        app.open_table(Table.new("oware", parse_seats("you,name:Bo"), {}, 3, Store(tmp_path)))
        await until(pilot, lambda: isinstance(app.screen, TableScreen) and app.screen.selection.cursor is not None)
        await pilot.press("enter")
        await until(pilot, lambda: app.screen is app.home)
        assert app.return_code is None


async def test_a_widget_that_is_none_of_our_pieces_leads_home_and_the_next_table_is_plain(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = "class Houses(__import__('textual.widgets', fromlist=['Static']).Static):\n"
    text += "    show = changed = lambda self, *given: None\n    def render(self):\n        return 1 / 0"
    spoil("table", text, "", tmp_path, monkeypatch)
    app = TribesApp()
    async with app.run_test(size=(80, 24)) as pilot:
        for is_plain in (False, True):
            app.open_table(Table.new("oware", parse_seats("you,name:Bo"), {}, 3, Store(tmp_path)))
            if is_plain:
                await until(pilot, lambda: "sow the 4 seeds of a" in screen_text(app))
            else:
                await until(pilot, lambda: TROUBLES and app.screen is app.home)
        assert app.return_code is None
