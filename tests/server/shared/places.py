"""Where what hosts keep lasts, be it a folder or a database: hosts come and go there, and find what others left."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any, Protocol

import psycopg

from tests.server.inside import NoBots
from tests.server.shared.inside import until
from tribes_tui.server.host.limits import Limits
from tribes_tui.server.host.logbook import Logbook
from tribes_tui.server.host.table.hosted import HostedTable
from tribes_tui.server.house import Host
from tribes_tui.server.shared.files import SharedFiles
from tribes_tui.server.shared.postgresql.shared_database import SharedDatabase
from tribes_tui.server.shared.shared import Shared


class Place(Protocol):
    """One kind of place."""

    async def open(self) -> Shared:
        """As a host that has just been started has it."""

    async def close(self, shared: Shared) -> None:
        """As a host that is stopped does."""

    def damage(self, record: str) -> None:
        """Change a word in the first line of a record."""

    def lines(self, record: str) -> list[str]:
        """What is written of a record."""

    def broken(self) -> AbstractContextManager[None]:
        """As long as it lasts, nothing can be written about people."""


class Folder:
    """A folder of one host's own."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    async def open(self) -> Shared:
        return SharedFiles(self._folder)

    async def close(self, shared: Shared) -> None:
        pass

    def damage(self, record: str) -> None:
        path = self._path(record)
        path.write_text(path.read_text().replace('"players":2', '"players":3', 1))

    def lines(self, record: str) -> list[str]:
        return self._path(record).read_text().splitlines()

    @contextmanager
    def broken(self) -> Iterator[None]:
        in_the_way = self._folder / "people.new"
        in_the_way.mkdir()
        try:
            yield
        finally:
            in_the_way.rmdir()

    def _path(self, record: str) -> Path:
        return self._folder / "saves" / f"{record}.tribes"


class OneDatabase:
    """A database that many hosts may share."""

    def __init__(self, url: str) -> None:
        self._url = url

    async def open(self) -> Shared:
        shared = SharedDatabase(self._url)
        await shared.open()
        return shared

    async def close(self, shared: Shared) -> None:
        assert isinstance(shared, SharedDatabase)
        await shared.close()

    def damage(self, record: str) -> None:
        change = (
            """update entries set line = replace(line, '"players":2', '"players":3') where game = %s and number = 0"""
        )
        with psycopg.connect(self._url, autocommit=True) as connection:
            connection.execute(change, [record])

    def lines(self, record: str) -> list[str]:
        with psycopg.connect(self._url) as connection:
            found = connection.execute("select line from entries where game = %s order by number", [record])
            return [line for (line,) in found.fetchall()]

    @contextmanager
    def broken(self) -> Iterator[None]:
        self._allow(False)
        try:
            yield
        finally:
            self._allow(True)

    def _allow(self, connections: bool) -> None:
        """Whether anybody can connect; who was connected is cut off."""
        address, name = self._url.rsplit("/", 1)
        with psycopg.connect(f"{address}/postgres", autocommit=True) as connection:
            connection.execute(f"alter database {name} allow_connections {connections}".encode())
            connection.execute("select pg_terminate_backend(pid) from pg_stat_activity where datname = %s", [name])


class Hosting:
    """Starts hosts one after the other at one place; what stands still is the hosts' `clock`."""

    def __init__(self, place: Place, folder: Path, clock: Any) -> None:
        self.place, self.clock = place, clock
        self._folder = folder
        self._running: list[Host] = []

    async def start(self, **limits: Any) -> Host:
        host = Host(
            self._folder,
            Limits(**limits),
            logbook=Logbook(lambda line: None),
            clock=self.clock,
            bots=NoBots(),
            shared=await self.place.open(),
        )
        host.restore()
        self._running.append(host)
        return host

    async def stop(self, host: Host) -> None:
        self._running.remove(host)
        host.close()
        await self.place.close(host.shared)

    async def again(self, host: Host, **limits: Any) -> Host:
        """The host is stopped, and another one started where it was."""
        await self.stop(host)
        return await self.start(**limits)

    async def close(self) -> None:
        for host in self._running[:]:
            await self.stop(host)


async def leading(hosted: HostedTable) -> None:
    """Until the host does at that table what no person decides."""
    await until(lambda: hosted.leads)


async def decided(hosted: HostedTable, number: int = 1) -> None:
    """Whoever is in turn decides, so often; until the record has it."""
    for _ in range(number):
        table = hosted.table
        assert table is not None
        before, seat = table.number, table.turn
        assert seat is not None
        view = table.view(seat)
        hosted.propose(seat, max(view.legal_actions(), key=view.hint), table.number_for(seat))
        await until(lambda table=table, before=before: table.number > before)


def plain(value: Any) -> Any:
    """As JSON brings it back."""
    return json.loads(json.dumps(value))
