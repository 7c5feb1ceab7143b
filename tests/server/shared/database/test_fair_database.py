"""Whoever has to wait for their turn of the loop keeps nobody else from the database."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextvars import copy_context
from typing import Any, Literal

import pytest

pytest.importorskip("psycopg", exc_type=ImportError)

import psycopg

from tests.server.shared.inside import until
from tribes_tui.server.shared.postgresql.database import CONNECTIONS, Database, Unreachable
from tribes_tui.server.shared.postgresql.shared_database import SharedDatabase
from tribes_tui.server.transport.fair_loop import run
from tribes_tui.server.transport.gate import SHARE, Share

ENOUGH = 1000
"""Calls of a crowd, a millisecond each, after which it has nothing more to do."""


class Crowd:
    """People who always have something to do; `late` has had so much of the loop that their turn comes after all of it."""

    def __init__(self) -> None:
        self.calls = 0
        self.late = Share()
        self._others = Share().within(copy_context())

    def ask(self, what: Callable[[], Awaitable[Any]]) -> asyncio.Task[Any]:
        """For `late`."""

        async def asked() -> Any:
            return await what()

        return asyncio.get_running_loop().create_task(asked(), context=self.late.within(copy_context()))

    def come(self) -> None:
        """They are at work from now on."""
        self.late.spent += 100.0
        self._work()

    def go(self) -> int:
        """They have nothing more to do; how much they have done."""
        calls, self.calls = self.calls, ENOUGH
        return calls

    def _work(self) -> None:
        time.sleep(0.001)
        self.calls += 1
        if self.calls < ENOUGH:
            asyncio.get_running_loop().call_soon(self._work, context=self._others)


class Noticed(asyncio.Lock):
    """A lock that tells when it is taken: with a quick database it is for a moment only."""

    def __init__(self) -> None:
        super().__init__()
        self.once = asyncio.Event()

    async def acquire(self) -> Literal[True]:
        """As ever."""
        taken = await super().acquire()
        self.once.set()
        return taken


def test_the_host_reaches_its_database_while_all_lines_to_it_were_taken_by_people_who_have_to_wait(ready: str) -> None:
    async def main() -> None:
        database, crowd = Database(ready), Crowd()
        asked = [crowd.ask(lambda: database.run(_slow)) for _ in range(CONNECTIONS)]
        await until(database._places.empty)
        crowd.come()
        await database.run(_nothing)
        assert crowd.go() < ENOUGH
        await asyncio.gather(*asked)
        await database.close()

    run(main())


def test_a_change_by_somebody_who_has_to_wait_holds_up_no_other(ready: str) -> None:
    async def main() -> None:
        shared, crowd = SharedDatabase(ready), Crowd()
        await shared.open()
        talk = shared.documents("talk")

        async def change() -> None:
            await shared.change(lambda: talk.keep({"lobby": ["Ada: hello"]}))

        shared._lock = taken = Noticed()
        asked = crowd.ask(change)
        await taken.once.wait()
        crowd.come()
        await shared.change(lambda: talk.keep({"lobby": ["Ada: hello", "Bob: hello"]}))
        assert crowd.go() < ENOUGH
        await asked
        await shared.close()

    run(main())


async def test_what_is_done_in_the_database_is_the_hosts_own_work_whoever_asked(database: Database) -> None:
    async def whose(connection: Any) -> Share | None:
        return SHARE.get()

    context = Share().within(copy_context())
    assert await asyncio.get_running_loop().create_task(database.run(whose), context=context) is None


async def test_waiting_too_long_for_somebody_elses_rows_is_no_silence(database: Database, ready: str) -> None:
    async def write(connection: Any) -> None:
        await connection.execute("set lock_timeout = 10")
        await connection.execute("delete from host_key")

    with psycopg.connect(ready) as other:
        other.execute("lock table host_key")
        with pytest.raises(Unreachable):
            await database.run(write, patience=0.0)
    assert database.silent_since is None


async def _slow(connection: Any) -> None:
    await connection.execute("select pg_sleep(0.05)")


async def _nothing(connection: Any) -> None:
    await connection.execute("select 1")
