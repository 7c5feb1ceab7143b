"""Seats that are lost on time, in files and over hosts of one database: once, by one host, whatever is killed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("psycopg", exc_type=ImportError)

from saves.replay import verify
from tests.server.inside import Clock as Standing, log_of
from tests.server.shared.inside import Somebody, Start, named, until
from tests.server.shared.places import Hosting, Place, decided, leading
from tribes_tui.play.clock import DAY, Clock
from tribes_tui.play.replica import Replica
from tribes_tui.play.seat import NotYourTurn, Stale
from tribes_tui.server.club.ratings import ladder_of
from tribes_tui.server.host.limits import NotNow
from tribes_tui.server.host.table.hosted import HostedTable
from tribes_tui.server.host.table.plan import RESIGNS, TAKEN, Plan
from tribes_tui.server.house import Host

SLOW = Clock(limit=DAY, bank=DAY)


@pytest.fixture(autouse=True)
def time_(monkeypatch: pytest.MonkeyPatch) -> Standing:
    standing = Standing()
    monkeypatch.setattr(HostedTable, "now", staticmethod(standing))
    monkeypatch.setattr(Replica, "now", staticmethod(standing))
    return standing


@pytest.fixture
async def hosting(place: Place, tmp_path: Path) -> Any:
    made = Hosting(place, tmp_path, Standing())
    yield made
    await made.close()


@pytest.fixture
async def host(hosting: Hosting) -> Host:
    return await hosting.start()


async def laid(host: Host, *names: str, game: str = "five_tribes", **plan: Any) -> HostedTable:
    """A game over days of these people, which has begun."""
    people = [await named(host, name) for name in names]
    usual = {"live": False, "clock": SLOW, **plan}
    made = Plan(game, ["", *[""] * (len(people) - 1)], {}, **usual)
    hosted = await host.change(lambda: host.seating.open_table(people[0], made))
    for person in people[1:]:
        await host.change(lambda person=person: host.seating.join(hosted, person, agrees=True))
    await until(lambda: hosted.table is not None)
    await leading(hosted)
    return hosted


def asked(hosted: HostedTable) -> int:
    assert hosted.table is not None
    assert hosted.table.turn is not None
    return hosted.table.turn


async def flag_falls(host: Host, hosted: HostedTable, time_: Standing) -> int:
    """Whose time was over, and who has lost their seat."""
    seat, said = asked(hosted), len(log_of(hosted))
    time_.now += 2 * DAY + 1

    def ticked() -> bool:
        host.tick()
        host.seating.flag_fell(hosted, seat)  # nobody loses a seat twice
        return any("time ran out" in line for line in log_of(hosted)[said:])

    await until(ticked)
    return seat


async def test_a_time_over_that_was_not_written_is_written_with_a_later_tick(start: Start, time_: Standing) -> None:
    host = await start()
    hosted = await laid(host, "Ada", "Bob", lost=TAKEN)
    table = hosted.table
    assert isinstance(table, Replica)
    usual, dropped = table.submit, list[object]()
    table.submit = dropped.append
    time_.now += 2 * DAY + 1
    host.tick()
    assert dropped
    table.submit = usual
    await flag_falls(host, hosted, time_)


class Heard:
    """Hears what a seat is told."""

    def __init__(self) -> None:
        self.updates: list[Any] = []
        self.reseatings = 0

    def heard(self, update: Any, *more: Any) -> None:
        self.updates.append(update)

    def said(self, line: Any) -> None:
        pass

    def reseated(self) -> None:
        self.reseatings += 1


async def test_a_seat_is_taken_by_a_bot_for_good_and_its_place_is_theirs(
    hosting: Hosting, host: Host, time_: Standing
) -> None:
    hosted = await laid(host, "Ada", "Bob", "Cem", lost=TAKEN, rated=True)
    owners = [chair.owner for chair in hosted.chairs]
    seat = await flag_falls(host, hosted, time_)
    assert (hosted.chairs[seat].lost, hosted.chairs[seat].owner, hosted.is_over) == (owners[seat], None, False)
    assert hosted.chair_of(owners[seat] or "") is None
    assert sum("a bot plays the seat" in line for line in log_of(hosted)) == 1
    await until(lambda: hosted.table is not None and hosted.table.seats[seat].kind == "bot")
    again = await hosting.again(host)
    same = again.tables[hosted.id]
    assert (same.chairs[seat].lost, same.chairs[seat].owner) == (owners[seat], None)
    person = again.people.by_key(owners[seat] or "", True)
    with pytest.raises(NotNow, match="no free seat"):
        await again.change(lambda: again.seating.join(same, person, agrees=True))


async def test_of_two_the_one_whose_time_is_over_resigns_and_it_counts(
    hosting: Hosting, host: Host, time_: Standing
) -> None:
    hosted = await laid(host, "Ada", "Bob", lost=RESIGNS, rated=True)
    loser, winner = asked(hosted), 1 - asked(hosted)
    people = [chair.owner or "" for chair in hosted.chairs]
    await flag_falls(host, hosted, time_)
    assert (hosted.is_over, hosted.places) == (True, [1, 2] if winner == 0 else [2, 1])
    await until(lambda: host.tick() or host.ratings.of(people[winner], ladder_of(hosted)).games)
    points = [host.ratings.of(person, ladder_of(hosted)).rating.points for person in people]
    assert points[winner] > 1000 > points[loser]
    again = await hosting.again(host)
    again.tick()
    assert again.tables[hosted.id].is_over
    await until(lambda: [again.ratings.of(person, ladder_of(hosted)).games for person in people] == [1, 1])
    with pytest.raises(Stale, match="resigned"):
        again.tables[hosted.id].propose(winner, 0, 0)


async def test_of_three_the_others_play_on_and_who_resigned_is_last(host: Host, time_: Standing) -> None:
    hosted = await laid(host, "Ada", "Bob", "Cem", lost=RESIGNS)
    first = await flag_falls(host, hosted, time_)
    assert not hosted.is_over
    await until(lambda: hosted.table is not None and hosted.table.seats[first].kind == "bot")
    while asked(hosted) == first:
        await decided(hosted)
    second = await flag_falls(host, hosted, time_)
    assert hosted.is_over
    assert hosted.places == [2 if seat in (first, second) else 1 for seat in range(3)]


async def test_who_has_lost_a_seat_sees_and_does_nothing_there_any_more(host: Host, time_: Standing) -> None:
    hosted = await laid(host, "Ada", "Bob", "Cem", lost=TAKEN)
    seat = asked(hosted)
    person = host.people.find(hosted.chairs[seat].owner)
    assert person is not None
    visit, heard = Somebody(host, person), Heard()
    host.arrived(visit, hosted)
    access = host.seating.watch_or_play(hosted, person, heard)
    await flag_falls(host, hosted, time_)
    assert "seat lost" in visit.told
    for what in (access.picture, lambda: access.propose(0, 0), access.undo, access.redo, lambda: access.hint(print)):
        with pytest.raises(NotYourTurn):
            what()
    count = len(heard.updates)
    await until(lambda: hosted.table is not None and hosted.table.seats[seat].kind == "bot")
    await decided(hosted)
    assert len(heard.updates) == count
    assert host.seating.watch_or_play(hosted, person, Heard()).viewer is None


async def test_a_kill_between_the_fallen_flag_and_the_loss_loses_nothing(
    hosting: Hosting, host: Host, time_: Standing, monkeypatch: pytest.MonkeyPatch
) -> None:
    hosted = await laid(host, "Ada", "Bob", lost=RESIGNS)
    seat = asked(hosted)
    monkeypatch.setattr(type(host.seating), "flag_fell", lambda *given: None)
    hosted.on_flag = lambda seat: None
    time_.now += 2 * DAY + 1
    host.tick()
    await until(lambda: hosted.has_lost(seat))
    monkeypatch.undo()
    monkeypatch.setattr(HostedTable, "now", staticmethod(time_))
    monkeypatch.setattr(Replica, "now", staticmethod(time_))
    again = await hosting.again(host)
    same = again.tables[hosted.id]
    await leading(same)
    await until(lambda: again.tick() or same.is_over)
    assert same.chairs[seat].lost


async def test_a_move_in_time_keeps_the_seat(host: Host, time_: Standing) -> None:
    hosted = await laid(host, "Ada", "Bob", lost=RESIGNS)
    seat = asked(hosted)
    time_.now += 2 * DAY - 5
    await decided(hosted)
    await host.change(lambda: host.seating.take_seat(hosted, seat, hosted.chairs[seat].owner or ""))
    assert not hosted.chairs[seat].lost


# ---- Two hosts -------------------------------------------------------------------------------------


async def test_one_of_two_hosts_takes_the_seat_and_all_say_so_once(start: Start, time_: Standing) -> None:
    here, there = await start(), await start()
    hosted = await laid_at_two(here, there)
    same = there.tables[hosted.id]
    seat = asked(hosted)
    time_.now += 2 * DAY + 1

    def lost() -> bool:
        for host in (here, there):
            host.tick()
            host.seating.flag_fell(host.tables[hosted.id], seat)  # both, though one leads
        return hosted.is_over and same.is_over

    await until(lost)
    for table in (hosted, same):
        await until(lambda table=table: "resigns" in str(log_of(table)))
    await here.change(lambda: None)
    await there.change(lambda: None)
    for table in (hosted, same):
        assert sum("resigns" in line for line in log_of(table)) == 1, log_of(table)


async def test_the_end_is_seen_at_once_by_way_of_another_host(start: Start) -> None:
    here, there = await start(), await start()
    hosted = await laid_at_two(here, there)
    same = there.tables[hosted.id]
    loser = here.people.by_key(hosted.chairs[0].owner or "", True)
    access = there.seating.watch_or_play(same, there.people.by_key(same.chairs[1].owner or "", True), heard := Heard())
    visit = Somebody(there, there.people.by_key(loser.id, True))
    there.arrived(visit, same)
    await here.change(lambda: here.seating.resign(hosted, loser))
    await until(lambda: heard.reseatings and access.is_decided)
    await until(lambda: "resigns" in str(log_of(same)))
    assert "seat lost" not in visit.told
    assert there.seating.watch_or_play(same, visit.person, Heard()).viewer == 0
    await until(lambda: not same.watchers)


async def laid_at_two(here: Host, there: Host) -> HostedTable:
    ada, bob = await named(here, "Ada"), await named(there, "Bob")
    plan = Plan("five_tribes", ["", ""], {}, live=False, clock=SLOW, lost=RESIGNS)
    hosted = await here.change(lambda: here.seating.open_table(ada, plan))
    await until(lambda: hosted.id in there.tables)
    await there.change(lambda: there.seating.join(there.tables[hosted.id], bob))
    await until(lambda: hosted.table is not None and (hosted.leads or there.tables[hosted.id].leads))
    return hosted


async def test_who_resigns_loses_once_in_either_kind_of_store(hosting: Hosting, host: Host) -> None:
    """Wherever the turn is; the host that comes next knows it, too."""
    hosted = await laid(host, "Ada", "Bob", rated=True)
    loser = 1 - asked(hosted)
    people = [chair.owner or "" for chair in hosted.chairs]
    person = host.people.by_key(people[loser], True)
    await host.change(lambda: host.seating.resign(hosted, person))
    assert (hosted.is_over, (hosted.places or [])[loser]) == (True, 2)
    assert sum("resigns." in line for line in log_of(hosted)) == 1
    with pytest.raises(NotNow, match="no game to resign"):
        await host.change(lambda: host.seating.resign(hosted, person))
    await until(lambda: host.tick() or host.ratings.of(person.id, ladder_of(hosted)).games)
    assert host.ratings.of(person.id, ladder_of(hosted)).rating.points < 1000
    again = await hosting.again(host)
    again.tick()
    same = again.tables[hosted.id]
    assert (same.is_over, same.places, same.chairs[loser].resigned) == (True, hosted.places, True)
    await until(lambda: again.tick() or [again.ratings.of(one, ladder_of(hosted)).games for one in people] == [1, 1])


async def test_the_end_is_everybodys_from_either_kind_of_store(hosting: Hosting, host: Host) -> None:
    """Also at a host that is started later; the record stays what was played, and is looked back at with that end."""
    hosted = await laid(host, "Ada", "Bob", game="indy")
    assert hosted.table is not None
    await decided(hosted, 3)
    number = hosted.table.number
    owners = [chair.owner or "" for chair in hosted.chairs]
    await host.change(lambda: host.seating.resign(hosted, host.people.by_key(owners[0], True)))
    again = await hosting.again(host)
    same = again.tables[hosted.id]
    assert same.names == ["Ada", "Bob"]
    for seat, owner in enumerate(owners):
        access = again.seating.watch_or_play(same, again.people.by_key(owner, True), Heard())
        assert (access.viewer, access.is_decided, access.resigned) == (seat, True, [0])
        assert list(access.standing[1]) == [2, 1]
        assert access.time_left() == {}
        assert "resigned" in (access.why_not_undo() or "")
        assert access.picture().view.viewer == seat
        for what in (access.undo, access.redo, lambda access=access: access.hint(print)):
            with pytest.raises(NotNow, match="resigned"):
                what()
        with pytest.raises(Stale, match="resigned"):
            access.propose(0, number)
    assert again.seating.watch_or_play(same, await named(again, "Eve"), Heard()).viewer is None
    kept, seen = again.finished.recording(same), again.finished.looked_back(same)
    assert (kept.result, seen.result, seen.name) == (None, {"end": "resigned"}, kept.name)
    assert len(kept.moves) == len(seen.moves) == number
    assert verify(kept).key() == verify(seen).key()


async def test_of_three_a_bot_plays_on_for_who_resigned_and_they_are_last(host: Host) -> None:
    """Also where a seat whose time is over is a bot's, and its place theirs."""
    hosted = await laid(host, "Ada", "Bob", "Cem", lost=TAKEN)
    person = host.people.by_key(hosted.chairs[1].owner or "", True)
    await host.change(lambda: host.seating.resign(hosted, person))
    assert not hosted.is_over
    await until(lambda: hosted.table is not None and hosted.table.seats[1].kind == "bot")
    other = host.people.by_key(hosted.chairs[2].owner or "", True)
    await host.change(lambda: host.seating.resign(hosted, other))
    assert (hosted.is_over, hosted.places) == (True, [1, 2, 2])
