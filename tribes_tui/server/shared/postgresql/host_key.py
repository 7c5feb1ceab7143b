"""One host key for all hosts of a database: friends compare one fingerprint, wherever they are led."""

from __future__ import annotations

from typing import Any

from psycopg import AsyncConnection

from tribes_tui.errors import Mendable
from tribes_tui.server.words.said.database import other_key


async def agree(connection: AsyncConnection[Any], fingerprint: str) -> None:
    """The first host's fingerprint is that of all. Raises `Mendable` for another one."""
    await connection.execute("insert into host_key (fingerprint) values (%s) on conflict do nothing", [fingerprint])
    row = await (await connection.execute("select fingerprint from host_key")).fetchone()
    if row is not None and row[0] != fingerprint:
        raise Mendable(other_key(theirs=row[0], own=fingerprint))
