"""What a host of its own promises holds where hosts share a database: limits, expiry, silent passes."""

from __future__ import annotations

import asyncio
import itertools
from typing import Any

import pytest

pytest.importorskip("psycopg", exc_type=ImportError)

import psycopg

from saves import Move, Seat as Seated
from saves.format.entries import read_entry
from saves.format.seal import split
from tests.server.inside import Clock
from tests.server.shared.inside import Somebody, Start, named, until
from tribes_tui.play.table import Table
from tribes_tui.server.host.limits import USUAL, NotNow
from tribes_tui.server.host.table.hosted import HostedTable
from tribes_tui.server.host.table.plan import Deal, Plan, Presence
from tribes_tui.server.house import Host
from tribes_tui.server.serving import Address, Serving
from tribes_tui.server.shared.postgresql import attendance

MINUTE, DAY = 60, 86_400


async def shared_table(here: Host, there: Host, game_id: str = "indy") -> tuple[HostedTable, HostedTable]:
    """A game that Ada, of the first host, plays with Bob, of the second; as either has it."""
    ada, bob = await named(here, "Ada"), await named(there, "Bob")
    table = await here.change(lambda: here.seating.open_table(ada, Plan(game_id, ["", ""], {})))
    await until(lambda: table.id in there.tables)
    same = there.tables[table.id]
    await there.change(lambda: there.seating.join(same, bob))
    await until(lambda: table.table is not None)
    return table, same


def laid(hosted: HostedTable) -> Table:
    """The game, which has begun."""
    assert hosted.table is not None
    return hosted.table


def decide(hosted: HostedTable) -> None:
    """Whoever is in turn."""
    seat = laid(hosted).turn
    assert seat is not None
    view = laid(hosted).view(seat)
    hosted.propose(seat, max(view.legal_actions(), key=view.hint), laid(hosted).number_for(seat))


# ---- A public move and the silent passes after it ------------------------------------------------


async def changes_of(host: Host, game: str) -> list[tuple[set[str], list[Move]]]:
    """What each change of a record wrote: the database's transactions (one, if all is well), and the moves."""

    async def read(connection: Any) -> list[Any]:
        cursor = await connection.execute(
            "select intent, xmin::text, line from entries where game = %s and number > 0 order by number", [game]
        )
        return list(await cursor.fetchall())

    rows = await host.shared.database.run(read)  # type: ignore[attr-defined]
    found = []
    for _, change in itertools.groupby(rows, key=lambda row: row[0]):
        lines = list(change)
        entries = [read_entry(split(line.encode())[0].decode()) for _, _, line in lines]
        found.append(({xmin for _, xmin, _ in lines}, [one for one in entries if isinstance(one, Move)]))
    return found


async def test_a_public_move_and_the_silent_passes_after_it_are_one_transaction(start: Start) -> None:
    here, there = await start(), await start()
    here.draw = there.draw = lambda: Deal(3, "salt")
    table, same = await shared_table(here, there)
    secrets: list[bool] = []
    for hosted in (table, same):
        laid(hosted).follow(lambda hosted=hosted: secrets.append(laid(hosted).is_concealed))
    for _ in range(14):
        before = laid(table).number
        decide((table, same)[laid(table).turn or 0])
        await until(lambda before=before: laid(table).number == laid(same).number > before)
    assert secrets
    assert not any(secrets), "nobody, on either host, ever had the position where somebody is asked in secret"
    changes = await changes_of(here, laid(table).name)
    assert all(len(transactions) == 1 for transactions, _ in changes)
    assert any(len(moves) > 1 for _, moves in changes), "some moves were followed by passes"
    assert len({one for transactions, _ in changes for one in transactions}) == len(changes) == 14


async def test_who_wants_to_be_asked_in_secret_is_known_to_the_host_where_they_are_not(start: Start) -> None:
    here, there = await start(), await start()
    table, same = await shared_table(here, there)
    bob = there.people.called("Bob")
    assert bob is not None
    there.arrived(Somebody(there, bob), same)
    for wish in (True, False):
        same.chairs[1].asks = wish
        there.shared.news()
        await until(lambda wish=wish: table.chairs[1].asks == wish and table.chairs[1].presence.is_here)


# ---- Limits ----------------------------------------------------------------------------------------


async def test_who_watches_by_way_of_another_host_is_listed_at_the_table_and_gone_when_they_go(start: Start) -> None:
    here, there = await start(), await start()
    table, same = await shared_table(here, there)
    cleo, dora = Somebody(here, await named(here, "Cleo")), Somebody(there, await named(there, "Dora"))
    here.arrived(cleo, table)
    there.arrived(dora, same)
    bob = Somebody(there, there.people.by_key("SHA256:Bob", may_come=True))
    there.arrived(bob, same)
    await until(lambda: table.watchers == same.watchers == ("Cleo", "Dora"))
    there.departed(dora, left=True)
    await until(lambda: table.watchers == same.watchers == ("Cleo",))
    cleo.go()
    await until(lambda: not table.watchers and not same.watchers)


