"""Courses of events at hosts that are killed before, between and after any of their writes, in a folder or over one database."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import psycopg
import pytest
from hypothesis import HealthCheck, settings, strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule, run_state_machine_as_test

from tests.server.inside import Clock as Standing
from tests.server.shared.inside import Somebody, named, until
from tests.server.shared.places import Folder, Hosting, OneDatabase, Place
from tests.server.shared.postgres import emptied
from tribes_tui.server.host.limits import NotNow
from tribes_tui.server.host.people import Person
from tribes_tui.server.house import Host
from tribes_tui.server.shared import files

NAMES = ("Ada", "Bob", "Cem", "Dee", "Eve")
SOME = st.sampled_from((NAMES, NAMES[:2], NAMES[2:], NAMES[1:4]))


class Killed(BaseException):
    """The process of a host is gone."""


class KillableHosts(RuleBasedStateMachine):
    """People come and lose their lines at hosts that are killed and come back. `prepared` gets each host that has been started."""

    place: Place
    folder: Path
    fresh: Callable[[], Place]
    count = 1
    kinds: tuple[str, ...] = ()
    """Of documents, of which all hosts must know before anything is looked at."""

    def __init__(self) -> None:
        super().__init__()
        self.place = type(self).fresh()
        self.loop = asyncio.new_event_loop()
        asyncio.set_event_loop(self.loop)
        self.hosts: list[Host | None] = [None] * self.count
        self.visits: dict[str, Somebody] = {}
        for k in range(self.count):
            self.start(k)

    def prepared(self, host: Host) -> None:
        """The course itself says when something happens there."""
        raise NotImplementedError

    def holds(self, host: Host) -> None:
        """What must be true at every host, whenever it knows all there is."""
        raise NotImplementedError

    def run(self, what: Any) -> Any:
        return self.loop.run_until_complete(what)

    def start(self, k: int) -> None:
        async def begin() -> Host:
            hosting = Hosting(self.place, self.folder, Standing())
            host = await hosting.start()
            self.prepared(host)
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
    def all_is_well(self) -> None:
        self.run(self.settled())
        for host in self.hosts:
            if host is not None:
                self.holds(host)

    def teardown(self) -> None:
        for k in self.running:
            self.kill(k)
        left = asyncio.all_tasks(self.loop)
        for task in left:
            task.cancel()
        self.run(asyncio.gather(*left, return_exceptions=True))
        self.loop.close()


class InFiles(KillableHosts):
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


class InDatabase(KillableHosts):
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
            found = connection.execute("select kind, id, version from documents where kind = any(%s)", [[*self.kinds]])
            there = {(kind, id): version for kind, id, version in found.fetchall()}

        def known(host: Host) -> dict[tuple[str, str], int]:
            kinds = host.shared._kinds  # type: ignore[attr-defined]
            return {(kind, id): one.version for kind in self.kinds for id, one in kinds[kind]._known.items()}

        def same() -> bool:
            visits = {(visit.person.id, visit.host) for visit in self.visits.values()}
            far = all(host.neighbours.have(id) for id, at in visits for host in here if host is not at)
            return far and all(known(host) == there for host in here)

        await until(same)


def tried(kind: type[KillableHosts], courses: int, steps: int, factory: pytest.TempPathFactory, request: Any) -> None:
    """So many courses of so many steps, of three times as many in files."""
    kind.folder = factory.mktemp("host")

    def fresh() -> Place:
        if issubclass(kind, InFiles):
            return Folder(factory.mktemp("place"))
        emptied(request.getfixturevalue("ready"))
        return OneDatabase(request.getfixturevalue("ready"))

    kind.fresh = fresh  # type: ignore[method-assign]
    run_state_machine_as_test(
        kind,
        settings=settings(
            max_examples=courses * (3 if issubclass(kind, InFiles) else 1),
            stateful_step_count=steps,
            deadline=None,
            suppress_health_check=[*HealthCheck],
            print_blob=True,
        ),
    )
