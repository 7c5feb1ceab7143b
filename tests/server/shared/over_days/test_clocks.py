"""Clocks at a table that several hosts show: the record and the database's clock say how much time is left, on each of them alike."""

from __future__ import annotations

import asyncio
from concurrent.futures import Future
from typing import Any

import pytest

pytest.importorskip("psycopg", exc_type=ImportError)

import psycopg

from saves import Move
from saves.format.entries import Time, Timeout
from tests.server.inside import Clock as Standing, log_of
from tests.server.shared.inside import Start, named, until
from tribes_tui.play.clock import DAY, HOUR, Clock
from tribes_tui.play.replica import Replica
from tribes_tui.play.table import Table
from tribes_tui.seats.worker import Answer
from tribes_tui.server.host.table.hosted import HostedTable
from tribes_tui.server.host.table.plan import Deal, Plan
from tribes_tui.server.house import Host

FAST = Clock(bank=60, increment=5)
SOON = 3.0
"""Seconds that a line may be old before a host has read it, on a busy machine."""


@pytest.fixture(autouse=True)
def time_(monkeypatch: pytest.MonkeyPatch) -> Standing:
    """The time of all hosts, which stands still; the database's own goes on."""
    standing = Standing()
    monkeypatch.setattr(HostedTable, "now", staticmethod(standing))
    monkeypatch.setattr(Replica, "now", staticmethod(standing))
    return standing


@pytest.fixture(autouse=True)
def answering(monkeypatch: pytest.MonkeyPatch) -> list[HostedTable]:
    """Bots that answer at once when time is over; the tables that asked them."""
    asked: list[HostedTable] = []

    def move_for(self: HostedTable, seat: int, level: str, seconds: float) -> Future[Answer]:
        view, future = laid(self).view(seat), Future[Answer]()
        future.set_result(Answer(max(view.legal_actions(), key=view.hint), 0.0, []))
        asked.append(self)
        return future

    monkeypatch.setattr(HostedTable, "move_for", move_for)
    return asked


def laid(hosted: HostedTable) -> Table:
    assert hosted.table is not None
    return hosted.table


async def shared_table(here: Host, there: Host, clock: Clock, game: str = "five_tribes") -> tuple[HostedTable, ...]:
    """A game that Ada, of the first host, plays with Bob, of the second; as either has it. Nobody is at the table."""
    ada, bob = await named(here, "Ada"), await named(there, "Bob")
    table = await here.change(lambda: here.seating.open_table(ada, Plan(game, ["", ""], {}, live=False, clock=clock)))
    await until(lambda: table.id in there.tables)
    same = there.tables[table.id]
    await there.change(lambda: there.seating.join(same, bob))
    await until(lambda: table.table is not None and (table.leads or same.leads))
    return table, same


async def decide(hosted: HostedTable) -> int:
    """Whoever is in turn, by way of that host; the seat."""
    seat, before = laid(hosted).turn, laid(hosted).number
    assert seat is not None
    view = laid(hosted).view(seat)
    hosted.propose(seat, max(view.legal_actions(), key=view.hint), laid(hosted).number_for(seat))
    await until(lambda: laid(hosted).number > before)
    return seat


def entries(host: Host, hosted: HostedTable) -> list[Any]:
    return [
        one for one in host.shared.records.read(laid(hosted).name).entries if isinstance(one, Move | Time | Timeout)
    ]


def in_the_database(url: str, *commands: str) -> None:
    with psycopg.connect(url, autocommit=True) as connection:
        for command in commands:
            connection.execute(command.encode())


async def test_time_is_the_same_on_all_hosts_and_stands_beside_each_move(start: Start, time_: Standing) -> None:
    here, there = await start(), await start()
    table, same = await shared_table(here, there, FAST)
    first = laid(table).turn
    assert first is not None
    time_.now += 20
    for hosted in (table, same):
        assert hosted.time_left() == {first: pytest.approx(40, abs=SOON), 1 - first: 60}
    await decide(same)
    await until(lambda: laid(table).number == laid(same).number)
    move, written = entries(here, table)
    assert (move.number, written.number, written.seat) == (1, 1, first)
    assert written.left / 1000 == same.time_left()[first] == pytest.approx(45, abs=SOON)
    before, asked = same.time_left(), laid(table).turn
    time_.now += 10
    for hosted in (table, same):
        assert {seat: before[seat] - left for seat, left in hosted.time_left().items()} == {
            asked: pytest.approx(10, abs=SOON),
            1 - (asked or 0): 0,
        }
    await decide(table)
    assert laid(table).number == 2


async def test_a_line_and_what_it_says_of_time_are_one_transaction(start: Start) -> None:
    here, there = await start(), await start()
    table, _ = await shared_table(here, there, FAST)
    await decide(table)
    rows = await here.shared.records._ledger.read(laid(table).name)  # type: ignore[attr-defined]
    assert len({row.intent for row in rows[1:]}) == 1
    assert len(rows) == 3


async def test_when_time_is_over_one_host_has_a_bot_decide_though_nobody_is_there_and_all_say_so(
    start: Start, time_: Standing, answering: list[HostedTable]
) -> None:
    here, there = await start(), await start()
    table, same = await shared_table(here, there, FAST)
    assert table.leads != same.leads
    first = laid(table).turn
    time_.now += 61
    for _ in range(2):
        for host in (here, there):
            host.tick()
    await until(lambda: laid(table).number == laid(same).number == 1)
    assert len(answering) == 1
    assert entries(there, same) == [Timeout(0, first), *entries(there, same)[1:]]
    assert [type(one) for one in entries(there, same)] == [Timeout, Move, Time]
    for hosted in (table, same):
        assert sum("time ran out: a bot decides" in line for line in log_of(hosted)) == 1
        assert hosted.time_left()[first or 0] == pytest.approx(5, abs=SOON)


