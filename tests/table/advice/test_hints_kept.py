"""Every hint stands in the record before it is given, on the screen, in lines and by ear; bots stand there with their version."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from rules.bots.pinned import PINNED, policy_of
from saves import Hint, Store
from tests.cli.helpers import run
from tests.table.helpers import SMALL, Greedy, Silent, TableApp, shown
from tribes_tui.plain.console import Console
from tribes_tui.plain.game import PlainGame
from tribes_tui.play.table import Table
from tribes_tui.seats.parse import parse_seats


def laid(folder: Path, spec: str = "you,bot:easy") -> Table:
    return Table.new("indy", parse_seats(spec), {}, 3, Store(folder), tells_hints=True)


def hints_of(folder: Path) -> list[Hint]:
    store = Store(folder)
    return [entry for entry in store.read(store.list()[0].name).entries if isinstance(entry, Hint)]


async def test_on_the_screen(tmp_path: Path) -> None:
    table = laid(tmp_path, "you,name:Ben,name:Cy")
    app = TableApp(table)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert hints_of(tmp_path) == []
        await pilot.press("h")
        await pilot.pause()
        assert hints_of(tmp_path) == [Hint(table.number, table.turn or 0)]
        await pilot.press("h", "escape", "h")
        await pilot.pause()
        assert len(hints_of(tmp_path)) == 1, "the same one again is no other"
    table.close()


@pytest.mark.parametrize("is_brief", [False, True], ids=["lines", "ear"])
def test_in_lines(tmp_path: Path, is_brief: bool) -> None:
    table = laid(tmp_path, "name:Ada,name:Ben")
    console = Console(io.StringIO("hint\nhint\n"), io.StringIO())
    PlainGame(table, Greedy(), console, is_brief).run()  # type: ignore[arg-type]
    assert hints_of(tmp_path) == [Hint(table.number, table.turn or 0)]


def test_a_version_goes_with_each_bot(tmp_path: Path) -> None:
    table = laid(tmp_path, "you,bot:medium,bot:even 60,bot:even 50,bot:hard")
    table.close()
    header = Store(tmp_path).read(table.name).header
    assert [seat.get("policy") for seat in header.seats] == [
        None,
        *map(policy_of, ("medium", "hard", "medium", "hard")),
    ]
    assert {policy_of(level) for level in ("random", "easy", "medium", "hard", "master")} == {*PINNED}
    assert policy_of("none") == ""


@pytest.mark.parametrize(("how", "needs"), [("--plain", ["hints"]), ("--brief", ["hints"]), ("--json-lines", [])])
def test_what_the_commands_begin(tmp_path: Path, how: str, needs: list[str]) -> None:
    """A program that plays by JSON Lines may ask whomever it likes."""
    home = {"TRIBES_HOME": str(tmp_path)}
    text = '{"notation":"shaman R"}\n' if how == "--json-lines" else "shaman R\n"
    assert run("play", "indy", how, "--seats", "name:Ada,name:Ben", "--seed", "3", text=text, env=home).code == 0
    (found,) = Store(tmp_path).folder.glob("*.tribes")
    assert Store(tmp_path).read(found).header.needs == needs


async def test_while_a_bot_thinks_nothing_is_advised_that_it_might_take_back(tmp_path: Path) -> None:
    table = laid(tmp_path, "you,name:Ben,name:Cy")
    app = TableApp(table, Silent())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.press("h")
        assert "Thinking about a hint" in shown(app)
        stands = app.table_screen.cursor
        await pilot.pause(0.4)
        assert "Thinking about a hint" in shown(app)
        assert (app.table_screen.cursor, app.table_screen.selection.is_advised) == (stands, False)
    table.close()
