"""The tables of the database, and how an older database becomes one of today's."""

from __future__ import annotations

from typing import Any

from psycopg import AsyncConnection, errors

from tribes_tui.errors import Mendable
from tribes_tui.server.words.said import database as said

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
)
"""Step k makes version k + 1 of version k; a step never changes once it was released.

documents  what hosts know of tables, people, invitations: JSON values, each with the number of its changes;
           `only_one` is what no other of its kind may have
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
