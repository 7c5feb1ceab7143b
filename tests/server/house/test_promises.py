"""The page of promises names tests that exist; and those of its promises that no other file has tests for."""

from __future__ import annotations

import ast
import random
import re
from pathlib import Path

import pytest
from rich.segment import Segment

from saves import Store
from saves.format.seal import sealed_all, split
from tests.screens.test_replay import whole_game
from tests.server.hosts import ROOT
from tests.server.house.test_hostility import PAYLOADS
from tests.server.inside import laid, make_host, someone
from tribes_tui.cli import main
from tribes_tui.display.display import Display
from tribes_tui.play.seat import Seat
from tribes_tui.play.table import Table
from tribes_tui.server.host.limits import Limits
from tribes_tui.server.host.logbook import Logbook
from tribes_tui.server.host.people import why_not
from tribes_tui.server.host.table.chat import cleaned
from tribes_tui.server.host.table.plan import Plan
from tribes_tui.server.transport.wire import Variables, clean_term
from tribes_tui.words.said import statistics

SERVER = ROOT / "tribes_tui" / "server"
ROWS = [
    line.strip("| ").split(" | ")
    for line in (SERVER / "PROMISES.md").read_text(encoding="utf-8").splitlines()
    if re.match(r"\| \d+ ", line)
]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0].split()[0])
def test_every_promise_names_tests_that_exist(row: list[str]) -> None:
    named = re.findall(r"`(tests/[^`:]+\.py)::([a-z_0-9]+)`", row[2])
    assert named
    for path, name in named:
        assert re.search(rf"^(async )?def {name}\(", (ROOT / path).read_text(encoding="utf-8"), re.MULTILINE), name


def test_the_page_has_all_promises() -> None:
    assert [row[0].split()[0] for row in ROWS] == [*map(str, range(1, 48))]


OBEYED = re.compile(r"[\x00-\x1f\x7f-\x9f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]")
"""What a terminal would obey, and what turns the direction of text."""
ENDS = ("", "\x1b\\", "\x07", "\x9c", "m", "[31m")


def test_nothing_that_people_bring_is_obeyed_by_a_terminal() -> None:
    """Two thousand wicked texts, at each of the places where a text of somebody's comes in: talk, names, kinds of terminals,
    variables, the log; and on a screen, whatever has come through.
    """
    rng, lines = random.Random(8), []
    log = Logbook(lines.append)
    for number in range(2000):
        text = "".join(
            rng.choice(PAYLOADS) + rng.choice(ENDS) + rng.choice("aé日 ") for _ in range(rng.randrange(1, 5))
        )
        variables = Variables(Limits())
        variables[b"LANG"] = text.encode()
        log.fault(str(number), text)
        for clean in (cleaned(text, 280), clean_term(text), variables.plain().get("LANG", "")):
            assert not OBEYED.search(clean), (text, clean)
        if why_not(f"Ab{text}cd") is None:
            assert not OBEYED.search(text)
        display = Display(80, 1)
        display.difference()
        display.put(0, 0, [Segment(text)])
        shown = display.difference()
        assert not OBEYED.search(re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", shown)), text
    assert not OBEYED.search("".join(lines).replace("\n", ""))


def test_results_are_said_to_be_by_ones_own_records(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Another legal game whose seals were made anew can't be told from one that was played: so all results are marked."""
    monkeypatch.setenv("TRIBES_HOME", str(tmp_path))
    name = whole_game(Store(), "indy", 2)
    path = next((tmp_path / "saves").glob(f"{name}.*"))
    bodies = [split(line)[0].decode() for line in path.read_bytes().splitlines()]
    path.write_bytes(b"".join(sealed_all([bodies[0].replace('"you"', '"ME"'), *bodies[1:]])))
    assert Store().read(name).seats[0]["name"] == "ME"
    assert main(["statistics"]) == 0
    assert "from your own records" in statistics.own()
    assert statistics.own() in " ".join(capsys.readouterr().out.split())


async def test_an_edited_record_at_home_changes_nothing_on_a_host(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The host keeps its own, in a folder of its own; whatever lies at somebody's home it never reads."""
    monkeypatch.setenv("TRIBES_HOME", str(tmp_path / "home"))
    host = make_host(tmp_path / "home" / "host")
    ada, bob = someone(host, "Ada"), someone(host, "Bob")
    hosted = laid(host, "indy", ada, bob)
    assert hosted.table is not None
    before = hosted.table.view(None).dump()
    Table.new("indy", [Seat("human", "", "you"), Seat("bot", "easy", "Cy")], {}, 1, Store()).close()
    host.close()
    again = make_host(tmp_path / "home" / "host")
    again.restore()
    assert [*again.tables] == [hosted.id]
    assert again.tables[hosted.id].table.view(None).dump() == before
    again.close()


async def test_what_is_kept_lies_in_the_hosts_folder(tmp_path: Path) -> None:
    """Tables, talk, people, visits, codes: names that the host made; and nothing is followed out of it."""
    outside = tmp_path / "outside"
    outside.mkdir()
    host = make_host(tmp_path / "host")
    ada, bob = someone(host, "Ada"), someone(host, "Bob")
    host.name(ada, "Ada")
    hosted = laid(host, "indy", ada, bob)
    host.talk.at_table(hosted, ada, "../../outside/x")
    host.talk.in_lobby(bob, "/etc/passwd")
    host.admission.invite(host.seating.open_table(ada, Plan("indy", ["", ""], {}, by_invitation=True)), ada)
    host.tick()
    host.close()
    assert list(outside.iterdir()) == []
    assert {path.name for path in tmp_path.iterdir()} == {"host", "outside"}
    for path in (tmp_path / "host").rglob("*"):
        assert re.fullmatch(r"[A-Za-z0-9._-]+", path.name), path
        assert not path.is_symlink()


def test_every_line_of_the_log_is_told_on_the_page_about_hosting() -> None:
    """The first words of whatever the host's code gives to its logbook stand in the table of lines."""
    page = (SERVER / "HOSTING.md").read_text(encoding="utf-8")
    table = page[page.index("## The log") : page.index("## Strangers")]
    found = {words for path in SERVER.rglob("*.py") for words in logged(path)}
    assert len(found) >= 8
    for words in found:
        assert words in table, words


def logged(path: Path) -> set[str]:
    """The longest constant part of each text that is logged."""
    texts = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        names = (
            [part for part in ast.walk(node) if isinstance(part, ast.Attribute | ast.Name)]
            if isinstance(node, ast.Call)
            else []
        )
        called = {part.attr if isinstance(part, ast.Attribute) else part.id for part in names}
        if isinstance(node, ast.Call) and called & {"logbook", "_logbook", "log", "fault"}:
            for argument in node.args:
                parts = [
                    part.value
                    for part in ast.walk(argument)
                    if isinstance(part, ast.Constant) and isinstance(part.value, str)
                ]
                longest = max(parts, key=len, default="").strip(" :")
                if " " in longest or longest in ("came", "refused"):
                    texts.add(longest)
    return texts
