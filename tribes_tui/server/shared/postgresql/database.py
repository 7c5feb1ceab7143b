"""The database as a host has it: connections that are made when needed, and what was interrupted is done again until it answers; its tables,
and how an older database becomes one of today's."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from contextvars import Context
from typing import Any, TypeVar

import psycopg
from psycopg import AsyncConnection, errors
from psycopg.pq import TransactionStatus

from tribes_tui.errors import Mendable, mending, printable
from tribes_tui.server.shared.shared import NotKept
from tribes_tui.server.words import Word
from tribes_tui.server.words.said import database as said, refusals

# ---- Tasks of the host's own, whoever they are for ----------------------------------------------


Result = TypeVar("Result")


def own_task(work: Coroutine[Any, Any, Result]) -> asyncio.Task[Result]:
    """A task in an empty context, which the host's loop takes for the host's and calls first.

    In the context of whoever asked, it would go on only when that person's turn comes: with very much to do that is
    seconds, for which everybody else would wait for the connection or the lock that the task has.
    """
    return asyncio.get_running_loop().create_task(work, context=Context())


class OwnTasks:
    """Those that are under way; `cancel` ends all."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Do this beside everything else."""
        task = own_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def cancel(self) -> None:
        """End all."""
        for task in self._tasks:
            task.cancel()


# ---- A few connections --------------------------------------------------------------------------


# Nothing is prepared: what was interrupted would leave a connection that believes in a statement the server doesn't know.
OPTIONS: dict[str, Any] = {
    "autocommit": True,
    "connect_timeout": 3,
    "application_name": "tribes",
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 2,
    "tcp_user_timeout": 5000,
    "prepare_threshold": None,
    "options": "-c lock_timeout=3000",
}


SAID: dict[str, Word] = {
    "password": said.wrong_password,
    "authentication": said.not_let_in,
    "does not exist": said.unknown,  # no words: libpq's
    "too many": said.no_connection_left,  # no words: libpq's
    "starting up": said.starting,  # no words: libpq's
    "refused": said.nobody_answers,
    "timeout": said.nobody_answers,
    "resolve": said.no_machine,
}
"""By what libpq says of a connection that failed: what we say."""


async def connected(address: str) -> AsyncConnection[Any]:
    """A connection of one's own. Raises `Mendable`."""
    with mending((psycopg.Error, UnicodeError, ValueError), lambda error: said.unreachable(why=_why(address, error))):
        return await AsyncConnection.connect(address, **OPTIONS)


def _why(address: str, error: Exception) -> str:
    """What is wrong, in words of ours; libpq's are for programmers."""
    if not address.startswith(("postgresql://", "postgres://")):
        return said.no_address(typed=repr(printable(address)[:60]))
    theirs = str(error)
    return next((say for sign, say in SAID.items() if sign in theirs), said.no_postgresql)()


# ---- What was interrupted is done again ---------------------------------------------------------


Work = Callable[[AsyncConnection[Any]], Awaitable[Result]]

CONNECTIONS = 4
"""So many at a time; whoever wants one more waits until one is free."""
PATIENCE = 10.0
"""Seconds that one try may take: longer than a host with very much to do needs to see an answer that is there."""

FIRST_PAUSE, LONGEST_PAUSE = 0.02, 0.5

REFUSALS = ("40", "55")
"""Classes of errors: two transactions were in each other's way, or one waited too long for a lock."""


class Unreachable(NotKept):
    """The database gave no answer in time."""

    def __init__(self) -> None:
        super().__init__(refusals.database_silent)


class Database:
    """The database at `address` (a URL or what libpq takes), with a few connections. `open` it before anything else."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.silent_since: float | None = None
        """Since when (`time.monotonic`) it hasn't answered; None while it does."""
        self._is_closed = False
        self._places: asyncio.LifoQueue[AsyncConnection[Any] | None] = asyncio.LifoQueue()
        for _ in range(CONNECTIONS):
            self._places.put_nowait(None)

    async def open(self) -> None:
        """See whether it answers. Raises `Mendable` when it doesn't now."""
        logging.getLogger("psycopg").setLevel(logging.CRITICAL)  # what matters is in the host's own log
        connection = await connected(self.address)
        await connection.close()

    async def run(self, work: Work[Result], patience: float | None = None) -> Result:
        """What `work` gives, done again and again while connections break: it must be harmless twice.

        Raises `Unreachable` after `patience` seconds (None: never), and psycopg's errors about anything else.
        """
        began, pause = time.monotonic(), FIRST_PAUSE
        while True:
            try:
                async with asyncio.timeout(PATIENCE):  # `wait_for` of Python 3.11 may forget that it was cancelled
                    result = await own_task(self._once(work))
            except (psycopg.OperationalError, psycopg.InterfaceError, TimeoutError) as error:
                if not _has_answered(error):
                    self.silent_since = self.silent_since or time.monotonic()
                if patience is not None and time.monotonic() - began > patience:
                    raise Unreachable from error
                await asyncio.sleep(pause)
                pause = min(LONGEST_PAUSE, pause * 2)
            else:
                self.silent_since = None
                return result

    async def _once(self, work: Work[Result]) -> Result:
        async with self._one() as connection:
            return await work(connection)

    @asynccontextmanager
    async def _one(self) -> AsyncIterator[AsyncConnection[Any]]:
        """A connection for oneself. Raises psycopg's errors when none can be made."""
        connection = await self._places.get()
        try:
            if connection is None or connection.closed:
                connection = await AsyncConnection.connect(self.address, **OPTIONS)
            yield connection
        except BaseException:
            if connection is not None:
                await connection.close()
            raise
        finally:
            self._places.put_nowait(await self._kept(connection))

    async def close(self) -> None:
        """Let go of all connections; those that are in use are closed when they are given back."""
        self._is_closed = True
        for _ in range(self._places.qsize()):
            connection = self._places.get_nowait()
            if connection is not None:
                await connection.close()
            self._places.put_nowait(None)

    async def _kept(self, connection: AsyncConnection[Any] | None) -> AsyncConnection[Any] | None:
        """The connection if it can be used again, with nothing under way; else it is closed."""
        if connection is None or (not self._is_closed and connection.info.transaction_status is TransactionStatus.IDLE):
            return connection
        await connection.close()
        return None


