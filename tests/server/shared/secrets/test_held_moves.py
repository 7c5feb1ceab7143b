"""A move that has to wait for a secret decision, when the two are made by way of different hosts."""

from __future__ import annotations

from typing import NamedTuple

import pytest

pytest.importorskip("psycopg", exc_type=ImportError)

import saves
from rules.core.rng import Rng
from rules.indy.components.actions import PASS, PLAY_EAGLE, SWAP
from tests.server.shared.games import SEATS, at, new_game, settled
from tribes_tui.play.table import Table
from tribes_tui.server.shared.postgresql.database import Database
from tribes_tui.server.shared.postgresql.records import SharedGame


class Asked(NamedTuple):
    """A game as two hosts have it, which asks `secretly` while everybody else waits for `openly`."""

    here: SharedGame
    there: SharedGame
    secretly: int
    openly: int


def is_asked_in_secret(table: Table) -> bool:
    """Whether one is asked in secret and may play an eagle, while the other could swap or evoke as far as they know."""
    if not table.is_concealed or table.turn is None:
        return False
    asked, other = (table.view(seat) for seat in (table.turn, 1 - table.turn))
    plays = any(PLAY_EAGLE <= action < SWAP for action in asked.legal_actions())
    return plays and other.current_player == 1 - table.turn and len(other.legal_actions()) > 1


def until_somebody_is(seed: int) -> list[tuple[int, int]] | None:
    """The moves, with who made them, that lead a deal to such a position."""
    table, rng, played = Table.new("indy", SEATS, {}, seed), Rng(seed), []
    while table.turn is not None and len(played) < 40:
        if is_asked_in_secret(table):
            return played
        calm = [action for action in table.view(table.turn).legal_actions() if not PLAY_EAGLE <= action < SWAP]
        played.append((table.turn, rng.choice(calm)))
        table.propose(*played[-1], table.number)
    return None


@pytest.fixture
async def asked(database: Database) -> Asked:
    seed, played = next((seed, found) for seed in range(200) if (found := until_somebody_is(seed)) is not None)
    name = await new_game(database, "indy", seed)
    here = await at(database, name)
    for seat, action in played:
        here.table.propose(seat, action, here.table.number)
        await settled(here)
    there = await at(database, name)
    assert is_asked_in_secret(there.table)
    secretly = there.table.turn
    assert secretly is not None
    return Asked(here, there, secretly, 1 - secretly)


def hold(asked: Asked, which: int = 0) -> str:
    """Who is in turn for all to see decides on the second host; what they want, in notation."""
    table = asked.there.table
    view = table.view(asked.openly)
    wanted = [action for action in view.legal_actions() if action >= SWAP][which]
    assert not table.propose(asked.openly, wanted, table.number_for(asked.openly))
    return view.text(wanted)


async def known(asked: Asked) -> None:
    """Both hosts know what there is, what had to wait for that among it."""
    for _ in range(2):
        await settled(asked.here, asked.there)


def moves_of(game: SharedGame) -> list[saves.Move]:
    return [entry for entry in game.recording().entries if isinstance(entry, saves.Move)]


async def test_a_move_that_waits_on_one_host_counts_when_the_other_has_the_answer(asked: Asked) -> None:
    here, there, secretly, openly = asked
    wanted = hold(asked)
    before = len(moves_of(there))
    await known(asked)
    assert len(moves_of(here)) == before, "it waits, and nothing in the record tells of it"
    here.table.propose(secretly, PASS, here.table.number_for(secretly))
    await known(asked)
    added = [(move.seat, move.text) for move in moves_of(here)[before:]]
    assert added == [(secretly, "pass"), (openly, wanted)]
    assert here.recording().lines == there.recording().lines
    assert saves.verify(here.recording()).key() == here.table._state.key() == there.table._state.key()


async def test_a_move_that_is_made_after_an_answer_its_host_has_not_heard_of_counts_too(asked: Asked) -> None:
    here, _, secretly, openly = asked
    here.table.propose(secretly, PASS, here.table.number_for(secretly))
    await settled(here)
    before = len(moves_of(here))
    hold(asked)  # the second host still believes that somebody is asked
    await known(asked)
    assert [move.seat for move in moves_of(here)[before:]] == [openly]


async def test_a_move_that_waits_is_dropped_when_the_answer_is_one_that_everybody_sees(asked: Asked) -> None:
    here, there, secretly, openly = asked
    hold(asked)
    eagle = next(action for action in here.table.view(secretly).legal_actions() if PLAY_EAGLE <= action < SWAP)
    before = len(moves_of(here))
    here.table.propose(secretly, eagle, here.table.number_for(secretly))
    await known(asked)
    while there.table.is_concealed and there.table.turn is not None:
        there.table.propose(there.table.turn, PASS, there.table.number)
        await known(asked)
    assert there.table.turn == openly, "now they can decide, and know what was played"
    assert {move.text for move in moves_of(there)[before + 1 :]} <= {"pass"}
    assert not [move for move in moves_of(there)[before:] if move.seat == openly and move.text != "pass"]


async def test_the_last_of_several_wishes_is_the_one_that_waits(asked: Asked) -> None:
    here, _, secretly, openly = asked
    first, last = hold(asked), hold(asked, -1)
    assert first != last
    before = len(moves_of(here))
    here.table.propose(secretly, PASS, here.table.number_for(secretly))
    await known(asked)
    assert [(move.seat, move.text) for move in moves_of(here)[before:]] == [(secretly, "pass"), (openly, last)]


async def test_a_move_is_tried_again_when_the_line_that_came_first_is_no_news_to_who_made_it(asked: Asked) -> None:
    here, there, secretly, openly = asked
    here.table.replace_seat(openly, SEATS[openly]._replace(kind="bot", level="easy"))
    await settled(here)
    before = len(moves_of(here))
    assert there.number < here.number, "the second host has not heard of it"
    there.table.propose(secretly, PASS, there.table.number_for(secretly))
    await known(asked)
    assert [move.seat for move in moves_of(here)[before:]] == [secretly]
