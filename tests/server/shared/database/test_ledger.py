"""Records in PostgreSQL: each line once, in one order, whoever writes it and whatever breaks on the way."""

from __future__ import annotations

import asyncio
from uuid import UUID, uuid4

import pytest

from saves.format.seal import seal_of, sealed

pytest.importorskip("psycopg", exc_type=ImportError)

from psycopg import AsyncConnection

from tribes_tui.server.shared.postgresql import documents as rows
from tribes_tui.server.shared.postgresql.database import Database
from tribes_tui.server.shared.postgresql.documents import Ledger, RecordEnd

FIRST = sealed(b"", "the header")


def lines(after: bytes, *bodies: str) -> list[str]:
    """Sealed lines after the one with that seal."""
    found = []
    for body in bodies:
        line = sealed(after, body)
        after = seal_of(line)
        found.append(line.decode().rstrip("\n"))
    return found


@pytest.fixture
async def ledger(database: Database) -> Ledger:
    await database.run(lambda c: rows.begin(c, "a game", FIRST.decode().rstrip("\n"), UUID(int=1)))
    return Ledger(database)


BEGUN = RecordEnd(0, seal_of(FIRST).decode())


async def test_lines_are_added_where_the_last_one_is_known(ledger: Ledger) -> None:
    more = lines(seal_of(FIRST), "1 0 pass", "2 1 pass")
    assert await ledger.add("a game", BEGUN, more, uuid4())
    assert [row.line for row in await ledger.read("a game")] == [FIRST.decode().rstrip("\n"), *more]
    assert [row.number for row in await ledger.read("a game", 1)] == [2]
    assert rows.place_after((await ledger.read("a game"))[-1]) == RecordEnd(2, more[-1][-16:])


async def test_of_two_who_add_at_once_one_wins_and_all_its_lines_are_there(ledger: Ledger) -> None:
    first, second = lines(seal_of(FIRST), "1 0 a", "2 0 b"), lines(seal_of(FIRST), "1 0 c", "2 0 d", "3 0 e")
    for _ in range(20):
        game = uuid4().hex
        await ledger._database.run(lambda c, game=game: rows.begin(c, game, FIRST.decode().rstrip("\n"), UUID(int=1)))
        won = await asyncio.gather(*(ledger.add(game, BEGUN, more, uuid4()) for more in (first, second)))
        assert sorted(map(bool, won)) == [False, True]
        assert [row.line for row in (await ledger.read(game))[1:]] == (first if won[0] else second)


async def test_a_host_that_was_stopped_for_a_while_adds_nothing(ledger: Ledger) -> None:
    first = lines(seal_of(FIRST), "1 0 a")
    assert await ledger.add("a game", BEGUN, first, uuid4())
    assert not await ledger.add("a game", BEGUN, lines(seal_of(FIRST), "1 0 b"), uuid4())
    assert not await ledger.add("a game", RecordEnd(1, "0" * 16), lines(seal_of(FIRST), "2 0 b"), uuid4()), (
        "another line 1"
    )
    assert not await ledger.add("a game", RecordEnd(7, "0" * 16), lines(seal_of(FIRST), "8 0 b"), uuid4()), (
        "a line too far"
    )
    assert len(await ledger.read("a game")) == 2


async def test_a_lost_answer_is_found_out_by_the_intent(ledger: Ledger) -> None:
    more, intent = lines(seal_of(FIRST), "1 0 a"), uuid4()
    assert await ledger.add("a game", BEGUN, more, intent)
    (again,) = await ledger.add("a game", BEGUN, more, intent)
    assert (again.number, again.line, again.intent) == (1, more[0], intent), (
        "done before, and its answer was lost: done, not lost"
    )
    assert again.age > 0, "by the database's clock"
    assert not await ledger.add("a game", BEGUN, more, uuid4()), "the same line of somebody else's"
    assert len(await ledger.read("a game")) == 2


async def test_what_is_told_is_the_game_and_the_number_alone(ledger: Ledger, ready: str) -> None:
    connection = await AsyncConnection.connect(ready, autocommit=True)
    await connection.execute(f"listen {rows.ENTRIES}")
    assert await ledger.add("a game", BEGUN, lines(seal_of(FIRST), "1 0 a", "2 0 b"), uuid4())
    told = [notice.payload async for notice in connection.notifies(timeout=2, stop_after=1)]
    await connection.close()
    assert told == ["a game 2"]


async def test_connections_that_break_between_are_renewed(ledger: Ledger, ready: str) -> None:
    place, count = BEGUN, 30
    connection = await AsyncConnection.connect(ready, autocommit=True)
    for number in range(1, count + 1):
        if number % 3 == 0:
            await connection.execute(
                "select pg_terminate_backend(pid) from pg_stat_activity"
                " where datname = current_database() and pid != pg_backend_pid()"
            )
        more = lines(place.seal.encode(), f"{number} 0 a")
        assert await ledger.add("a game", place, more, uuid4())
        place = RecordEnd(number, more[-1][-16:])
    await connection.close()
    assert len(await ledger.read("a game")) == count + 1
