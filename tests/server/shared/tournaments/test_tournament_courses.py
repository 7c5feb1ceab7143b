"""Any course of tournaments, in files and over two hosts of one database, with hosts killed before, between and after any of their writes:
nobody is seated twice, for each pairing there is one table, no result is lost, none changes or counts twice.

`TRIBES_EVENINGS` says how many courses are tried.
"""

from __future__ import annotations

import asyncio
import os
from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

pytest.importorskip("psycopg", exc_type=ImportError)

from hypothesis import strategies as st
from hypothesis.stateful import rule

from tests.server.shared.evenings import INDY, bots_games, played_out
from tests.server.shared.inside import until
from tests.server.shared.kills.killing import NAMES, SOME, InDatabase, InFiles, KillableHosts, tried
from tribes_tui.seats.simulation import FieldGames
from tribes_tui.server.club.tournaments import course
from tribes_tui.server.club.tournaments.course import ALL, BALANCED, ON, Tournament, TournamentPlan
from tribes_tui.server.club.tournaments.scoring import results_of
from tribes_tui.server.house import Host

COURSES = int(os.environ.get("TRIBES_EVENINGS", "8"))
PLANS = (
    INDY._replace(rounds=3),
    INDY._replace(is_equal=False, rounds=3),
    INDY._replace(form=ALL, is_equal=False),
    INDY._replace(seats=3, form=BALANCED, rounds=2),
)
DIES = st.sampled_from((0, 1, 1, 2, 3, 12, 12, 12))
"""At which of its writes the host dies; 12: it goes on."""