async def test_sessions_of_one_key_count_wherever_they_are(start: Start) -> None:
    here, there = await start(), await start()
    ada, bob = await named(here, "Ada"), await named(here, "Bob")
    doors = {host: Serving(host, host.folder, Address("127.0.0.1", 0)) for host in (here, there)}

    def refused(host: Host, who: str) -> str | None:
        refusal = doors[host]._refusal(host.people.by_key(who, True), "192.0.2.7")
        return None if refusal is None else refusal()

    sessions = [Somebody(here, ada), Somebody(there, there.people.by_key(ada.id, True)), Somebody(here, ada)]
    assert len(sessions) == USUAL.sessions_per_key
    here.changed()
    there.changed()
    for host in (here, there):
        await until(lambda host=host: refused(host, ada.id))
        assert f"You already have {USUAL.sessions_per_key} sessions" in (refused(host, ada.id) or "")
        assert refused(host, bob.id) is None
    sessions.pop().go()
    for host in (here, there):
        await until(lambda host=host: refused(host, ada.id) is None)


async def test_the_sessions_of_a_host_that_was_stopped_count_no_more(start: Start) -> None:
    here, there = await start(), await start()
    ada = await named(here, "Ada")
    for _ in range(USUAL.sessions_per_key):
        Somebody(here, ada)
    here.changed()
    door = Serving(there, there.folder, Address("127.0.0.1", 0))
    await until(lambda: door._refusal(there.people.by_key(ada.id, True), "192.0.2.7"))
    await here.shared.close()
    await until(lambda: door._refusal(there.people.by_key(ada.id, True), "192.0.2.7") is None)