def _has_answered(error: Exception) -> bool:
    """Whether it was the database that refused, for another was at the same rows: no reason to believe that it is gone."""
    sqlstate = getattr(error, "sqlstate", None)
    return sqlstate is not None and sqlstate[:2] in REFUSALS


STEPS = (
    """
    create table documents (
        kind text not null,
        id text not null,
        version bigint not null,
        value jsonb not null,
        only_one text,
        made bigint generated always as identity,
        primary key (kind, id)
    );
    create unique index on documents (kind, only_one) where only_one is not null;

    create table entries (
        game text not null,
        number integer not null check (number >= 0),
        line text not null,
        intent uuid not null,
        primary key (game, number)
    );

    create table changes (intent uuid primary key, made timestamptz not null default now());

    create table leases (game text primary key, host uuid not null, until timestamptz not null);

    create table hosts (id uuid primary key, until timestamptz not null, here jsonb not null);

    create table host_key (only_one boolean primary key default true check (only_one), fingerprint text not null);
    """,
    """
    alter table entries add column written timestamptz not null default now();
    alter table entries alter column written set default clock_timestamp();
    alter table leases add column pause_began timestamptz;
    alter table leases add column pause_ended timestamptz not null default clock_timestamp();
    """,
    """
    create unique index one_table_a_pairing on documents ((value ->> 'pairing')) where kind = 'tables';
    """,
    """
    create unique index one_person_an_address on documents (lower(value ->> 'address')) where kind = 'mail';
    """,
)
"""Step k makes version k + 1 of version k; a step never changes once it was released.

documents  what hosts know of tables, people, invitations: JSON values, each with the number of its changes;
           `only_one` is what no other of its kind may have; no two tables have one `pairing` of a tournament, or one attempt at a
           day's deal, whatever hosts that have known less of each other would open; no two people have mail at one address
entries    the records of games, a row a line: 0 is the header, `intent` names the change that wrote it, `written` is
           when, by the database's clock
changes    the changes of documents that were made lately, so that a host which lost its line can ask
leases     which host does in a game what no person decides, and when last none did: from `pause_began` (null: ever
           before) to `pause_ended`
hosts      which hosts there are, and who is connected to them
host_key   the fingerprint that all of them show
"""

VERSION = len(STEPS)
NONE = 0
"""The version of a database that no host was ever kept in."""


async def version_of(connection: AsyncConnection[Any]) -> int:
    """The version of the database's schema."""
    try:
        row = await (await connection.execute("select version from host_schema")).fetchone()
    except errors.UndefinedTable:
        return NONE
    return NONE if row is None else int(row[0])


async def check(connection: AsyncConnection[Any]) -> None:
    """Raises `Mendable` when this program can't work with the database as it is."""
    found = await version_of(connection)
    if found > VERSION:
        raise Mendable(said.newer(found=found, own=VERSION))
    if found < VERSION:
        raise Mendable(said.not_ready())


async def make_ready(connection: AsyncConnection[Any]) -> tuple[int, int]:
    """Create the schema, or bring it to today's; (version before, version now). Raises `Mendable` for a newer one.

    All of it happens or none, and of two who do it at once one waits.
    """
    async with connection.transaction():
        await connection.execute("select pg_advisory_xact_lock(hashtext('tribes host_schema'))")
        await connection.execute("create table if not exists host_schema (version integer not null)")
        before = await version_of(connection)
        if before > VERSION:
            raise Mendable(said.newer_once(found=before, own=VERSION))
        for step in STEPS[before:]:
            await connection.execute(step.encode())
        await connection.execute("delete from host_schema")
        await connection.execute("insert into host_schema values (%s)", [VERSION])
    return before, VERSION


# ---- One host key for all hosts of a database ---------------------------------------------------
#
# Friends compare one fingerprint, wherever they are led.


async def agree(connection: AsyncConnection[Any], fingerprint: str) -> None:
    """The first host's fingerprint is that of all. Raises `Mendable` for another one."""
    await connection.execute("insert into host_key (fingerprint) values (%s) on conflict do nothing", [fingerprint])
    row = await (await connection.execute("select fingerprint from host_key")).fetchone()
    if row is not None and row[0] != fingerprint:
        raise Mendable(said.other_key(theirs=row[0], own=fingerprint))
