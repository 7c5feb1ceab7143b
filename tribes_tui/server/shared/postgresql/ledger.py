"""Records as rows: line n + 1 is added only where line n is the last, by whichever host comes first."""

from collections.abc import Sequence
from typing import Any, NamedTuple
from uuid import UUID

from psycopg import AsyncConnection, errors

from saves.format.seal import seal_of
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

READ = "select number, line, intent, extract(epoch from clock_timestamp() - written)::float8 from entries"


class RecordLine(NamedTuple):
    """A line of a record, without its newline, the change that wrote it, and how many seconds ago that was, when it was read."""

    number: int
    line: str
    intent: UUID
    age: float = 0.0


class RecordEnd(NamedTuple):
    """Where a record ends: the number of its last line, and that line's seal."""

    number: int
    seal: str


class Ledger:
    """The records of all games."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, game: str, after: RecordEnd, lines: Sequence[str], intent: UUID) -> list[RecordLine]:
        """Add `lines` after that place; as they are there now. None of them are when the record has gone on, or ends elsewhere.

        However often the line to the database breaks: when this returns, the lines are there once, or never will be.
        """

        async def add(connection: AsyncConnection[Any]) -> list[RecordLine]:
            wanted = {"game": game, "number": after.number, "seal": after.seal, "lines": list(lines), "intent": intent}
            try:
                cursor = await connection.execute(ADD, wanted)
                is_added = await cursor.fetchone() is not None
            except errors.UniqueViolation:
                return await _ours(connection, game, intent)
            added = [RecordLine(number, line, intent) for number, line in enumerate(lines, after.number + 1)]
            return added if is_added else []

        return await self._database.run(add)

    async def read(self, game: str, after: int = -1) -> list[RecordLine]:
        """The lines of a record after line number `after`."""

        async def read(connection: AsyncConnection[Any]) -> list[RecordLine]:
            newer = f"{READ} where game = %s and number > %s order by number"  # no words: SQL
            cursor = await connection.execute(newer, [game, after])
            return [RecordLine(*row) for row in await cursor.fetchall()]

        return await self._database.run(read)


async def begin(connection: AsyncConnection[Any], game: str, line: str, intent: UUID) -> None:
    """The first line of a new record, in the caller's transaction."""
    await connection.execute(
        "insert into entries (game, number, line, intent) values (%s, 0, %s, %s)", [game, line, intent]
    )


def place_after(row: RecordLine) -> RecordEnd:
    """The place after that line."""
    return RecordEnd(row.number, seal_of(f"{row.line}\n".encode()).decode())


async def _ours(connection: AsyncConnection[Any], game: str, intent: UUID) -> list[RecordLine]:
    """The lines that were written by that change: there are some when only its answer was lost on the way to us."""
    written = f"{READ} where game = %s and intent = %s order by number"  # no words: SQL
    cursor = await connection.execute(written, [game, intent])
    return [RecordLine(*row) for row in await cursor.fetchall()]
