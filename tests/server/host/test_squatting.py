"""Nobody can fill a host: few tables a person, what nobody plays goes, who came once is forgotten, and the keeper clears."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from saves import Store
from tests.server.inside import Clock, Visitor, laid, make_host, someone
from tribes_tui.server.host.limits import USUAL, NotNow
from tribes_tui.server.host.people import Forgetting, People, Person
from tribes_tui.server.host.table.hosted import HostedTable
from tribes_tui.server.host.table.plan import Plan
from tribes_tui.server.house import Host
from tribes_tui.server.shared.files import FileDocuments

DAY = 86400


@pytest.fixture
def host(tmp_path: Path, clock: Clock) -> Iterator[Host]:
    made = make_host(tmp_path, clock, tables=12, tables_per_person=3, people=8)
    yield made
    made.close()


def opened(host: Host, person: Person, **plan: Any) -> HostedTable:
    return host.seating.open_table(person, Plan("indy", ["", ""], {}, **plan))


def played(hosted: HostedTable, moves: int) -> None:
    for _ in range(moves):
        table = hosted.table
        assert table is not None
        assert table.turn is not None
        hosted.propose(table.turn, table._state.legal_actions()[0], table.number)


def filled(host: Host, clock: Clock, people: int = 4) -> list[Person]:
    """Some keys, each with as many tables as one may have."""
    squatters = [someone(host, f"Squatter {chr(65 + number)}") for number in range(people)]
    for person in squatters:
        for _ in range(host.limits.tables_per_person):
            opened(host, person)
            clock.now += 1
    return squatters


# ---- Tables -------------------------------------------------------------------------------------


async def test_at_a_table_that_was_just_taken_away_nobody_sits_down_or_begins(host: Host, tmp_path: Path) -> None:
    """Whoever still sees it is told so; who leaves it, leaves."""
    ada, bob = someone(host, "Ada"), someone(host, "Bob")
    gone = opened(host, ada)
    host.close_table(gone)
    with pytest.raises(NotNow, match="that table no longer exists"):
        host.seating.join(gone, bob)
    with pytest.raises(NotNow, match="that table no longer exists"):
        host.seating.begin(gone, ada)
    host.seating.leave_chair(gone, ada)
    assert not host.tables
    assert gone.chair_of(bob.id) is None
    assert not list(Store(tmp_path).list())


async def test_who_sits_at_many_tables_of_others_opens_and_joins_no_more(host: Host) -> None:
    """One key that sits down wherever a seat is free would keep all others from playing."""
    people = [someone(host, name) for name in ("Ada", "Bob", "Cleo", "Dora")]
    tables = [opened(host, person) for person in people]
    eve = someone(host, "Eve")
    for hosted in tables[:3]:
        host.seating.join(hosted, eve)
    with pytest.raises(NotNow, match="at 3 tables already"):
        host.seating.join(tables[3], eve)
    with pytest.raises(NotNow, match="at 3 tables already"):
        opened(host, eve)


async def test_a_host_full_of_tables_where_nobody_is_has_room_after_two_minutes(host: Host, clock: Clock) -> None:
    filled(host, clock)
    ada = someone(host, "Ada")
    with pytest.raises(NotNow, match="no room for another table"):
        opened(host, ada)
    clock.now += 121
    own = [opened(host, ada) for _ in range(3)]
    assert len(host.tables) == 12
    assert all(one.id in host.tables for one in own)


async def test_the_lightest_table_gives_way_and_what_people_play_never(host: Host, clock: Clock) -> None:
    """Waiting ones first, of whoever opened most; then games without a move, then with bots alone; never those between people."""
    ada, bob = someone(host, "Ada"), someone(host, "Bob")
    together, dealt, alone = laid(host, "indy", ada, bob), laid(host, "indy", ada, bob), laid(host, "indy", bob, bots=1)
    played(together, 4)
    while not {entry.seat for entry in alone.table.history(None)} >= {0}:  # type: ignore[union-attr]
        played(alone, 1)
    one = opened(host, someone(host, "Cleo"))
    host.limits = host.limits._replace(tables=6)
    greedy = someone(host, "Greedy")
    two = [opened(host, greedy) for _ in range(2)]
    clock.now += 121
    dora, gone = someone(host, "Dora"), []
    host.limits = host.limits._replace(tables_per_person=50)
    for _ in range(5):
        before = set(host.tables)
        opened(host, dora)
        clock.now += 0.01
        gone += [*before - set(host.tables)]
    assert gone == [two[0].id, one.id, two[1].id, dealt.id, alone.id]
    with pytest.raises(NotNow, match="no room for another table"):
        opened(host, dora)
    assert together.id in host.tables


@pytest.mark.usefixtures("still")
async def test_a_table_where_somebody_is_never_gives_way(tmp_path: Path) -> None:
    host = make_host(tmp_path, tables=1, spare_seconds=0.001)
    ada = someone(host, "Ada")
    hosted = opened(host, ada)
    visitor = Visitor(host, ada)
    await visitor.see("you are Ada")
    visitor.session.later(lambda: visitor.app.go_to(hosted))
    await visitor.see("waiting for players")
    with pytest.raises(NotNow, match="no room for another table"):
        opened(host, someone(host, "Bob"))
    await visitor.close()
    host.close()


async def test_a_game_that_nobody_has_begun_to_play_goes_before_one_that_is_played(host: Host, clock: Clock) -> None:
    ada, bob = someone(host, "Ada"), someone(host, "Bob")
    dealt, going = laid(host, "indy", ada, bob), laid(host, "indy", ada, bob)
    played(going, 2)
    clock.now += 1.9 * DAY
    host.tick()
    assert set(host.tables) == {dealt.id, going.id}
    clock.now += 0.2 * DAY
    host.tick()
    assert set(host.tables) == {going.id}
    clock.now += 29 * DAY
    host.tick()
    assert host.tables == {}


async def test_a_host_that_is_started_anew_knows_how_long_nobody_has_played(tmp_path: Path, clock: Clock) -> None:
    """Else a host that is started every week keeps what nobody plays for ever."""
    host = make_host(tmp_path, clock)
    ada, bob = someone(host, "Ada"), someone(host, "Bob")
    old, new = laid(host, "indy", ada, bob), laid(host, "indy", ada, bob)
    for hosted in (old, new):
        played(hosted, 2)
    path = old.table.path  # type: ignore[union-attr]
    host.close()
    assert path is not None
    long_ago = time.time() - 29 * DAY
    os.utime(path, (long_ago, long_ago))
    again = make_host(tmp_path, clock)
    again.restore()
    clock.now += 2 * DAY
    again.tick()
    assert set(again.tables) == {new.id}
    again.close()


# ---- People -------------------------------------------------------------------------------------


def test_visits_are_counted_by_days(tmp_path: Path) -> None:
    clock = Clock()
    people = People(FileDocuments(tmp_path / "people.json", "id"), USUAL)
    once, often, before = (people.by_key(key, may_come=True) for key in ("once", "often", "before"))
    for person, name in ((once, "Ada"), (often, "Bob"), (before, "Cleo")):
        people.name(person, name)

    def counted() -> Forgetting:
        return Forgetting(people, FileDocuments(tmp_path / "visits.json", None), USUAL, lambda id: False, clock)

    visits = counted()
    visits.came(once, was_known=False)
    for _ in range(3):
        visits.came(often, was_known=False)
    visits.came(before)
    assert list(visits.once()) == ["once", "often"], "three times in one day is a day"
    clock.now += 3 * DAY
    visits = counted()
    visits.came(often)
    assert list(visits.once(3)) == ["once"]
    assert list(visits.once(4)) == []
    visits.forget("once", "nobody")
    assert list(counted().once()) == []


def named(host: Host, name: str) -> Person:
    """Somebody new says what they want to be called."""
    person = host.people.by_key(f"SHA256:{name}", may_come=True)
    host.name(person, name)
    return person


async def test_a_host_that_knows_too_many_people_forgets_one_who_came_once(tmp_path: Path) -> None:
    host = make_host(tmp_path, people=4)
    keeper, ada, sitting = named(host, "Kay"), named(host, "Ada"), named(host, "Cleo")
    host.admission.admins = frozenset([keeper.id])
    opened(host, sitting)
    (tmp_path / "visits.json").write_text(json.dumps({ada.id: [2, 1], keeper.id: [1, 1], sitting.id: [1, 1]}))
    host.close()
    host = make_host(tmp_path, people=4)
    host.restore()
    host.admission.admins = frozenset([keeper.id])
    for number in range(20):
        named(host, f"Stranger {chr(65 + number)}")
    known = {person["name"] for person in json.loads((tmp_path / "people.json").read_text())}
    assert known == {"Kay", "Ada", "Cleo", "Stranger T"}
    host.limits = host.limits._replace(people=4)
    opened(host, host.people.by_key("SHA256:Stranger T", may_come=True))
    with pytest.raises(NotNow, match="any more people"):
        named(host, "One more")
    host.close()


async def test_who_came_once_is_forgotten_after_a_month(tmp_path: Path, clock: Clock) -> None:
    host = make_host(tmp_path, clock)
    for name in ("Ada", "Bob"):
        named(host, name)
    today = int(time.time() // DAY)
    (tmp_path / "visits.json").write_text(json.dumps({"SHA256:Ada": [1, today - 31], "SHA256:Bob": [1, today - 29]}))
    host.close()
    host = make_host(tmp_path, clock)
    host.tick()
    assert host.people.called("Ada") is None
    assert host.people.called("bob") is not None
    assert list(json.loads((tmp_path / "visits.json").read_text())) == ["SHA256:Bob"]
    host.close()


# ---- The keeper ---------------------------------------------------------------------------------


@pytest.mark.usefixtures("still")
async def test_the_keeper_clears_tables_of_somebody_and_people(tmp_path: Path) -> None:
    host = make_host(tmp_path)
    keeper, eve = named(host, "Kay"), named(host, "Eve")
    host.admission.admins = frozenset([keeper.id])
    bob = named(host, "Bob")
    kept = laid(host, "indy", bob, named(host, "Ada"))
    for _ in range(3):
        opened(host, eve)
    page, guilty = Visitor(host, keeper), Visitor(host, eve)
    await guilty.see("you are Eve")
    page.session.later(lambda: page.app.lobby.choose("admin"))
    await page.see("worst lag")
    await page.see("opened by Eve")
    for key, asked, answer, more, told in (
        ("c", "Close which table?", "eve", "2", "3 tables were closed."),
        ("f", "Who should the host forget?", "Kay", "", "Nobody was forgotten."),
        ("", "Who should the host forget?", "Eve", "", "One person was forgotten."),
    ):
        await page.press(*key)
        await page.see(asked)
        await page.press(*answer, "enter", *more)
        await page.see(told)
    assert list(host.tables.values()) == [kept]
    await guilty.settle()
    assert b"This host's keeper ended your visit." in guilty.sent
    assert host.people.called("Eve") is None
    named(host, "Passer")
    await page.press("f")
    await page.see("Who should the host forget?")
    await page.press(*"once", "enter")
    await page.see("One person was forgotten.")
    assert {one["name"] for one in json.loads((tmp_path / "people.json").read_text())} == {"Kay", "Bob", "Ada"}
    for visitor in (page, guilty):
        await visitor.close()
    host.close()
