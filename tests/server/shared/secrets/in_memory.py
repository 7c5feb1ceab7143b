"""Two hosts that share one record without any database or socket, so that time can stand still for both: then every byte can be compared."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any
from uuid import UUID

import rules
from rules import State
from tests.server.host.test_noninterference import DEAL, NAMES
from tests.server.inside import laid, make_host, someone
from tribes_tui.server.host.registry import kept, made
from tribes_tui.server.host.table.hosted import HostedTable
from tribes_tui.server.house import Host
from tribes_tui.server.shared.files import SharedFiles
from tribes_tui.server.shared.postgresql.documents import RecordEnd, RecordLine, place_after
from tribes_tui.server.shared.postgresql.records import DatabaseRecords


class LedgerInMemory:
    """As `Ledger`: the lines of all games, and who wants to hear of new ones."""

    def __init__(self) -> None:
        self._rows: dict[str, list[RecordLine]] = {}
        self.told: list[Callable[[str, int], None]] = []

    def begin(self, game: str, line: str) -> None:
        self._rows[game] = [RecordLine(0, line, UUID(int=1))]

    async def add(self, game: str, after: RecordEnd, lines: Sequence[str], intent: UUID) -> list[RecordLine]:
        await asyncio.sleep(0.001)
        rows = self._rows[game]
        if place_after(rows[-1]) != after:
            return []
        added = [RecordLine(number, line, intent) for number, line in enumerate(lines, after.number + 1)]
        rows += added
        for tell in self.told:
            asyncio.get_running_loop().call_soon(tell, game, added[-1].number)
        return added

    async def read(self, game: str, after: int = -1) -> list[RecordLine]:
        await asyncio.sleep(0.001)
        return self._rows.get(game, [])[after + 1 :]


class TwoHosts:
    """Two hosts, and one table as either has it; everybody's seat is at both."""

    def __init__(self, folder: Path, game_id: str) -> None:
        self.ledger = LedgerInMemory()
        self.hosts = [make_host(folder / name) for name in ("here", "there")]
        self.records = [DatabaseRecords(self.ledger) for _ in self.hosts]  # type: ignore[arg-type]
        for host, records in zip(self.hosts, self.records, strict=True):
            assert isinstance(host.shared, SharedFiles)
            host.shared.records = records  # type: ignore[assignment]
            host.registry._records = records
            self.ledger.told.append(records.notice)
        people = NAMES[: max(2, rules.games[game_id].players[0])]
        here, there = self.hosts
        here.draw = lambda: DEAL
        self.tables = [laid(here, game_id, *(someone(here, name) for name in people))]
        begun = self.records[0].begun()
        for game, line in begun.items():
            self.ledger.begin(game, line)
        self.records[0].settle(begun)
        for name in people:
            someone(there, name)

    async def begin_there(self) -> None:
        """The second host reads the record, and lays the table; the first one does what no person decides."""
        (here,), there = self.tables, self.hosts[1]
        assert here.table is not None
        await self.records[1].fetch(here.table.name)
        same = made(kept(here), there.limits, there.bots)
        there.take(same)
        same.leads = False
        table = there.registry.lay(same, here.table.name, print)
        assert table is not None
        there.follow(same, table)
        self.tables.append(same)

    @property
    def state(self) -> State:
        assert self.tables[0].table is not None
        return self.tables[0].table._state

    @state.setter
    def state(self, state: State) -> None:
        for hosted in self.tables:
            assert hosted.table is not None
            hosted.table._state = state.clone()

    async def play(self, action: int) -> None:
        """Whoever is in turn decides, by way of the first host."""
        table = self.tables[0].table
        assert table is not None
        assert table.turn is not None
        table.propose(table.turn, action, table.number)
        await self.settle()

    async def settle(self) -> None:
        """Until both hosts have followed all that there is."""
        for _ in range(3):
            await asyncio.sleep(0.02)

    def games(self) -> list[Any]:
        """The game as either host has it."""
        return [game for records in self.records for game in records._games.values()]

    def at(self, which: int) -> tuple[Host, HostedTable]:
        return self.hosts[which], self.tables[which]

    def close(self) -> None:
        for host, records in zip(self.hosts, self.records, strict=True):
            host.close()
            records.close()
