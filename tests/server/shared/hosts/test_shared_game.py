"""One game, two hosts: both see the same moves in the same order, however they race."""

from __future__ import annotations

import asyncio
import random

import pytest

import saves
from rules.core.rng import Rng
from saves.errors import Damaged, OtherRules

pytest.importorskip("psycopg", exc_type=ImportError)

from tests.server.shared.games import at, new_game, settled
from tests.server.shared.inside import until
from tribes_tui.play.replica import Replica
from tribes_tui.play.seat import CannotUndo, Seat, TableError
from tribes_tui.server.shared.postgresql.database import Database
from tribes_tui.server.shared.postgresql.documents import Ledger, RecordLine


def move(table: Replica, rng: random.Random) -> None:
    """Somebody in turn, as they see it, wants something."""
    for seat in range(2):
        view = table.view(seat)
        if view.current_player == seat and not table.is_over:
            table.propose(seat, view.pick(Rng(rng.getrandbits(40))), table.number_for(seat))


@pytest.mark.parametrize("game_id", ["indy", "tribal_duel", "rise_of_tribes"])
async def test_two_hosts_that_race_play_one_game(database: Database, game_id: str) -> None:
    name = await new_game(database, game_id)
    here, there = await at(database, name), await at(database, name)
    rng = random.Random(3)
    for turn in range(40):
        for game in (here, there):
            move(game.table, rng)
        if turn % 3 == 0:
            await settled(here, there)
        else:
            await asyncio.sleep(0.004)
    await settled(here, there)
    assert here.table.number > 15
    assert here.table._state.key() == there.table._state.key()
    assert here.recording().lines == there.recording().lines
    assert saves.verify(here.recording()).key() == here.table._state.key()
    again = await at(database, name)
    assert again.table._state.key() == here.table._state.key()


async def test_a_move_is_told_of_when_the_database_has_it_and_not_before(database: Database) -> None:
    name = await new_game(database)
    here = await at(database, name)
    seat = here.table.turn
    assert seat is not None
    assert not here.table.propose(seat, here.table.view(seat).legal_actions()[0], 0)
    assert here.table.number == 0
    await settled(here)
    assert here.table.number >= 1
    assert len(await Ledger(database).read(name)) == here.number + 1


async def test_the_same_key_pressed_twice_plays_once(database: Database) -> None:
    name = await new_game(database)
    here, there = await at(database, name), await at(database, name)
    seat = here.table.turn
    assert seat is not None
    action = here.table.view(seat).legal_actions()[0]
    for game in (here, here, there):
        game.table.propose(seat, action, 0)
    await settled(here, there)
    assert sum(isinstance(entry, saves.Move) and entry.seat == seat for entry in here.recording().entries) == 1


async def test_what_was_added_here_is_not_read_again_when_it_is_told_to_all(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = await at(database, await new_game(database))
    reads: list[int] = []
    read = Ledger.read

    async def counted(self: Ledger, game: str, after: int = -1) -> list[RecordLine]:
        reads.append(after)
        return await read(self, game, after)

    monkeypatch.setattr(Ledger, "read", counted)
    move(here.table, random.Random(1))
    here.notice(here.number + 1)
    await until(lambda: not here._tasks._tasks)
    assert (here.table.number > 0, reads) == (True, [])
    here.notice(here.number + 1)
    await until(lambda: not here._tasks._tasks)
    assert reads == [here.number]


async def test_what_is_refused_is_refused_at_once(database: Database) -> None:
    name = await new_game(database)
    here = await at(database, name)
    seat = here.table.turn
    assert seat is not None
    with pytest.raises((TableError, ValueError)):
        here.table.propose(1 - seat, 0, 0)
    with pytest.raises(CannotUndo):
        here.table.undo(seat)


async def test_what_was_taken_back_on_one_host_can_be_played_again_on_the_other(database: Database) -> None:
    name = await new_game(database, "rise_of_tribes")
    here, there = await at(database, name), await at(database, name)
    seat = here.table.turn
    assert seat is not None
    here.table.propose(seat, here.table.view(seat).legal_actions()[0], 0)
    await settled(here, there)
    key = here.table._state.key()
    assert there.table.why_not_undo(seat) is None
    there.table.undo(seat)
    await settled(there, here)
    assert here.table.number == 0
    assert here.table.can_redo(seat)
    here.table.redo(seat)
    await settled(here, there)
    assert there.table._state.key() == here.table._state.key() == key
    assert not there.table.can_redo(seat)


async def test_a_seat_that_two_hosts_give_to_the_same_bot_is_given_once(database: Database) -> None:
    name = await new_game(database)
    here, there = await at(database, name), await at(database, name)
    for game in (here, there):
        game.table.replace_seat(1, Seat("bot", "easy", "Bob"))
    await settled(here, there)
    assert there.table.seats[1].kind == "bot"
    assert len(here.lines) == 2


async def test_a_game_of_other_rules_is_refused(database: Database) -> None:
    name = await new_game(database)
    await database.run(
        lambda c: c.execute(
            "update entries set line = replace(line, '\"rules\":1', '\"rules\":99') where game = %s", [name]
        )
    )
    with pytest.raises(Damaged):
        await at(database, name)  # whoever changes a line by hand breaks its seal
    text = saves.seal_text((await Ledger(database).read(name))[0].line + "\n").rstrip("\n")
    await database.run(lambda c: c.execute("update entries set line = %s where game = %s", [text, name]))
    with pytest.raises(OtherRules, match="version 99"):
        await at(database, name)


async def test_a_record_that_became_shorter_is_not_played_on(database: Database) -> None:
    name = await new_game(database)
    here = await at(database, name)
    failed: list[saves.SaveError] = []
    here._fail = failed.append
    move(here.table, random.Random(1))
    await settled(here)
    assert here.number >= 1
    await database.run(lambda c: c.execute("delete from entries where game = %s and number > 0", [name]))
    move(here.table, random.Random(1))
    await settled(here)
    assert [type(error) for error in failed] == [Damaged]


async def test_a_line_that_was_changed_by_hand_is_played_by_no_host(database: Database) -> None:
    """To another move that is legal there, under the seal of the first: neither who comes anew nor who follows takes it."""
    name = await new_game(database)
    here, there = await at(database, name), await at(database, name)
    texts = [there.table._state.text(action) for action in there.table._state.legal_actions()]
    move(here.table, random.Random(1))
    await settled(here)
    played = here.recording().moves[0].text
    other = next(text for text in texts if text != played)
    change = "update entries set line = replace(line, %s, %s) where game = %s and number = 1"
    await database.run(lambda c: c.execute(change, [f" {played} #", f" {other} #", name]))
    assert f" {other} #" in (await Ledger(database).read(name))[1].line
    with pytest.raises(Damaged):
        await there.catch_up()
    assert there.table.number == 0
    with pytest.raises(Damaged):
        await at(database, name)
