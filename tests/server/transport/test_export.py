"""`ssh HOST export NAME`: the record of a finished game, for whoever sat there, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from saves.reader import parse
from tests.server.client import ssh_command
from tests.server.hosts import RunningHost
from tests.server.inside import FakeChannel, Visitor, laid, make_host, move, someone
from tests.server.transport.test_only_the_game import run
from tribes_tui.server.host.finished import brief
from tribes_tui.server.host.people import Person
from tribes_tui.server.host.table.hosted import HostedTable
from tribes_tui.server.house import Host
from tribes_tui.server.session.app import SessionApp
from tribes_tui.server.transport.ssh_session import SshSession


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    made = make_host(tmp_path)
    yield made
    made.close()


class Channel(FakeChannel):
    """With a way for what went wrong."""

    def __init__(self) -> None:
        super().__init__()
        self.errors = bytearray()

    def write_stderr(self, data: bytes) -> None:
        self.errors += data


def asked(host: Host, person: Person, command: str, refusal: Any = None) -> tuple[str, str, int | None]:
    """What was sent, what was refused, how it ended."""
    channel = Channel()
    session = SshSession(host, person, "127.0.0.1", "", lambda: refusal, SessionApp)
    session.connection_made(channel)  # type: ignore[arg-type]
    assert session.exec_requested(command)
    session.session_started()
    assert session.is_over
    assert not host.visits
    return channel.sent.decode(), channel.errors.decode(), channel.exit_status


def finished(host: Host, *people: Person) -> HostedTable:
    hosted = laid(host, "indy", *people)
    while not hosted.is_over:
        move(hosted)
    return hosted


async def test_whoever_sat_there_gets_the_record_as_it_is_kept(host: Host, tmp_path: Path) -> None:
    ada, bob = someone(host, "Ada"), someone(host, "Bob")
    hosted = finished(host, ada, bob)
    assert hosted.table is not None
    name = hosted.table.name
    told, refused, status = asked(host, bob, f"export {name}")
    assert (told, refused, status) == ((tmp_path / "saves" / f"{name}.tribes").read_text(), "", 0)
    assert parse(told.encode(), name).header.game == "indy"
    told, _, status = asked(host, ada, "export")
    assert (told, status) == (f"{name}  indy: Ada, Bob\n", 0)


async def test_others_and_games_that_go_on_are_refused_with_one_line(host: Host) -> None:
    ada, bob, cyd = (someone(host, name) for name in ("Ada", "Bob", "Cyd"))
    hosted, goes_on = finished(host, ada, bob), laid(host, "indy", ada, bob)
    assert hosted.table is not None
    assert goes_on.table is not None
    for person, name in ((cyd, hosted.table.name), (ada, goes_on.table.name), (ada, "../../etc/passwd"), (ada, "x")):
        told, refused, status = asked(host, person, f"export {name}")
        assert (told, refused.count("\n"), status) == ("", 1, 1)
        assert "You have no finished game" in refused
    assert asked(host, cyd, "export") == ("", "You have no finished games here.\n", 1)


async def test_a_deal_that_others_may_yet_play_and_who_is_shut_out_are_refused(host: Host) -> None:
    ada = someone(host, "Ada")
    hosted = host.days.play(ada)
    assert hosted.table is not None
    while hosted.table.turn is not None:
        move(hosted)
    assert hosted.is_over
    told, refused, status = asked(host, ada, f"export {hosted.table.name}")
    assert (told, status) == ("", 1)
    assert "available once nobody can play the same deal" in refused
    told, _, status = asked(host, ada, "export")
    assert (hosted.table.name in told, "once nobody can play the same deal" in told, status) == (True, True, 0)
    hosted.unseal()
    assert asked(host, ada, f"export {brief(hosted.table.name)}")[2] == 0, "the part drawn by chance is enough"
    assert asked(host, ada, f"export {hosted.table.name}")[2] == 0
    told, refused, status = asked(host, ada, f"export {hosted.table.name}", refusal=lambda: "You are shut out.")
    assert (told, refused, status) == ("", "You are shut out.\n", 1)


async def test_help_says_what_can_be_asked_for(host: Host) -> None:
    told, refused, status = asked(host, someone(host, "Ada"), "help")
    assert (refused, status) == ("", 0)
    assert "export NAME > game.tribes" in told
    assert told.endswith("\n")


@pytest.mark.parametrize(
    "command", ["help me", "id", "sh -c export", "export a b", "exports", "", "export " + "x" * 200]
)
async def test_nothing_else_is_a_command(command: str, host: Host) -> None:
    session = SshSession(host, someone(host, "Ada"), "127.0.0.1", "", lambda: None, SessionApp)
    assert not session.exec_requested(command)


async def test_the_table_says_how(host: Host) -> None:
    ada, bob = someone(host, "Ada"), someone(host, "Bob")
    hosted = laid(host, "tribe", ada, bob)
    assert hosted.table is not None
    visitor = Visitor(host, ada)
    await visitor.see("challenge")
    visitor.app.call_later(visitor.app.screen.command, "export")
    await visitor.see("can get its record once it is over")
    host.seating.resign(hosted, bob)
    await visitor.see("You win: Bob resigned.")
    await visitor.press("enter")
    visitor.app.call_later(visitor.app.screen.command, "export")
    await visitor.see(f"ssh HOST export {brief(hosted.table.name)} > game.tribes")
    await visitor.close()


@pytest.mark.parametrize("port", [22, 2299])
async def test_the_end_the_log_and_the_lobby_say_how_a_record_is_had(port: int, host: Host) -> None:
    ada, bob = someone(host, "Ada"), someone(host, "Bob")
    hosted = laid(host, "five_tribes", ada, bob)
    assert hosted.table is not None
    line = f"ssh {'-p 2299 ' if port == 2299 else ''}HOST export {brief(hosted.table.name)} > game.tribes"
    visitor = Visitor(host, ada)
    visitor.session.port = port
    await visitor.see("FIVE TRIBES")
    host.seating.resign(hosted, bob)
    await visitor.see("You win: Bob resigned.")
    assert "e  record" in await visitor.settle()
    await visitor.press("e")
    await visitor.see(line)
    await visitor.press("enter", "enter", "l")
    log = await visitor.see(line)
    assert "type on your own machine" in log
    await visitor.press("esc", "q")
    await visitor.see("the lobby")
    await visitor.press("\x1b[H")  # Home
    await visitor.see(f"Record: {line}")
    await visitor.close()


async def test_the_seal_stands_before_the_moves_for_whoever_comes_later(host: Host) -> None:
    ada, bob = someone(host, "Ada"), someone(host, "Bob")
    hosted = laid(host, "indy", ada, bob)
    assert hosted.table is not None
    for _ in range(6):
        move(hosted)
    host.talk.at_table(hosted, bob, "Good luck")
    visitor = Visitor(host, ada, size=(120, 40))
    await visitor.see("INDY")
    for anew in (False, True):
        if anew:
            visitor.app.screen.say_anew()
        lines = [line.text for line in visitor.app.screen._chronicle.lines]
        assert lines[0].startswith("The deal is sealed: ")
        assert sum("sealed" in line for line in lines) == 1
        assert lines[-1] == "Bob: Good luck"
    await visitor.close()


def test_a_stock_client_gets_one_line(shared: RunningHost) -> None:
    ended = run([*ssh_command(shared.port, shared.key("Mallory")), "export", "anything"])
    assert (ended.returncode, ended.stdout) == (1, b"")
    assert b"You have no finished game" in ended.stderr
