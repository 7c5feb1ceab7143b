from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.shared.inside import start
from tests.server.shared.postgres import Postgres, emptied, of_the_run, psycopg
from tests.server.shared.serving import serve

__all__ = ["serve", "start"]


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Postgres:
    """The server of this run of tests, whatever process asks."""
    psycopg()
    folder, is_one_of_many = tmp_path_factory.getbasetemp(), "PYTEST_XDIST_WORKER" in os.environ
    return of_the_run(folder.parent, os.getppid()) if is_one_of_many else of_the_run(folder, os.getpid())


@pytest.fixture
def url(postgres: Postgres) -> Iterator[str]:
    """A database without anything in it."""
    made = postgres.new_database()
    yield made
    postgres.drop_database(made)


@pytest.fixture(scope="session")
def database_of_process(postgres: Postgres) -> Iterator[str]:
    """A database that hosts can share, for all tests of this process."""
    from tribes_tui.server import moving

    made = postgres.new_database()
    asyncio.run(moving.make_ready(made))
    yield made
    postgres.drop_database(made)


@pytest.fixture
def ready(database_of_process: str) -> str:
    """An empty database that hosts can share."""
    emptied(database_of_process)
    return database_of_process


@pytest.fixture(params=["files", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Any:
    """A folder, or a database."""
    from tests.server.shared.places import Folder, OneDatabase

    return Folder(tmp_path) if request.param == "files" else OneDatabase(request.getfixturevalue("ready"))


@pytest.fixture
async def database(ready: str) -> AsyncIterator[Any]:
    """The way to it."""
    from tribes_tui.server.shared.postgresql.database import Database

    made = Database(ready)
    await made.open()
    yield made
    await made.close()
