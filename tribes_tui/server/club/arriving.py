"""A table that opens is much to draw, and others have something to do, too: the next one waits until the people of the last are there."""

import asyncio
from typing import Protocol

from tribes_tui.server.host.news import Visit
from tribes_tui.server.host.table.hosted import HostedTable

PAUSE, PATIENCE = 0.25, 5.0
"""Seconds between two tables, and for which it is awaited that the people of the last one are there."""


class ArrivalsHost(Protocol):
    """What is asked of the host."""

    visits: list[Visit]
    tables: dict[str, HostedTable]


class Arrivals:
    """Of those who are led to tables."""

    def __init__(self, host: ArrivalsHost) -> None:
        self._host = host
        self._last: tuple[HostedTable, float] | None = None

    def expect(self, hosted: HostedTable) -> None:
        """Its people are on their way."""
        self._last = hosted, asyncio.get_running_loop().time()

    @property
    def are_on_their_way(self) -> bool:
        """Whether somebody who is connected here isn't at the last table yet."""
        if self._last is None:
            return False
        hosted, since = self._last
        if asyncio.get_running_loop().time() - since > PATIENCE or hosted.id not in self._host.tables:
            return False
        owners = {chair.owner for chair in hosted.chairs}
        return any(visit.person.id in owners and visit.at is not hosted for visit in self._host.visits)
