"""Play anybody, in files and over hosts of one database: nobody is seated twice, and nobody is lost, wherever a host is killed.

`TRIBES_QUEUES` says how many courses of events are tried.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("psycopg", exc_type=ImportError)

import psycopg
from hypothesis import HealthCheck, settings, strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule, run_state_machine_as_test

from tests.server.inside import Clock as Standing
from tests.server.shared.inside import Somebody, Start, named, until
from tests.server.shared.places import Folder, Hosting, OneDatabase, Place
from tests.server.shared.postgres import emptied
from tribes_tui.server.club.partners import TICKETS, Seeker, Sought, brought_together
from tribes_tui.server.host.limits import NotNow
from tribes_tui.server.host.people import Person
from tribes_tui.server.house import Host
from tribes_tui.server.shared import files

COURSES = int(os.environ.get("TRIBES_QUEUES", "12"))
TWO, THREE = Sought("indy", 2, "fast"), Sought("indy", 3, "hour", True)
NAMES = ("Ada", "Bob", "Cem", "Dee", "Eve")


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
    with pytest.raises(NotNow, match="come with a key"):
        await host.change(lambda: host.partners.seek(guest, THREE))
    with pytest.raises(NotNow, match="for 2 to"):
        await host.change(lambda: host.partners.seek(guest, TWO._replace(seats=9)))
    ada = await named(host, "Ada")
    host.limits = host.limits._replace(tables_per_person=1)
    await host.change(lambda: host.seating.open_table(ada, TWO.plan()))
    with pytest.raises(NotNow, match="1 table"):
        await host.change(lambda: host.partners.seek(ada, TWO))
    with pytest.raises(NotNow, match="don't wait"):
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


SOME = st.sampled_from((NAMES, NAMES[:2], NAMES[2:], NAMES[1:4]))


# ---- Any course of events, with kills between any two steps -----------------------------------------


class Killed(BaseException):
    """The process of a host is gone."""


class Course(RuleBasedStateMachine):
    """People come, look, think better of it and lose their lines at hosts that are killed and come back."""

    place: Place
    folder: Path
    fresh: Callable[[], Place]
    count = 1

    def __init__(self) -> None:
        super().__init__()
        self.place = type(self).fresh()
        self.loop = asyncio.new_event_loop()
        asyncio.set_event_loop(self.loop)
        self.hosts: list[Host | None] = [None] * self.count
        self.visits: dict[str, Somebody] = {}
        self.tickets: dict[str, str] = {}
        """Whose ticket must be somewhere."""
        for k in range(self.count):
            self.start(k)

    def run(self, what: Any) -> Any:
        return self.loop.run_until_complete(what)

    def start(self, k: int) -> None:
        async def begin() -> Host:
            hosting = Hosting(self.place, self.folder, Standing())
            host = await hosting.start()
            host.partners._soon = lambda: None  # type: ignore[method-assign]  # when, says the course
            return host

        self.hosts[k] = self.run(begin())

    @property
    def running(self) -> list[int]:
        return [k for k, host in enumerate(self.hosts) if host is not None]

    def at(self, number: int) -> int:
        return self.running[number % len(self.running)]

    def person(self, host: Host, name: str) -> Person:
        return self.run(named(host, name)) if host.people.called(name) is None else self.known(host, name)

    def known(self, host: Host, name: str) -> Person:
        return host.people.by_key(f"SHA256:{name}", True)

    # ---- What happens ------------------------------------------------------------------------

    @rule(names=SOME, number=st.integers(0, 1))
    def come(self, names: Sequence[str], number: int) -> None:
        self.all_come(names, number)

    def all_come(self, names: Sequence[str], number: int) -> None:
        for k, name in enumerate(names if self.running else ()):
            self.comes(name, number + k)

    def comes(self, name: str, number: int) -> None:
        if name not in self.visits:
            host = self.hosts[self.at(number)]
            assert host is not None
            self.run(self.settled())
            person = self.person(host, name)

            async def come() -> Somebody:
                return Somebody(host, person)

            self.visits[name] = self.run(come())

    @rule(name=st.sampled_from(NAMES))
    def is_cut_off(self, name: str) -> None:
        visit = self.visits.pop(name, None)
        if visit is not None:

            async def go() -> None:
                visit.go()

            self.run(go())

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

    @rule(number=st.integers(0, 1))
    def is_killed(self, number: int) -> None:
        if self.running:
            self.kill(self.at(number))

    @rule()
    def are_started(self) -> None:
        self.begin()

    def begin(self) -> None:
        for k, host in enumerate(self.hosts):
            if host is None:
                self.start(k)

    # ---- How -----------------------------------------------------------------------------------

    def does(self, host: Host, what: Callable[[], object], dies: int) -> bool:
        """Whether it came to an end: the host dies at its write number `dies` (of 4; from 5 on not), or after it."""
        raise NotImplementedError

    def kill(self, k: int) -> None:
        host, self.hosts[k] = self.hosts[k], None
        assert host is not None
        self.visits = {name: visit for name, visit in self.visits.items() if visit.host is not host}

        async def die() -> None:
            for hosted in host.tables.values():
                hosted.close()
            await self.gone(host)

        self.run(die())

    async def gone(self, host: Host) -> None:
        """Nothing of it works any more, and it said good-bye to nobody."""

    async def settled(self) -> None:
        """All hosts know what there is."""

    @invariant()
    def nobody_is_seated_twice_and_nobody_is_lost(self) -> None:
        self.run(self.settled())
        for host in self.hosts:
            if host is None:
                continue
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

    def teardown(self) -> None:
        for k in self.running:
            self.kill(k)
        left = asyncio.all_tasks(self.loop)
        for task in left:
            task.cancel()
        self.run(asyncio.gather(*left, return_exceptions=True))
        self.loop.close()


class InFiles(Course):
    """One host in a folder, that dies at any of its writes."""

    def does(self, host: Host, what: Callable[[], object], dies: int) -> bool:
        usual, left = files.write_whole, [dies % 4]

        def write(path: Path, text: str) -> None:
            left[0] -= 1
            if left[0] < 0 and dies < 4:
                raise Killed
            usual(path, text)

        async def change() -> None:
            with suppress(NotNow):
                await host.change(what)

        files.write_whole = write
        try:
            self.run(change())
        except Killed:
            self.kill(0)
            return False
        finally:
            files.write_whole = usual
        return True


class InDatabase(Course):
    """Two hosts of one database, each of which dies before or after what it writes has come to count."""

    count = 2

    def does(self, host: Host, what: Callable[[], object], dies: int) -> bool:
        database, usual, is_dead = host.shared.database, host.shared.database.run, asyncio.Event()  # type: ignore[attr-defined]

        async def run(work: Any, patience: float | None = None) -> Any:
            if "write" in getattr(work, "__name__", "") and dies < 2:
                if dies == 1:
                    await usual(work, patience)
                is_dead.set()
                await asyncio.Event().wait()
            return await usual(work, patience)

        async def change() -> None:
            database.run = run
            future, death = host.change(what), asyncio.ensure_future(is_dead.wait())
            await asyncio.wait([future, death], return_when=asyncio.FIRST_COMPLETED)
            death.cancel()
            with suppress(NotNow):
                if future.done():
                    await future
            database.run = usual

        self.run(change())
        if is_dead.is_set():
            self.kill(self.hosts.index(host))
        return not is_dead.is_set()

    async def gone(self, host: Host) -> None:
        shared: Any = host.shared
        shared._attendance = None
        await shared.close()

    async def settled(self) -> None:
        here = [host for host in self.hosts if host is not None]
        for host in here:
            await host.change(lambda: None)

        with psycopg.connect(self.place._url, autocommit=True) as connection:  # type: ignore[attr-defined]
            found = connection.execute("select kind, id, value from documents where kind in ('tables', 'seekers')")
            rows = found.fetchall()
        tables = {id for kind, id, _ in rows if kind == "tables"}
        tickets = {id: value["ticket"] for kind, id, value in rows if kind == "seekers"}

        def same() -> bool:
            there = {(visit.person.id, visit.host) for visit in self.visits.values()}
            far = all(host.neighbours.have(id) for id, at in there for host in here if host is not at)
            known = [
                ({*one.tables}, {id: seeker.ticket for id, seeker in one.partners._seekers.items()}) for one in here
            ]
            return far and all(one == (tables, tickets) for one in known)

        await until(same)


@pytest.mark.parametrize("kind", [InFiles, InDatabase])
def test_whatever_happens_nobody_is_seated_twice_and_nobody_is_lost(
    kind: type[Course], tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest
) -> None:
    kind.folder = tmp_path_factory.mktemp("host")

    def fresh() -> Place:
        if kind is InFiles:
            return Folder(tmp_path_factory.mktemp("queue"))
        emptied(request.getfixturevalue("ready"))
        return OneDatabase(request.getfixturevalue("ready"))

    kind.fresh = fresh  # type: ignore[method-assign]
    run_state_machine_as_test(
        kind,
        settings=settings(
            max_examples=COURSES * (3 if kind is InFiles else 1),
            stateful_step_count=40,
            deadline=None,
            suppress_health_check=[*HealthCheck],
            print_blob=True,
        ),
    )


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
