"""What stands in the database: documents that all hosts have in memory, each as it was last read, and as this host would have it; and records,
where line n + 1 is added only where line n is the last, by whichever host comes first."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple
from uuid import UUID

from psycopg import AsyncConnection, errors
from psycopg.types.json import Jsonb

from saves.format.seal import seal_of
from tribes_tui.server.shared.postgresql.database import Database
from tribes_tui.server.shared.shared import PackedValues, Taken, pack, unpack

CHANNEL = "tribes_documents"
"""Where it is told that a document has changed: `KIND ID`, nothing of what is in it."""

Name = tuple[str, str]
"""Kind and id."""


class ReadDocument(NamedTuple):
    """A document as it was read: the number of its changes, and what it holds."""

    version: int
    value: Any


class Wanted(NamedTuple):
    """A document as it should be (None: gone), for which it must still have that version (0: not be there)."""

    kind: str
    id: str
    version: int
    value: Any
    only_one: str | None


class MirroredDocuments:
    """As `Documents`, those of one kind. `stir` is called when there is something to write."""

    def __init__(
        self, kind: str, known: dict[str, ReadDocument], only_one: Callable[[Any], str] | None, stir: Callable[[], None]
    ) -> None:
        self._kind = kind
        found = PackedValues.of({id: one.value for id, one in known.items()})
        self._known = {id: known[id]._replace(value=data) for id, data in found.packed.items()}
        self._only_one = only_one
        self._stir = stir
        self._mine = found.packed
        self._taken: Taken = lambda id, value: None

    def load(self) -> PackedValues:
        """As `Documents.load`."""
        return PackedValues(self._mine.copy())

    def keep(self, values: Mapping[str, Any]) -> None:
        """As `Documents.keep`, as a part of the change that is being made."""
        before = self._mine
        self._mine = {
            id: before[id] if before.get(id) == data else data for id, data in PackedValues.of(values).packed.items()
        }
        self._stir()

    def follow(self, taken: Taken) -> None:
        """As `Documents.follow`."""
        self._taken = taken

    # ---- For the database ---------------------------------------------------------------------

    def wanted(self) -> list[Wanted]:
        """What must be written for the database to hold what this host would have."""
        changed = [id for id, data in self._mine.items() if id not in self._known or self._differs(id, data)]
        gone = [id for id in self._known if id not in self._mine]
        return [self._want(id) for id in changed + gone]

    def written(self, wanted: Wanted) -> None:
        """That is in the database now."""
        if wanted.value is None:
            self._known.pop(wanted.id, None)
        else:
            data, mine = pack(wanted.value), self._mine.get(wanted.id)
            self._known[wanted.id] = ReadDocument(wanted.version + 1, mine if mine == data else data)

    def read(self, id: str, found: ReadDocument | None, *, again: bool = False) -> None:
        """The document as it stands in the database; whoever uses it is told when it is new, or `again`."""
        self._take(id, None if found is None else found._replace(value=pack(found.value)), again=again)

    def _take(self, id: str, found: ReadDocument | None, *, again: bool) -> None:
        if found == self._known.get(id) and not again:
            return
        if found is None:
            self._known.pop(id, None)
            self._mine.pop(id, None)
        else:
            self._known[id] = found
            self._mine[id] = found.value
        self._taken(id, None if found is None else unpack(found.value))

    def _differs(self, id: str, data: bytes) -> bool:
        known = self._known[id].value
        return bool(known != data and unpack(known) != unpack(data))

    def undo(self, id: str) -> None:
        """A document as it was read last: what this host would have of it can't be."""
        self._take(id, self._known.get(id), again=True)

    def read_all(self, found: Mapping[str, ReadDocument], again: set[str]) -> None:
        """All of them as they stand in the database."""
        for id in [*self._known.keys() - found.keys(), *(again - found.keys() - self._known.keys()), *found]:
            self.read(id, found.get(id), again=id in again)

    def _want(self, id: str) -> Wanted:
        value = unpack(self._mine[id]) if id in self._mine else None
        known = self._known.get(id)
        only_one = self._only_one(value) if self._only_one is not None and value is not None else None
        return Wanted(self._kind, id, known.version if known else 0, value, only_one or None)


class Lost(Exception):
    """Another host was faster: nothing was written."""


async def write(connection: AsyncConnection[Any], wanted: Wanted) -> None:
    """Write one document in the caller's transaction. Raises `Lost`."""
    cursor = connection.cursor()
    value = Jsonb(wanted.value)
    try:
        if wanted.value is None:
            where = [wanted.kind, wanted.id, wanted.version]
            await cursor.execute("delete from documents where kind = %s and id = %s and version = %s", where)
        elif wanted.version == 0:
            new = [wanted.kind, wanted.id, value, wanted.only_one]
            await cursor.execute(
                "insert into documents (kind, id, version, value, only_one) values (%s, %s, 1, %s, %s)", new
            )
        else:
            change = [value, wanted.only_one, wanted.kind, wanted.id, wanted.version]
            await cursor.execute(
                "update documents set version = version + 1, value = %s, only_one = %s"
                " where kind = %s and id = %s and version = %s",
                change,
            )
    except errors.UniqueViolation:
        raise Lost from None
    if cursor.rowcount != 1:
        raise Lost
    await connection.execute("select pg_notify(%s, %s)", [CHANNEL, f"{wanted.kind} {wanted.id}"])


async def read_one(connection: AsyncConnection[Any], kind: str, id: str) -> ReadDocument | None:
    """A document as it stands in the database."""
    cursor = await connection.execute("select version, value from documents where kind = %s and id = %s", [kind, id])
    row = await cursor.fetchone()
    return None if row is None else ReadDocument(*row)


async def read_all(connection: AsyncConnection[Any]) -> dict[str, dict[str, ReadDocument]]:
    """All documents, by kind and id, the oldest first."""
    found: dict[str, dict[str, ReadDocument]] = {}
    cursor = await connection.execute("select kind, id, version, value from documents order by made")
    for kind, id, version, value in await cursor.fetchall():
        found.setdefault(kind, {})[id] = ReadDocument(version, value)
    return found


async def already_made(connection: AsyncConnection[Any], intent: UUID) -> bool:
    """Note a change in the caller's transaction; True when it was made before, and only its answer was lost."""
    cursor = await connection.execute("insert into changes (intent) values (%s) on conflict do nothing", [intent])
    return cursor.rowcount == 0


# ---- Records as rows -----------------------------------------------------------------------------


ENTRIES = "tribes_entries"
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
