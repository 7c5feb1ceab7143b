"""Play anybody, in files and over hosts of one database: nobody is seated twice, and nobody is lost, wherever a host is killed.

`TRIBES_QUEUES` says how many courses of events are tried.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("psycopg", exc_type=ImportError)

from hypothesis import strategies as st
from hypothesis.stateful import rule

from tests.server.inside import Clock as Standing
from tests.server.shared.inside import Somebody, Start, named, until
from tests.server.shared.kills.killing import NAMES, SOME, InDatabase, InFiles, KillableHosts, tried
from tests.server.shared.places import Hosting, Place
from tribes_tui.server.club.partners import TICKETS, Seeker, Sought, brought_together
from tribes_tui.server.host.limits import NotNow
from tribes_tui.server.house import Host

COURSES = int(os.environ.get("TRIBES_QUEUES", "12"))
TWO, THREE = Sought("indy", 2, "fast"), Sought("indy", 3, "hour", True)


# ---- Who fits whom ---------------------------------------------------------------------------------


def waiting(id: str, points: float, waited: float = 0.0, wish: Sought = TWO) -> Seeker:
    return Seeker(id, id, time.time() - waited, points, wish)


def met(seekers: list[Seeker], widen: float = 5.0) -> list[str]:
    return [one.id for one in brought_together(seekers, widen)]


def test_who_has_waited_longest_comes_first_and_who_stands_nearest() -> None:
    assert met([waiting("a", 1000), waiting("b", 1400, 9), waiting("c", 1390), waiting("d", 1010)]) == ["b", "c"]
    assert met([waiting("a", 1000)]) == []


def test_the_range_widens_with_the_time_that_both_have_waited() -> None:
    near = TWO._replace(near=100)
    apart = [waiting("a", 1000, 20, near), waiting("b", 1250, 40, near)]
    assert met(apart) == []
    assert met([one._replace(since=one.since - 11) for one in apart]) == ["b", "a"]
    assert met([waiting("a", 1000, 99, near), waiting("b", 1250, 0, near)]) == [], "the other one has a say, too"
    assert met([waiting("a", 1000, 99, near), waiting("b", 1250, 0)]) == ["a", "b"]


def test_of_three_each_must_fit_each() -> None:
    near = THREE._replace(near=100)
    assert met([waiting("a", 1000, 3, near), waiting("b", 1090, 2, near), waiting("c", 910, 1, near)]) == []
    assert met([waiting("a", 1000, 3, near), waiting("b", 1090, 2, near), waiting("c", 999, 1, near)]) == [
        "a",
        "c",
        "b",
    ]


def test_five_hundred_people_are_looked_through_within_a_second() -> None:
    near = TWO._replace(near=1)
    crowd = [waiting(str(k), 10 * k, 0, near) for k in range(500)]
    began = time.perf_counter()
    assert met(crowd, 0.001) == []
    assert time.perf_counter() - began < 5, "one second on a machine with nothing else to do"


# ---- On a host -------------------------------------------------------------------------------------


async def looks(host: Host, name: str, wish: Sought = TWO) -> Somebody:
    """Somebody is connected, and looks for partners."""
    visit = Somebody(host, await named(host, name))
    await host.change(lambda: host.partners.seek(visit.person, wish))
    return visit


async def ticking(what: Callable[[], object], *hosts: Host) -> None:
    """Until something is so, at hosts that go on."""
    async with asyncio.timeout(10):
        while not what():
            for host in hosts:
                host.tick()
            await asyncio.sleep(0.1)


@pytest.fixture
async def host(place: Place, tmp_path: Path) -> Any:
    hosting = Hosting(place, tmp_path, Standing())
    yield await hosting.start()
    await hosting.close()


async def test_partners_are_found_and_led_to_a_game_that_has_begun(host: Host) -> None:
    ada, bob = await looks(host, "Ada"), await looks(host, "Bob")
    cem = await looks(host, "Cem", THREE)
    await ticking(lambda: ada.at is not None and bob.at is ada.at, host)
    assert ada.at is not None
    assert ada.at.table is not None
    assert (ada.at.plan.clock is not None, cem.at, host.partners.count) == (True, None, 1)


async def test_who_may_not_or_can_not_play_does_not_wait(host: Host) -> None:
    guest = host.people.guest(True)
    await host.change(lambda: host.name(guest, "Guest One"))
    with pytest.raises(NotNow, match="people with a key"):
        await host.change(lambda: host.partners.seek(guest, THREE))
    with pytest.raises(NotNow, match="for 2 to"):
        await host.change(lambda: host.partners.seek(guest, TWO._replace(seats=9)))
    ada = await named(host, "Ada")
    host.limits = host.limits._replace(tables_per_person=1)
    await host.change(lambda: host.seating.open_table(ada, TWO.plan()))
    with pytest.raises(NotNow, match="1 table"):
        await host.change(lambda: host.partners.seek(ada, TWO))
    with pytest.raises(NotNow, match="no longer waiting"):
        await host.change(lambda: host.partners.play_bots(ada))


async def test_who_sits_down_elsewhere_waits_no_more_and_nobody_meets_who_is_gone(host: Host) -> None:
    host.partners.leads = False
    ada, bob = await looks(host, "Ada"), await looks(host, "Bob")
    bob.go()
    assert await host.change(host.partners.bring_together) is None
    await host.change(lambda: host.seating.open_table(ada.person, TWO.plan()))
    assert host.partners.count == 1
    host.partners.leads = True
    host.tick()
    host._clock.now += host.limits.queue_absent_seconds  # type: ignore[attr-defined]
    host.tick()
    await host.change(lambda: None)
    assert host.partners.count == 0


# ---- Any course of events, with kills between any two steps -----------------------------------------


class PartnersCourse(KillableHosts):
    """People look for partners, and think better of it."""

    kinds = ("tables", "seekers")

    def __init__(self) -> None:
        self.tickets: dict[str, str] = {}
        """Whose ticket must be somewhere."""
        super().__init__()

    def prepared(self, host: Host) -> None:
        host.partners._soon = lambda: None  # type: ignore[method-assign]

    @rule(names=SOME, number=st.integers(0, 1), wish=st.sampled_from((TWO, THREE)), dies=st.integers(0, 12))
    def come_and_look_for_partners(self, names: Sequence[str], number: int, wish: Sought, dies: int) -> None:
        self.all_come(names, number)
        for name in names:
            self.looks_for_partners(name, wish, dies if name == names[-1] else 8)

    def looks_for_partners(self, name: str, wish: Sought, dies: int) -> None:
        visit = self.visits.get(name)
        if visit is None:
            return
        self.tickets.pop(name, None)  # whatever was, is not waited for any more, or is at a table already
        if self.does(visit.host, lambda: visit.host.partners.seek(visit.person, wish), dies):
            seeker = visit.host.partners.of(visit.person)
            if seeker is not None:
                self.tickets[name] = seeker.ticket

    @rule(name=st.sampled_from(NAMES), dies=st.integers(0, 12))
    def thinks_better_of_it(self, name: str, dies: int) -> None:
        visit = self.visits.get(name)
        if visit is not None:
            self.tickets.pop(name, None)
            self.does(visit.host, lambda: visit.host.partners.leave(visit.person.id), dies)

    @rule(number=st.integers(0, 1), dies=st.integers(0, 5), are_back=st.booleans())
    def are_brought_together(self, number: int, dies: int, are_back: bool) -> None:
        """Those who were connected to a host that has died may come back, to any, and be brought together there."""
        host, here = self.hosts[self.at(number)] if self.running else None, [*self.visits]
        if host is None or self.does(host, host.partners.bring_together, dies) or not are_back:
            return
        self.begin()
        self.all_come(here, number)
        again = self.hosts[self.at(number)]
        assert again is not None
        self.does(again, again.partners.bring_together, 8)

    @rule()
    def are_brought_together_by_two_at_once(self) -> None:
        hosts = [host for host in self.hosts if host is not None]

        async def both() -> None:
            await asyncio.gather(*(host.change(host.partners.bring_together) for host in hosts), return_exceptions=True)

        self.run(both())

    def holds(self, host: Host) -> None:
        """Nobody is seated twice, and nobody is lost."""
        seated = Counter(ticket for hosted in host.tables.values() for ticket in hosted.more.get(TICKETS, ()))
        assert all(times == 1 for times in seated.values()), seated
        for hosted in host.tables.values():
            owners = [chair.owner for chair in hosted.chairs]
            assert len({*owners}) == len(owners)
            assert hosted.table is not None, "who is brought together plays"
        for name, ticket in self.tickets.items():
            seeker = host.partners.of(self.known(host, name))
            waits = seeker is not None and seeker.ticket == ticket
            assert waits or ticket in seated, f"{name} is lost"


class InFilesForPartners(PartnersCourse, InFiles):
    """One host in a folder."""


class InDatabaseForPartners(PartnersCourse, InDatabase):
    """Two hosts of one database."""


@pytest.mark.sampled(1)
@pytest.mark.parametrize("kind", [InFilesForPartners, InDatabaseForPartners])
def test_whatever_happens_nobody_is_seated_twice_and_nobody_is_lost(
    kind: type[PartnersCourse], tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest
) -> None:
    tried(kind, COURSES, 40, tmp_path_factory, request)


# ---- Two hosts -------------------------------------------------------------------------------------


async def test_people_at_two_hosts_are_brought_together_by_one_of_them(start: Start) -> None:
    here, there = await start(), await start()
    ada, bob = await looks(here, "Ada"), await looks(there, "Bob")
    await ticking(lambda: ada.at is not None and bob.at is not None, here, there)
    assert ada.at is not None
    assert bob.at is not None
    assert ada.at.id == bob.at.id
    assert not (here.partners.leads and there.partners.leads)


async def test_when_the_host_that_leads_is_killed_the_other_brings_together_who_comes_back(start: Start) -> None:
    here, there = await start(), await start()
    await looks(here, "Ada")
    await looks(there, "Dee", THREE)
    await until(lambda: here.partners.leads or there.partners.leads)
    first, second = (here, there) if here.partners.leads else (there, here)
    await until(lambda: second.partners.count == 2)
    first.shared._attendance = None  # type: ignore[attr-defined]
    await first.shared.close()  # type: ignore[attr-defined]
    ada = Somebody(second, second.people.by_key("SHA256:Ada", True))
    await second.change(lambda: second.partners.seek(ada.person, TWO))
    bob = await looks(second, "Bob")
    await ticking(lambda: ada.at is not None and bob.at is ada.at, second)
