"""Whatever bytes come: nothing that nobody typed is a key, nothing is waited for too long, and the program goes on."""

from __future__ import annotations

import random
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from textual import events

from saves import Store
from tests.app.test_app import until
from tests.bench.screen.program import Program
from tests.display.reading.fuzz import mutated, pieces
from tests.display.reading.terminals import ALL, NOTHING
from tests.display.reading.test_reader import PERSONS, Clock, told
from tribes_tui.app import headless
from tribes_tui.display import sequences
from tribes_tui.display.reader import Answered, Reader

KNOWN = [sent.encode("utf-8", "surrogateescape") for forms in ALL.values() for sent, _ in forms]
KNOWN += [sent.encode("utf-8", "surrogateescape") for some in NOTHING.values() for sent in some if len(sent) < 200]
PARTS = 10
WHOLE = 1_000_000
QUICK = 10_000
IN_A_TERMINAL = 50_000


def nothing_comes(seed: int, count: int) -> None:
    rng, clock = random.Random(seed), Clock()
    reader = Reader(clock)
    for piece in pieces(rng, count):
        found = told(reader, piece)
        assert [one for one in found if not isinstance(one, Answered)] == [], piece
        clock.now += rng.choice((0.0, 0.0, 0.05, 0.15))
        assert reader.kept <= sequences.KEPT
    assert reader.deadline is None


def all_is_bounded(seed: int, count: int) -> int:
    """Known sequences, changed: how many events came."""
    rng, clock, events_ = random.Random(seed), Clock(), 0
    reader = Reader(clock)
    for _ in range(count):
        found = told(reader, mutated(rng, KNOWN))
        clock.now += rng.choice((0.0, 0.0, 0.05, 1.0, 7.0))
        for event in [*found, *reader.tick()]:
            assert isinstance(event, PERSONS)
            events_ += 1
            if isinstance(event, events.Key):
                f"{event.key}{event.character}".encode()
        assert reader.kept <= sequences.LONGEST + 10
        deadline = reader.deadline
        assert deadline is None or deadline <= clock.now + sequences.PASTING
    return events_


@pytest.mark.parametrize("seed", [1])
def test_a_share_of_the_million(seed: int) -> None:
    nothing_comes(seed, QUICK // 2)
    assert all_is_bounded(seed, QUICK // 2) > QUICK // 10


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(PARTS))
async def test_a_million_sequences_and_a_table_behind_them(seed: int) -> None:
    """What comes of half of them, which is nothing, goes to a table, and with it the mouse that moves over it."""
    nothing_comes(seed, WHOLE // PARTS // 2)
    all_is_bounded(seed, WHOLE // PARTS // 2)
    async with headless("indy", seats="you,bot:easy") as pilot:
        await _at_a_table(pilot, random.Random(seed), 2000)


async def test_t2_no_sequence_makes_a_move_at_a_table() -> None:
    async with headless("indy", seats="you,bot:easy") as pilot:
        await _at_a_table(pilot, random.Random(5), 300)


async def _at_a_table(pilot: Any, rng: random.Random, count: int) -> None:
    app, reader = pilot.app, Reader()
    await until(pilot, lambda: app.screen.is_my_turn)
    table, cursor = app.screen, app.screen.cursor
    before = (table.table.number, table.scene.picked, table)
    for piece in pieces(rng, count):
        for event in told(reader, piece):
            event.set_sender(app)
            app.post_message(event)
    await pilot.pause()
    assert (table.table.number, table.scene.picked, app.screen) == before
    assert table.cursor == cursor


THREE = "--seats", "you,bot:easy,bot:easy"
"""So many that the colour of a shaman is asked for."""


def drip(program: Program, rng: random.Random, count: int) -> None:
    """So many sequences, in pieces, with pauses now and then."""
    for number, piece in enumerate(pieces(rng, count)):
        program.press(piece)
        if number % 50 == 0:
            program.settle(0.002, 0.2)
        if rng.random() < 0.0005:
            time.sleep(0.15)


@pytest.mark.parametrize("count", [500, pytest.param(IN_A_TERMINAL, marks=pytest.mark.soak)])
def test_t1_t2_a_real_terminal_says_anything(count: int, tmp_path: Path) -> None:
    command = (sys.executable, "-m", "tribes_tui", "play", "indy", "--seed", "3", *THREE)
    program = Program(command, size=(80, 24), TRIBES_HOME=str(tmp_path), SSH_CONNECTION="1.2.3.4 5 6.7.8.9 22")
    try:
        program.until("the plate", 30)
        program.settle(1.0)
        before, (record,) = program.screen.display[:], Store(tmp_path).list()
        drip(program, random.Random(count), count)
        program.settle(1.0)
        assert program.screen.display == before
        program.press(b"\x1b[108;;108u")
        program.until("everybody", 1000)
        (after,) = Store(tmp_path).list()
        assert after.moves == record.moves
    finally:
        program.end()
