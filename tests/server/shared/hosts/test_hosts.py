"""Hosts that share a database: any of them shows any table, and each change counts for all or not at all."""

from __future__ import annotations

import asyncio

import pytest

pytest.importorskip("psycopg", exc_type=ImportError)

import saves
from rules.core.rng import Rng
from tests.server.shared.inside import Somebody, Start, named, until
from tribes_tui.server.host.limits import NotNow
from tribes_tui.server.host.table.plan import Plan, Presence


async def test_a_table_that_is_opened_on_one_host_is_joined_on_another_and_begins_on_both(start: Start) -> None:
    here, there = await start(), await start()
    ada, bob = await named(here, "Ada"), await named(there, "Bob")
    table = await here.change(lambda: here.seating.open_table(ada, Plan("indy", ["", ""], {})))
    await until(lambda: table.id in there.tables)
    same = there.tables[table.id]
    assert [chair.name for chair in same.chairs] == ["Ada", ""]
    assert await there.change(lambda: there.seating.join(same, bob)) == 1
    await until(lambda: table.table is not None)
    assert table.deal == same.deal
    assert table.table is not None
    assert same.table is not None
    assert table.table.view(None).key() == same.table.view(None).key()
    assert there.seating.seat_to_return_to(ada) is same


async def test_of_two_who_want_the_last_seat_one_gets_it(start: Start) -> None:
    here, there = await start(), await start()
    ada, bob, cleo = await named(here, "Ada"), await named(here, "Bob"), await named(there, "Cleo")
    for _ in range(5):
        table = await here.change(lambda: here.seating.open_table(ada, Plan("indy", ["", ""], {})))
        await until(lambda table=table: table.id in there.tables)
        same = there.tables[table.id]
        came = await asyncio.gather(
            here.change(lambda table=table: here.seating.join(table, bob)),
            there.change(lambda same=same: there.seating.join(same, cleo)),
            return_exceptions=True,
        )
        assert sorted(type(one) for one in came if one != 1) == [NotNow]
        await until(
            lambda table=table, same=same: [c.plain() for c in table.chairs] == [c.plain() for c in same.chairs]
        )
        await until(lambda table=table, same=same: table.table and same.table)
        assert table.table is not None
        assert same.table is not None
        assert table.table.name == same.table.name, "one game, though both may have begun one"
        await here.change(lambda table=table: here.close_table(table))
        await until(lambda table=table: table.id not in there.tables)


async def test_two_who_want_one_name_at_once(start: Start) -> None:
    here, there = await start(), await start()
    one, other = here.people.by_key("SHA256:1", True), there.people.by_key("SHA256:2", True)
    came = await asyncio.gather(
        here.change(lambda: here.name(one, "Ada")),
        there.change(lambda: there.name(other, "Аda")),
        return_exceptions=True,
    )
    came += await asyncio.gather(
        here.change(lambda: here.name(one, "Eve")),
        there.change(lambda: there.name(other, "Eve")),
        return_exceptions=True,
    )
    assert any(isinstance(one, NotNow) for one in came)
    assert (one.name, other.name).count("Eve") == 1
    await until(lambda: here.people.called("Eve") and there.people.called("Eve"))


async def test_an_invitation_lets_one_person_in_wherever_it_is_typed(start: Start) -> None:
    here, there = await start(), await start()
    for host in (here, there):
        host.admission.by_invitation = True
    ada = await named(here, "Ada")
    code = await here.change(lambda: here.admission.invite(None, ada))
    await until(lambda: there.invitations.find(code))
    one, other = here.people.by_key("SHA256:1", False), there.people.by_key("SHA256:2", False)
    came = await asyncio.gather(
        here.change(lambda: here.admission.admit(one, code)),
        there.change(lambda: there.admission.admit(other, code)),
        return_exceptions=True,
    )
    assert sorted(isinstance(result, NotNow) for result in came) == [False, True]
    assert one.may_come != other.may_come


async def test_a_move_on_one_host_is_seen_on_the_other_and_both_end_with_one_record(start: Start) -> None:
    here, there = await start(), await start()
    ada, bob = await named(here, "Ada"), await named(there, "Bob")
    table = await here.change(lambda: here.seating.open_table(ada, Plan("tribal_duel", ["", ""], {})))
    await until(lambda: table.id in there.tables)
    same = there.tables[table.id]
    await there.change(lambda: there.seating.join(same, bob))
    await until(lambda: table.table is not None and same.table is not None)
    rng, sides = Rng(5), {0: table, 1: same}
    for _ in range(12):
        assert table.table is not None
        assert same.table is not None
        before = table.table.number
        for seat, side in sides.items():
            assert side.table is not None
            view = side.table.view(seat)
            if view.current_player == seat:
                side.propose(seat, view.pick(rng), side.table.number_for(seat))
        await until(lambda before=before: same.table.number == table.table.number > before)  # type: ignore[union-attr]
    assert table.table._state.key() == same.table._state.key()
    recording = there.shared.records.read(same.table.name)
    assert saves.verify(recording).key() == table.table._state.key()


async def test_who_loses_a_host_is_at_their_seat_on_the_other_one(start: Start) -> None:
    here, there = await start(), await start()
    ada, bob = await named(here, "Ada"), await named(here, "Bob")
    table = await here.change(lambda: here.seating.open_table(ada, Plan("indy", ["", ""], {})))
    await here.change(lambda: here.seating.join(table, bob))
    await until(lambda: table.id in there.tables and there.tables[table.id].table is not None)
    same, one, other = there.tables[table.id], Somebody(here, ada), Somebody(here, bob)
    here.arrived(one, table)
    here.arrived(other, table)
    await until(lambda: same.chairs[0].presence.is_here and same.chairs[1].presence.is_here)
    again = Somebody(there, there.people.by_key(ada.id, True))
    there.arrived(again, same)
    await until(lambda: one.told == ["step aside"])
    await until(lambda: table.chairs[0].presence.is_here)
    other.go()
    await until(lambda: same.chairs[1].presence is Presence.LOST)
    await until(lambda: there.tables[table.id].leads and not table.leads)


