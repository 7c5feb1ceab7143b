"""From files into a database and back: people, tables and records are the same, and play on."""

from __future__ import annotations

import json
import os
import time
from pathlib import Path

import pytest

pytest.importorskip("psycopg", exc_type=ImportError)

from saves import Store
from tests.server.inside import NoBots, laid, make_host, someone
from tests.server.shared.inside import until
from tribes_tui.errors import Mendable
from tribes_tui.play.clock import DAY, HOUR, Clock
from tribes_tui.server import moving
from tribes_tui.server.host import invitations
from tribes_tui.server.host.limits import Limits
from tribes_tui.server.host.logbook import Logbook
from tribes_tui.server.house import Host
from tribes_tui.server.shared.files import LOCK, only_host_in
from tribes_tui.server.shared.postgresql.shared_database import SharedDatabase


def kept(folder: Path) -> dict:
    """What is in the files of a host."""
    return {
        **{path.name: plain for path in sorted(folder.glob("*.json")) if (plain := json.loads(path.read_text()))},
        **{f"talk/{path.name}": json.loads(path.read_text()) for path in sorted(folder.glob("talk/*.json"))},
        **{path.name: path.read_text() for path in sorted(folder.glob("saves/*.tribes"))},
    }


async def test_a_host_of_files_moves_into_a_database_plays_on_and_comes_out_again(ready: str, tmp_path: Path) -> None:
    old = make_host(tmp_path / "old")
    ada, bob = someone(old, "Ada"), someone(old, "Bob")
    hosted = laid(old, "tribal_duel", ada, bob)
    assert hosted.table is not None
    seat = hosted.table.turn
    assert seat is not None
    hosted.propose(seat, hosted.table.view(seat).legal_actions()[0], 0)
    code = old.admission.invite(None, ada)
    old.talk.in_lobby(ada, "who plays?")
    old.talk.at_table(hosted, bob, "good luck")
    key, number = hosted.table._state.key(), hosted.table.number
    old.close()
    before = kept(tmp_path / "old")
    posted = invitations.in_folder(tmp_path / "old", 1.0).post()

    assert "2 people, 1 tables and 1 records" in await moving.take_in(ready, tmp_path / "old")
    assert await moving.export(ready, tmp_path / "same")
    after = kept(tmp_path / "same")
    assert len(after["invitations.json"]) == 2, "what was left is an invitation like others there"
    after["invitations.json"].pop()
    assert after == before

    shared = SharedDatabase(ready)
    await shared.open()
    host = Host(tmp_path, Limits(), logbook=Logbook(lambda line: None), bots=NoBots(), shared=shared)
    host.restore()
    table = host.tables[hosted.id].table
    assert table is not None
    assert (table._state.key(), table.number) == (key, number)
    assert host.people.by_key(bob.id, False).name == "Bob"
    assert host.invitations.find(code) is not None
    assert host.invitations.find(posted) is not None, "one that was left for the old host"
    assert "Ada: who plays?" in host.talk.lobby.lines
    assert "Bob: good luck" in host.tables[hosted.id].chat.lines
    host.close()
    await shared.close()

    with pytest.raises(Mendable, match="already"):
        await moving.take_in(ready, tmp_path / "old")
    with pytest.raises(Mendable, match="not empty"):
        await moving.export(ready, tmp_path / "same")


async def test_a_host_that_runs_is_not_moved(ready: str, tmp_path: Path) -> None:
    make_host(tmp_path).close()
    (tmp_path / LOCK).touch()
    with only_host_in(tmp_path), pytest.raises(Mendable, match="already running"):
        await moving.take_in(ready, tmp_path)


async def test_what_comes_out_of_a_database_is_a_host_of_its_own(ready: str, tmp_path: Path) -> None:
    shared = SharedDatabase(ready)
    await shared.open()
    host = Host(tmp_path, Limits(), logbook=Logbook(lambda line: None), bots=NoBots(), shared=shared)
    host.restore()
    ada, bob = host.people.by_key("SHA256:Ada", True), host.people.by_key("SHA256:Bob", True)
    await host.change(lambda: (host.name(ada, "Ada"), host.name(bob, "Bob")))
    hosted = await host.change(lambda: laid(host, "indy", ada, bob))
    assert hosted.table is not None
    key = hosted.table._state.key()
    host.close()
    await shared.close()
    await moving.export(ready, tmp_path / "out")
    again = make_host(tmp_path / "out")
    again.restore()
    table = again.tables[hosted.id].table
    assert table is not None
    assert table._state.key() == key
    assert [summary.title for summary in Store(tmp_path / "out").list()] == [f"host table {hosted.id}"]
    again.close()


@pytest.mark.parametrize(("clock", "left"), [(Clock(bank=HOUR), HOUR), (Clock(limit=3 * DAY), 3 * DAY - HOUR)])
async def test_clocks_go_on_where_a_host_is_moved_to_and_where_it_comes_out(
    ready: str, tmp_path: Path, clock: Clock, left: float
) -> None:
    old = make_host(tmp_path / "old")
    hosted = laid(old, "five_tribes", someone(old, "Ada"), someone(old, "Bob"), live=False, clock=clock)
    assert hosted.table is not None
    (record,) = (tmp_path / "old" / "saves").glob("*.tribes")
    old.close()
    an_hour_ago = time.time() - HOUR
    os.utime(record, times=(an_hour_ago, an_hour_ago))
    await moving.take_in(ready, tmp_path / "old")
    await moving.export(ready, tmp_path / "out")
    assert (tmp_path / "out" / "saves" / record.name).stat().st_mtime == pytest.approx(an_hour_ago, abs=0.001)
    assert kept(tmp_path / "out") == kept(tmp_path / "old")

    shared = SharedDatabase(ready)
    await shared.open()
    host = Host(tmp_path, Limits(), logbook=Logbook(lambda line: None), bots=NoBots(), shared=shared)
    host.restore()
    moved, asked = host.tables[hosted.id], hosted.table.turn
    assert asked is not None
    await until(lambda: moved.leads)
    await until(lambda: moved.time_left()[asked] == pytest.approx(left, abs=5))
    host.close()
    await shared.close()

    again = make_host(tmp_path / "out")
    again.restore()
    assert again.tables[hosted.id].time_left()[asked] == pytest.approx(left, abs=5)
    again.close()


async def test_a_database_is_made_ready_once(url: str) -> None:
    assert "it had none" in await moving.make_ready(url)
    assert "as it is" in await moving.make_ready(url)


async def test_a_folder_without_a_host_is_refused(ready: str, tmp_path: Path) -> None:
    with pytest.raises(Mendable, match=r"people\.json"):
        await moving.take_in(ready, tmp_path)
