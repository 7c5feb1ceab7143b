"""Any course of games over days, with kills between any two steps: time is told by the wall, seats are lost once and never early, mail is rare.

`TRIBES_DAYS` says how many courses are tried.
"""

from __future__ import annotations

import asyncio
import os
import re
import time
from collections import Counter
from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("psycopg", exc_type=ImportError)

import psycopg
from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, rule

from tests.server.inside import log_of
from tests.server.shared.inside import named, until
from tests.server.shared.kills.killing import InDatabase, InFiles, KillableHosts, tried
from tests.server.shared.over_days.test_absences import Wall
from tests.server.shared.places import decided
from tribes_tui.play.clock import DAY, HOUR, Clock
from tribes_tui.play.replica import Replica
from tribes_tui.server.club.absences import Letter
from tribes_tui.server.club.ratings import ladder_of
from tribes_tui.server.host.limits import NotNow
from tribes_tui.server.host.table import hosted as hosted_module
from tribes_tui.server.host.table.hosted import HostedTable
from tribes_tui.server.host.table.plan import RESIGNS, TAKEN, Plan
from tribes_tui.server.house import Host

COURSES = int(os.environ.get("TRIBES_DAYS", "10"))
PLAYERS = ("Ada", "Bob", "Cem")
LIMIT, RESERVE = DAY, 2 * DAY
NEARLY = 90.0
"""Seconds by which real time, that goes on meanwhile, and the kinds of rounding may put a clock off."""


class OverDays(KillableHosts):
    """Three people play over days at hosts that are killed and come back; the course reckons their time for itself."""

    kinds = ("tables", "absences", "mail", "ratings")

    def __init__(self) -> None:
        self.wall = Wall()
        self.wall.now = time.time()
        self.patch = pytest.MonkeyPatch()
        for one in (HostedTable, Replica):
            self.patch.setattr(one, "now", staticmethod(self.wall))
        self.patch.setattr(hosted_module, "time", _Time(self.wall))
        self.sent: list[tuple[float, str]] = []
        self.reserve = [float(RESERVE)] * len(PLAYERS)
        self.since = self.wall.now
        self.sizes: dict[Path, int] = {}
        super().__init__()

    def prepared(self, host: Host) -> None:
        self.wall.use(host)
        host.mail.send = lambda letter: self.sent.append((self.wall.now, letter.address))

    def host(self, number: int) -> Host | None:
        return self.hosts[self.at(number)] if self.running else None

    @property
    def here(self) -> list[Host]:
        return [host for host in self.hosts if host is not None]

    # ---- What the course reckons -------------------------------------------------------------

    def left(self, host: Host, hosted: HostedTable) -> float:
        """Seconds that whoever is asked has left, by the wall and the days that are kept of them."""
        seat = self.asked(hosted)
        away = host.absences.of(hosted.chairs[seat].owner or "").away
        stood = sum(max(0.0, min(until, self.wall.now) - max(began, self.since)) for began, until in away)
        return LIMIT + self.reserve[seat] - (self.wall.now - self.since) + stood

    def asked(self, hosted: HostedTable) -> int:
        assert hosted.table is not None
        seat = hosted.table.turn
        assert seat is not None
        return seat

    def table(self, host: Host) -> HostedTable:
        (hosted,) = host.tables.values()
        return hosted

    # ---- What happens ------------------------------------------------------------------------

    @initialize(lost=st.sampled_from((TAKEN, RESIGNS)))
    def begin_to_play(self, lost: str) -> None:
        async def begin() -> None:
            host = self.here[0]
            people = [await named(host, name) for name in PLAYERS]
            clock = Clock(limit=LIMIT, bank=RESERVE)
            plan = Plan("five_tribes", ["", "", ""], {}, live=False, clock=clock, rated=True, lost=lost)
            hosted = await host.change(lambda: host.seating.open_table(people[0], plan))
            for person in people[1:]:
                await host.change(lambda person=person: host.seating.join(hosted, person, agrees=True))
            for person in people:
                letters: list[Letter] = []
                usual, host.mail.send = host.mail.send, letters.append
                await host.change(lambda person=person: host.mail.ask(person, f"{person.name}@example.org"))
                code = re.search(r"\d{6}", letters[0].text)
                assert code is not None
                await host.change(lambda person=person, code=code: host.mail.confirm(person, code.group()))
                host.mail.send = usual
                self.sent.append((self.wall.now, f"{person.name}@example.org"))

        self.run(begin())
        self.since = self.wall.now

    @rule(hours=st.integers(1, 60))
    def time_passes(self, hours: int) -> None:
        self.stamp()
        self.wall.now += hours * HOUR
        self.age(hours * HOUR)

    @rule(number=st.integers(0, 1))
    def somebody_moves(self, number: int) -> None:
        host = self.host(number)
        if host is None:
            return
        self.run(self.settled())
        hosted = self.table(host)
        seat = None if hosted.is_over else self.asked(hosted)
        if seat is None or (hosted.chairs[seat].owner and self.left(host, hosted) <= NEARLY):
            return
        if hosted.chairs[seat].owner:
            self.reserve[seat] = min(self.reserve[seat], self.left(host, hosted))
        self.run(decided(hosted))
        self.since = self.wall.now
        self.run(self.settled())

    @rule(name=st.sampled_from(PLAYERS), days=st.integers(1, 7), number=st.integers(0, 1), dies=st.integers(0, 9))
    def goes_away(self, name: str, days: int, number: int, dies: int) -> None:
        host = self.host(number)
        if host is not None:
            person = host.people.by_key(f"SHA256:{name}", True)
            self.does(host, lambda: host.absences.go_away(person, days), dies)

    @rule(name=st.sampled_from(PLAYERS), number=st.integers(0, 1), dies=st.integers(0, 9))
    def comes_back(self, name: str, number: int, dies: int) -> None:
        host = self.host(number)
        if host is not None:
            person = host.people.by_key(f"SHA256:{name}", True)
            self.does(host, lambda: host.absences.come_back(person), dies)

    @rule(number=st.integers(0, 1), dies=st.integers(0, 9))
    def a_flag_falls(self, number: int, dies: int) -> None:
        """Whoever's time is over loses their seat; nobody else does, whoever tries."""
        host = self.host(number)
        if host is None:
            return
        self.run(self.settled())
        hosted = self.table(host)
        if hosted.is_over or not hosted.chairs[self.asked(hosted)].owner:
            return
        seat, left = self.asked(hosted), self.left(host, hosted)
        owner, is_lost = hosted.chairs[seat].owner or "", False
        self.run(self.ticked())
        if not hosted.chairs[seat].lost:
            self.does(host, lambda: host.seating.take_seat(hosted, seat, owner), dies)
        self.begin()
        self.run(self.settled())
        is_lost = bool(self.table(self.here[0]).chairs[seat].lost)
        assert not is_lost or left <= NEARLY, f"seat {seat} was lost with {left} seconds left"
        if left < -NEARLY and not is_lost:
            self.run(until_lost(self.here, self.table, seat))
            is_lost = True
        if is_lost:
            self.since = self.wall.now

    @rule(name=st.sampled_from(PLAYERS), number=st.integers(0, 1), dies=st.integers(0, 9))
    def is_mailed(self, name: str, number: int, dies: int) -> None:
        host = self.host(number)
        if host is not None:
            self.does(host, lambda: host.mail.tell(f"SHA256:{name}"), dies)

    # ---- How -----------------------------------------------------------------------------------

    def kill(self, k: int) -> None:
        self.stamp()
        super().kill(k)

    async def ticked(self) -> None:
        for host in self.here:
            host.tick()
            await asyncio.sleep(0)

    def stamp(self) -> None:
        """What was written since the last time was written at this time of the wall's."""

    def age(self, seconds: float) -> None:
        """What was written is older by so much."""

    # ---- What must be --------------------------------------------------------------------------

    def holds(self, host: Host) -> None:
        for hosted in host.tables.values():
            if not hosted.is_over and hosted.table is not None and hosted.chairs[self.asked(hosted)].owner:
                seat = self.asked(hosted)
                told, reckoned = hosted.time_left()[seat], max(0.0, self.left(host, hosted))
                assert abs(told - reckoned) < NEARLY, (seat, told / HOUR, reckoned / HOUR)
            lost = Counter(line for line in log_of(hosted) if "time ran out" in line)
            assert all(times == 1 for times in lost.values()), lost
            for chair in hosted.chairs:
                assert chair.player is not None
                assert host.ratings.of(chair.player, ladder_of(hosted)).games <= hosted.is_over

    @invariant()
    def nobody_is_mailed_twice_in_an_hour(self) -> None:
        for address in {address for _, address in self.sent}:
            times = [when for when, to in self.sent if to == address]
            assert all(later - before >= HOUR for before, later in pairwise(times)), times

    def teardown(self) -> None:
        super().teardown()
        self.patch.undo()