async def test_the_sessions_of_a_host_that_was_killed_count_no_more_after_a_while(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(attendance, "GONE_AFTER", 0.8)
    here, there = await start(), await start()
    ada = await named(here, "Ada")
    Somebody(here, ada)
    here.changed()
    await until(lambda: there.neighbours.have(ada.id))
    here.shared._tasks.cancel()  # type: ignore[attr-defined]  # it says no more, and no good-bye
    await until(lambda: not there.neighbours.have(ada.id))


async def test_a_fault_at_one_table_does_not_end_what_hosts_tell_each_other(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = await start(), await start()
    ada, bob = await named(here, "Ada"), await named(here, "Bob")
    broke: list[Any] = []
    asyncio.get_running_loop().set_exception_handler(lambda loop, context: broke.append(context.get("exception")))
    with monkeypatch.context() as patched:
        patched.setattr(there.neighbours, "_notice", lambda before: 1 / 0)
        Somebody(here, ada)
        here.changed()
        await until(lambda: any(isinstance(error, ZeroDivisionError) for error in broke))
    Somebody(here, bob)
    here.changed()
    await until(lambda: there.neighbours.have(bob.id) and there.neighbours.have(ada.id))


async def test_seats_of_one_person_count_on_whichever_host_they_were_taken(start: Start) -> None:
    here, there = await start(), await start()
    ada = await named(here, "Ada")
    same = there.people.by_key(ada.id, True)
    for number in range(USUAL.tables_per_person):
        host, person = ((here, ada), (there, same))[number % 2]
        await host.change(lambda host=host, person=person: host.seating.open_table(person, Plan("indy", ["", ""], {})))
    await until(lambda: len(here.tables) == len(there.tables) == USUAL.tables_per_person)
    for host, person in ((here, ada), (there, same)):
        with pytest.raises(NotNow, match=str(USUAL.tables_per_person)):
            await host.change(
                lambda host=host, person=person: host.seating.open_table(person, Plan("indy", ["", ""], {}))
            )


async def test_what_hosts_noted_long_ago_is_thrown_away(start: Start, ready: str) -> None:
    old = "now() - interval '61 minutes'"
    with psycopg.connect(ready, autocommit=True) as connection:
        connection.execute(f"insert into changes (intent, made) select gen_random_uuid(), {old}")
        connection.execute(f"insert into hosts (id, until, here) select gen_random_uuid(), {old}, '[]'")
        connection.execute(f"insert into leases (game, host, until) select 'gone', gen_random_uuid(), {old}")
        host = await start()
        await named(host, "Ada")
        counts = "select (select count(*) from changes), (select count(*) from hosts), (select count(*) from leases)"
        await until(lambda: connection.execute(counts).fetchone() == (1, 1, 0))


# ---- Watching --------------------------------------------------------------------------------------


async def test_who_watches_on_another_host_sees_each_move_as_it_lies_open(start: Start) -> None:
    here, there = await start(), await start()
    table, same = await shared_table(here, there)
    seen: list[Any] = []

    class Watching:
        """A session that is told of a table."""

        def heard(self, update: Any, *more: Any) -> None:
            seen.append(update)

        def said(self, text: str) -> None:
            """Nobody talks."""

        def reseated(self) -> None:
            """It need not know."""

    access = there.seating.watch_or_play(same, await named(there, "Cleo"), Watching())  # type: ignore[arg-type]
    assert access.viewer is None
    for number in range(1, 5):
        decide((table, same)[laid(table).turn or 0])
        await until(lambda number=number: len(seen) >= number and laid(table).number == laid(same).number)
    last = seen[-1].view
    assert last.key() == laid(table).view(None).key()
    assert last.key() != laid(table)._state.key(), "the hands are not to be seen"


# ---- Expiry ----------------------------------------------------------------------------------------


async def test_a_table_that_waits_stays_while_somebody_is_at_it_on_another_host(start: Start) -> None:
    clock = Clock()
    here, there = await start(clock=clock), await start(clock=clock)
    ada = await named(here, "Ada")
    table = await here.change(lambda: here.seating.open_table(ada, Plan("indy", ["", ""], {})))
    code = await here.change(lambda: here.admission.invite(table, ada))
    await until(lambda: table.id in there.tables and there.invitations.find(code))
    visit = Somebody(here, ada)
    here.arrived(visit, table)
    await until(lambda: there.neighbours.are_at(table.id))
    clock.now += 2 * USUAL.waiting_minutes * MINUTE
    for host in (here, there):
        host.tick()
    assert table.id in there.tables
    visit.go()
    await until(lambda: not there.neighbours.are_at(table.id))
    clock.now += USUAL.waiting_minutes * MINUTE - 1
    there.tick()
    assert table.id in there.tables, "its time begins when the last one went"
    clock.now += 2
    there.tick()
    await until(lambda: table.id not in here.tables and table.id not in there.tables)
    await until(lambda: here.invitations.find(code) is None)
    assert table.id not in (await start()).tables


async def test_a_game_that_both_hosts_take_away_at_once_is_gone_and_its_record_stays(start: Start) -> None:
    clock = Clock()
    here, there = await start(clock=clock), await start(clock=clock)
    table, _ = await shared_table(here, there)
    name = laid(table).name
    clock.now += USUAL.unplayed_days * DAY + 1
    here.tick()
    there.tick()
    again = await here.change(lambda: here.seating.open_table(here.people.called("Ada"), Plan("indy", ["", ""], {})))  # type: ignore[arg-type]
    await until(lambda: [*there.tables] == [*here.tables] == [again.id])
    assert await here.shared.records._ledger.read(name)  # type: ignore[attr-defined]


async def test_an_invitation_ends_on_every_host_at_the_same_time(start: Start) -> None:
    here, there = await start(by_invitation=True), await start(by_invitation=True)
    ada = await named(here, "Ada")
    code = await here.change(lambda: here.admission.invite(None, ada))
    await until(lambda: there.invitations.find(code))
    ends = next(one.until for one in here.invitations._open)
    for host in (here, there):
        host.invitations._clock = lambda: ends - 1
        assert host.invitations.find(code)
        host.invitations._clock = lambda: ends + 1
        stranger = host.people.by_key("SHA256:stranger", False)
        with pytest.raises(NotNow, match="no such invitation"):
            await host.change(lambda host=host, stranger=stranger: host.admission.admit(stranger, code))
        assert not stranger.may_come


# ---- Patience --------------------------------------------------------------------------------------


def seatings(host: Host, game: str) -> list[tuple[int, str]]:
    """Who decides from then on, each time that changed."""
    entries = host.shared.records.read(game).entries
    return [(entry.seat, entry.who["kind"]) for entry in entries if isinstance(entry, Seated)]


async def test_a_bot_sits_in_once_for_who_was_lost_on_another_host_and_gives_the_seat_back(start: Start) -> None:
    clock = Clock()
    here, there = await start(clock=clock), await start(clock=clock)
    table, same = await shared_table(here, there, "tribal_duel")
    ada, bob = here.people.called("Ada"), there.people.called("Bob")
    assert ada is not None
    assert bob is not None
    here.arrived(Somebody(here, ada), table)
    lost = Somebody(there, bob)
    there.arrived(lost, same)
    await until(lambda: table.chairs[1].presence.is_here and same.chairs[0].presence.is_here)
    lost.go()
    await until(lambda: table.chairs[1].presence is Presence.LOST and table.leads and not same.leads)
    clock.now += USUAL.grace_line - 1
    here.tick()
    assert table.chairs[1].presence is Presence.LOST
    clock.now += 2
    for host in (there, here, there):
        host.tick()
    await until(lambda: same.chairs[1].is_held and laid(same).seats[1].kind == laid(table).seats[1].kind == "bot")
    assert seatings(there, laid(same).name) == [(1, "bot")]
    while laid(table).turn != 1:
        before = laid(table).number
        decide(table)
        await until(lambda before=before: laid(table).number > before)
    again = Somebody(here, here.people.by_key(bob.id, True))
    here.arrived(again, table)
    await until(lambda: same.chairs[1].presence is Presence.BACK)
    assert table.chairs[1].presence is Presence.BACK, "the bot finishes its turn"
    while laid(table).turn == 1:
        before = laid(table).number
        decide(table)
        await until(lambda before=before: laid(table).number > before)
    await until(lambda: not table.chairs[1].is_held and not same.chairs[1].is_held)
    await until(lambda: laid(same).seats[1].kind == laid(table).seats[1].kind == "human")
    assert seatings(there, laid(same).name) == [(1, "bot"), (1, "human")]
