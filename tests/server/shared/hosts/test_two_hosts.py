"""Two hosts as `tribes serve --shared` starts them, and people who come with ssh to either.

`TRIBES_RETURNS` says how often in the soak the host is killed where all are (20).
"""

from __future__ import annotations

import asyncio
import json
import os
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.client import Client
from tests.server.hosts import EASY, RunningHost
from tests.server.inside import laid, make_host, someone
from tests.server.shared.serving import Serve
from tribes_tui.cli import main
from tribes_tui.errors import Mendable
from tribes_tui.server.host.invitations import KIND, Invitations
from tribes_tui.server.shared.files import Mailbox

pytest.importorskip("psycopg", exc_type=ImportError)

from tribes_tui.server import moving
from tribes_tui.server.shared.postgresql.shared_database import SharedDatabase

RETURNS = int(os.environ.get("TRIBES_RETURNS", "20"))


@pytest.fixture
def tribes(tmp_path: Path, capsys, monkeypatch: pytest.MonkeyPatch) -> Callable[..., tuple[int, str, str]]:
    """Carries out a command with a home of its own: its exit code, what it printed, what it complained of."""

    def run(*arguments: str) -> tuple[int, str, str]:
        monkeypatch.setenv("TRIBES_HOME", str(tmp_path / "home"))
        code = main(arguments)
        return code, *capsys.readouterr()

    return run


def begin_a_game(one: RunningHost, other: RunningHost) -> tuple[Client, Client]:
    """Ada, who comes to the first host, opens a table, and Bob sits down there by way of the other."""
    ada = one.enter("Ada")
    ada.press("n")
    ada.see("open a table", "Which game")
    ada.settle()
    ada.press("s")
    ada.see("waiting for players", "Waiting")
    bob = other.enter("Bob")
    bob.see("Ada")
    bob.settle()
    bob.press("home", "enter")
    bob.see("Tribe", "everybody is here")
    ada.see("everybody is here", "The deal is sealed")
    return ada, bob


def back(host: RunningHost, name: str) -> tuple[Client, float]:
    """Somebody comes anew, and is at their seat; after how many seconds."""
    began = time.monotonic()
    client = host.client(name)
    client.see("everybody is here", "not back yet", "Bob" if name == "Ada" else "Ada")
    assert "lobby" not in client.text.lower()
    return client, time.monotonic() - began


@pytest.mark.soak
def test_a_game_is_played_from_two_hosts_and_goes_on_where_one_was_killed(serve: Serve) -> None:
    one, other = serve("one"), serve("other")
    assert one.fingerprint == other.fingerprint
    begin_a_game(one, other)
    one.kill()
    _, seconds = back(other, "Ada")
    sys.stderr.write(f"back at the seat after {seconds:.2f} s\n")


@pytest.mark.soak
def test_people_are_back_at_their_seats_whichever_host_was_killed(serve: Serve, capsys) -> None:
    killed, other = (serve(name, (*EASY, "sessions_per_key=24")) for name in ("one", "other"))
    begin_a_game(killed, other)
    waits = []
    for _ in range(RETURNS):
        killed.kill()
        for name in ("Ada", "Bob"):
            waits.append(back(other, name)[1])
        for client in killed.clients:
            client.close()
        killed.clients.clear()
        killed.start()
        killed, other = other, killed
    ordered = sorted(waits)
    with capsys.disabled():
        print(
            f"\n{RETURNS} hosts killed, {len(waits)} people back at their seats: median {statistics.median(ordered):.2f} s,"
            f" 95th percentile {ordered[int(len(ordered) * 0.95)]:.2f} s, at most {ordered[-1]:.2f} s"
        )


def test_what_is_typed_wrong_is_one_line_and_exit_code_2(url: str, tribes) -> None:
    code, out, complaint = tribes("serve", "--as-root", "--shared", url)
    assert (code, out) == (2, "")
    assert "tribes host-database" in complaint
    assert len(complaint.splitlines()) == 1
    code, _, complaint = tribes("serve", "--as-root", "--shared", "postgresql://nobody@127.0.0.1:9/x")
    assert (code, len(complaint.splitlines())) == (2, 1)
    assert "can't be reached" in complaint


def test_a_host_with_another_key_does_not_start(ready: str, tribes) -> None:
    async def first() -> None:
        shared = SharedDatabase(ready)
        await shared.agree_on_key("SHA256:of-the-first")
        await shared.close()

    asyncio.run(first())
    code, _, complaint = tribes("serve", "--as-root", "--port", "0", "--shared", ready)
    assert code == 2
    assert "copy the file host_key" in complaint
    assert "SHA256:of-the-first" in complaint


def test_a_code_that_is_made_beside_the_hosts_is_good_at_each(ready: str, tribes) -> None:
    code, out, complaint = tribes("serve", "--as-root", "--invite", "--shared", ready)
    assert (code, complaint) == (0, "")

    async def find() -> object:
        shared = SharedDatabase(ready)
        await shared.open()
        try:
            return Invitations(shared.documents(KIND), Mailbox(None), 1.0).find(out.strip())
        finally:
            await shared.close()

    assert asyncio.run(find()) is not None


def test_commands_bring_a_host_into_a_database_and_out_again(url: str, tribes, tmp_path: Path) -> None:
    async def begin_a_game() -> None:
        old = make_host(tmp_path / "old")
        laid(old, "indy", someone(old, "Ada"), someone(old, "Bob"))
        old.close()

    asyncio.run(begin_a_game())
    code, _, complaint = tribes("host-import", url, str(tmp_path / "old"))
    assert (code, len(complaint.splitlines())) == (2, 1)
    assert "tribes host-database" in complaint
    assert tribes("host-database", url)[0] == 0
    code, out, complaint = tribes("host-import", url, str(tmp_path / "old"))
    assert (code, complaint) == (0, "")
    assert "2 people, 1 tables and 1 records" in out
    code, out, complaint = tribes("host-export", url, str(tmp_path / "new"))
    assert (code, complaint, len(out.splitlines())) == (0, "", 1)
    people = [json.loads((tmp_path / host / "people.json").read_text()) for host in ("old", "new")]
    assert people[0] == people[1]
    [record] = (tmp_path / "old" / "saves").glob("*.tribes")
    assert (tmp_path / "new" / "saves" / record.name).read_bytes() == record.read_bytes()
    code, _, complaint = tribes("host-export", url, str(tmp_path / "new"))
    assert (code, len(complaint.splitlines())) == (2, 1)


async def test_a_database_of_a_newer_program_is_refused(url: str, tmp_path: Path) -> None:
    import psycopg

    await moving.make_ready(url)
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("update host_schema set version = 99")
    shared = SharedDatabase(url)
    for refused in (moving.make_ready(url), moving.export(url, tmp_path / "x"), shared.open()):
        with pytest.raises(Mendable, match="newer program"):
            await refused
    await shared.close()
