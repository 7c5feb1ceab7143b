"""The database as a host has it: what was interrupted is done again until it answers."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import psycopg
from psycopg import AsyncConnection

from tribes_tui.server.shared.postgresql.connections import Connections, connected
from tribes_tui.server.shared.postgresql.tasks import own_task
from tribes_tui.server.shared.shared import NotKept
from tribes_tui.server.words.said import refusals as said

Result = TypeVar("Result")
Work = Callable[[AsyncConnection[Any]], Awaitable[Result]]

CONNECTIONS = 4
PATIENCE = 10.0
"""Seconds that one try may take: longer than a host with very much to do needs to see an answer that is there."""

FIRST_PAUSE, LONGEST_PAUSE = 0.02, 0.5

REFUSALS = ("40", "55")
"""Classes of errors: two transactions were in each other's way, or one waited too long for a lock."""


class Unreachable(NotKept):
    """The database gave no answer in time."""

    def __init__(self) -> None:
        super().__init__(said.database_silent)


class Database:
    """The database at `address` (a URL or what libpq takes). `open` it before anything else."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.silent_since: float | None = None
        """Since when (`time.monotonic`) it hasn't answered; None while it does."""
        self._connections = Connections(address, CONNECTIONS)

    async def open(self) -> None:
        """See whether it answers. Raises `Mendable` when it doesn't now."""
        logging.getLogger("psycopg").setLevel(logging.CRITICAL)  # what matters is in the host's own log
        connection = await connected(self.address)
        await connection.close()

    async def close(self) -> None:
        """Let go of all connections."""
        await self._connections.close()

    async def run(self, work: Work[Result], patience: float | None = None) -> Result:
        """What `work` gives, done again and again while connections break: it must be harmless twice.

        Raises `Unreachable` after `patience` seconds (None: never), and psycopg's errors about anything else.
        """
        began, pause = time.monotonic(), FIRST_PAUSE
        while True:
            try:
                async with asyncio.timeout(PATIENCE):  # `wait_for` of Python 3.11 may forget that it was cancelled
                    result = await own_task(self._once(work))
            except (psycopg.OperationalError, psycopg.InterfaceError, TimeoutError) as error:
                if not _has_answered(error):
                    self.silent_since = self.silent_since or time.monotonic()
                if patience is not None and time.monotonic() - began > patience:
                    raise Unreachable from error
                await asyncio.sleep(pause)
                pause = min(LONGEST_PAUSE, pause * 2)
            else:
                self.silent_since = None
                return result

    async def _once(self, work: Work[Result]) -> Result:
        async with self._connections.one() as connection:
            return await work(connection)


def _has_answered(error: Exception) -> bool:
    """Whether it was the database that refused, for another was at the same rows: no reason to believe that it is gone."""
    sqlstate = getattr(error, "sqlstate", None)
    return sqlstate is not None and sqlstate[:2] in REFUSALS
