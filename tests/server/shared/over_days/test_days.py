"""The day's deal on a host, in files and in a database: once each, compared, and shown to nobody who has yet to play it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from datetime import date, timedelta
from pathlib import Path

import pytest

pytest.importorskip("psycopg", exc_type=ImportError)

import rules
from tests.server.inside import Clock as Standing, log_of
from tests.server.shared.evenings import by_hand, come, played_out
from tests.server.shared.inside import Start, until
from tests.server.shared.places import Hosting, Place
from tribes_tui.server.club import days
from tribes_tui.server.club.days import BOTS, DayAttempt, HostDay, game_of_day
from tribes_tui.server.club.tournaments.scoring import SeatResult
from tribes_tui.server.host.limits import NotNow
from tribes_tui.server.house import Host

DAY = date(2026, 11, 29)


@pytest.fixture
async def hosting(place: Place, tmp_path: Path) -> AsyncIterator[Hosting]:
    one = Hosting(place, tmp_path, Standing())
    yield one
    await one.close()


async def on_day(host: Host, day: date) -> Host:
    await by_hand(host)
    host.days.today = lambda: day
    return host


@pytest.fixture
async def host(hosting: Hosting) -> Host:
    return await on_day(await hosting.start(), DAY)


async def noted(host: Host) -> None:
    """Results are noted, and bots have played."""
    for _ in range(6):
        host.days.tick()
        await host.change(lambda: None)
        await asyncio.sleep(0.02)


def test_each_game_has_its_day_and_people_sit_in_each_seat() -> None:
    week = [game_of_day(DAY + timedelta(k)) for k in range(len(rules.games))]
    assert {game_id for game_id, _, _ in week} == {*rules.games}
    assert all(seats in rules.games[game_id].players and seat < seats for game_id, seats, seat in week)
    assert {game_of_day(DAY + timedelta(k))[2] for k in range(2 * len(rules.games))} == {0, 1}


def test_who_comes_where() -> None:
    done = {"a": SeatResult(2, -1), "b": SeatResult(1, 3), "c": SeatResult(1, 3), "d": None}
    day = HostDay(
        "2026-11-29", "indy", 2, 0, (1, "salt"), {id: DayAttempt("", "", 1.0, one) for id, one in done.items()}
    )
    assert [(id, place) for id, place, _ in day.ranked()] == [("b", 1), ("c", 1), ("a", 3)]
    assert HostDay.of(day.plain()) == day


async def test_all_play_the_same_deal_once_and_are_compared_with_each_other_and_with_bots(hosting: Hosting, host: Host) -> None:  # fmt: skip
    ada, bob = await come(host, "Ada", "Bob")
    first = await host.change(lambda: host.days.play(ada.person))
    assert await host.change(lambda: host.days.play(ada.person)) is first, "back to the table"
    second = await host.change(lambda: host.days.play(bob.person))
    assert first.deal == second.deal
    assert first.chair_of(ada.person.id) == second.chair_of(bob.person.id) == game_of_day(DAY)[2]
    await played_out(first, 1)
    await played_out(second, 2)
    await noted(host)
    again = await on_day(await hosting.again(host), DAY)
    for one in (host, again):
        day = one.days.find(DAY)
        assert day is not None
        assert {id for id, _, _ in day.ranked()} == {ada.person.id, bob.person.id}
        assert {level: len(rows) for level, rows in day.bots.items()} == dict.fromkeys(BOTS, days.GAMES)
    attempt = again.days.attempt(ada.person)
    assert attempt is not None
    assert first.table is not None
    final = first.table.final
    assert final is not None
    assert attempt.points == final.scores()[game_of_day(DAY)[2]]
    await again.change(lambda: again.close_table(again.tables[first.id]))
    with pytest.raises(NotNow, match="you have already played"):
        await again.change(lambda: again.days.play(again.people.by_key(ada.person.id, True)))


async def test_nobody_sees_a_game_before_they_have_played_until_the_day_is_over(host: Host) -> None:
    ada, bob = await come(host, "Ada", "Bob")
    guest = host.people.guest(True)
    await host.change(lambda: host.name(guest, "Guest One"))
    with pytest.raises(NotNow, match="people with a key"):
        await host.change(lambda: host.days.play(guest))
    first = await host.change(lambda: host.days.play(ada.person))
    assert "same deal" in host.why_not_watch(first, bob.person)
    assert not host.why_not_watch(first, ada.person)
    second = await host.change(lambda: host.days.play(bob.person))
    await played_out(first)
    await noted(host)
    assert not any("Nobody changed the deal" in line for line in log_of(first))
    with pytest.raises(NotNow, match="still have to play the same deal"):
        host.finished.recording(first)
    await played_out(second)
    await noted(host)
    assert not host.why_not_watch(first, bob.person), "whoever has played looks at the others"
    host.days.today = lambda: DAY + timedelta(1)
    await noted(host)
    assert any("Nobody changed the deal" in line for line in log_of(first))
    assert host.finished.recording(first)
    third = await host.change(lambda: host.days.play(ada.person))
    assert third.deal != first.deal
    assert [one.id for one in host.days.listed()] == ["2026-11-30", "2026-11-29"]


async def test_whoever_is_forgotten_stands_in_no_days_list_and_old_days_go(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:  # fmt: skip
    (ada,) = await come(host, "Ada")
    await host.change(lambda: host.days.play(ada.person))
    monkeypatch.setattr(days, "KEPT_DAYS", 1)
    host.days.today = lambda: DAY + timedelta(1)
    await host.change(lambda: host.days.play(ada.person))
    (day,) = host.days.listed()
    assert day.id == "2026-11-30"
    await host.change(lambda: host.forget(ada.person))
    assert not host.days.listed()[0].attempts


async def test_a_table_that_is_closed_before_its_end_was_the_only_one(host: Host) -> None:
    (ada,) = await come(host, "Ada")
    hosted = await host.change(lambda: host.days.play(ada.person))
    await host.change(lambda: host.close_table(hosted))
    with pytest.raises(NotNow, match="you have already played"):
        await host.change(lambda: host.days.play(ada.person))
    day = host.days.find(DAY)
    assert day is not None
    assert not day.ranked()


async def test_a_host_that_dies_before_it_notes_a_result_leaves_it_to_the_next(hosting: Hosting, host: Host) -> None:
    (ada,) = await come(host, "Ada")
    hosted = await host.change(lambda: host.days.play(ada.person))
    await played_out(hosted)
    again = await on_day(await hosting.again(host), DAY)
    async with asyncio.timeout(10):
        while (attempt := again.days.attempt(ada.person)) is None or attempt.result is None:
            await noted(again)


async def test_bots_play_in_a_process_of_their_own(hosting: Hosting) -> None:
    host = await hosting.start()
    (ada,) = await come(host, "Ada")
    await host.change(lambda: host.days.play(ada.person))
    async with asyncio.timeout(60):
        while len(host.days.listed()[0].bots) < len(BOTS):
            host.days.tick()
            await asyncio.sleep(0.1)
    assert all(len(rows) == days.GAMES for rows in host.days.listed()[0].bots.values())


async def test_at_two_hosts_one_person_has_one_table(start: Start) -> None:
    here, there = await on_day(await start(), DAY), await on_day(await start(), DAY)
    await come(here, "Ada")
    await until(lambda: there.people.called("Ada") is not None)

    async def plays(host: Host) -> str:
        hosted = await host.change(lambda: host.days.play(host.people.by_key("SHA256:Ada", True)))
        return hosted.id

    first, second = await asyncio.gather(plays(here), plays(there))
    assert first == second
    await until(lambda: [*here.tables] == [*there.tables] == [first])
