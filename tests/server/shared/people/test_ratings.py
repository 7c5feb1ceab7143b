"""Ratings on a host, in files and in a database: what counts, that it counts once, and who touches nobody's."""

from __future__ import annotations

import asyncio
import math
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("psycopg", exc_type=ImportError)

from rules import Rng
from tests.server.inside import Clock as Standing, log_of
from tests.server.shared.inside import Start, named, until
from tests.server.shared.places import Hosting, Place
from tribes_tui.play.clock import Clock
from tribes_tui.profile.counting import newest_pins
from tribes_tui.profile.rating import Rating, after_game, bot_at
from tribes_tui.server import house
from tribes_tui.server.club.ratings import KEPT_GAMES, UNCERTAIN, Ladder
from tribes_tui.server.host.limits import NotNow
from tribes_tui.server.host.people import Person
from tribes_tui.server.host.table.hosted import HostedTable
from tribes_tui.server.host.table.plan import Plan
from tribes_tui.server.house import KEPT_OVER, Host
from tribes_tui.server.shared import files
from tribes_tui.server.shared.postgresql.database import Database

TWO, THREE = Ladder("indy", 2), Ladder("indy", 3)
FAST = Clock(bank=300, increment=5)


@pytest.fixture
async def hosting(place: Place, tmp_path: Path) -> AsyncIterator[Hosting]:
    made = Hosting(place, tmp_path, Standing())
    yield made
    await made.close()


@pytest.fixture
async def host(hosting: Hosting) -> Host:
    return await hosting.start()


async def opened(host: Host, *people: Person, bots: tuple[str, ...] = (), **plan: Any) -> HostedTable:
    """A rated game of indy that these people have agreed to."""
    seats = ["", *[""] * (len(people) - 1), *bots]
    rated = Plan("indy", seats, {}, live=False, clock=FAST, rated=True)._replace(**plan)
    hosted = await host.change(lambda: host.seating.open_table(people[0], rated))
    for person in people[1:]:
        await host.change(lambda person=person: host.seating.join(hosted, person, agrees=True))
    return hosted


async def ended(hosted: HostedTable, seed: int = 1) -> tuple[int, ...]:
    """Its game is played to the end, by chance, and nobody has looked at it yet; the places."""
    rng = Rng(seed)
    assert hosted.table is not None
    while (seat := hosted.table.turn) is not None:
        before = hosted.table.number
        hosted.table.propose(seat, hosted.table.view(seat).pick(rng), hosted.table.number_for(seat))
        await until(lambda before=before: hosted.table.number != before)  # type: ignore[union-attr]
    end = hosted.table.final
    assert end is not None
    return tuple(end.ranking())


async def counted(host: Host) -> None:
    """The host looks at all tables, and what comes of it lasts."""
    host.tick()
    await host.change(lambda: None)


async def test_a_rated_game_counts_for_all_who_sat_there_and_once(hosting: Hosting, host: Host) -> None:
    ada, bob = await named(host, "Ada"), await named(host, "Bob")
    hosted = await opened(host, ada, bob, bots=("medium",))
    places = await ended(hosted)
    assert host.ratings.of(ada.id, THREE).games == 0
    for _ in range(3):
        await counted(host)
    pins = newest_pins("indy", 3)
    assert pins is not None
    before = [Rating(), Rating(), bot_at(pins, "medium")]
    again = await hosting.again(host)
    for _ in range(2):
        await counted(again)
    for one in (host, again):
        for seat, person in enumerate((ada, bob)):
            found = one.ratings.of(person.id, THREE)
            assert found.rating == after_game(before, places, seat, pins)
            assert (found.games, found.is_provisional, found.past[0].table) == (1, True, hosted.id)
            assert {*found.against} == {(bob, ada)[seat].id, "medium"}
    assert sum("Ada's rating is" in line for line in log_of(hosted)) == 1
    assert again.ratings.ladders() == [THREE]
    assert again.ratings.ladders(ada.id) == [THREE]
    assert not again.ratings.ladders("SHA256:nobody")


async def test_the_list_has_people_and_bots_and_the_provisional_behind_all_others(host: Host) -> None:
    ada = await named(host, "Ada")
    hosted = await opened(host, ada, bots=("easy",))
    await ended(hosted)
    await counted(host)
    rows = host.ratings.listed(TWO)
    assert [row.id for row in rows][-1] == ada.id
    assert {row.standing.is_provisional for row in rows[:-1]} == {False}
    points = [row.standing.rating.points for row in rows[:-1]]
    assert points == sorted(points, reverse=True)
    assert 1000.0 in points, "a medium bot stands there by definition"


