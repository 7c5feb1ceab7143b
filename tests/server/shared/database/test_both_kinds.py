"""What lasts in files and what lasts in a database is promised alike: documents, changes, records."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest

pytest.importorskip("psycopg", exc_type=ImportError)

import saves
from rules import RulesError
from saves import SaveError
from tests.server.shared.inside import until
from tests.server.shared.places import Place
from tribes_tui.play.clock import Clock
from tribes_tui.play.seat import NotYourTurn, Seat, Stale
from tribes_tui.play.table import Table
from tribes_tui.server.shared.postgresql import database, shared_database
from tribes_tui.server.shared.shared import KINDS, TALK, Documents, Shared

SEATS = [Seat("human", "", "Ada"), Seat("human", "", "Bob")]


@pytest.fixture
async def shared(place: Place) -> AsyncIterator[Shared]:
    made = await place.open()
    yield made
    await place.close(made)


def named(kind: str, id: str, **more: Any) -> Any:
    """A document of that kind, whose name stands in it if the kind wants that."""
    key = KINDS[kind]
    return [f"{id}: a line"] if kind == TALK else ([1, 2] if key is None else {key: id, **more})


async def kept(shared: Shared, documents: Documents, values: dict[str, Any]) -> None:
    await shared.change(lambda: documents.keep(values))


async def loaded(place: Place, kind: str) -> dict[str, Any]:
    """What a host that is started now finds."""
    shared = await place.open()
    found = shared.documents(kind).load()
    await place.close(shared)
    return found


# ---- Documents -------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", KINDS)
async def test_documents_are_found_again_and_those_that_were_left_out_are_gone(
    place: Place, shared: Shared, kind: str
) -> None:
    documents = shared.documents(kind)
    assert documents.load() == {}
    values = {id: named(kind, id, record=None) for id in ("b", "a", "c")}
    await kept(shared, documents, values)
    assert await loaded(place, kind) == values
    await kept(shared, documents, {"a": values["a"]})
    assert await loaded(place, kind) == {"a": values["a"]}
    await kept(shared, documents, {})
    assert await loaded(place, kind) == {}


@pytest.mark.parametrize("kind", [kind for kind, key in KINDS.items() if key is not None])
async def test_documents_come_in_the_order_in_which_they_were_made(place: Place, shared: Shared, kind: str) -> None:
    documents, values = shared.documents(kind), dict[str, Any]()
    for id in ("c", "a", "b"):
        values[id] = named(kind, id, record=None)
        await kept(shared, documents, values)
    values["c"] = named(kind, "c", record=None, more=1)
    await kept(shared, documents, values)
    assert [*await loaded(place, kind)] == ["c", "a", "b"]


async def test_a_document_is_any_json_and_comes_back_as_it_was(place: Place, shared: Shared) -> None:
    value = {"id": "a", "name": "Ada Ünal 阿 \"'\\", "likes": {"deep": [1, 2.5, None, True, {"": []}]}, "big": 1 << 53}
    await kept(shared, shared.documents("people"), {"a": value})
    assert await loaded(place, "people") == {"a": value}


async def test_who_changes_a_value_afterwards_changes_nothing_that_is_kept(place: Place, shared: Shared) -> None:
    documents, value = shared.documents("people"), {"id": "a", "likes": [1]}
    await kept(shared, documents, {"a": value})
    value["likes"] = [2]
    assert await loaded(place, "people") == {"a": {"id": "a", "likes": [1]}}


# ---- Changes ---------------------------------------------------------------------------------------


async def test_a_change_gives_what_it_gave_and_counts_when_it_is_done(place: Place, shared: Shared) -> None:
    people, tables = shared.documents("people"), shared.documents("tables")

    def change() -> str:
        people.keep({"a": named("people", "a")})
        tables.keep({"t": named("tables", "t", record=None)})
        return "done"

    assert await shared.change(change) == "done"
    assert [*await loaded(place, "people"), *await loaded(place, "tables")] == ["a", "t"]


async def test_changes_are_made_one_after_the_other_in_the_order_in_which_they_were_asked_for(
    place: Place, shared: Shared
) -> None:
    documents, told = shared.documents("people"), list[int]()

    def change(number: int) -> int:
        documents.keep({"a": named("people", "a", number=number)})
        told.append(number)
        return number

    asked = [shared.change(lambda number=number: change(number)) for number in range(8)]  # type: ignore[misc]
    assert await asyncio.gather(*asked) == told == [*range(8)]
    assert (await loaded(place, "people"))["a"]["number"] == 7


async def test_what_a_change_refuses_is_raised_and_what_it_did_before_counts(place: Place, shared: Shared) -> None:
    documents = shared.documents("people")

    def change() -> None:
        documents.keep({"a": named("people", "a")})
        raise LookupError("no")

    with pytest.raises(LookupError, match="no"):
        await shared.change(change)
    assert [*await loaded(place, "people")] == ["a"]
    await kept(shared, documents, {})
    assert await loaded(place, "people") == {}


async def test_a_change_that_nobody_waits_for_counts_too(place: Place, shared: Shared) -> None:
    shared.change(lambda: shared.documents("people").keep({"a": named("people", "a")}))
    await shared.change(lambda: None)
    assert [*await loaded(place, "people")] == ["a"]


async def test_others_are_told_of_what_counts_once_and_nothing_is_undone_then(shared: Shared) -> None:
    told = list[str]()

    def change() -> None:
        shared.documents("people").keep({"a": named("people", "a")})
        shared.if_lost(lambda: told.append("lost"))
        shared.if_kept(lambda: told.append("kept"))

    await shared.change(change)
    await shared.change(lambda: None)
    assert told == ["kept"]


async def test_a_change_that_can_not_be_kept_says_so_and_the_next_one_counts(
    place: Place, shared: Shared, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shared_database, "CHANGE_PATIENCE", 0.1)
    monkeypatch.setattr(database, "PATIENCE", 0.2)
    documents = shared.documents("people")
    await kept(shared, documents, {"a": named("people", "a")})
    with place.broken(), pytest.raises(OSError, match=r"."):
        await kept(shared, documents, {"a": named("people", "a"), "b": named("people", "b")})
    assert [*await loaded(place, "people")] == ["a"]
    await kept(shared, documents, {"a": named("people", "a"), "c": named("people", "c")})
    assert [*await loaded(place, "people")] == ["a", "c"]


async def test_all_is_well_and_hosts_agree_on_a_key(shared: Shared) -> None:
    assert not shared.is_silent
    for _ in range(2):
        await shared.agree_on_key("SHA256:the key of all")
    shared.news()


# ---- Records ---------------------------------------------------------------------------------------


async def begun(shared: Shared, title: str = "a game", clock: Clock | None = None, game: str = "tribal_duel") -> Table:
    """A game that is in the record, and noted in a document as a host's games are."""
    tables = shared.documents("tables")

    def begin() -> Table:
        table = shared.records.begin(game, SEATS, {}, 7, title, clock)
        tables.keep({"t": {"id": "t", "record": table.name}})
        return table

    return await shared.change(begin)


