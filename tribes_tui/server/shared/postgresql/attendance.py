"""What hosts tell each other twice a second: who is connected where, and who does in which game what no person decides.

A lease only saves work: whoever believes to have one still adds to a record only where it ends. It lapses by the
database's clock, so a host that is stopped, or cut off, loses it without a word. When it is taken again, it says for
how long nobody had it: then nobody counted the time of who is asked in that game.
"""

import asyncio
import math
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Any
from uuid import uuid4

from psycopg import AsyncConnection
from psycopg.types.json import Jsonb

from tribes_tui.server.shared.postgresql.database import Database, Unreachable
from tribes_tui.server.shared.shared import FarVisit, Heed, Led, Tell

CHANNEL = "tribes_hosts"
"""Where it is told that a host's people have changed; no payload."""

BEAT = 0.5
"""Seconds between two renewals."""

LIFE = 1.5
"""Seconds for which a lease lives without being renewed."""

GONE_AFTER = 5.0
"""Seconds without a word after which a host's people count as gone: one that is late must not make all tables say so, and have more to do."""

BREATH = 0.1
"""Seconds at least between two tellings, however much happens."""

CLEAN_EVERY = 600
"""Beats after which what is long over is thrown away."""

RENEW = """
insert into leases (game, host, until)
select game, %(host)s, clock_timestamp() + %(life)s * interval '1 second' from unnest(%(games)s::text[]) as wanted (game)
where not exists (
    select from leases where game = wanted.game and host != %(host)s and until > clock_timestamp()
)
order by game
on conflict (game) do update set
    pause_began = case when leases.until < clock_timestamp() then leases.until else leases.pause_began end,
    pause_ended = case when leases.until < clock_timestamp() then clock_timestamp() else leases.pause_ended end,
    host = excluded.host, until = excluded.until
where leases.host = excluded.host or leases.until < clock_timestamp()
returning game, extract(epoch from clock_timestamp() - pause_began)::float8,
    extract(epoch from clock_timestamp() - pause_ended)::float8
"""

LET_GO = """
update leases set until = clock_timestamp()
where host = %(host)s and until > clock_timestamp() and not game = any(%(games)s::text[])
"""
"""The row stays while the game has a table: it says when the game was led last."""

TELL = """
insert into hosts (id, until, here)
values (%(host)s, clock_timestamp() + %(gone_after)s * interval '1 second', %(here)s)
on conflict (id) do update set until = excluded.until, here = excluded.here
"""

OTHERS = "select here from hosts where id != %(host)s and until > clock_timestamp() order by id"

CLEAN = """
with old as (delete from changes where made < now() - interval '1 hour'),
gone as (delete from hosts where until < now() - interval '1 hour')
delete from leases where until < now() - interval '1 hour'
and not exists (select from documents where kind = 'tables' and value ->> 'record' = game)
"""


class HostAttendance:
    """This host among the others. `tell` and `heed` are the host's."""

    def __init__(self, database: Database, tell: Tell, heed: Heed) -> None:
        self.id = uuid4()
        self._database = database
        self._tell = tell
        self._heed = heed
        self._news = asyncio.Event()
        self._told: list[Any] | None = None
        self._far: list[FarVisit] = []
        self._beats = 0

    def news(self) -> None:
        """Something has changed, here or elsewhere: don't wait for the next beat."""
        self._news.set()

    async def run(self) -> None:
        """For ever."""
        while True:
            self._news.clear()
            began = time.monotonic()
            try:
                await self._beat()
            except Unreachable:
                self._heed(self._far, {})  # our leases have lapsed; who is where, nobody knows better
            except Exception as error:  # a fault at one table: this host goes on telling the others of all
                context = {"message": "heeding the others", "exception": error}  # no words: for programmers
                asyncio.get_running_loop().call_exception_handler(context)
            await asyncio.sleep(BREATH)
            try:
                async with asyncio.timeout(
                    max(0.0, BEAT - (time.monotonic() - began))
                ):  # `wait_for` may swallow that it was cancelled
                    await self._news.wait()
            except TimeoutError:
                continue

    async def leave(self) -> None:
        """This host goes: others need not wait until its leases lapse."""

        async def leave(connection: AsyncConnection[Any]) -> None:
            await connection.execute(LET_GO, {"host": self.id, "games": []})
            await connection.execute("delete from hosts where id = %s", [self.id])
            await connection.execute("select pg_notify(%s, '')", [CHANNEL])

        with suppress(Unreachable):
            await self._database.run(leave, patience=0.5)

    async def _beat(self) -> None:
        here = self._tell()
        plain = [list(visit) for visit in here.visits]
        is_new = plain != self._told
        self._beats += 1

        async def beat(connection: AsyncConnection[Any]) -> tuple[dict[str, Led], list[Sequence[Any]]]:
            wanted = {
                "host": self.id,
                "life": LIFE,
                "gone_after": GONE_AFTER,
                "games": list(here.games),
                "here": Jsonb(plain),
            }
            async with connection.pipeline():  # one way there and back: a host with much to do would miss its beat
                await connection.execute(TELL, wanted)
                renewed = await connection.execute(RENEW, wanted)
                await connection.execute(LET_GO, wanted)
                others = await connection.execute(OTHERS, wanted)
                if is_new:
                    await connection.execute("select pg_notify(%s, '')", [CHANNEL])
                if self._beats % CLEAN_EVERY == 1:
                    await connection.execute(CLEAN)
            led = {
                game: Led(math.inf if began is None else began, ended)
                for game, began, ended in await renewed.fetchall()
            }
            return led, [visit for (visits,) in await others.fetchall() for visit in visits]

        led, far = await self._database.run(beat, patience=LIFE)
        self._told = plain
        self._far = [FarVisit(*visit) for visit in far]
        self._heed(self._far, led)
