"""A database of an older program: brought to today's by the steps, with all that is in it, or left as it was.

`schema_1.json` is what two hosts of a program of version 1 left: two people, a table in mid-game with some talk, a code.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("psycopg", exc_type=ImportError)

import psycopg
from psycopg.types.json import Jsonb

from tests.server.shared.inside import Start, until
from tests.server.shared.postgres import Postgres
from tribes_tui.errors import Mendable
from tribes_tui.server import moving
from tribes_tui.server.shared.postgresql import database as schema
from tribes_tui.server.shared.postgresql.shared_database import SharedDatabase

FIRST: dict[str, Any] = json.loads((Path(__file__).parent / "schema_1.json").read_text(encoding="utf-8"))
TABLES = ("documents", "entries", "changes", "leases", "hosts", "host_key")
RELEASED = ["ac02d8", "fcd7d2", "8b401f", "475838"]
"""How the hashes of the steps begin: one that changed would leave databases that differ under one version."""


@pytest.fixture
def first(postgres: Postgres) -> Iterator[str]:
    """A database as hosts of version 1 left it."""
    url = postgres.new_database()
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("create table host_schema (version integer not null)")
        connection.execute(schema.STEPS[0].encode())
        connection.execute("insert into host_schema values (1)")
        for table in TABLES:
            for row in FIRST[table]:
                connection.execute(
                    f"insert into {table} overriding system value select * from jsonb_populate_record(null::{table}, %s)".encode(),
                    [Jsonb(row)],
                )
        connection.execute(
            "select setval(pg_get_serial_sequence('documents', 'made'), (select max(made) from documents))"
        )
    yield url
    postgres.drop_database(url)


def test_a_step_that_was_released_is_as_it_was() -> None:
    assert [sha256(step.encode()).hexdigest()[:6] for step in schema.STEPS] == RELEASED


async def test_a_game_goes_on_in_a_database_that_was_brought_to_todays_schema(first: str, start: Start) -> None:
    shared = SharedDatabase(first)
    with pytest.raises(Mendable, match="host-database"):
        await shared.open()
    await shared.close()
    assert "it was 1" in await moving.make_ready(first)
    assert "as it is" in await moving.make_ready(first)
    here, there = await start(url=first), await start(url=first)
    await here.shared.agree_on_key("SHA256:the key of all")
    table, same = here.tables[FIRST["table"]], there.tables[FIRST["table"]]
    assert table.table is not None
    assert same.table is not None
    assert (table.table._state.key(), table.table.number) == (FIRST["key"], FIRST["moves"])
    assert {person["value"]["name"] for person in FIRST["documents"] if person["kind"] == "people"} == {"Ada", "Bob"}
    assert all(here.people.called(name) for name in ("Ada", "Bob"))
    assert same.chat.said == ["Ada: well played"]
    seat = table.table.turn
    assert seat is not None
    table.propose(seat, table.table.view(seat).legal_actions()[0], table.table.number_for(seat))
    await until(lambda: same.table.number == table.table.number == FIRST["moves"] + 1)  # type: ignore[union-attr]


async def test_a_step_that_fails_leaves_everything_as_it_was(first: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(schema, "STEPS", (*schema.STEPS, "create table more (id integer); select 1 / 0"))
    monkeypatch.setattr(schema, "VERSION", len(schema.STEPS))
    with pytest.raises(psycopg.errors.DivisionByZero):
        await moving.make_ready(first)
    with psycopg.connect(first) as connection:
        (columns,) = (
            connection.execute(
                "select count(*) from information_schema.columns where column_name = 'written'"
            ).fetchone()
            or ()
        )
        assert connection.execute("select version from host_schema").fetchall() == [(1,)]
        assert columns == 0
