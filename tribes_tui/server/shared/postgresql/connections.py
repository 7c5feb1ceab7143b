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
from tribes_tui.server.words import Word
from tribes_tui.server.words.said import database as said

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


SAID: dict[str, Word] = {
    "password": said.wrong_password,
    "authentication": said.not_let_in,
    "does not exist": said.unknown,  # no words: libpq's
    "too many": said.no_connection_left,  # no words: libpq's
    "starting up": said.starting,  # no words: libpq's
    "refused": said.nobody_answers,
    "timeout": said.nobody_answers,
    "resolve": said.no_machine,
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
        raise Mendable(said.unreachable(why=_why(address, error))) from error


def _why(address: str, error: Exception) -> str:
    """What is wrong, in words of ours; libpq's are for programmers."""
    if not address.startswith(("postgresql://", "postgres://")):
        return said.no_address(typed=repr(printable(address)[:60]))
    theirs = str(error)
    for sign, say in SAID.items():
        if sign in theirs:
            return say()
    return said.no_postgresql()