async def test_one_host_of_those_that_show_a_table_moves_for_bots_and_another_when_it_is_gone(start: Start) -> None:
    here, there = await start(), await start()
    ada, bob = await named(here, "Ada"), await named(there, "Bob")
    table = await here.change(lambda: here.seating.open_table(ada, Plan("indy", ["", "", "easy"], {})))
    await until(lambda: table.id in there.tables)
    same = there.tables[table.id]
    await there.change(lambda: there.seating.join(same, bob))
    await until(lambda: table.table is not None)
    here.arrived(Somebody(here, ada), table)
    await until(lambda: table.leads)
    there.arrived(Somebody(there, bob), same)
    await until(lambda: same.chairs[0].presence.is_here)
    assert not same.leads
    here.shared._attendance._tell = lambda: (_ for _ in ()).throw(RuntimeError("stopped"))  # type: ignore[union-attr,attr-defined]
    await until(lambda: same.leads, seconds=4)


async def test_what_is_kept_comes_back_when_all_hosts_were_gone(start: Start) -> None:
    here = await start()
    ada = await named(here, "Ada")
    table = await here.change(lambda: here.seating.open_table(ada, Plan("indy", ["", "easy"], {})))
    await here.change(lambda: here.seating.begin(table, ada))
    assert table.table is not None
    key = table.table._state.key()
    here.close()
    await here.shared.close()
    again = (await start()).tables[table.id]
    assert again.table is not None
    assert again.table._state.key() == key
    assert again.chair_of(ada.id) == 0
    assert again.deal == table.deal


async def test_talk_is_heard_on_every_host_once_and_in_one_order(start: Start) -> None:
    here, there = await start(), await start()
    ada, bob = await named(here, "Ada"), await named(there, "Bob")
    table = await here.change(lambda: here.seating.open_table(ada, Plan("indy", ["", ""], {})))
    await until(lambda: table.id in there.tables)
    same = there.tables[table.id]
    for number in range(4):
        await asyncio.gather(
            here.change(lambda number=number: here.talk.at_table(table, ada, f"a{number}")),
            there.change(lambda number=number: there.talk.at_table(same, bob, f"b{number}")),
            there.change(lambda number=number: there.talk.in_lobby(bob, f"c{number}")),
        )
    await until(lambda: len(table.chat.said) == len(same.chat.said) == 8)
    assert table.chat.said == same.chat.said
    assert sorted(same.chat.said) == sorted([f"Ada: a{n}" for n in range(4)] + [f"Bob: b{n}" for n in range(4)])
    await until(lambda: here.talk.lobby.said == [f"Bob: c{n}" for n in range(4)])
    again = await start()
    assert again.tables[table.id].chat.said == table.chat.said


async def test_who_is_away_is_told_of_their_turn_by_one_host_and_not_while_they_are_at_another(start: Start) -> None:
    here, there = await start(), await start()
    told: list[str] = []
    for name, host in (("here", here), ("there", there)):
        host.your_turn.tell = lambda news, name=name: told.append(name)
    ada, bob = await named(here, "Ada"), await named(here, "Bob")
    for person in (ada, bob):
        await here.change(lambda person=person: here.people.like(person, {"away": True}))
    await until(lambda: there.people.find(bob.id) and there.people.find(bob.id).likes)  # type: ignore[union-attr]
    table = await here.change(lambda: here.seating.open_table(ada, Plan("tribal_duel", ["", ""], {})))
    await here.change(lambda: here.seating.join(table, bob))
    assert told == ["here"], "whose turn comes first, by the host where the game began"
    await until(lambda: table.id in there.tables and there.tables[table.id].table is not None)
    same = there.tables[table.id]
    there.arrived(Somebody(there, there.people.by_key(ada.id, True)), same)
    there.arrived(Somebody(there, there.people.by_key(bob.id, True)), same)
    await until(lambda: same.leads and table.chairs[1].presence.is_here)
    rng = Rng(5)
    for _ in range(6):
        assert same.table is not None
        seat, before = same.table.turn, same.table.number
        assert seat is not None
        same.propose(seat, same.table.view(seat).pick(rng), same.table.number_for(seat))
        await until(lambda before=before: same.table.number == table.table.number > before)  # type: ignore[union-attr]
    assert told == ["here"]


async def test_who_is_invited_on_one_host_is_told_where_they_are_and_sits_down_there(start: Start) -> None:
    here, there = await start(), await start()
    ada, bob = await named(here, "Ada"), await named(there, "Bob")
    visit, away = Somebody(there, bob), list[object]()
    here.your_turn.tell = there.your_turn.tell = away.append
    await until(lambda: here.people.called("Bob") and here.neighbours.have(bob.id))
    await here.change(lambda: here.people.like(here.people.by_key(bob.id, True), {"away": True}))
    table = await here.change(lambda: here.seating.open_table(ada, Plan("indy", ["", ""], {}, by_invitation=True)))
    await here.change(lambda: here.inviting.invite(table, ada, "Bob"))
    await until(lambda: visit.told)
    same = there.tables[table.id]
    assert visit.told == ["Ada invites to indy"]
    assert not away
    await there.change(lambda: there.seating.join(same, bob))
    await until(lambda: table.table is not None)
    assert not table.invited
    assert not same.invited
