"""Records as rows: line n + 1 is added only where line n is the last, by whichever host comes first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple
from uuid import UUID

from psycopg import AsyncConnection, errors

from saves.seal import seal_of
from tribes_tui.server.shared.postgresql.database import Database

CHANNEL = "tribes_entries"
"""Where it is told that a record has grown: `GAME NUMBER`, nothing of what was written."""

ADD = """
with added as (
    insert into entries (game, number, line, intent)
    select %(game)s, %(number)s + place, line, %(intent)s
    from unnest(%(lines)s::text[]) with ordinality as more (line, place)
    where exists (
        select from entries where game = %(game)s and number = %(number)s and right(line, 16) = %(seal)s
    )
    returning number
)
select pg_notify('tribes_entries', %(game)s || ' ' || max(number)) from added having count(*) > 0
"""
"""One statement, so one transaction: all lines or none. A line that another host has added breaks the primary key."""


class Row(NamedTuple):
    """A line of a record, without its newline, and the change that wrote it."""

    number: int
    line: str
    intent: UUID


class Place(NamedTuple):
    """Where a record ends: the number of its last line, and that line's seal."""

    number: int
    seal: str


class Ledger:
    """The records of all games."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, game: str, after: Place, lines: Sequence[str], intent: UUID) -> bool:
        """Add `lines` after that place; False when the record has gone on, or ends elsewhere.

        However often the line to the database breaks: when this returns, the lines are there once, or never will be.
        """

        async def add(connection: AsyncConnection[Any]) -> bool:
            wanted = {"game": game, "number": after.number, "seal": after.seal, "lines": list(lines), "intent": intent}
            try:
                cursor = await connection.execute(ADD, wanted)
                return await cursor.fetchone() is not None
            except errors.UniqueViolation:
                return await _is_ours(connection, game, after.number + 1, intent)

        return await self._database.run(add)

    async def read(self, game: str, after: int = -1) -> list[Row]:
        """The lines of a record after line number `after`."""

        async def read(connection: AsyncConnection[Any]) -> list[Row]:
            cursor = await connection.execute(
                "select number, line, intent from entries where game = %s and number > %s order by number",
                [game, after],
            )
            return [Row(*row) for row in await cursor.fetchall()]

        return await self._database.run(read)


async def begin(connection: AsyncConnection[Any], game: str, line: str, intent: UUID) -> None:
    """The first line of a new record, in the caller's transaction."""
    await connection.execute("insert into entries values (%s, 0, %s, %s)", [game, line, intent])


def place_after(row: Row) -> Place:
    """The place after that line."""
    return Place(row.number, seal_of(f"{row.line}\n".encode()).decode())


async def _is_ours(connection: AsyncConnection[Any], game: str, number: int, intent: UUID) -> bool:
    """Whether the line that stands there was written by that change: its answer was lost on the way to us."""
    cursor = await connection.execute(
        "select from entries where game = %s and number = %s and intent = %s", [game, number, intent]
    )
    return await cursor.fetchone() is not None