class _Time:
    """The module `time` by the wall of a course."""

    def __init__(self, wall: Wall) -> None:
        self.time = self.monotonic = wall


async def until_lost(hosts: list[Host], table: Any, seat: int) -> None:
    def lost() -> bool:
        for host in hosts:
            host.tick()
        return all("time ran out" in str(log_of(table(host))) or table(host).chairs[seat].lost for host in hosts)

    await until(
        lost, 60.0
    )  # whoever led may have been killed: its lease lapses by the database's clock, however busy this machine is
    for host in hosts:
        with suppress(NotNow):
            await host.change(lambda: None)


class OverDaysInFiles(OverDays, InFiles):
    """In a folder: when a record was written last is what its file says."""

    def stamp(self) -> None:
        for path in (self.place._folder / "saves").glob("*.tribes"):  # type: ignore[attr-defined]
            if self.sizes.get(path) != path.stat().st_size:
                self.sizes[path] = path.stat().st_size
                os.utime(path, (self.wall.now, self.wall.now))


class OverDaysInDatabase(OverDays, InDatabase):
    """Over one database, which says when each line was written."""

    def age(self, seconds: float) -> None:
        with psycopg.connect(self.place._url, autocommit=True) as connection:  # type: ignore[attr-defined]
            connection.execute("update entries set written = written - %s * interval '1 second'", [seconds])

    async def settled(self) -> None:
        await super().settled()
        with psycopg.connect(self.place._url, autocommit=True) as connection:  # type: ignore[attr-defined]
            ends = dict(connection.execute("select game, max(number) from entries group by game").fetchall())
        games = [game for host in self.here for game in host.shared.records._games.items()]  # type: ignore[attr-defined]
        await until(lambda: all(game.number >= ends[name] for name, game in games))


@pytest.mark.sampled(1)
@pytest.mark.parametrize("kind", [OverDaysInFiles, OverDaysInDatabase])
def test_whatever_happens_time_is_the_walls_and_a_seat_is_lost_once_and_never_early(
    kind: type[OverDays], tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest
) -> None:
    tried(kind, COURSES, 30, tmp_path_factory, request)
