"""Records of games with clocks: entries about time, which others neither have nor may have."""

from __future__ import annotations

from pathlib import Path

import pytest

from saves import Damaged, Store, TooNew, parse
from saves.format.entries import Time, Timeout
from saves.migrations import Format
from saves.reader import seal_text

CLOCK = {"bank": 300, "increment": 5, "limit": 0, "then": "easy"}
SEATS = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Bo"}]


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(tmp_path)


def test_time_is_kept_move_by_move_and_read_again(store: Store) -> None:
    record = store.create("pebbles", 1, 2, {}, 7, SEATS, clock=CLOCK)
    record.append(1, 0, "take 1")
    record.time(0, 301_250)
    record.append(2, 1, "roll")
    record.time(1, 299_000)
    record.timeout(0)
    record.close()
    read = store.read(record.name)
    assert read.header.needs == ["clocks"]
    assert read.header.more["clock"] == CLOCK
    assert [entry for entry in read.entries if isinstance(entry, Time | Timeout)] == [
        Time(1, 0, 301_250),
        Time(2, 1, 299_000),
        Timeout(2, 0),
    ]
    assert read.times == {0: 0, 1: 299_000}
    assert [move.text for move in read.moves] == ["take 1", "roll"]


def test_what_is_taken_back_gives_no_time_back(store: Store) -> None:
    record = store.create("pebbles", 1, 2, {}, 7, SEATS, clock=CLOCK)
    record.append(1, 0, "take 1")
    record.time(0, 120_000)
    record.undo(0, 0)
    assert record.times == {0: 120_000}
    record.close()
    assert store.read(record.name).times == {0: 120_000}


def test_a_record_without_clocks_is_as_ever_and_has_no_time(store: Store) -> None:
    record = store.create("pebbles", 1, 2, {}, 7, SEATS)
    assert record.header.needs == []
    assert "clock" not in record.header.more
    for what in (lambda: record.time(0, 5), lambda: record.timeout(0)):
        with pytest.raises(ValueError, match="the game has none"):
            what()
    text = b"".join(record.lines).decode()
    record.close()
    with pytest.raises(Damaged, match="the game has none"):
        parse(seal_text(f"{text}time 0 0 5\n").encode())


def test_nothing_about_time_follows_the_end(store: Store) -> None:
    record = store.create("pebbles", 1, 2, {}, 7, SEATS, clock=CLOCK)
    record.append(1, 0, "take 1")
    record.finish({"scores": [1, 0]})
    with pytest.raises(ValueError, match="after the end"):
        record.time(0, 5)
    record.close()


def test_a_program_that_knows_no_clocks_refuses_by_name(store: Store) -> None:
    record = store.create("pebbles", 1, 2, {}, 7, SEATS, clock=CLOCK)
    record.close()
    with pytest.raises(TooNew, match="'clocks'"):
        parse(b"".join(record.lines), "a game", Format(schema=1, steps={}))


def test_who_plays_on_from_the_middle_has_all_the_time(store: Store) -> None:
    record = store.create("pebbles", 1, 2, {}, 7, SEATS, clock=CLOCK)
    record.append(1, 0, "take 1")
    record.time(0, 1000)
    record.close()
    branch = store.branch(store.read(record.name), 1)
    assert branch.header.needs == []
    assert "clock" not in branch.header.more
    branch.append(2, 1, "roll")
    branch.close()
