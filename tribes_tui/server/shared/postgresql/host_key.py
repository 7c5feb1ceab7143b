"""One host key for all hosts of a database: friends compare one fingerprint, wherever they are led."""

from __future__ import annotations

from typing import Any

from psycopg import AsyncConnection

from tribes_tui.errors import Mendable


async def agree(connection: AsyncConnection[Any], fingerprint: str) -> None:
    """The first host's fingerprint is that of all. Raises `Mendable` for another one."""
    await connection.execute("insert into host_key (fingerprint) values (%s) on conflict do nothing", [fingerprint])
    row = await (await connection.execute("select fingerprint from host_key")).fetchone()
    if row is not None and row[0] != fingerprint:
        raise Mendable(
            f"the hosts of this database show the key {row[0]}, this one has {fingerprint}: "
            "copy the file host_key from the folder of another host"
        )
