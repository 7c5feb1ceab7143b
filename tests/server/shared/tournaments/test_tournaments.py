"""Tournaments on a host, in files and in a database: their course, equal deals, who sees what and when."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from datetime import date, timedelta
from pathlib import Path

import pytest

pytest.importorskip("psycopg", exc_type=ImportError)

from tests.server.inside import Clock as Standing, log_of
from tests.server.shared.evenings import (
    INDY,
    all_played,
    by_hand,
    come,
    field_played,
    found,
    made,
    played_out,
    round_played,
    stepped,
    tables_of,
)
from tests.server.shared.inside import Start, named, until
from tests.server.shared.places import Folder, Hosting, Place
from tribes_tui.server import house
from tribes_tui.server.club.days import game_of_day
from tribes_tui.server.club.tournaments.course import ALL, BALANCED, OFF, ON, OPEN, OVER, standing
from tribes_tui.server.club.tournaments.keeping import FIELD, LAG, PATIENCE
from tribes_tui.server.host.limits import NotNow
from tribes_tui.server.host.table.hosted import PAIRING, HostedTable
from tribes_tui.server.host.table.plan import Plan
from tribes_tui.server.house import Host
from tribes_tui.server.shared import files


@pytest.fixture
async def hosting(place: Place, tmp_path: Path) -> AsyncIterator[Hosting]:
    one = Hosting(place, tmp_path, Standing())
    yield one
    await one.close()


@pytest.fixture
async def host(hosting: Hosting) -> Host:
    return await by_hand(await hosting.start())


async def test_three_people_play_equal_deals_with_a_bot_for_the_fourth_and_bots_beside_them(host: Host) -> None:
    ada, bob, cem = await come(host, "Ada", "Bob", "Cem")
    id = await made(host, [ada, bob, cem], full=3)
    t = await all_played(host, id)
    assert (t.state, len(t.rounds)) == (OVER, 2)
    for one in t.rounds:
        assert {person for table in one.tables for person in table.seats} == {
            ada.person.id,
            bob.person.id,
            cem.person.id,
            "",
        }
        assert not one.byes
        assert len(one.field) == FIELD
        first, second = (host.tables[table.table] for table in one.tables)
        assert first.deal == second.deal
        assert first.table is not None
        assert second.table is not None
        assert first.table.name != second.table.name
    assert t.rounds[0].deal != t.rounds[1].deal
    rows = standing(t)
    assert len(rows) == 3
    assert all(0 <= row.points <= 2 for row in rows)


async def test_nothing_of_a_deal_is_shown_while_others_play_it(host: Host) -> None:
    visits = await come(host, "Ada", "Bob", "Cem", "Dee")
    id = await made(host, visits, full=4)
    await stepped(host)
    (first, second), eve = tables_of(host, id), (await come(host, "Eve"))[0]
    own = {visit.person.id: visit.at for visit in visits}
    assert {*map(id_of, own.values())} == {first.id, second.id}, "all were led to their tables"
    there = next(visit.person for visit in visits if visit.at is first)
    assert "same deal" in host.why_not_watch(second, there)
    assert not host.why_not_watch(first, there)
    assert not host.why_not_watch(second, eve.person)
    assert not host.seating.may_see(second, eve.person), "it stands on the tournament's page, not in the lobby"
    await played_out(first)
    await stepped(host)
    assert not host.why_not_watch(second, there), "whose own game is over may watch"
    with pytest.raises(NotNow, match="still have to play the same deal"):
        host.finished.recording(first)
    assert not any("Nobody changed the deal" in line for line in log_of(first))
    await played_out(second)
    await field_played(host, id)
    await stepped(host)
    assert found(host, id).last.over
    assert any("Nobody changed the deal" in line for line in log_of(first))
    assert host.finished.recording(first)


def id_of(hosted: object) -> str:
    return getattr(hosted, "id", "")


async def test_a_host_that_is_started_again_goes_on_and_keeps_what_is_sealed(hosting: Hosting, host: Host) -> None:
    visits = await come(host, "Ada", "Bob", "Cem", "Dee")
    id = await made(host, visits, full=4)
    await stepped(host)
    await played_out(tables_of(host, id)[0])
    again = await by_hand(await hosting.again(host))
    first, second = tables_of(again, id)
    assert first.is_over
    assert not any("Nobody changed the deal" in line for line in log_of(first))
    await until(lambda: second.leads or not again.shared.is_alone)
    await round_played(again, id)
    assert all(table.results for table in found(again, id).rounds[0].tables)
    assert any("Nobody changed the deal" in line for line in log_of(first))


async def test_deals_of_ones_own_are_shown_at_once_and_the_one_who_is_left_over_has_a_bye(host: Host) -> None:
    visits = await come(host, "Ada", "Bob", "Cem")
    id = await made(host, visits, is_equal=False, full=3)
    await stepped(host)
    (hosted,) = tables_of(host, id)
    t = found(host, id)
    assert len(t.last.byes) == 1
    await played_out(hosted)
    await stepped(host)
    assert any("Nobody changed the deal" in line for line in log_of(hosted))
    points = {row.person: row.points for row in standing(found(host, id))}
    assert points[t.last.byes[0]] == 1
    assert sum(points.values()) == 2


async def test_no_hints_nothing_taken_back_and_the_clock_runs_where_results_are_compared(host: Host) -> None:
    visits = await come(host, "Ada", "Bob")
    id = await made(host, visits, full=2)
    await stepped(host)
    (hosted,) = tables_of(host, id)
    assert hosted.counts
    assert hosted.plan.clock is not None

    class Listener:
        def heard(self, *told: object) -> None: ...
        def said(self, line: object) -> None: ...
        def reseated(self) -> None: ...

    access = host.seating.watch_or_play(hosted, visits[0].person, Listener())  # type: ignore[arg-type]
    assert access.counts
    assert access.why_not_undo() is not None
    with pytest.raises(NotNow, match="be taken back"):
        access.undo()
    access.close()


async def test_who_leaves_or_comes_late_or_is_not_there_when_a_round_is_paired(host: Host) -> None:
    host.limits = host.limits._replace(round_break_seconds=0.0, queue_absent_seconds=60.0)
    visits = await come(host, "Ada", "Bob", "Cem", "Dee")
    id = await made(host, visits, full=4, rounds=4)
    ada, bob, cem, dee = visits
    await stepped(host)
    await host.change(lambda: host.tournaments.leave(bob.person, id))
    assert any(bob.person.id in table.seats for table in found(host, id).last.tables), "the game that goes on is played"
    dee.go()
    eve = (await come(host, "Eve"))[0]
    await host.change(lambda: host.tournaments.enter(eve.person, id))
    host.tournaments.tick()
    host._clock.now += 61  # type: ignore[attr-defined]
    await round_played(host, id)
    t = found(host, id)
    placed = {person for table in t.last.tables for person in table.seats if person}
    assert placed == {ada.person.id, cem.person.id, eve.person.id}
    assert t.last.out == (dee.person.id,)
    await host.change(lambda: host.tournaments.enter(bob.person, id))
    await round_played(host, id)
    t = found(host, id)
    placed = {person for table in t.last.tables for person in table.seats if person}
    assert bob.person.id in placed, "whoever left may come again"
    rows = {row.person: row.points for row in standing(t)}
    assert {*rows} == {visit.person.id for visit in (*visits, eve)}


async def test_a_round_waits_for_a_second_person_and_ends_at_last(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    host.limits = host.limits._replace(round_break_seconds=0.0)
    ada, bob = await come(host, "Ada", "Bob")
    id = await made(host, [ada, bob], full=2)
    await stepped(host)
    bob.go()
    host.tournaments.tick()
    host._clock.now += 61  # type: ignore[attr-defined]
    await round_played(host, id)
    assert (found(host, id).state, len(found(host, id).rounds)) == (ON, 1)
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + PATIENCE + 60)
    await stepped(host)
    assert found(host, id).state == OVER


async def test_it_begins_at_its_time_or_when_it_is_full_or_by_hand_and_not_with_one(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:  # fmt: skip
    ada, bob = await come(host, "Ada", "Bob")
    now = time.time()
    timed = await made(host, [ada, bob], begins=now + 100)
    alone = await made(host, [bob], begins=now + 100)
    by_maker = await made(host, [ada, bob])
    await stepped(host)
    assert [found(host, id).state for id in (timed, alone, by_maker)] == [OPEN] * 3
    with pytest.raises(NotNow, match="its organiser"):
        await host.change(lambda: host.tournaments.begin(bob.person, by_maker))
    await host.change(lambda: host.tournaments.begin(ada.person, by_maker))
    with pytest.raises(NotNow, match="2 people"):
        await host.change(lambda: host.tournaments.begin(bob.person, alone))
    monkeypatch.setattr(time, "time", lambda: now + 101)
    await stepped(host)
    assert [found(host, id).state for id in (timed, alone, by_maker)] == [ON, OFF, ON]


async def test_what_is_refused(host: Host) -> None:
    ada, bob = await come(host, "Ada", "Bob")
    guest = host.people.guest(True)
    await host.change(lambda: host.name(guest, "Guest One"))

    async def refuses(match: str, what) -> None:  # type: ignore[no-untyped-def]
        with pytest.raises(NotNow, match=match):
            await host.change(what)

    make = host.tournaments.make
    await refuses("no tournament of that kind", lambda: make(ada.person, INDY._replace(form=BALANCED)))
    await refuses("no tournament of that kind", lambda: make(ada.person, INDY._replace(seats=3)))
    await refuses("no tournament of that kind", lambda: make(ada.person, INDY._replace(pace="live")))
    await refuses("begins with 2 to 24", lambda: make(ada.person, INDY._replace(form=ALL, full=25)))
    await refuses("within 60 days", lambda: make(ada.person, INDY._replace(begins=1.0)))
    await refuses("only this host's keeper", lambda: make(guest, INDY))
    id = await made(host, [ada], full=2)
    await refuses("people with a key", lambda: host.tournaments.enter(guest, id))
    await host.change(lambda: host.tournaments.enter(bob.person, id))
    cem = (await come(host, "Cem"))[0]
    await refuses(
        "that tournament is full, or nobody can join it any more", lambda: host.tournaments.enter(cem.person, id)
    )
    host.limits = host.limits._replace(tournaments=1)
    await refuses("no room for another tournament", lambda: make(ada.person, INDY))
    host.tournaments.only_admins = True
    await refuses("only this host's keeper", lambda: make(ada.person, INDY))
    await refuses("its organiser", lambda: host.tournaments.call_off(bob.person, id))
    await host.change(lambda: host.tournaments.call_off(ada.person, id))
    assert found(host, id).state == OFF
    await refuses("tournament no longer exists", lambda: host.tournaments.enter(cem.person, "nothing"))


async def test_a_table_that_the_keeper_closes_is_worth_half_a_point_for_each(host: Host) -> None:
    visits = await come(host, "Ada", "Bob")
    id = await made(host, visits, is_equal=False, full=2)
    await stepped(host)
    (hosted,) = tables_of(host, id)
    await host.change(lambda: host.close_table(hosted))
    await stepped(host)
    assert [row.points for row in standing(found(host, id))] == [0.5, 0.5]


async def test_games_that_go_on_when_it_is_called_off_still_count(host: Host) -> None:
    visits = await come(host, "Ada", "Bob")
    id = await made(host, visits, is_equal=False, full=2)
    await stepped(host)
    (hosted,) = tables_of(host, id)
    await host.change(lambda: host.tournaments.call_off(visits[0].person, id))
    assert host.tournaments.is_needed
    assert [one["what"] for one in visits[1].person.notices] == ["called-off"]
    await host.change(lambda: host.seating.resign(hosted, visits[1].person))
    await stepped(host)
    assert found(host, id).state == OFF
    assert [row.points for row in standing(found(host, id))] == [1.0, 0.0]
    await stepped(host)
    assert (len(found(host, id).rounds), host.tournaments.is_needed) == (1, False), "nothing more is paired"


SHORT_DAY = next(day for k in range(99) if game_of_day(day := date(2026, 11, 22) + timedelta(k))[0] == "indy")
"""A day whose deal is soon played."""


async def test_a_result_is_noted_though_its_table_is_closed_or_gives_way_before(host: Host) -> None:
    visits = await come(host, "Ada", "Bob")
    id = await made(host, visits, is_equal=False, full=2, rounds=1)
    await stepped(host)
    (hosted,) = tables_of(host, id)
    await played_out(hosted)
    host.days.today = lambda: SHORT_DAY
    other = await host.change(lambda: host.days.play(visits[0].person))
    await played_out(other)
    house.KEPT_OVER, before = 1, house.KEPT_OVER
    try:
        await host.change(host.keep_tables)
    finally:
        house.KEPT_OVER = before
    assert hosted.id in host.tables
    await host.change(lambda: host.close_table(hosted))
    await stepped(host)
    t = found(host, id)
    assert (t.state, sum(row.points for row in standing(t))) == (OVER, 1)


async def test_somebody_who_is_forgotten_takes_part_no_more(host: Host) -> None:
    visits = await come(host, "Ada", "Bob", "Cem")
    id = await made(host, visits)
    await host.change(lambda: host.forget(visits[2].person))
    assert found(host, id).active == [visits[0].person.id, visits[1].person.id]


async def test_five_at_tables_of_three_and_four_all_against_all(host: Host) -> None:
    visits = await come(host, "Ada", "Bob", "Cem", "Dee", "Eve")
    three = await all_played(host, await made(host, visits, seats=3, form=BALANCED, full=5))
    assert {len(one.tables) for one in three.rounds} == {2}
    assert all(table.seats.count("") <= 1 for one in three.rounds for table in one.tables)
    everybody = await all_played(host, await made(host, visits[:4], form=ALL, is_equal=False, full=4))
    assert len(everybody.rounds) == 3
    pairs = [frozenset(table.seats) for one in everybody.rounds for table in one.tables]
    assert len({*pairs}) == 6
    assert sum(row.points for row in standing(everybody)) == 6


async def test_where_the_host_holds_no_more_tables_they_are_opened_as_others_end(host: Host) -> None:
    host.limits = host.limits._replace(tables=1)
    visits = await come(host, "Ada", "Bob", "Cem", "Dee")
    id = await made(host, visits, full=4)
    await stepped(host)
    (first,) = tables_of(host, id)
    await played_out(first)
    await stepped(host)
    assert len(tables_of(host, id)) == 2


async def test_steps_are_taken_by_the_host_itself_with_bots_in_a_process_of_their_own(hosting: Hosting) -> None:
    host = await hosting.start(round_break_seconds=0.01)
    visits = await come(host, "Ada", "Bob")
    id = await made(host, visits, full=2, rounds=1)
    async with asyncio.timeout(30):
        while not found(host, id).rounds or not tables_of(host, id):
            host.tick()
            await asyncio.sleep(0.1)
        await played_out(tables_of(host, id)[0])
        while found(host, id).state != OVER:
            host.tick()
            await asyncio.sleep(0.1)
    assert len(found(host, id).last.field) == FIELD


# ---- Two hosts -------------------------------------------------------------------------------------


async def test_one_of_two_hosts_takes_the_steps_and_people_at_both_are_led_to_their_tables(start: Start) -> None:
    here, there = await start(), await start()
    (ada,), (bob,) = await come(here, "Ada"), await come(there, "Bob")
    await until(lambda: here.people.called("Bob") is not None)
    t = await here.change(lambda: here.tournaments.make(ada.person, INDY._replace(full=2)))
    await here.change(lambda: here.tournaments.enter(ada.person, t.id))
    await until(lambda: there.tournaments.find(t.id) is not None and bool(found(there, t.id).people))
    await there.change(lambda: there.tournaments.enter(bob.person, t.id))
    async with asyncio.timeout(20):
        while ada.at is None or bob.at is None:
            here.tick()
            there.tick()
            await asyncio.sleep(0.05)
    assert ada.at.id == bob.at.id
    assert not (here.tournaments.leads and there.tournaments.leads)


async def test_two_hosts_that_open_a_table_for_the_same_pairing_have_one(start: Start) -> None:
    here, there = await start(), await start()
    for host in (here, there):
        await by_hand(host)
    visits = await come(here, "Ada", "Bob")
    id = await made(here, visits, full=2)
    await until(lambda: there.tournaments.find(id) is not None and len(found(there, id).people) == 2)
    for _ in range(8):
        await asyncio.gather(here.change(here.tournaments.step), there.change(there.tournaments.step))
    assert len(here.tables) == 1
    await until(lambda: {*there.tables} == {*here.tables})
    assert {*here.tables} == {found(here, id).last.tables[0].table}


async def test_a_table_of_which_a_host_has_yet_to_hear_was_closed_by_nobody(start: Start) -> None:
    """A tournament can be read here as it is now before it is told that the table, of the same change, is new."""
    here, there = await start(clock=Standing()), await start()
    for host in (here, there):
        await by_hand(host)
    visits = await come(there, "Ada", "Bob")
    here.shared._kinds["tables"].read = lambda *told, **how: None  # type: ignore[attr-defined]
    id = await made(there, visits, full=2)
    await stepped(there)
    await until(lambda: here.tournaments.find(id) is not None and found(here, id).rounds[0].tables[0].table)
    assert not here.tables
    await here.change(here.tournaments.step)
    assert not found(here, id).last.tables[0].is_void
    here._clock.now += LAG + 1  # type: ignore[attr-defined]
    await here.change(here.tournaments.step)
    assert found(here, id).last.tables[0].is_void


async def test_two_tables_for_one_pairing_are_refused_by_the_database_itself(start: Start) -> None:
    """Though a host, for whatever reason, knows nothing of the first."""
    here, there = await start(), await start()
    await named(here, "Ada")
    await until(lambda: there.people.called("Ada") is not None)
    there.shared._kinds["tables"].read = lambda *told, **how: None  # type: ignore[attr-defined]

    def opened(host: Host) -> HostedTable:
        ada = host.people.by_key("SHA256:Ada", True)
        return host.seating.open_for([ada, None], Plan("indy", ["", "easy"], {}), {PAIRING: "one/0/0"})

    first = await here.change(lambda: opened(here))
    with pytest.raises(OSError, match="too much is being changed"):
        await there.change(lambda: opened(there))
    assert [*here.tables] == [first.id]


async def test_a_host_that_dies_between_a_table_and_its_note_opens_no_second_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hosting = Hosting(Folder(tmp_path), tmp_path, Standing())
    host = await by_hand(await hosting.start())
    id = await made(host, await come(host, "Ada", "Bob"), full=2)
    await host.change(host.tournaments.step)
    await host.change(host.tournaments.step)
    usual = files.write_whole

    def dies(path: Path, text: str) -> None:
        if path.name == "tournaments.json":
            raise KeyboardInterrupt
        usual(path, text)

    monkeypatch.setattr(files, "write_whole", dies)
    with pytest.raises(KeyboardInterrupt):
        await host.change(host.tournaments.step)
    monkeypatch.undo()
    for hosted in host.tables.values():
        hosted.close()
    again = await by_hand(await Hosting(Folder(tmp_path), tmp_path, Standing()).start())
    assert not found(again, id).last.tables[0].table
    await stepped(again)
    assert [*again.tables] == [found(again, id).last.tables[0].table]
    await round_played(again, id)
    assert found(again, id).last.over or len(found(again, id).rounds) == 2
    again.close()


async def test_over_days_all_are_paired_and_nobody_is_led_away(host: Host) -> None:
    visits = await come(host, "Ada", "Bob")
    id = await made(host, visits, full=2, pace="days", rounds=2)
    for visit in visits:
        visit.go()
    host.tournaments.tick()
    host._clock.now += 1e6  # type: ignore[attr-defined]
    ada = await come(host, "Ada")
    await stepped(host)
    (hosted,) = tables_of(host, id)
    assert hosted.plan.clock is not None
    assert hosted.plan.clock.limit
    assert ada[0].at is None
    await round_played(host, id)
    assert len(found(host, id).rounds) == 2, "the next round begins at once"


async def test_whoever_is_shut_out_takes_part_no_more(host: Host) -> None:
    visits = await come(host, "Ada", "Bob", "Cem")
    id = await made(host, visits)
    await host.change(lambda: host.order.ban(visits[0].person, visits[2].person.id, -1.0))
    assert found(host, id).active == [visits[0].person.id, visits[1].person.id]
