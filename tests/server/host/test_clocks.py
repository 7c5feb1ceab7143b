"""Clocks at a table: they run for whom everybody sees asked, a bot decides when time is over, and a stopped host forgets nothing."""

from __future__ import annotations

import asyncio
import re
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest

from saves import Store
from saves.format.entries import Time, Timeout
from tests.server.inside import Clock as Standing, Visitor, laid, log_of, make_host, someone
from tribes_tui.play.clock import DAY, Clock, clock_text
from tribes_tui.play.table import Table
from tribes_tui.seats.worker import Answer
from tribes_tui.server.host.people import Person
from tribes_tui.server.host.table.hosted import HostedTable
from tribes_tui.server.host.table.plan import Deal
from tribes_tui.server.house import Host
from tribes_tui.table.history.pages import MomentScreen

pytestmark = pytest.mark.usefixtures("still")
FAST = Clock(bank=60, increment=5)


@pytest.fixture
def time_(monkeypatch: pytest.MonkeyPatch) -> Standing:
    standing = Standing()
    monkeypatch.setattr(HostedTable, "now", staticmethod(standing))
    return standing


@pytest.fixture
async def host(tmp_path: Path) -> Any:
    one = make_host(tmp_path)
    yield one
    one.close()


@pytest.fixture(autouse=True)
def answering(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Bots that answer at once when time is over; the levels that were asked."""
    asked: list[str] = []

    def move_for(self: HostedTable, seat: int, level: str, seconds: float) -> Future[Answer]:
        assert self.table is not None
        view = self.table.view(seat)
        future: Future[Answer] = Future()
        future.set_result(Answer(max(view.legal_actions(), key=view.hint), 0.0, []))
        asked.append(level)
        return future

    monkeypatch.setattr(HostedTable, "move_for", move_for)
    return asked


def play(hosted: HostedTable) -> int:
    """Whoever is asked decides; the seat."""
    assert hosted.table is not None
    seat = hosted.table.turn
    assert seat is not None
    view = hosted.table.view(seat)
    hosted.propose(seat, max(view.legal_actions(), key=view.hint), hosted.table.number_for(seat))
    return seat


def entries(host: Host, hosted: HostedTable) -> list[Any]:
    assert hosted.table is not None
    return [one for one in Store(host.folder).read(hosted.table.name).entries if isinstance(one, Time | Timeout)]


async def test_thinking_costs_time_and_a_decision_brings_some(host: Host, time_: Standing) -> None:
    ada, bo = (someone(host, name) for name in ("Ada", "Bo"))
    hosted = laid(host, "five_tribes", ada, bo, live=False, clock=FAST)
    assert hosted.time_left() == {0: 60, 1: 60}
    assert hosted.table is not None
    first = hosted.table.turn
    assert first is not None
    time_.now += 20
    assert hosted.time_left() == {first: 40, 1 - first: 60}
    assert play(hosted) == first
    assert hosted.time_left()[first] == 45
    assert entries(host, hosted) == [Time(1, first, 45_000)]


async def test_when_time_is_over_the_chosen_bot_decides_once_and_says_so(
    host: Host, time_: Standing, answering: list[str]
) -> None:
    ada, bo = (someone(host, name) for name in ("Ada", "Bo"))
    hosted = laid(host, "five_tribes", ada, bo, live=False, clock=FAST._replace(then="medium"))
    table = hosted.table
    assert table is not None
    first = table.turn
    time_.now += 61
    host.tick()
    host.tick()
    await asyncio.sleep(0.01)
    assert answering == ["medium"]
    assert table.number == 1
    assert entries(host, hosted) == [Timeout(0, first), Time(1, first, 5000)]
    assert any("time ran out: a bot decides" in line for line in log_of(hosted))
    assert table.turn != first or hosted.time_left()[first] == 5


async def test_a_bots_turn_runs_nobodys_clock(host: Host, time_: Standing) -> None:
    hosted = laid(host, "tribe", someone(host, "Ada"), bots=1, live=False, clock=FAST)
    table = hosted.table
    assert table is not None
    for _ in range(30):
        if table.turn == 1:
            break
        play(hosted)
    before = hosted.time_left()
    time_.now += 500
    assert hosted.time_left() == before
    assert [*before] == [0]


def asked_in_secret(host: Host, *people: Person) -> tuple[HostedTable, Table]:
    """A table with clocks where one of them is asked what nobody else knows of."""
    for seed in range(100):
        host.draw = lambda: Deal(seed, "salt")  # noqa: B023  # drawn at once
        hosted = laid(host, "indy", *people, live=False, clock=Clock(bank=10_000))
        table = hosted.table
        assert table is not None
        for chair in hosted.chairs:
            chair.asks = True
            chair.presence = type(chair.presence).HERE
        for _ in range(12):
            if table.is_concealed and table.view(None).current_player != table.turn:
                return hosted, table
            play(hosted)
        host.close_table(hosted)
    raise AssertionError("nobody was asked in secret")


async def test_who_is_asked_in_secret_stops_and_starts_no_clock_and_has_ten_seconds(
    host: Host, time_: Standing
) -> None:
    ada, bo = (someone(host, name) for name in ("Ada", "Bo"))
    hosted, table = asked_in_secret(host, ada, bo)
    seen = table.view(None).current_player
    assert seen != table.turn
    asked, before, number = table.turn, hosted.time_left(), table.number
    time_.now += 9
    host.tick()
    assert {seat for seat, left in hosted.time_left().items() if left < before[seat]} == {seen}
    assert table.number == number
    time_.now += 1
    host.tick()
    assert table.number > number, "it passes in silence"
    assert not any(isinstance(one, Timeout) for one in entries(host, hosted))
    assert asked != seen


async def test_the_time_is_there_again_after_the_host_was_stopped(tmp_path: Path, host: Host, time_: Standing) -> None:
    ada, bo = (someone(host, name) for name in ("Ada", "Bo"))
    bank = laid(host, "five_tribes", ada, bo, live=False, clock=FAST)
    limit = laid(host, "indy", ada, bo, live=False, clock=Clock(limit=3 * DAY))
    time_.now += 13
    seat = play(bank)
    for hosted in (bank, limit):
        hosted.close()  # as a kill does: the host itself writes nothing more
    again = make_host(tmp_path)
    again.restore()
    assert again.tables[bank.id].plan.clock == FAST
    assert again.tables[bank.id].time_left()[seat] == 52
    assert max(again.tables[limit.id].time_left().values()) <= 3 * DAY
    again.close()


async def test_a_stop_gives_nobody_time_and_a_kill_little(tmp_path: Path, host: Host, time_: Standing) -> None:
    ada, bo = (someone(host, name) for name in ("Ada", "Bo"))
    hosted = laid(host, "five_tribes", ada, bo, live=False, clock=FAST)
    assert hosted.table is not None
    first, second = hosted.table.turn, 1 - (hosted.table.turn or 0)
    time_.now += 18
    host.close()
    again = make_host(tmp_path)
    again.restore()
    assert again.tables[hosted.id].time_left() == {first: 42, second: 60}, "stopped"
    time_.now += 25
    again.tick()
    time_.now += 4
    again.tables[hosted.id].close()  # as a kill does
    third = make_host(tmp_path)
    third.restore()
    assert third.tables[hosted.id].time_left() == {first: 17, second: 60}, "killed"
    third.close()


async def test_everybody_sees_how_much_time_is_left(host: Host, time_: Standing) -> None:
    ada, bo = (someone(host, name) for name in ("Ada", "Bo"))
    hosted = laid(host, "five_tribes", ada, bo, live=False, clock=Clock(bank=305, increment=5))
    assert hosted.table is not None
    first = hosted.table.turn
    assert first is not None
    visitors = [Visitor(host, person, size=(120, 40)) for person in (ada, bo)]
    for visitor in visitors:
        await visitor.see("► ")
        if "you play here" in visitor.text:
            await visitor.press("enter")
        await visitor.see("5:00")
    time_.now += 250
    host.tick()
    for seat, visitor in enumerate(visitors):
        await visitor.see("you 0:55" if seat == first else f"{hosted.chairs[first].name} 0:55")
        await visitor.close()


async def test_time_stands_on_the_page_that_tells_of_a_round_and_on_that_of_who_comes_back(
    host: Host, time_: Standing
) -> None:
    ada, bo = (someone(host, name) for name in ("Ada", "Bo"))
    hosted = laid(host, "indy", ada, bo, live=False, clock=Clock(bank=305, increment=5))
    hers, his = Visitor(host, ada), Visitor(host, bo)
    for visitor in (hers, his):
        await visitor.see("^t")
    for _ in range(60):
        if isinstance(hers.app.screen, MomentScreen):
            break
        play(hosted)
        await hers.settle()
    time_.now += 65
    for visitor in (hers, his):
        await visitor.see("round 1")
        await visitor.settle(1.2)
        left = {clock_text(left) for left in hosted.time_left().values()}
        assert any(one in visitor.text.split("\n")[1] for one in left), visitor.text
        await visitor.close()
    play(hosted)
    again = Visitor(host, ada)
    await again.see("Welcome back")
    assert re.search(r"you \d:\d\d", again.text.split("\n")[0]), again.text
    await again.close()
