"""As `Shared`, in a database: changes are tried in memory, written as a whole, and tried anew where others were faster."""

import asyncio
import contextlib
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any
from uuid import uuid4

from psycopg import AsyncConnection

from tribes_tui.server.shared.postgresql import attendance, database as host_key, database as schema, documents
from tribes_tui.server.shared.postgresql.attendance import HostAttendance
from tribes_tui.server.shared.postgresql.database import Database, OwnTasks, connected
from tribes_tui.server.shared.postgresql.documents import Ledger, Lost, MirroredDocuments, ReadDocument, Wanted
from tribes_tui.server.shared.postgresql.records import DatabaseRecords
from tribes_tui.server.shared.shared import Heed, NotKept, Result, Tell, done
from tribes_tui.server.words.said import refusals as said

TRIES = 20
CHANGE_PATIENCE = 5.0
"""Seconds after which somebody who waits for a change is told that it can't be made now."""

SILENCE = 1.0
"""Seconds without an answer of the database before everybody is told."""

PAUSE = 0.2
"""Seconds before listening is tried again."""


class SharedDatabase:
    """What hosts share. `open` it before a `Host` is made of it."""

    is_alone = False

    def __init__(self, address: str) -> None:
        self.database = Database(address)
        self.ledger = Ledger(self.database)
        self.records = DatabaseRecords(self.ledger)
        self._kinds: dict[str, MirroredDocuments] = {}
        self._found: dict[str, dict[str, ReadDocument]] = {}
        self._lock = asyncio.Lock()
        self._is_changing = False
        self._is_stirred = False
        self._undo: list[Callable[[], None]] = []
        self._then: list[Callable[[], None]] = []
        self._tasks = OwnTasks()
        self._attendance: HostAttendance | None = None

    async def open(self) -> None:
        """Connect and read everything. Raises `Mendable`."""
        await self.database.open()
        await self.database.run(schema.check)
        self._found = await self.database.run(documents.read_all)
        for plain in self._found.get("tables", {}).values():
            if plain.value["record"]:
                await self.records.fetch(plain.value["record"])

    async def agree_on_key(self, fingerprint: str) -> None:
        """As `Shared.agree_on_key`."""
        await self.database.run(lambda connection: host_key.agree(connection, fingerprint))

    def if_lost(self, undo: Callable[[], None]) -> None:
        """As `Shared.if_lost`."""
        self._undo.append(undo)

    def if_kept(self, do: Callable[[], None]) -> None:
        """As `Shared.if_kept`."""
        self._then.append(do)

    def attend(self, tell: Tell, heed: Heed) -> None:
        """As `Shared.attend`. What others change is followed from now on, too; before, everything is read once more."""
        self._attendance = HostAttendance(self.database, tell, heed)
        self._tasks.start(self._attendance.run())
        self._tasks.start(self._listen())

    def news(self) -> None:
        """As `Shared.news`."""
        if self._attendance is not None:
            self._attendance.news()

    @property
    def is_silent(self) -> bool:
        """As `Shared.is_silent`."""
        since = self.database.silent_since
        return since is not None and time.monotonic() - since >= SILENCE

    async def close(self) -> None:
        """Let go of everything."""
        attendance, self._attendance = self._attendance, None
        if attendance is not None:
            await attendance.leave()
        self._tasks.cancel()
        self.records.close()
        await self.database.close()

    def documents(self, kind: str, only_one: Callable[[Any], str] | None = None) -> MirroredDocuments:
        """As `Shared.documents`."""
        found = MirroredDocuments(kind, self._found.pop(kind, {}), only_one, self._stir)
        self._kinds[kind] = found
        return found

    def change(self, what: Callable[[], Result]) -> asyncio.Future[Result]:
        """As `Shared.change`."""
        future: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self._tasks.start(self._make(what, future))
        return future

    # ---- Changes ------------------------------------------------------------------------------

    async def _make(self, what: Callable[[], Result], future: asyncio.Future[Result]) -> None:
        try:
            async with self._lock:
                result = await self._make_alone(what)
        except Exception as error:
            if not future.cancelled():
                future.set_exception(error)
                future.exception()  # whoever asked may not want to know
        else:
            if not future.cancelled():
                future.set_result(result)

    async def _make_alone(self, what: Callable[[], Result]) -> Result:
        for _ in range(TRIES):
            attempt = self._attempt(what)
            wanted = [one for kind in self._kinds.values() for one in kind.wanted()]
            begun = self.records.begun()
            if (not wanted and not begun) or await self._write(wanted, begun):
                for do in self._then:
                    do()
                return attempt.result()
        raise NotKept(said.database_busy)

    def _attempt(self, what: Callable[[], Result]) -> asyncio.Future[Result]:
        """Do it; how it ended. What was changed before it refused counts, as it does with files."""
        self._is_changing = True
        self._undo.clear()
        self._then.clear()
        try:
            return done(what)
        finally:
            self._is_changing = False

    async def _write(self, wanted: Sequence[Wanted], begun: Mapping[str, str]) -> bool:
        """Write all of it, or nothing and have everybody see what there is instead."""
        intent = uuid4()

        async def write(connection: AsyncConnection[Any]) -> None:
            async with connection.transaction():
                if await documents.already_made(connection, intent):
                    return
                for game, line in begun.items():
                    await documents.begin(connection, game, line, intent)
                for one in sorted(wanted):  # in one order, so that no two hosts wait for each other
                    await documents.write(connection, one)

        try:
            await self.database.run(write, CHANGE_PATIENCE)
        except Lost:
            self._forget(begun)
            self._undo_all()
            await self._read_all(_named(wanted))
            return False
        except Exception:
            self._forget(begun)
            self._undo_all()
            for one in wanted:
                self._kinds[one.kind].undo(one.id)
            raise
        for one in wanted:
            self._kinds[one.kind].written(one)
        self.records.settle(begun)
        return True

    def _forget(self, begun: Mapping[str, str]) -> None:
        for game in begun:
            self.records.drop(game)

    def _undo_all(self) -> None:
        for undo in reversed(self._undo):
            undo()
        self._undo.clear()

    def _stir(self) -> None:
        """Something was changed: outside a change, it is written by one of its own, soon."""
        if not self._is_changing and not self._is_stirred:
            self._is_stirred = True
            self.change(self._calm)

    def _calm(self) -> None:
        self._is_stirred = False

    # ---- What others change -------------------------------------------------------------------

    async def _listen(self) -> None:
        """Follow the others, for ever; after every interruption read everything, for what was told meanwhile is lost."""
        while True:
            with contextlib.suppress(Exception):
                async with await connected(self.database.address) as connection:
                    for channel in (documents.CHANNEL, documents.ENTRIES, attendance.CHANNEL):
                        await connection.execute(f"listen {channel}".encode())  # no words: SQL
                    await self._catch_up()
                    async for notice in connection.notifies():
                        await self._notice(notice.channel, notice.payload)
            await asyncio.sleep(PAUSE)

    async def _catch_up(self) -> None:
        async with self._lock:
            await self._read_all({}, CHANGE_PATIENCE)
        await self.records.catch_up()

    async def _notice(self, channel: str, payload: str) -> None:
        name, _, rest = payload.partition(" ")
        if channel == attendance.CHANNEL:
            self.news()
        elif channel == documents.ENTRIES:
            self.records.notice(name, int(rest))
        elif name in self._kinds:
            async with self._lock:
                found = await self.database.run(
                    lambda connection: documents.read_one(connection, name, rest), CHANGE_PATIENCE
                )
                await self._fetch_record(name, found)
                self._kinds[name].read(rest, found)

    async def _read_all(self, again: Mapping[str, set[str]], patience: float | None = None) -> None:
        found = await self.database.run(documents.read_all, patience)
        for one in found.get("tables", {}).values():
            await self._fetch_record("tables", one)
        for kind, mirror in self._kinds.items():
            mirror.read_all(found.get(kind, {}), again.get(kind, set()))

    async def _fetch_record(self, kind: str, found: ReadDocument | None) -> None:
        """The record of a table that has begun elsewhere is there before the table is told of."""
        if kind == "tables" and found is not None and found.value["record"]:
            await self.records.fetch(found.value["record"])


def _named(wanted: Sequence[Wanted]) -> dict[str, set[str]]:
    """The ids of these documents, by kind."""
    named: dict[str, set[str]] = {}
    for one in wanted:
        named.setdefault(one.kind, set()).add(one.id)
    return named
