"""Games over days, in files and over hosts of one database: who is away, whose clock stands, and what one has seen."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("psycopg", exc_type=ImportError)

from tests.server.inside import Clock as Standing, log_of
from tests.server.shared.inside import Start, named, until
from tests.server.shared.over_days.test_lost_seats import SLOW, asked, laid, laid_at_two
from tests.server.shared.places import Hosting, Place, decided, leading
from tribes_tui.play.clock import DAY, HOUR, Clock
from tribes_tui.play.replica import Replica
from tribes_tui.server.host.limits import NotNow
from tribes_tui.server.host.table.hosted import HostedTable
from tribes_tui.server.host.table.plan import RESIGNS, Plan
from tribes_tui.server.house import Host

SOON = pytest.approx


class Wall(Standing):
    """The time of all hosts, by both of their clocks."""

    def use(self, host: Host) -> Host:
        host.absences.clock = host.mail.clock = self
        return host


@pytest.fixture(autouse=True)
def wall(monkeypatch: pytest.MonkeyPatch) -> Wall:
    standing = Wall()
    standing.now = 1_800_000_000.0
    monkeypatch.setattr(HostedTable, "now", staticmethod(standing))
    monkeypatch.setattr(Replica, "now", staticmethod(standing))
    return standing


@pytest.fixture
async def hosting(place: Place, tmp_path: Path, wall: Wall) -> Any:
    made = Hosting(place, tmp_path, wall)
    yield made
    await made.close()


@pytest.fixture
async def host(hosting: Hosting, wall: Wall) -> Host:
    return wall.use(await hosting.start())


def person_at(host: Host, hosted: HostedTable, seat: int) -> Any:
    found = host.people.find(hosted.chairs[seat].owner)
    assert found is not None
    return found


async def test_while_somebody_is_away_their_clock_stands_and_no_others(host: Host, wall: Wall) -> None:
    hosted = await laid(host, "Ada", "Bob", lost=RESIGNS)
    seat = asked(hosted)
    away = person_at(host, hosted, seat)
    wall.now += HOUR
    await host.change(lambda: host.absences.go_away(away, 5))
    wall.now += 4 * DAY
    left = hosted.time_left()
    assert left == {seat: SOON(2 * DAY - HOUR, abs=3), 1 - seat: 2 * DAY}
    host.tick()
    assert not hosted.is_over
    wall.now += DAY + 2 * HOUR
    assert hosted.time_left()[seat] == SOON(2 * DAY - 3 * HOUR, abs=3), "it runs again when they were to be back"
    await decided(hosted)
    assert hosted.time_left()[seat] == 2 * DAY, "the reserve was not touched"
    assert any("is away until" in line for line in log_of(hosted))


async def test_who_comes_back_earlier_has_their_clock_run_again(host: Host, wall: Wall) -> None:
    hosted = await laid(host, "Ada", "Bob")
    seat = asked(hosted)
    away = person_at(host, hosted, seat)
    await host.change(lambda: host.absences.go_away(away, 7))
    wall.now += DAY
    await host.change(lambda: host.absences.come_back(away))
    assert not host.absences.away_until(away.id)
    wall.now += HOUR
    assert hosted.time_left()[seat] == SOON(2 * DAY - HOUR, abs=3)


async def test_away_is_for_some_days_once_a_month_and_for_who_can_be_known_again(host: Host, wall: Wall) -> None:
    ada, guest = await named(host, "Ada"), host.people.guest(True)
    for days in (0, -3, 8, 1e9, float("nan")):
        with pytest.raises(NotNow, match="at most"):
            await host.change(lambda days=days: host.absences.go_away(ada, days))
    with pytest.raises(NotNow, match="key"):
        await host.change(lambda: host.absences.go_away(guest, 2))
    await host.change(lambda: host.absences.go_away(ada, 2))
    await host.change(lambda: host.absences.come_back(ada))
    wall.now += 30 * DAY - 60
    with pytest.raises(NotNow, match="away lately"):
        await host.change(lambda: host.absences.go_away(ada, 2))
    wall.now += 61
    await host.change(lambda: host.absences.go_away(ada, 2))
    assert host.absences.away_until(ada.id) == wall.now + 2 * DAY


async def test_minutes_go_on_while_one_is_away(host: Host, wall: Wall) -> None:
    hosted = await laid(host, "Ada", "Bob", clock=Clock(bank=3600))
    seat = asked(hosted)
    await host.change(lambda: host.absences.go_away(person_at(host, hosted, seat), 2))
    wall.now += 600
    assert hosted.time_left()[seat] == SOON(3000, abs=3)


async def test_the_time_is_the_same_after_a_restart_in_the_midst_of_it(
    hosting: Hosting, host: Host, wall: Wall
) -> None:
    hosted = await laid(host, "Ada", "Bob")
    await decided(hosted)
    seat = asked(hosted)
    away = person_at(host, hosted, seat)
    await host.change(lambda: host.absences.go_away(away, 3))
    await host.change(lambda: host.absences.saw(away, hosted, 1))
    again = wall.use(await hosting.again(host))
    same = again.tables[hosted.id]
    wall.now += 3 * DAY + HOUR
    assert again.absences.of(away.id).seen == {hosted.id: 1}
    assert len(again.absences.of(away.id).away) == 1
    left = same.time_left()[seat]
    assert left <= 2 * DAY, "the wall's clock has told the time"
    assert left > DAY - HOUR


async def test_bots_go_on_over_days_though_nobody_is_there(host: Host) -> None:
    ada, bob = await named(host, "Ada"), await named(host, "Bob")
    plan = Plan("five_tribes", ["", "", "easy"], {}, live=False, clock=SLOW)
    hosted = await host.change(lambda: host.seating.open_table(ada, plan))
    await host.change(lambda: host.seating.join(hosted, bob))
    await until(lambda: hosted.table is not None)
    await leading(hosted)
    assert hosted._players is not None
    assert not hosted._players.paused


async def test_somebody_may_sit_at_many_tables_over_days_beside_those_by_the_minute(host: Host) -> None:
    host.limits = host.limits._replace(tables_per_person=2, day_tables_per_person=5, day_tables=6)
    ada, bob = await named(host, "Ada"), await named(host, "Bob")
    quick, slow = Plan("indy", ["", ""], {}), Plan("indy", ["", ""], {}, live=False, clock=SLOW)
    for plan, most in ((quick, 2), (slow, 5)):
        for _ in range(most):
            await host.change(lambda plan=plan: host.seating.open_table(ada, plan))
        with pytest.raises(NotNow, match=f"{most} tables"):
            await host.change(lambda plan=plan: host.seating.open_table(ada, plan))
    await host.change(lambda: host.seating.open_table(bob, slow))
    with pytest.raises(NotNow, match="no room for another table"):
        await host.change(lambda: host.seating.open_table(bob, slow))


async def test_what_happened_since_is_what_the_seat_may_know(hosting: Hosting, host: Host, wall: Wall) -> None:
    hosted = await laid(host, "Ada", "Bob", game="indy")
    seat = asked(hosted)
    person, table = person_at(host, hosted, seat), hosted.table
    assert table is not None
    await host.change(lambda: host.absences.saw(person, hosted, table.number_for(seat)))
    await decided(hosted, 6)
    assert host.absences.since(person, hosted) == table.history(seat, host.absences.of(person.id).seen[hosted.id])
    stranger = await named(host, "Eve")
    assert host.absences.since(stranger, hosted) == []
    await host.change(lambda: host.absences.saw(stranger, hosted, 3))
    assert host.absences.of(stranger.id).seen == {}
    again = wall.use(await hosting.again(host))
    assert again.absences.of(person.id).seen == host.absences.of(person.id).seen


async def test_who_is_forgotten_is_forgotten_here_too(host: Host) -> None:
    ada = await named(host, "Ada")
    await host.change(lambda: host.absences.go_away(ada, 2))
    await host.change(lambda: host.forget(ada))
    assert not host.absences.away_until(ada.id)


# ---- Two hosts -------------------------------------------------------------------------------------


async def test_who_is_away_is_so_at_all_hosts(start: Start, wall: Wall) -> None:
    here, there = wall.use(await start()), wall.use(await start())
    hosted = await laid_at_two(here, there)
    same = there.tables[hosted.id]
    seat = asked(hosted)
    person = person_at(here, hosted, seat)
    await here.change(lambda: here.absences.go_away(person, 4))
    await until(lambda: there.absences.away_until(person.id))
    wall.now += 4 * DAY
    assert hosted.time_left()[seat] == SOON(same.time_left()[seat], abs=3) == SOON(2 * DAY, abs=3)
    assert any("is away until" in line for line in log_of(same))
