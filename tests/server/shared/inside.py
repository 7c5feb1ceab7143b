"""Hosts on one database inside the test's own process, and somebody who is connected to one of them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server.inside import NoBots
from tribes_tui.server.host.limits import Limits
from tribes_tui.server.host.logbook import Logbook
from tribes_tui.server.host.people import Person
from tribes_tui.server.host.table.hosted import HostedTable
from tribes_tui.server.house import Host

Start = Callable[..., Awaitable[Host]]


@pytest.fixture
async def start(ready: str, tmp_path: Path) -> AsyncIterator[Start]:
    """Starts another host on the database (or that of `url`); takes what `Host` takes."""
    from tribes_tui.server.shared.postgresql.shared_database import SharedDatabase

    running: list[Host] = []

    async def start(url: str = ready, **options: Any) -> Host:
        shared = SharedDatabase(url)
        await shared.open()
        host = Host(tmp_path, Limits(), logbook=Logbook(lambda line: None), bots=NoBots(), shared=shared, **options)
        host.restore()
        running.append(host)
        return host

    yield start
    for host in running:
        host.close()
        await host.shared.close()


async def until(what: Callable[[], object], seconds: float = 5.0) -> None:
    for _ in range(int(seconds / 0.005)):
        if what():
            return
        await asyncio.sleep(0.005)
    assert what()


async def named(host: Host, name: str) -> Person:
    person = host.people.by_key(f"SHA256:{name}", may_come=True)
    await host.change(lambda: host.name(person, name))
    return person


class Somebody:
    """Connected, as far as a host can tell."""

    def __init__(self, host: Host, person: Person) -> None:
        self.host, self.person = host, person
        self.at: HostedTable | None = None
        self.told: list[str] = []
        self.address = self.term = ""
        self.began = self.idle = self.silence = 0.0
        host.came(self)

    def changed(self) -> None:
        pass

    def tell(self, what: Callable[[Any], None]) -> None:
        what(self)

    def your_turn(self, game: str) -> None:
        pass

    def invited(self, by: str, game: str) -> None:
        self.told.append(f"{by} invites to {game}")

    def brought_to(self, hosted: HostedTable) -> None:
        if self.at is not None:
            self.host.departed(self, left=True)
        self.told.append("brought")
        self.host.arrived(self, hosted)

    def table_waits(self, game: str, round: int) -> None:
        self.told.append(f"round {round} waits")

    def seat_lost(self, game: str, *, resigned: bool) -> None:
        self.at = None
        self.told.append("seat lost")

    def step_aside(self) -> None:
        self.at = None
        self.told.append("step aside")

    def table_closed(self) -> None:
        self.at = None
        self.told.append("closed")

    def warn(self, left: float) -> None:
        pass

    def end(self, farewell: str) -> None:
        self.told.append(farewell)

    def go(self) -> None:
        """The line is lost."""
        self.host.visits.remove(self)
        self.host.departed(self, left=False)
        self.host.changed()