class TournamentCourse(KillableHosts):
    """People make tournaments, enter, leave and play; steps are taken by one host, or by two at once."""

    kinds = ("tables", "tournaments", "days")

    def __init__(self) -> None:
        self.entered: dict[tuple[str, str], bool] = {}
        """Who has entered which tournament and not left it, as they were told."""
        self.noted: dict[str, Any] = {}
        """Results that were seen, by pairing."""
        super().__init__()

    def prepared(self, host: Host) -> None:
        host.limits = host.limits._replace(round_break_seconds=1e-9, tournaments=2)
        host.tournaments._soon = lambda: None  # type: ignore[method-assign]
        host.tournaments.play_field = host.days.play_field = bots_games

    def some(self, number: int) -> Host | None:
        return self.hosts[self.at(number)] if self.running else None

    # ---- What happens ------------------------------------------------------------------------

    @rule(names=SOME, number=st.integers(0, 1), plan=st.sampled_from(PLANS), dies=DIES)
    def one_is_made_and_entered(self, names: Sequence[str], number: int, plan: TournamentPlan, dies: int) -> None:
        self.all_come(names, number)
        visit = self.visits.get(names[0])
        if visit is None:
            return
        host = visit.host
        full = plan._replace(full=len(names))
        if self.does(host, lambda: host.tournaments.make(visit.person, full), dies):
            for t in host.tournaments.listed()[-1:]:
                for name in names:
                    self.enters(name, t.id, 12)
        self.steps(number, 3, 12)

    @rule(name=st.sampled_from(NAMES), at=st.integers(0, 1), dies=DIES)
    def somebody_enters(self, name: str, at: int, dies: int) -> None:
        t = self.one(at)
        if t is not None:
            self.enters(name, t.id, dies)

    @rule(name=st.sampled_from(NAMES), at=st.integers(0, 1), dies=DIES)
    def somebody_leaves(self, name: str, at: int, dies: int) -> None:
        visit, t = self.visits.get(name), self.one(at)
        if visit is not None and t is not None:
            self.entered.pop((t.id, name), None)
            self.does(visit.host, lambda: visit.host.tournaments.leave(visit.person, t.id), dies)

    @rule(number=st.integers(0, 1), deaths=st.lists(DIES, min_size=1, max_size=6))
    def some_steps_are_taken(self, number: int, deaths: list[int]) -> None:
        """With a death in the midst of some of them, after each of which the hosts are started anew."""
        for dies in deaths:
            self.steps(number, 1, dies)
            self.begin()

    @rule()
    def two_hosts_take_a_step_at_once(self) -> None:
        hosts = [host for host in self.hosts if host is not None]

        async def both() -> None:
            await asyncio.gather(*(host.change(host.tournaments.step) for host in hosts), return_exceptions=True)

        self.run(both())

    @rule(number=st.integers(0, 1), at=st.integers(0, 3), seed=st.integers(0, 99), dies=DIES)
    def a_game_is_played_and_noted(self, number: int, at: int, seed: int, dies: int) -> None:
        host = self.some(number)
        open_ = [one for one in host.tables.values() if one.pairing and not one.is_over] if host is not None else []
        if host is not None and open_:
            self.run(played_out(open_[at % len(open_)], seed))
            self.steps(number, 1, dies)

    @rule(number=st.integers(0, 1), dies=DIES)
    def bots_have_played(self, number: int, dies: int) -> None:
        host = self.some(number)
        for t in host.tournaments.listed() if host is not None else ():
            if t.state == ON and t.rounds and t.last.deal is not None and self.hosts.count(host):
                assert host is not None
                self.does(host, lambda t=t: self.take_field(host, t), dies)

    @rule(number=st.integers(0, 1))
    def a_minute_goes_by(self, number: int) -> None:
        """Whoever isn't connected isn't paired after it."""
        host = self.some(number)
        if host is not None:

            async def ticks() -> None:
                host.tournaments.tick()
                host._clock.now += 61  # type: ignore[attr-defined]

            self.run(ticks())

    @rule(number=st.integers(0, 1), at=st.integers(0, 3), dies=DIES)
    def the_keeper_closes_a_table(self, number: int, at: int, dies: int) -> None:
        host = self.some(number)
        if host is not None and host.tables:
            hosted = [*host.tables.values()][at % len(host.tables)]
            self.does(host, lambda: host.close_table(hosted) if hosted.id in host.tables else None, dies)

    # ---- How ---------------------------------------------------------------------------------

    def one(self, at: int) -> Tournament | None:
        host = self.some(0)
        found = [] if host is None else [t for t in host.tournaments.listed() if t.state in (course.OPEN, ON)]
        return found[at % len(found)] if found else None

    def enters(self, name: str, id: str, dies: int) -> None:
        visit = self.visits.get(name)
        if visit is None or visit.host not in self.hosts:
            return
        self.run(self.settled())
        host, person = visit.host, visit.person
        if self.does(host, lambda: host.tournaments.enter(person, id), dies):
            t = host.tournaments.find(id)
            if t is not None and t.is_in(person.id):
                self.entered[id, name] = True

    def steps(self, number: int, times: int, dies: int) -> None:
        host = self.some(number)
        for k in range(times):
            if host is not None and not self.does(host, host.tournaments.step, dies if k == times - 1 else 12):
                return

    def take_field(self, host: Host, t: Tournament) -> None:
        games = bots_games(FieldGames(t.plan.game_id, 1, {}, ["medium"] * t.plan.seats, 4))
        host.tournaments.take_field(t.id, len(t.rounds), games)

    # ---- What must be true ---------------------------------------------------------------------

    def holds(self, host: Host) -> None:
        pairings = Counter(one.pairing for one in host.tables.values() if one.pairing)
        assert all(times == 1 for times in pairings.values()), pairings
        for t in host.tournaments.listed():
            for number, one in enumerate(t.rounds):
                placed = [id for table in one.tables for id in table.seats if id] + [*one.byes, *one.out]
                assert len({*placed}) == len(placed), "nobody has two places in a round"
                for at, table in enumerate(one.tables):
                    self.holds_of(host, f"{t.id}/{number}/{at}", table)
            assert all(one.over for one in t.rounds[:-1])
        for id, name in self.entered:
            t_ = host.tournaments.find(id)
            assert t_ is None or t_.is_in(self.known(host, name).id), f"{name} entered, and is lost"

    def holds_of(self, host: Host, pairing: str, table: course.PairedTable) -> None:
        hosted = host.tables.get(table.table)
        if hosted is not None:
            assert hosted.pairing == pairing
            assert [chair.owner or "" for chair in hosted.chairs] == [*table.seats]
        if table.is_done:
            assert self.noted.setdefault(pairing, table.results) == table.results, "what was noted stays so"
        if table.results and hosted is not None and hosted.table is not None and hosted.table.final is not None:
            final = hosted.table.final
            assert table.results == results_of(final.ranking(), final.scores())

    def teardown(self) -> None:
        """However it went: what is over is noted in the end, and every tournament can be played to its end."""
        self.begin()
        self.run(self.settled())
        host = self.some(0)
        assert host is not None
        self.run(self.played_to_the_end(host))
        self.run(self.settled())
        self.holds(host)
        super().teardown()

    async def played_to_the_end(self, host: Host) -> None:
        for _ in range(40):
            while await host.change(host.tournaments.step):
                pass
            for hosted in host.tables.values():
                found = host.tournaments.of(hosted)
                if found is not None and found[0].state == ON:
                    assert found[2].is_done or not hosted.is_over, "a result is lost"
            t = next((t for t in host.tournaments.listed() if t.state == ON and t.rounds), None)
            if t is None or (t.last.over and len([*host.tournaments._here(t)]) < course.LEAST):
                return
            for table in t.last.tables:
                hosted = host.tables.get(table.table)
                if hosted is not None and not hosted.is_over:
                    await until(lambda hosted=hosted: hosted.table is not None)
                    await played_out(hosted, 3)
            if t.last.deal is not None:
                await host.change(lambda t=t: self.take_field(host, t))
        raise AssertionError("it never ends")


class InFilesForTournaments(TournamentCourse, InFiles):
    """One host in a folder."""


class InDatabaseForTournaments(TournamentCourse, InDatabase):
    """Two hosts of one database."""


@pytest.mark.sampled(1)
@pytest.mark.parametrize("kind", [InFilesForTournaments, InDatabaseForTournaments])
def test_whatever_happens_no_result_is_lost_none_counts_twice_and_nobody_is_seated_twice(
    kind: type[TournamentCourse], tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest
) -> None:
    tried(kind, COURSES, 30, tmp_path_factory, request)
