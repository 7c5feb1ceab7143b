"""What a host keeps, out of a database into a folder and back: the same files as a host of its own has."""

import contextlib
import os
from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from uuid import uuid4

from psycopg import AsyncConnection
from psycopg.types.json import Jsonb

from saves import SaveError, Store
from saves.place import write_whole
from tribes_tui.errors import Mendable, mending, why
from tribes_tui.server.host import invitations
from tribes_tui.server.host.people import skeleton_of
from tribes_tui.server.host.table.hosted import TITLE
from tribes_tui.server.shared.files import LOCK, documents_in, only_host_in
from tribes_tui.server.shared.postgresql import database as schema, documents
from tribes_tui.server.shared.postgresql.database import connected
from tribes_tui.server.shared.shared import KINDS
from tribes_tui.server.words.said import database as said

INSERT_DOCUMENT = "insert into documents (kind, id, version, value, only_one) values (%s, %s, 1, %s, %s)"
INSERT_LINE = "insert into entries (game, number, line, intent, written) values (%s, %s, %s, %s, %s)"


KeptRecord = tuple[list[str], datetime]
"""The lines of a record, and when the last of them was written: by that, clocks with days go on."""


async def make_ready(address: str) -> str:
    """Create the schema in a database, or bring it to today's; what was done, in a line. Raises `Mendable`."""
    async with await connected(address) as connection:
        before, now = await schema.make_ready(connection)
    if before == now:
        return said.ready_already(version=now)
    if before == schema.NONE:
        return said.ready_now_first(version=now)
    return said.ready_now(version=now, before=before)


async def export(address: str, folder: Path) -> str:
    """Write all that hosts keep in a database into an empty folder; what was written, in a line. Raises `Mendable`."""
    with mending(OSError, lambda error: said.cant_read(folder=str(folder), why=why(error))):
        is_used = folder.exists() and any(folder.iterdir())
    if is_used:
        raise Mendable(said.not_empty(folder=str(folder)))
    async with await connected(address) as connection, connection.transaction():
        await connection.execute("set transaction isolation level repeatable read, read only")
        await schema.check(connection)
        found = await documents.read_all(connection)
        records = await _records(connection)
    with mending(OSError, lambda error: said.cant_write(folder=str(folder), why=why(error))):
        for kind in KINDS:
            if found.get(kind):
                documents_in(folder, kind).keep({id: known.value for id, known in found[kind].items()})
        for name, record in records.items():
            _write(folder / "saves" / f"{name}.tribes", *record)
    return said.exported(**_counted(found), folder=str(folder), records=len(records))


async def take_in(address: str, folder: Path) -> str:
    """Bring what a host keeps in `folder` into a database without any; what came, in a line. Raises `Mendable`, also while that host runs."""
    with only_host_in(folder) if (folder / LOCK).exists() else contextlib.nullcontext():
        return await _take_in(address, folder)


# ---- Inside -----------------------------------------------------------------------------------


async def _take_in(address: str, folder: Path) -> str:
    found = {kind: dict(documents_in(folder, kind).load()) for kind in KINDS}
    found[invitations.KIND] |= invitations.left_in(folder)
    if not any(found.values()):
        raise Mendable(said.nothing_there(folder=str(folder)))
    records = _named_records(folder, found["tables"])
    async with await connected(address) as connection, connection.transaction():
        await schema.check(connection)
        row = await (await connection.execute("select count(*) from documents")).fetchone()
        if row is None or row[0]:
            raise Mendable(said.holds_already())
        await _insert(connection, found, records)
    return said.imported(**_counted(found), records=len(records))


async def _records(connection: AsyncConnection[Any]) -> dict[str, KeptRecord]:
    """All records, by their names."""
    records: dict[str, KeptRecord] = {}
    cursor = await connection.execute("select game, line, written from entries order by game, number")
    async for game, line, written in cursor:
        lines, _ = records.get(game, ([], written))
        lines.append(line)
        records[game] = lines, written
    return records


def _write(path: Path, lines: list[str], written: datetime) -> None:
    """A file as it would be if the record had always been one. Raises `OSError`."""
    write_whole(path, "".join(f"{line}\n" for line in lines))
    os.utime(path, times=(written.timestamp(),) * 2)


def _named_records(folder: Path, tables: dict[str, Any]) -> dict[str, KeptRecord]:
    """All sound records in a folder; a table whose record was not noted has it noted."""
    store = Store(folder)
    records: dict[str, KeptRecord] = {}
    titles: dict[str, str] = {}
    for summary in store.list():
        try:
            recording = store.read(summary.name)
        except SaveError as error:
            raise Mendable(said.mend_record(why=str(error))) from error
        lines = [line.decode().rstrip("\n") for line in recording.lines]
        records[summary.name] = lines, min(summary.when, datetime.now(UTC))
        titles[recording.title] = summary.name
    for id, plain in tables.items():
        plain["record"] = plain["record"] or titles.get(TITLE + id)
    return records


async def _insert(connection: AsyncConnection[Any], found: dict[str, Any], records: dict[str, KeptRecord]) -> None:
    async with connection.cursor() as cursor:
        for kind, values in found.items():
            rows = [
                (kind, id, Jsonb(value), skeleton_of(value) or None if kind == "people" else None)
                for id, value in values.items()
            ]
            await cursor.executemany(INSERT_DOCUMENT, rows)
        for name, (lines, written) in records.items():
            entries = [(name, number, line, uuid4(), written) for number, line in enumerate(lines)]
            await cursor.executemany(INSERT_LINE, entries)


def _counted(found: dict[str, Any]) -> dict[str, int]:
    return {kind: len(found.get(kind, {})) for kind in ("people", "tables")}
