"""A few connections to a database: each is made when it is needed, and thrown away when it breaks."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import psycopg
from psycopg import AsyncConnection
from psycopg.pq import TransactionStatus

from tribes_tui.errors import Mendable, printable

# Nothing is prepared: what was interrupted would leave a connection that believes in a statement the server doesn't know.
OPTIONS: dict[str, Any] = {
    "autocommit": True,
    "connect_timeout": 3,
    "application_name": "tribes",
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 2,
    "tcp_user_timeout": 5000,
    "prepare_threshold": None,
    "options": "-c lock_timeout=3000",
}


SAID = {
    "password": "the password is wrong, or missing (it is best kept in ~/.pgpass)",
    "authentication": "it doesn't let this user in",
    "does not exist": "it knows no such database or user",
    "too many": "it has no connection left",
    "starting up": "it is just starting",
    "refused": "nobody answers at that address",
    "timeout": "nobody answers at that address",
    "resolve": "there is no machine of that name",
}
"""By what libpq says of a connection that failed: what we say."""


class Connections:
    """At most `most` at a time to the database at `address`; whoever wants one more waits until one is free."""

    def __init__(self, address: str, most: int) -> None:
        self._address = address
        self._is_closed = False
        self._places: asyncio.LifoQueue[AsyncConnection[Any] | None] = asyncio.LifoQueue()
        for _ in range(most):
            self._places.put_nowait(None)

    @asynccontextmanager
    async def one(self) -> AsyncIterator[AsyncConnection[Any]]:
        """A connection for oneself. Raises psycopg's errors when none can be made."""
        connection = await self._places.get()
        try:
            if connection is None or connection.closed:
                connection = await AsyncConnection.connect(self._address, **OPTIONS)
            yield connection
        except BaseException:
            if connection is not None:
                await connection.close()
            raise
        finally:
            self._places.put_nowait(await self._kept(connection))

    async def close(self) -> None:
        """Those that are in use are closed when they are given back."""
        self._is_closed = True
        for _ in range(self._places.qsize()):
            connection = self._places.get_nowait()
            if connection is not None:
                await connection.close()
            self._places.put_nowait(None)

    async def _kept(self, connection: AsyncConnection[Any] | None) -> AsyncConnection[Any] | None:
        """The connection if it can be used again, with nothing under way; else it is closed."""
        if connection is None or (not self._is_closed and connection.info.transaction_status is TransactionStatus.IDLE):
            return connection
        await connection.close()
        return None


async def connected(address: str) -> AsyncConnection[Any]:
    """A connection of one's own. Raises `Mendable`."""
    try:
        return await AsyncConnection.connect(address, **OPTIONS)
    except (psycopg.Error, UnicodeError, ValueError) as error:
        raise Mendable(f"the database can't be reached: {_why(address, error)}") from error


def _why(address: str, error: Exception) -> str:
    """What is wrong, in words of ours; libpq's are for programmers."""
    if not address.startswith(("postgresql://", "postgres://")):
        return f"{printable(address)[:60]!r} is no address of one, such as postgresql://USER@MACHINE/NAME"
    said = str(error)
    for sign, words in SAID.items():
        if sign in said:
            return words
    return "the address is wrong, or no PostgreSQL answers there"
