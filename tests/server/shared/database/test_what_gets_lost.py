"""What is lost on the way between a host and its database: answers to what was done, and what is told to all."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

pytest.importorskip("psycopg", exc_type=ImportError)

import psycopg

from saves import Move
from tests.server.shared.hosts.test_across_hosts import decide, laid, shared_table
from tests.server.shared.inside import Start, named, until
from tribes_tui.server.host.table.plan import Plan
from tribes_tui.server.shared.postgresql import shared_database
from tribes_tui.server.shared.postgresql.database import Database

CUT_WHO_LISTENS = """
select pg_terminate_backend(pid) from pg_stat_activity
where datname = current_database() and pid != pg_backend_pid() and query ilike 'listen%'
"""


@pytest.fixture
def lost(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Each change and each entry is written, and its answer lost the first time; what they were."""
    once, lost, tried = Database._once, [], set()

    async def losing(self: Database, work: Any) -> Any:
        result = await once(self, work)
        if work.__qualname__.endswith((".write", ".add")) and work not in tried:
            tried.add(work)
            lost.append(work.__name__)
            raise psycopg.OperationalError("the line broke")
        return result

    monkeypatch.setattr(Database, "_once", losing)
    return lost


async def test_what_was_done_counts_once_though_every_answer_is_lost(start: Start, lost: list[str]) -> None:
    here, there = await start(), await start()
    table, same = await shared_table(here, there)
    for number in range(1, 6):
        before = laid(table).number
        decide((table, same)[laid(table).turn or 0])
        await until(lambda before=before: laid(table).number == laid(same).number > before)
        moves = [one for one in here.shared.records.read(laid(table).name).entries if isinstance(one, Move)]
        assert len(moves) == laid(table).number >= number
    assert [*here.tables] == [*there.tables] == [table.id]
    assert lost.count("add") == 5
    assert lost.count("write") >= 4, "two names, a table, a seat"


async def test_what_is_told_while_nobody_listens_is_found_out_afterwards(
    start: Start, ready: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    connected, may_listen = shared_database.connected, asyncio.Event()
    may_listen.set()

    async def later(address: str) -> Any:
        await may_listen.wait()
        return await connected(address)

    monkeypatch.setattr(shared_database, "connected", later)
    here, there = await start(), await start()
    table, same = await shared_table(here, there)
    may_listen.clear()
    with psycopg.connect(ready, autocommit=True) as connection:
        assert len(connection.execute(CUT_WHO_LISTENS).fetchall()) == 2
    cleo = await named(here, "Cleo")
    another = await here.change(lambda: here.seating.open_table(cleo, Plan("indy", ["", ""], {})))
    mover, other = (table, same) if laid(table).turn == 0 else (same, table)
    before = laid(mover).number
    decide(mover)
    await until(lambda: laid(mover).number > before)
    await asyncio.sleep(0.05)
    assert laid(other).number == before
    assert another.id not in there.tables
    may_listen.set()
    await until(lambda: laid(other).number == laid(mover).number and another.id in there.tables)