async def played(table: Table, times: int = 1) -> None:
    for _ in range(times):
        seat, before = table.turn, table.number
        assert seat is not None
        table.propose(seat, table.view(seat).legal_actions()[0], table.number_for(seat))
        await until(lambda before=before: table.number > before)


async def test_a_game_is_gone_on_with_where_its_record_ends(place: Place, shared: Shared) -> None:
    table = await begun(shared)
    await played(table, 5)
    name, key, seats = table.name, table._state.key(), table.seats
    table.close()
    again = await place.open()
    same = again.records.resume(name)
    assert (same.name, same.number, same._state.key(), same.seats) == (name, 5, key, seats)
    assert same.history(None)
    await played(same)
    recording = again.records.read(name)
    assert saves.verify(recording).key() == same._state.key()
    assert (recording.header.title, recording.header.seed, recording.header.game) == ("a game", 7, "tribal_duel")
    same.close()
    await place.close(again)


async def test_what_was_taken_back_and_who_sits_where_is_in_the_record(place: Place, shared: Shared) -> None:
    table = await begun(shared, game="rise_of_tribes")
    await played(table)
    seat = next(seat for seat in (0, 1) if table.why_not_undo(seat) is None)
    key = table._state.key()
    table.undo(seat)
    await until(lambda: table.number == 0)
    assert table.can_redo(seat)
    table.redo(seat)
    await until(lambda: table.number == 1)
    assert table._state.key() == key
    bot = Seat("bot", "easy", "Bob")
    table.replace_seat(1, bot)
    await until(lambda: table.seats[1] == bot)
    assert not table.can_redo(seat)
    table.close()
    again = await place.open()
    same = again.records.resume(table.name)
    assert (same.number, same.seats[1], same._state.key()) == (1, bot, key)
    same.close()
    await place.close(again)


@pytest.mark.parametrize("clock", [None, Clock(bank=60, increment=5, then="hard")])
async def test_a_record_says_what_clocks_there_are(place: Place, shared: Shared, clock: Clock | None) -> None:
    table = await begun(shared, clock=clock)
    recording = shared.records.read(table.name)
    assert Clock.of(recording.header.more.get("clock")) == clock
    assert recording.header.needs == ([] if clock is None else ["clocks"])
    table.close()


async def test_lines_are_sealed_and_alike_in_both(place: Place, shared: Shared) -> None:
    table = await begun(shared)
    await played(table, 3)
    lines = place.lines(table.name)
    assert saves.parse("".join(f"{line}\n" for line in lines).encode()).moves == shared.records.read(table.name).moves
    assert [line.split(" ", 2)[0] for line in lines[1:4]] == ["1", "2", "3"]
    table.close()


async def test_a_record_that_is_not_there_or_damaged_is_refused_and_others_go_on(place: Place, shared: Shared) -> None:
    with pytest.raises(SaveError):
        shared.records.resume("tribal_duel-nothing")
    with pytest.raises(SaveError):
        shared.records.read("tribal_duel-nothing")
    table = await begun(shared)
    table.close()
    place.damage(table.name)
    again = await place.open()
    with pytest.raises(SaveError, match="damaged"):
        again.records.resume(table.name)
    fresh = await begun(again)
    await played(fresh)
    fresh.close()
    await place.close(again)


async def test_what_is_refused_at_a_table_changes_neither_game_nor_record(place: Place, shared: Shared) -> None:
    table = await begun(shared)
    before, seat = place.lines(table.name), table.turn
    assert seat is not None
    action = table.view(seat).legal_actions()[0]
    for refusal, wrong in (
        (NotYourTurn, (1 - seat, action, 0)),
        (Stale, (seat, action, 7)),
        (RulesError, (seat, 10**6, 0)),
    ):
        with pytest.raises(refusal):
            table.propose(*wrong)
    await played(table)
    assert len(place.lines(table.name)) == len(before) + 1
    table.close()
    with pytest.raises(Stale, match="closed"):
        table.propose(table.turn or 0, 0, 1)
