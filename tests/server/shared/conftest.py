from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from typing import Any

import pytest

from tests.server.shared.inside import start
from tests.server.shared.postgres import Postgres, psycopg

__all__ = ["start"]


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A server for this process of tests."""
    psycopg()
    server = Postgres()
    yield server
    server.close()


@pytest.fixture
def url(postgres: Postgres) -> Iterator[str]:
    """An empty database."""
    made = postgres.new_database()
    yield made
    postgres.drop_database(made)


@pytest.fixture
async def ready(url: str) -> str:
    """A database that hosts can share."""
    from tribes_tui.server.shared.postgresql import schema
    from tribes_tui.server.shared.postgresql.database import connected

    connection = await connected(url)
    await schema.make_ready(connection)
    await connection.close()
    return url


@pytest.fixture
async def database(ready: str) -> AsyncIterator[Any]:
    """The way to it."""
    from tribes_tui.server.shared.postgresql.database import Database

    made = Database(ready)
    await made.open()
    yield made
    await made.close()