async def test_what_one_host_began_to_decide_another_ends(
    start: Start, time_: Standing, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = await start(), await start()
    table, same = await shared_table(here, there, FAST)
    answer = HostedTable.move_for
    monkeypatch.setattr(HostedTable, "move_for", lambda *given: Future())
    time_.now += 61
    leader, other = (here, there) if table.leads else (there, here)
    leader.tick()
    await until(lambda: entries(other, other.tables[table.id]))
    monkeypatch.setattr(HostedTable, "move_for", answer)
    await leader.shared.close()  # type: ignore[attr-defined]
    hosted = other.tables[same.id]
    await until(lambda: hosted.leads)
    other.tick()
    await until(lambda: laid(hosted).number == 1)
    assert [type(one) for one in entries(other, hosted)] == [Timeout, Move, Time]


async def test_a_host_that_comes_later_shows_the_same_time(start: Start, ready: str) -> None:
    here, there = await start(), await start()
    table, _ = await shared_table(here, there, Clock(bank=600))
    await decide(table)
    in_the_database(ready, "update entries set written = written - interval '30 seconds'")
    third = (await start()).tables[table.id]
    asked = laid(third).turn
    assert asked is not None
    assert third.time_left()[asked] == pytest.approx(570, abs=SOON)
    assert third.time_left()[1 - asked] == table.time_left()[1 - asked]
    assert third.age == pytest.approx(30, abs=SOON)


@pytest.mark.parametrize(("clock", "left"), [(Clock(bank=HOUR), HOUR - 100), (Clock(limit=DAY), DAY - HOUR - 100)])
async def test_while_all_hosts_were_stopped_a_bank_stands_still_and_a_limit_runs_on(
    start: Start, ready: str, clock: Clock, left: float
) -> None:
    here = await start()
    table, _ = await shared_table(here, here, clock)
    here.close()
    await here.shared.close()  # type: ignore[attr-defined]
    in_the_database(
        ready,
        "update leases set until = until - interval '1 hour'",
        "update entries set written = written - interval '3700 seconds'",
    )
    again = await start()
    hosted = again.tables[table.id]
    await until(lambda: hosted.leads)
    asked = laid(hosted).turn
    assert asked is not None
    await until(lambda: hosted.time_left()[asked] == pytest.approx(left, abs=5))
    again.tick()
    assert not any(isinstance(one, Timeout) for one in entries(again, hosted))
    same = (await start()).tables[table.id]
    assert same.time_left()[asked] == pytest.approx(hosted.time_left()[asked], abs=SOON)


async def test_while_the_database_did_not_answer_a_bank_stands_still_and_is_given_back_once(
    start: Start, ready: str, time_: Standing
) -> None:
    here = await start()
    table, _ = await shared_table(here, here, Clock(bank=600))
    asked = laid(table).turn
    assert asked is not None
    time_.now += 100
    in_the_database(ready, "update leases set until = clock_timestamp() - interval '60 seconds'")
    await until(lambda: table.time_left()[asked] == pytest.approx(560, abs=SOON))
    beats = here.shared._attendance._beats  # type: ignore[attr-defined]
    await until(lambda: here.shared._attendance._beats > beats + 1)  # type: ignore[attr-defined]
    (given,) = entries(here, table)
    assert (given.seat, given.number) == (asked, 0)
    assert given.left == pytest.approx(560_000, abs=1000 * SOON)


async def test_a_host_that_takes_over_at_once_gives_nobody_time(start: Start, ready: str) -> None:
    here, there = await start(), await start()
    table, same = await shared_table(here, there, FAST)
    in_the_database(ready, "update entries set written = written - interval '20 seconds'")
    (leader, hosted), other = ((here, same), there) if table.leads else ((there, table), here)
    await leader.shared.close()  # type: ignore[attr-defined]
    await until(lambda: hosted.leads)
    await asyncio.sleep(0.05)
    assert entries(other, hosted) == []


async def test_who_is_asked_in_secret_has_ten_seconds_on_whichever_host(start: Start, time_: Standing) -> None:
    here, there = await start(), await start()
    here.draw = there.draw = lambda: Deal(3, "salt")
    table, same = await shared_table(here, there, Clock(bank=10_000), "indy")
    for hosted in (table, same):
        for chair in hosted.chairs:
            chair.asks, chair.presence = True, type(chair.presence).HERE
    for _ in range(14):
        if laid(table).is_concealed and laid(table).view(None).current_player != laid(table).turn:
            break
        await decide(table)
        await until(lambda: laid(table).number == laid(same).number)
    number, seen = laid(table).number, laid(table).view(None).current_player
    assert laid(table).is_concealed
    before = table.time_left()
    time_.now += 9
    for host in (here, there):
        host.tick()
    assert {seat for seat, left in same.time_left().items() if left < before[seat] - 8} == {seen}
    time_.now += 2
    for host in (here, there):
        host.tick()
    await until(lambda: laid(same).number == laid(table).number > number)
    assert not any(isinstance(one, Timeout) for one in entries(here, table))
