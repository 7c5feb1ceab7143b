"""Connections to the database: a few, renewed when they break; what was interrupted is done again."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import psycopg
from psycopg import AsyncConnection
from psycopg_pool import AsyncConnectionPool

from tribes_tui.errors import Mendable

Result = TypeVar("Result")
Work = Callable[[AsyncConnection[Any]], Awaitable[Result]]

CONNECTIONS = 4
PATIENCE = 5.0
"""Seconds that one try may take; a line that was cut without a word is given up then."""

FIRST_PAUSE, LONGEST_PAUSE = 0.02, 0.5
OPTIONS: dict[str, Any] = {
    "autocommit": True,
    "connect_timeout": 3,
    "application_name": "tribes",
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 2,
    "options": "-c lock_timeout=3000",
}


class Unreachable(OSError):
    """The database gave no answer in time; `strerror` says so."""

    def __init__(self) -> None:
        super().__init__(None, "the host's database doesn't answer")


class Database:
    """The database at `address` (a URL or what libpq takes). `open` it before anything else."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.silent_since: float | None = None
        """Since when (`time.monotonic`) it hasn't answered; None while it does."""
        self._pool: AsyncConnectionPool[AsyncConnection[Any]] | None = None

    async def open(self) -> None:
        """Connect. Raises `Mendable` when that can't be done now."""
        for name in ("psycopg", "psycopg.pool"):
            logging.getLogger(name).setLevel(logging.CRITICAL)  # what matters is in the host's own log
        connection = await connected(self.address)  # the pool would only say that it waited
        await connection.close()
        self._pool = AsyncConnectionPool(
            self.address, kwargs=OPTIONS, min_size=1, max_size=CONNECTIONS, open=False, timeout=PATIENCE
        )
        await self._pool.open()

    async def close(self) -> None:
        """Let go of all connections."""
        if self._pool is not None:
            await self._pool.close(timeout=1.0)

    async def run(self, work: Work[Result], patience: float | None = None) -> Result:
        """What `work` gives, done again and again while connections break: it must be harmless twice.

        Raises `Unreachable` after `patience` seconds (None: never), and psycopg's errors about anything else.
        """
        began, pause = time.monotonic(), FIRST_PAUSE
        while True:
            try:
                result = await asyncio.wait_for(self._once(work), PATIENCE)
            except (psycopg.OperationalError, psycopg.InterfaceError, TimeoutError) as error:
                self.silent_since = self.silent_since or time.monotonic()
                if patience is not None and time.monotonic() - began > patience:
                    raise Unreachable from error
                await asyncio.sleep(pause)
                pause = min(LONGEST_PAUSE, pause * 2)
            else:
                self.silent_since = None
                return result

    async def _once(self, work: Work[Result]) -> Result:
        assert self._pool is not None
        async with self._pool.connection() as connection:
            return await work(connection)


async def connected(address: str) -> AsyncConnection[Any]:
    """A connection of one's own. Raises `Mendable`."""
    try:
        return await AsyncConnection.connect(address, **OPTIONS)
    except psycopg.Error as error:
        why = str(error).strip().splitlines()
        raise Mendable(f"the database can't be reached: {why[-1] if why else type(error).__name__}") from error