async def test_nobody_sits_down_at_a_rated_table_who_has_not_agreed_or_is_a_guest(host: Host) -> None:
    ada, bob = await named(host, "Ada"), await named(host, "Bob")
    plan = Plan("indy", ["", ""], {}, live=False, clock=FAST, rated=True)
    hosted = await host.change(lambda: host.seating.open_table(ada, plan))
    with pytest.raises(NotNow, match="rated"):
        await host.change(lambda: host.seating.join(hosted, bob))
    guest = host.people.guest(True)
    await host.change(lambda: host.name(guest, "Cleo"))
    for what in (
        lambda: host.seating.join(hosted, guest, agrees=True),
        lambda: host.seating.open_table(guest, plan),
    ):
        with pytest.raises(NotNow, match="people with a key"):
            await host.change(what)
    code = await host.change(lambda: host.admission.invite(hosted, ada))
    assert host.admission.table_of(code, bob) is hosted
    with pytest.raises(NotNow, match="rated"):
        await host.change(lambda: host.admission.admit(bob, code))
    await host.change(lambda: host.admission.admit(bob, code, agrees=True))
    assert hosted.table is not None
    await ended(hosted)
    await counted(host)
    with pytest.raises(NotNow, match="rated"):
        await host.change(lambda: host.seating.rematch(hosted, bob))
    again = await host.change(lambda: host.seating.rematch(hosted, bob, agrees=True))
    assert again.plan.rated


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"clock": None, "live": True}, "needs a clock"),
        ({"options": {"rounds": 1}, "game_id": "tribal_duel"}, "usual length|no option|unknown"),
        ({"seats": ["", "even 37"]}, ""),
    ],
)
async def test_what_tells_nobodys_strength_is_not_rated(host: Host, change: dict[str, Any], why: str) -> None:
    ada = await named(host, "Ada")
    plan = Plan("indy", ["", ""], {}, live=False, clock=FAST, rated=True)._replace(**change)
    if why:
        with pytest.raises(Exception, match=why):
            await host.change(lambda: host.seating.open_table(ada, plan))


async def test_what_was_not_said_to_be_rated_or_was_closed_counts_for_nobody(hosting: Hosting, host: Host) -> None:
    ada, bob = await named(host, "Ada"), await named(host, "Bob")
    friendly = await opened(host, ada, bob, rated=False)
    await ended(friendly)
    closed = await opened(host, ada, bob)
    await host.change(lambda: host.close_table(closed))
    await counted(host)
    again = await hosting.again(host)
    await counted(again)
    assert not again.ratings.ladders()


async def test_a_game_that_is_over_counts_though_its_table_is_closed_before_anybody_looked(host: Host) -> None:
    ada, bob = await named(host, "Ada"), await named(host, "Bob")
    hosted = await opened(host, ada, bob)
    await ended(hosted)
    await host.change(lambda: host.close_table(hosted))
    await counted(host)
    assert host.ratings.of(ada.id, TWO).games == 1


