"""What a host promises it promises wherever it keeps things: in a folder of its own, or in a database that others share."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("psycopg", exc_type=ImportError)

import saves
from tests.server.host.test_noninterference import Ear
from tests.server.inside import Clock as Standing, Visitor, log_of
from tests.server.shared.inside import Somebody, named, until
from tests.server.shared.places import Hosting, Place, decided, leading
from tribes_tui.play.clock import Clock
from tribes_tui.play.table import Table
from tribes_tui.server.host.limits import USUAL, NotNow
from tribes_tui.server.host.news import AWAY, INVITED_AT_ONCE, AbsentNews
from tribes_tui.server.host.people import Person
from tribes_tui.server.host.table.hosted import HostedTable
from tribes_tui.server.host.table.plan import Deal, Plan, Presence
from tribes_tui.server.house import Host

MINUTE, DAY = 60, 86_400


@pytest.fixture
async def hosting(place: Place, tmp_path: Path) -> AsyncIterator[Hosting]:
    """Hosts that come and go, at a folder or a database."""
    made = Hosting(place, tmp_path, Standing())
    yield made
    await made.close()


@pytest.fixture
async def host(hosting: Hosting) -> Host:
    made = await hosting.start()
    made.draw = lambda: Deal(3, "salt")
    return made


async def opened(host: Host, person: Person, game: str = "tribal_duel", **plan: Any) -> HostedTable:
    seats = plan.pop("seats", ["", ""])
    return await host.change(lambda: host.seating.open_table(person, Plan(game, seats, {}, **plan)))


async def joined(host: Host, hosted: HostedTable, person: Person) -> int:
    return await host.change(lambda: host.seating.join(hosted, person))


async def begun(host: Host, game: str = "tribal_duel", **plan: Any) -> tuple[HostedTable, Person, Person]:
    """A game between Ada and Bob."""
    ada, bob = await named(host, "Ada"), await named(host, "Bob")
    hosted = await opened(host, ada, game, **plan)
    await joined(host, hosted, bob)
    return hosted, ada, bob


def laid(hosted: HostedTable) -> Table:
    assert hosted.table is not None
    return hosted.table


# ---- People ----------------------------------------------------------------------------------------


async def test_people_are_known_again_with_what_they_like(hosting: Hosting, host: Host) -> None:
    ada = await named(host, "Ada")
    await host.change(lambda: host.people.like(ada, {"theme": "dark"}))
    again = await hosting.again(host)
    found = again.people.by_key(ada.id, False)
    assert (found.name, found.likes, found.may_come) == ("Ada", {"theme": "dark"}, True)
    assert not again.people.by_key("SHA256:nobody", False).may_come


async def test_no_two_have_one_name_and_who_is_forgotten_gives_it_back(hosting: Hosting, host: Host) -> None:
    ada = await named(host, "Ada")
    other = host.people.by_key("SHA256:other", True)
    for text in ("Ada", "ADA", "Аda"):
        with pytest.raises(NotNow):
            await host.change(lambda text=text: host.name(other, text))
    await host.change(lambda: host.forget(ada))
    await host.change(lambda: host.name(other, "Ada"))
    again = await hosting.again(host)
    assert again.people.by_key(ada.id, False).name == ""
    assert again.people.called("Ada") == again.people.by_key(other.id, False)


async def test_who_came_once_and_never_again_is_forgotten_and_who_sits_is_not(hosting: Hosting, host: Host) -> None:
    hosted, _ada, _bob = await begun(host)
    cleo = await named(host, "Cleo")
    assert await host.change(host.forget_once) == 1
    again = await hosting.again(host)
    assert not again.people.by_key(cleo.id, False).name
    assert again.tables[hosted.id].title.endswith("Ada, Bob")


# ---- Tables ----------------------------------------------------------------------------------------


async def test_a_table_waits_with_who_sits_there_until_all_are_there_or_its_opener_begins(
    hosting: Hosting, host: Host
) -> None:
    ada, bob = await named(host, "Ada"), await named(host, "Bob")
    waiting = await opened(host, ada, "indy", seats=["", "", "easy"])
    again = await hosting.again(host)
    same = again.tables[waiting.id]
    assert same.table is None
    assert [(chair.name, chair.level) for chair in same.chairs] == [(c.name, c.level) for c in waiting.chairs]
    assert same.deal == waiting.deal
    with pytest.raises(NotNow, match="whoever opened"):
        await again.change(lambda: again.seating.begin(same, bob))
    await again.change(lambda: again.seating.begin(same, again.people.by_key(ada.id, False)))
    assert [seat.kind for seat in laid(same).seats] == ["human", "bot", "bot"]
    with pytest.raises(NotNow, match="no free seat"):
        await joined(again, same, bob)


async def test_a_game_is_where_it_was_when_the_host_was_stopped(hosting: Hosting, host: Host) -> None:
    hosted, ada, bob = await begun(host)
    await decided(hosted, 6)
    key, number = laid(hosted)._state.key(), laid(hosted).number
    again = await hosting.again(host)
    same = again.tables[hosted.id]
    assert (laid(same)._state.key(), laid(same).number) == (key, number)
    assert [same.chair_of(person.id) for person in (ada, bob)] == [0, 1]
    assert again.seating.seat_to_return_to(again.people.by_key(bob.id, False)) is same
    await decided(same)
    assert any(hosted.deal.commitment in line for line in log_of(same))


async def test_who_gets_up_frees_the_chair_and_an_opener_takes_the_table_along(hosting: Hosting, host: Host) -> None:
    ada, bob = await named(host, "Ada"), await named(host, "Bob")
    hosted = await opened(host, ada, "indy", seats=["", "", ""])
    assert await joined(host, hosted, bob) == 1
    await host.change(lambda: host.seating.leave_chair(hosted, bob))
    assert hosted.free == 1
    again = await hosting.again(host)
    assert again.tables[hosted.id].chair_of(bob.id) is None
    await again.change(lambda: again.seating.leave_chair(again.tables[hosted.id], again.people.by_key(ada.id, False)))
    assert not (await hosting.again(again)).tables


async def test_a_table_that_is_closed_is_gone_and_its_record_stays(hosting: Hosting, host: Host) -> None:
    hosted, ada, _ = await begun(host)
    visit = Somebody(host, ada)
    host.arrived(visit, hosted)
    name = laid(hosted).name
    await host.change(lambda: host.close_table(hosted))
    assert visit.told == ["closed"]
    assert not (await hosting.again(host)).tables
    assert len(hosting.place.lines(name)) == 1


async def test_nobody_sits_at_more_tables_than_they_may(host: Host) -> None:
    ada, bob = await named(host, "Ada"), await named(host, "Bob")
    tables = [await opened(host, ada) for _ in range(USUAL.tables_per_person)]
    with pytest.raises(NotNow, match="you are at 6 tables"):
        await opened(host, ada)
    assert len(host.tables) == USUAL.tables_per_person
    await joined(host, tables[0], bob)
    await host.change(lambda: host.close_table(tables[1]))
    await opened(host, ada)


async def test_when_all_tables_are_taken_one_where_nobody_is_gives_way(hosting: Hosting) -> None:
    host = await hosting.start(tables=2)
    ada, bob = await named(host, "Ada"), await named(host, "Bob")
    first, second = await opened(host, ada), await opened(host, ada)
    host.arrived(Somebody(host, ada), second)
    with pytest.raises(NotNow, match="no room for another table"):
        await opened(host, bob)
    hosting.clock.now += USUAL.spare_seconds + 1
    third = await opened(host, bob)
    assert {*host.tables} == {second.id, third.id}
    assert {*(await hosting.again(host)).tables} == {second.id, third.id}
    assert first.id not in host.tables


async def test_a_table_that_nobody_comes_to_is_taken_away_with_its_codes(hosting: Hosting, host: Host) -> None:
    ada = await named(host, "Ada")
    hosted = await opened(host, ada)
    code = await host.change(lambda: host.admission.invite(hosted, ada))
    hosting.clock.now += USUAL.waiting_minutes * MINUTE - 1
    host.tick()
    assert hosted.id in host.tables
    hosting.clock.now += 2
    host.tick()
    await host.change(lambda: None)
    again = await hosting.again(host)
    assert not again.tables
    assert again.invitations.find(code) is None


@pytest.mark.parametrize("moves", [0, 2])
async def test_a_game_that_nobody_plays_is_taken_away_later_when_somebody_has_moved(
    hosting: Hosting, host: Host, moves: int
) -> None:
    hosted, *_ = await begun(host)
    await decided(hosted, moves)
    hosting.clock.now += USUAL.unplayed_days * DAY + 1
    host.tick()
    assert (hosted.id in host.tables) is bool(moves)
    hosting.clock.now += USUAL.table_days * DAY
    host.tick()
    assert not host.tables


async def test_a_table_whose_record_can_not_be_read_waits_until_somebody_has_looked_at_it(
    hosting: Hosting, host: Host
) -> None:
    """A backup is put in place, or the newer program again: the seats are still there, however many want their tables."""
    hosted, ada, bob = await begun(host)
    await decided(hosted, 2)
    await hosting.stop(host)
    hosting.place.damage(laid(hosted).name)
    again = await hosting.start(tables=1)
    assert again.tables[hosted.id].trouble
    hosting.clock.now += USUAL.waiting_minutes * MINUTE + USUAL.unplayed_days * DAY
    again.tick()
    with pytest.raises(NotNow, match="no room for another table"):
        await opened(again, again.people.by_key(ada.id, False))
    assert again.tables[hosted.id].chair_of(bob.id) == 1
    hosting.clock.now += USUAL.table_days * DAY
    again.tick()
    assert not again.tables


async def test_what_a_newer_program_keeps_is_there_for_it_when_an_older_one_has_run(
    hosting: Hosting, host: Host
) -> None:
    """Of a table, of its plan, of a code; and whole tables of a game that only the newer one knows."""
    hosted, ada, _ = await begun(host)
    code = await host.change(lambda: host.admission.invite(None, ada))
    await hosting.stop(host)
    shared = await hosting.place.open()
    newer = {kind: shared.documents(kind) for kind in ("tables", "invitations", "visits")}
    kept = {kind: dict(documents.load()) for kind, documents in newer.items()}
    table, (invitation,) = kept["tables"][hosted.id], kept["invitations"].values()
    table["colour"], table["plan"]["teams"], invitation["words"] = "red", 2, "welcome"
    kept["tables"]["5e4e7"] = {**table, "id": "5e4e7", "record": None, "plan": {**table["plan"], "game_id": "senet"}}
    kept["visits"][ada.id] = [1, 20_000, "by night"]

    def keep() -> None:
        for kind, documents in newer.items():
            documents.keep(kept[kind])

    await shared.change(keep)
    await hosting.place.close(shared)
    again = await hosting.start()
    assert [*again.tables] == [hosted.id]
    await decided(again.tables[hosted.id])
    bob = again.people.by_key("SHA256:Bob", False)
    other = await opened(again, bob)
    assert again.invitations.find(code) is not None
    await again.change(lambda: again.admission.invite(None, bob))
    await hosting.stop(again)
    shared = await hosting.place.open()
    found = shared.documents("tables").load()
    assert {*found} == {hosted.id, other.id, "5e4e7"}
    assert (found[hosted.id]["colour"], found[hosted.id]["plan"]["teams"]) == ("red", 2)
    assert found["5e4e7"] == kept["tables"]["5e4e7"]
    assert [one.get("words") for one in shared.documents("invitations").load().values()] == ["welcome", None]
    await hosting.place.close(shared)


async def test_a_finished_game_can_be_walked_through_and_played_again(hosting: Hosting, host: Host) -> None:
    hosted, ada, _ = await begun(host)
    with pytest.raises(NotNow, match="not over"):
        host.finished.recording(hosted)
    table = laid(hosted)
    while not table.is_over:
        await decided(hosted)
    assert any(hosted.deal.proof in line for line in log_of(hosted))
    recording = host.finished.recording(hosted)
    assert recording.finished
    assert saves.verify(recording).key() == table._state.key()
    again = await host.change(lambda: host.seating.rematch(hosted, ada))
    assert (again.plan.game_id, hosted.rematch) == ("tribal_duel", again.id)
    restarted = await hosting.again(host)
    same = restarted.tables[hosted.id]
    assert (laid(same).is_over, laid(same).scores, same.rematch) == (True, table.scores, again.id)


async def test_the_seats_of_who_played_are_kept_when_one_wants_to_play_again(hosting: Hosting, host: Host) -> None:
    hosted, ada, bob = await begun(host)
    while not laid(hosted).is_over:
        await decided(hosted)
    cleo = await named(host, "Cleo")
    with pytest.raises(NotNow, match="only those who played there"):
        await host.change(lambda: host.seating.rematch(hosted, cleo))
    again = await host.change(lambda: host.seating.rematch(hosted, ada))
    restarted = await hosting.again(host)
    same, old = restarted.tables[again.id], restarted.tables[hosted.id]
    cleo, bob = await named(restarted, "Cleo"), restarted.people.find(bob.id) or bob
    assert not restarted.seating.may_see(same, cleo)
    with pytest.raises(NotNow, match="by invitation"):
        await restarted.change(lambda: restarted.seating.join(same, cleo))
    assert await restarted.change(lambda: restarted.seating.rematch(old, bob)) is same
    assert [chair.owner for chair in same.chairs] == [ada.id, bob.id]
    assert restarted.seating.may_see(same, cleo), "once it has begun anybody may watch"


async def test_who_comes_too_late_to_play_again_is_told_and_watches_nothing(host: Host) -> None:
    hosted, ada, bob = await begun(host)
    while not laid(hosted).is_over:
        await decided(hosted)
    again = await host.change(lambda: host.seating.rematch(hosted, ada))
    await host.change(lambda: host.seating.begin(again, ada))
    with pytest.raises(NotNow, match="began without you"):
        await host.change(lambda: host.seating.rematch(hosted, bob))


async def test_the_level_that_follows_counts_a_game_once(hosting: Hosting, host: Host) -> None:
    ada = await named(host, "Ada")
    hosted = await opened(host, ada, "indy", seats=["", "even"])
    while not laid(hosted).is_over:
        await decided(hosted)
    host.tick()
    await until(lambda: ada.even != {})
    again = await hosting.again(host)
    again.tick()
    await again.change(lambda: None)
    same = again.people.by_key(ada.id, False)
    assert (same.even["indy"]["games"], same.even["indy"]["counted"]) == (1, [hosted.id])


# ---- Invitations -----------------------------------------------------------------------------------


async def test_a_code_lets_one_person_in_also_after_the_host_was_stopped(hosting: Hosting, host: Host) -> None:
    ada = await named(host, "Ada")
    code, spent = [await host.change(lambda: host.admission.invite(None, ada)) for _ in range(2)]
    first = host.people.by_key("SHA256:first", False)
    await host.change(lambda: host.admission.admit(first, spent))
    await host.change(lambda: host.name(first, "First"))
    again = await hosting.again(host)
    second, third = (again.people.by_key(f"SHA256:{name}", False) for name in ("second", "third"))
    for refused in (spent, "none-at-all"):
        with pytest.raises(NotNow, match="no such invitation"):
            await again.change(lambda refused=refused: again.admission.admit(second, refused))
    assert await again.change(lambda: again.admission.admit(second, code)) is None
    with pytest.raises(NotNow):
        await again.change(lambda: again.admission.admit(third, code))
    assert (again.people.by_key(first.id, False).may_come, second.may_come, third.may_come) == (True, True, False)


async def test_a_code_for_a_table_is_spent_by_its_seat_and_ends_in_time(hosting: Hosting, host: Host) -> None:
    ada, bob = await named(host, "Ada"), await named(host, "Bob")
    hosted = await opened(host, ada, "indy", seats=["", "", ""], by_invitation=True)
    assert not host.seating.may_see(hosted, bob)
    with pytest.raises(NotNow, match="by invitation"):
        await joined(host, hosted, bob)
    code, late = [await host.change(lambda: host.admission.invite(hosted, ada)) for _ in range(2)]
    assert await host.change(lambda: host.admission.admit(bob, code)) is hosted
    assert hosted.chair_of(bob.id) == 1
    again = await hosting.again(host)
    invitations = again.invitations
    assert invitations.count(hosted.id) == 1
    ends = next(one.until for one in invitations._open)
    invitations._clock = lambda: ends + 1
    with pytest.raises(NotNow, match="no such invitation"):
        await again.change(lambda: again.admission.admit(again.people.by_key("SHA256:late", False), late))


# ---- Talk ------------------------------------------------------------------------------------------


async def test_talk_is_heard_kept_and_limited(hosting: Hosting, host: Host) -> None:
    hosted, ada, bob = await begun(host)
    await host.change(lambda: host.talk.at_table(hosted, ada, "well\x1b met"))
    await host.change(lambda: host.talk.in_lobby(bob, "hello"))
    assert hosted.chat.lines[-1] == "Ada: well? met"
    for _ in range(USUAL.chat_burst - 1):
        await host.change(lambda: host.talk.at_table(hosted, ada, "again"))
    with pytest.raises(NotNow):
        await host.change(lambda: host.talk.at_table(hosted, ada, "again"))
    host.tick()
    again = await hosting.again(host)
    assert again.tables[hosted.id].chat.said[0] == "Ada: well? met"
    assert len(again.tables[hosted.id].chat.said) == USUAL.chat_burst
    assert len(again.talk.lobby.said) == 1


# ---- At the table ----------------------------------------------------------------------------------


async def test_who_plays_hears_of_their_own_move_and_who_watches_of_what_lies_open(host: Host) -> None:
    hosted, ada, bob = await begun(host)
    cleo = await named(host, "Cleo")
    ears = {person.name: Ear() for person in (ada, bob, cleo)}
    accesses = [host.seating.watch_or_play(hosted, person, ears[person.name]) for person in (ada, bob, cleo)]
    assert [access.viewer for access in accesses] == [0, 1, None]
    seat = laid(hosted).turn
    await decided(hosted)
    assert all(ear.heard_all for ear in ears.values())
    assert host.seating.is_asked(hosted, (ada, bob)[laid(hosted).turn or 0])
    for access in accesses:
        access.close()
    silent = len(ears["Cleo"].heard_all)
    await decided(hosted)
    assert len(ears["Cleo"].heard_all) == silent
    assert seat is not None


async def test_everybody_at_a_table_sees_who_looks_at_it_without_a_seat(host: Host) -> None:
    hosted, ada, bob = await begun(host)
    other = await opened(host, ada)
    dora, cleo = await named(host, "Dora"), await named(host, "Cleo")
    ears = [Ear(), Ear()]
    accesses = [host.seating.watch_or_play(hosted, person, ear) for person, ear in zip((ada, cleo), ears, strict=True)]
    visits = {person.name: Somebody(host, person) for person in (ada, bob, cleo, dora)}
    twice = Somebody(host, cleo)

    def said() -> list[list[str]]:
        found = [list(access.watchers()) for access in accesses]
        assert all(ear.heard_all == ["reseated"] * len(ear.heard_all) for ear in ears)
        return found

    for name in ("Ada", "Dora", "Bob"):
        host.arrived(visits[name], hosted)
    assert said() == [["Dora"]] * 2, "who has a seat doesn't watch"
    host.arrived(visits["Cleo"], hosted)
    heard = len(ears[0].heard_all)
    assert said() == [["Cleo", "Dora"]] * 2
    host.arrived(twice, hosted)
    assert said() == [["Cleo", "Dora"]] * 2, "each once, however often they are connected"
    assert len(ears[0].heard_all) == heard, "nothing has changed, so nobody is told"
    host.departed(visits["Dora"], left=True)
    twice.go()
    assert said() == [[], []]
    assert len(ears[0].heard_all) == heard + 2
    assert not other.watchers
    for access in accesses:
        access.close()


async def test_a_bot_sits_in_after_a_while_also_when_the_host_was_stopped_and_gives_the_seat_back(
    hosting: Hosting, host: Host
) -> None:
    hosted, ada, bob = await begun(host)
    here, lost = Somebody(host, ada), Somebody(host, bob)
    for visit in (here, lost):
        host.arrived(visit, hosted)
    await leading(hosted)
    lost.go()
    assert hosted.chairs[1].presence is Presence.LOST
    hosting.clock.now += USUAL.grace_line + 1
    host.tick()
    await until(lambda: laid(hosted).seats[1].kind == "bot")
    while laid(hosted).turn != 1:
        await decided(hosted)
    await host.change(lambda: None)
    again = await hosting.again(host)
    same = again.tables[hosted.id]
    assert (same.chairs[1].is_held, laid(same).seats[1].kind) == (True, "bot")
    back = Somebody(again, again.people.by_key(bob.id, False))
    again.arrived(back, same)
    await leading(same)
    assert same.chairs[1].presence is Presence.BACK, "the bot finishes its turn"
    while laid(same).turn == 1:
        await decided(same)
    await until(lambda: laid(same).seats[1].kind == "human")
    assert same.chairs[1].presence is Presence.HERE


async def test_who_comes_a_second_time_takes_over_from_themselves(host: Host) -> None:
    hosted, ada, _ = await begun(host)
    first, second = Somebody(host, ada), Somebody(host, ada)
    host.arrived(first, hosted)
    host.arrived(second, hosted)
    assert first.told == ["step aside"]
    assert hosted.chairs[0].presence is Presence.HERE
    assert host.names_here() == ["Ada"]


async def test_what_is_asked_in_secret_passes_before_anybody_could_notice(host: Host) -> None:
    hosted, *_ = await begun(host, "indy")
    concealed = list[bool]()
    laid(hosted).follow(lambda: concealed.append(laid(hosted).is_concealed))
    await decided(hosted, 14)
    assert laid(hosted).number > 14, "some decisions were followed by passes"
    assert not any(concealed)


async def test_a_decision_is_taken_back_and_taken_again(hosting: Hosting, host: Host) -> None:
    hosted, ada, bob = await begun(host, "rise_of_tribes")
    seat = laid(hosted).turn
    assert seat is not None
    access = host.seating.watch_or_play(hosted, (ada, bob)[seat], Ear())
    await decided(hosted)
    number, key = laid(hosted).number, laid(hosted)._state.key()
    assert access.why_not_undo() is None
    access.undo()
    await until(lambda: laid(hosted).number < number)
    access.redo()
    await until(lambda: laid(hosted).number == number)
    access.close()
    again = await hosting.again(host)
    assert laid(again.tables[hosted.id])._state.key() == key


async def test_clocks_are_kept_and_go_on(hosting: Hosting, host: Host) -> None:
    hosted, *_ = await begun(host, "five_tribes", live=False, clock=Clock(bank=300, increment=5))
    assert {round(left) for left in hosted.time_left().values()} == {300}
    seat = laid(hosted).turn
    assert seat is not None
    await decided(hosted)
    again = await hosting.again(host)
    same = again.tables[hosted.id]
    assert same.plan.clock == Clock(bank=300, increment=5)
    assert same.time_left()[seat] == pytest.approx(305, abs=2)


# ---- One person invites another --------------------------------------------------------------------


async def test_who_is_invited_sees_the_table_sits_down_without_a_code_and_is_invited_no_more(
    hosting: Hosting, host: Host
) -> None:
    ada, bob = await named(host, "Ada"), await named(host, "Bob")
    hosted = await opened(host, ada, by_invitation=True)
    there = Somebody(host, bob)
    assert not host.seating.may_see(hosted, bob)
    assert await host.change(lambda: host.inviting.invite(hosted, ada, "bob")) is bob
    assert there.told == ["Ada invites to Tribal Duel"]
    again = await hosting.again(host)
    waiting, same = again.tables[hosted.id], again.people.by_key(bob.id, False)
    assert again.inviting.tables_for(same) == [waiting]
    assert again.seating.may_see(waiting, same)
    assert await joined(again, waiting, same) == 1
    assert laid(waiting)
    assert not waiting.invited
    assert again.inviting.tables_for(same) == []


async def test_a_refusal_is_read_in_ones_own_language_wherever_it_was_made(host: Host) -> None:
    ada, bob = await named(host, "Ada"), await named(host, "Bob")
    hosted = await opened(host, ada, "indy", seats=["", ""], by_invitation=True)
    visitor = Visitor(host, bob, env=[(b"LANG", b"xx_XX.UTF-8")])
    await visitor.see("⟦thé lóbbý")
    visitor.session.later(lambda: visitor.app.join(hosted))
    await visitor.see("⟦thát táblé ís bý ínvítátíón")
    await visitor.close()


async def test_from_the_lobby_a_table_is_opened_for_who_is_invited_and_shown_to_nobody_else(host: Host) -> None:
    people = [await named(host, name) for name in ("Ada", "Bob", "Cleo")]
    ada, bob, cleo = (Visitor(host, person) for person in people)
    for visitor in (ada, bob, cleo):
        await visitor.see("Rulebooks")
    await ada.press("p")
    await ada.see("Who would you like to invite?")
    await ada.press("enter")
    await ada.see("What do you want to play with Bob?")
    await ada.press("s")
    await ada.see("Bob is invited, and will see it in the lobby.")
    await bob.see("Ada invites you to")
    (hosted,) = host.tables.values()
    assert [host.seating.may_see(hosted, person) for person in people] == [True, True, False]
    assert "Ada invites" not in await cleo.settle()
    for visitor in (ada, bob, cleo):
        await visitor.close()


async def test_who_declines_sees_it_no_more_and_nobody_invites_them_there_again(hosting: Hosting, host: Host) -> None:
    ada, bob = await named(host, "Ada"), await named(host, "Bob")
    hosted = await opened(host, ada, by_invitation=True)
    await host.change(lambda: host.inviting.invite(hosted, ada, "Bob"))
    await host.change(lambda: host.inviting.decline(hosted, bob))
    again = await hosting.again(host)
    waiting, same = again.tables[hosted.id], again.people.by_key(bob.id, False)
    assert list(again.inviting.answers(waiting)) == [("Bob", False)]
    assert not again.seating.may_see(waiting, same)
    with pytest.raises(NotNow, match="declined"):
        await again.change(lambda: again.inviting.invite(waiting, again.people.by_key(ada.id, False), "Bob"))
    with pytest.raises(NotNow, match="by invitation"):
        await joined(again, waiting, same)


async def test_only_the_opener_invites_and_only_who_is_known_and_not_at_the_table(host: Host) -> None:
    ada, bob = await named(host, "Ada"), await named(host, "Bob")
    hosted = await opened(host, ada, "indy", seats=["", "", ""])
    await joined(host, hosted, bob)
    for by, name, why in (
        (ada, "Nobody", "nobody here is called"),
        (bob, "Cleo", "nobody here is called"),
        (bob, "Ada", "whoever opened"),
        (ada, "Bob", "Bob is already"),
        (ada, "Ada", "you are already"),
    ):
        with pytest.raises(NotNow, match=why):
            await host.change(lambda by=by, name=name: host.inviting.invite(hosted, by, name))
    assert not hosted.invited


async def test_so_many_are_invited_and_no_more_and_not_all_at_once(host: Host) -> None:
    ada = await named(host, "Ada")
    hosted = await opened(host, ada)
    names = [f"Guest {letter}" for letter in "abcdefgh"[: INVITED_AT_ONCE + 1]]
    for name in names:
        await named(host, name)
    for name in names[:INVITED_AT_ONCE]:
        await host.change(lambda name=name: host.inviting.invite(hosted, ada, name))
    with pytest.raises(NotNow, match="just invited"):
        await host.change(lambda: host.inviting.invite(hosted, ada, names[-1]))


async def test_the_absent_are_told_by_the_way_of_their_turn_if_they_want_it(host: Host) -> None:
    ada, bob, cleo = await named(host, "Ada"), await named(host, "Bob"), await named(host, "Cleo")
    told: list[AbsentNews] = []
    host.your_turn.tell = told.append
    await host.change(lambda: host.people.like(bob, {AWAY: True}))
    hosted = await opened(host, ada)
    for person in (bob, cleo):
        await host.change(lambda person=person: host.inviting.invite(hosted, ada, person.name))
    assert told == [AbsentNews("Bob", "Tribal Duel", hosted.id, "Ada")]


async def test_a_table_waits_longer_for_who_is_invited(hosting: Hosting, host: Host) -> None:
    ada, bob = await named(host, "Ada"), await named(host, "Bob")
    hosted = await opened(host, ada)
    await host.change(lambda: host.inviting.invite(hosted, ada, bob.name))
    hosting.clock.now += host.limits.waiting_minutes * MINUTE + 1
    host.tick()
    assert hosted.id in host.tables
    await host.change(lambda: host.inviting.decline(hosted, bob))
    host.tick()
    assert hosted.id not in host.tables
