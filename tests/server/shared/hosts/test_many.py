"""Very many people and tables over two hosts.

`TRIBES_SESSIONS` says how many people are connected at once in the soak (100), `TRIBES_TABLES` at how many tables bots play (100).
"""

from __future__ import annotations

import asyncio
import contextlib
import os
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

pytest.importorskip("psycopg", exc_type=ImportError)

import asyncssh
import psycopg

import saves
from tests.server.hosts import EASY
from tests.server.session.test_many_sessions import memory, until as read_until
from tests.server.shared.inside import Somebody, named, until
from tests.server.shared.kills.test_kills import records
from tests.server.shared.serving import Serve
from tribes_tui.server.host.limits import Limits
from tribes_tui.server.host.logbook import Logbook
from tribes_tui.server.host.table.bots import Bots
from tribes_tui.server.host.table.plan import Plan
from tribes_tui.server.house import Host
from tribes_tui.server.shared.postgresql.shared_database import SharedDatabase

SESSIONS = int(os.environ.get("TRIBES_SESSIONS", "100"))
TABLES = int(os.environ.get("TRIBES_TABLES", "100"))
AT_A_TIME = 10
PATIENCE = 600.0
"""Seconds for which anybody waits for a screen: on a busy machine, hundreds who are there leave little to who comes."""
QUIET = 0.1
"""Seconds without anything new, after which all has come."""
PATIENT = ("login_seconds=600", "door_seconds=3600", "lobby_idle_seconds=3600")
WIDE = ("sessions", "sessions_per_address", "waiting", "waiting_per_address", "people")
UNLIKE = "bdfghkptxz"
"""Letters of which none looks like another."""


# ---- People ----------------------------------------------------------------------------------------


class Guest:
    """Somebody who comes with a key of their own, has a name, looks around, and stays until they are told to go."""

    def __init__(self, number: int) -> None:
        self.name = "Person " + "".join(UNLIKE[int(digit)] for digit in f"{number:03}")
        self._key = asyncssh.generate_private_key("ssh-ed25519")

    async def come(self, port: int) -> None:
        options = {"known_hosts": None, "config": None, "agent_path": None, "client_keys": [self._key]}
        self._line = await asyncssh.connect("127.0.0.1", port, username="x", **options)
        self._process = await self._line.create_process(term_type="xterm-256color", term_size=(80, 24), encoding=None)
        await read_until(self._process, b"call you?", PATIENCE)
        self._process.stdin.write(self.name.encode() + b"\r")
        await read_until(self._process, b"you are", PATIENCE)

    async def look_around(self) -> None:
        """A key changes what they see; what came before it is let go of."""
        with contextlib.suppress(TimeoutError):
            while True:
                async with asyncio.timeout(QUIET):
                    assert await self._process.stdout.read(2**16)
        self._process.stdin.write(b"\x1b[B")
        async with asyncio.timeout(PATIENCE):
            assert await self._process.stdout.read(4096)

    def go(self) -> None:
        self._line.abort()


async def few_at_a_time(calls) -> None:
    turns = asyncio.Semaphore(AT_A_TIME)

    async def call(one) -> None:
        async with turns:
            await one

    await asyncio.gather(*(call(one) for one in calls))


@pytest.mark.soak
async def test_very_many_people_are_connected_to_two_hosts_at_once(serve: Serve, ready: str, capsys) -> None:
    hosts = [
        serve(name, (*EASY, *(f"{limit}={SESSIONS}" for limit in WIDE), "login_burst=5000", *PATIENT))
        for name in ("one", "two")
    ]
    before = [memory(host.process.pid) for host in hosts]
    guests = [Guest(number) for number in range(SESSIONS)]
    await few_at_a_time(guest.come(hosts[number % 2].port) for number, guest in enumerate(guests))
    each = sum(memory(host.process.pid) - was for host, was in zip(hosts, before, strict=True)) / SESSIONS
    await few_at_a_time(guest.look_around() for guest in guests)
    with psycopg.connect(ready) as connection:
        (there,) = connection.execute("select sum(jsonb_array_length(here)) from hosts").fetchone() or ()
        (known,) = connection.execute("select count(*) from documents where kind = 'people'").fetchone() or ()
    for guest in guests:
        guest.go()
    assert (there, known) == (SESSIONS, SESSIONS), "each host tells of its own, and all are remembered"
    for host in hosts:
        assert host.process.poll() is None
        assert "broke" not in host.log_text()
    with capsys.disabled():
        print(f"\n{SESSIONS} people at once over two hosts, {each:.1f} MB each")


# ---- Tables ----------------------------------------------------------------------------------------


@pytest.fixture
async def pair(ready: str, tmp_path: Path) -> AsyncIterator[list[Host]]:
    """Two hosts with bots of their own that play without a pause."""
    hosts = []
    for _ in range(2):
        shared = SharedDatabase(ready)
        await shared.open()
        limits = Limits(tables=10**6, tables_per_person=10**6, bot_seconds=0.01)
        host = Host(tmp_path, limits, logbook=Logbook(lambda line: None), bots=Bots(), shared=shared)
        host.restore()
        hosts.append(host)
    yield hosts
    for host in hosts:
        host.close()
        await host.shared.close()  # type: ignore[attr-defined]


@pytest.mark.soak
async def test_bots_play_at_very_many_tables_and_each_move_is_made_once(pair: list[Host], ready: str, capsys) -> None:
    """At each table somebody sits by way of one host; what bots do there both hosts see, and the record has it once."""
    people = [await named(host, name) for host, name in zip(pair, ("Ada", "Bob"), strict=True)]
    for number in range(TABLES):
        host, person = pair[number % 2], people[number % 2]
        hosted = await host.change(
            lambda host=host, person=person: host.seating.open_table(
                person, Plan("indy", ["", "easy", "easy", "easy"], {})
            )
        )
        await host.change(lambda host=host, person=person, hosted=hosted: host.seating.begin(hosted, person))
        host.arrived(Somebody(host, person), hosted)

    def played() -> list[int]:
        return [hosted.table.number for host in pair for hosted in host.tables.values() if hosted.table is not None]

    def waits_for_people() -> bool:
        """Whether it is a person's turn, or over, at each table, as both hosts have it."""
        return len(played()) == 2 * TABLES and all(
            hosted.table is not None and (hosted.table.turn is None or hosted.chairs[hosted.table.turn].owner)
            for host in pair
            for hosted in host.tables.values()
        )

    for _ in range(3):
        await until(waits_for_people, seconds=60 + TABLES)
        for host in pair:
            for hosted in host.tables.values():
                if hosted.leads and hosted.table is not None and hosted.table.turn == 0:
                    view = hosted.table.view(0)
                    hosted.propose(0, max(view.legal_actions(), key=view.hint), hosted.table.number_for(0))
        await asyncio.sleep(0.5)
    await until(waits_for_people, seconds=60 + TABLES)
    found = records(ready)
    assert len(found) == TABLES
    for name, recording in found.items():
        key = saves.verify(recording).key()
        for host in pair:
            assert host.shared.records.resume(name)._state.key() == key
    with capsys.disabled():
        print(f"\n{TABLES} tables with bots over two hosts, {sum(played()) // 2} moves, each once")