async def test_of_many_games_that_ended_none_goes_before_it_has_counted(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert KEPT_GAMES > KEPT_OVER
    few = 4
    monkeypatch.setattr(house, "KEPT_OVER", few)
    ada, bob = await named(host, "Ada"), await named(host, "Bob")
    for seed in range(few + 3):
        await ended(await opened(host, ada, bob), seed)
    assert len(host.tables) == few + 3
    await counted(host)
    await host.change(host.keep_tables)
    assert len(host.tables) == few
    await counted(host)
    standing = host.ratings.of(ada.id, TWO)
    assert standing.games == few + 3
    (won, level, lost) = standing.against[bob.id]
    assert won + level + lost == standing.games


async def test_who_is_forgotten_has_no_rating_any_more_and_the_others_keep_theirs(host: Host) -> None:
    ada, bob = await named(host, "Ada"), await named(host, "Bob")
    await ended(await opened(host, ada, bob))
    await counted(host)
    await host.change(lambda: host.forget(ada))
    assert [row.id for row in host.ratings.listed(TWO) if row.id] == [bob.id]
    await named(host, "Ada")
    await counted(host)
    assert (host.ratings.of(ada.id, TWO).games, host.ratings.of(bob.id, TWO).games) == (0, 1)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_after_forty_games_each_ratings_order_people_of_known_strength_and_are_certain_enough(seats: int) -> None:
    """A hundred people who play only each other, as a queue would bring them together: rank correlation, and how many are still provisional."""
    rng, pins = random.Random(seats), newest_pins("indy", seats)
    assert pins is not None
    strong = [rng.gauss(1000, 250) for _ in range(100)]
    now = [Rating()] * len(strong)
    for _ in range(40 * len(strong) // seats):
        one = rng.randrange(len(strong))
        near = sorted(range(len(strong)), key=lambda k: abs(now[k].points - now[one].points) + 200 * rng.random())
        sit = [one, *[k for k in near if k != one][: seats - 1]]
        left, places = list(range(seats)), [0] * seats
        for place in range(1, seats + 1):
            chances = [math.exp((strong[sit[seat]] - 1000) / pins.scale(place)) for seat in left]
            places[left.pop(rng.choices(range(len(left)), chances)[0])] = place
        before = [now[one] for one in sit]
        for seat, one in enumerate(sit):
            now[one] = after_game(before, places, seat, pins)
    assert correlation(strong, [one.points for one in now]) >= 0.9
    assert sum(one.unsure <= UNCERTAIN for one in now) >= 80


def correlation(some: list[float], others: list[float]) -> float:
    """Of ranks."""
    ranks = [
        {k: rank for rank, k in enumerate(sorted(range(len(values)), key=values.__getitem__))}
        for values in (some, others)
    ]
    apart = sum((ranks[0][k] - ranks[1][k]) ** 2 for k in range(len(some)))
    return 1 - 6 * apart / (len(some) ** 3 - len(some))


class Killed(BaseException):
    """The host's process is gone."""


@pytest.mark.parametrize("is_before", [True, False])
@pytest.mark.parametrize("place", ["files"], indirect=True)
async def test_a_kill_between_the_end_and_the_count_loses_nothing(
    hosting: Hosting, host: Host, is_before: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, bob = await named(host, "Ada"), await named(host, "Bob")
    hosted = await opened(host, ada, bob)
    await ended(hosted)
    usual = files.write_whole

    def killed(path: Path, text: str) -> None:
        if not is_before:
            usual(path, text)
        raise Killed

    monkeypatch.setattr(files, "write_whole", killed)
    with pytest.raises(Killed):
        host.tick()
    monkeypatch.undo()
    again = await hosting.again(host)
    for _ in range(2):
        await counted(again)
    assert again.ratings.of(ada.id, TWO).games == again.ratings.of(bob.id, TWO).games == 1


# ---- Two hosts on one database -------------------------------------------------------------------


async def test_two_hosts_that_see_the_same_end_count_it_once(start: Start) -> None:
    here, there = await start(), await start()
    ada, bob = await named(here, "Ada"), await named(here, "Bob")
    hosted = await opened(here, ada, bob)
    await until(lambda: hosted.id in there.tables and there.tables[hosted.id].table is not None)
    await ended(hosted)
    await until(lambda: there.tables[hosted.id].is_over)
    for _ in range(3):
        here.tick()
        there.tick()
        await asyncio.gather(here.change(lambda: None), there.change(lambda: None))
    for host in (here, there):
        await until(lambda host=host: host.ratings.of(ada.id, TWO).games == 1)
        assert host.ratings.of(bob.id, TWO).games == 1
        assert host.ratings.of(ada.id, TWO) == here.ratings.of(ada.id, TWO)
        assert sum("Bob's rating is" in line for line in log_of(host.tables[hosted.id])) == 1


@pytest.mark.parametrize("is_before", [True, False])
async def test_a_host_that_is_killed_while_it_counts_leaves_it_to_another(
    start: Start, is_before: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = await start()
    ada, bob = await named(here, "Ada"), await named(here, "Bob")
    await ended(await opened(here, ada, bob))
    usual = Database.run

    async def run(self: Database, work: Any, patience: Any = None) -> Any:
        if not is_before:
            await usual(self, work, patience)
        await asyncio.Event().wait()

    with monkeypatch.context() as patched:
        patched.setattr(Database, "run", run)
        here.tick()
        await asyncio.sleep(0.1)
        here.shared._tasks.cancel()  # type: ignore[attr-defined]
    there = await start()
    for _ in range(2):
        await counted(there)
    assert there.ratings.of(ada.id, TWO).games == there.ratings.of(bob.id, TWO).games == 1
