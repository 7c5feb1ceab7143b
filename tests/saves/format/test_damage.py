"""Damaged records: never a wrong game, a traceback, a long wait, or much memory."""

from __future__ import annotations

import random
import time
import tracemalloc
from pathlib import Path

import pytest

from saves import Recording, SaveError, Store, parse, replay, seal_text
from saves.reader import MAX_BYTES
from tests.saves.damage import WAYS
from tests.saves.play import new, play
from tests.saves.toy import GAMES


@pytest.fixture
def original(store: Store) -> Recording:
    """A game with every kind of entry in it."""
    record = new(store, title="Zoë's game")
    for number in range(1, 5):
        record.append(number, (number - 1) % 2, f"take {1 + number % 3}")
    record.undo(0, 1)
    play(record, 100)
    record.reseat(1, {"kind": "human"})
    record.rename("after the end")
    return store.read(record.name)


def outcome(data: bytes, original: Recording) -> str:
    """What became of a damaged record; `AssertionError` when it is a wrong game."""
    begin = time.process_time()
    try:
        recording = parse(data)
    except SaveError as error:
        assert_is_refusal(error, original)
        return "refused"
    finally:
        assert time.process_time() - begin < 1
    assert_is_prefix(recording, original)
    return "same" if recording.line_count == original.line_count else "shorter"


def assert_is_refusal(error: SaveError, original: Recording) -> None:
    assert "\n" not in str(error)
    assert len(str(error)) < 400
    if error.good is not None:
        assert_is_prefix(error.good, original)


def assert_is_prefix(recording: Recording, original: Recording) -> None:
    assert recording.header == original.header
    assert recording.entries == original.entries[: len(recording.entries)]


def damage(original: Recording, count: int, seed: int) -> dict[str, int]:
    """Damage it so many times in turn in every way; how often which outcome."""
    data = original.text().encode()
    rng = random.Random(seed)
    outcomes = {"refused": 0, "same": 0, "shorter": 0}
    for number in range(count):
        outcomes[outcome(WAYS[number % len(WAYS)](data, rng), original)] += 1
    return outcomes


@pytest.mark.parametrize("times", [1200, pytest.param(4200, marks=pytest.mark.soak)])
def test_no_damaged_record_is_another_game(original: Recording, times: int) -> None:
    outcomes = damage(original, times, seed=1)
    assert outcomes["refused"] > times * 25 // 42
    assert outcomes["shorter"] > times // 42


@pytest.mark.soak
def test_no_damaged_record_is_another_game_in_very_many(original: Recording) -> None:
    outcomes = damage(original, 105_000, seed=2)
    assert sum(outcomes.values()) >= 100_000


def test_every_single_bit_is_guarded(original: Recording) -> None:
    data = original.text().encode()
    for at in range(len(data)):
        flipped = data[:at] + bytes([data[at] ^ 1 << at % 8]) + data[at + 1 :]
        kind = outcome(flipped, original)
        assert kind == "refused" or at >= data.rindex(b"\n", 0, -1)


def test_without_the_seals_wrong_games_come_through(original: Recording, monkeypatch: pytest.MonkeyPatch) -> None:
    """The check above can fail: it is the seals that hold."""
    monkeypatch.setattr("saves.format.seal._fault", lambda before, body, digits: "" if digits else "has no seal")
    with pytest.raises(AssertionError):
        damage(original, 4200, seed=1)


def test_a_store_notices_what_the_file_alone_does_not_show(store: Store, original: Recording) -> None:
    assert original.path is not None
    data = original.path.read_bytes()
    rng = random.Random(3)
    for number in range(600):
        damaged = WAYS[number % len(WAYS)](data, rng)
        original.path.write_bytes(damaged)
        try:
            kept = store.read(original.name)
        except SaveError as error:
            assert_is_refusal(error, original)
        else:
            assert kept.entries == original.entries
    original.path.write_bytes(data)
    assert replay(store.read(original.name), games=GAMES).is_terminal


def test_a_damaged_record_can_always_be_tidied_away(store: Store, original: Recording) -> None:
    assert original.path is not None
    data = original.path.read_bytes()
    rng = random.Random(4)
    for number in range(200):
        original.path.write_bytes(WAYS[number % len(WAYS)](data, rng))
        store.rename(original.name, "broken")
        assert [one.name for one in store.list()] == [original.name]
        store.delete(original.name)
        assert store.list() == []


@pytest.mark.soak
def test_the_largest_record_takes_little_time_and_memory(original: Recording) -> None:
    header = original.text().splitlines()[0]
    data = seal_text(header + "\n1 0 x\nundo 0 by 0" * (MAX_BYTES // 70)).encode()
    assert MAX_BYTES * 3 // 4 < len(data) < MAX_BYTES
    seconds, megabytes, recording = cost(data)
    assert recording is not None
    assert len(recording.entries) > 100_000
    assert seconds < 1.5
    assert megabytes < 64


@pytest.mark.parametrize(
    "rest",
    [
        b"x" * (MAX_BYTES - 2000),
        b"\n" * (MAX_BYTES - 2000),
        b"\0" * (MAX_BYTES - 2000),
        b"1 0 x #0123456789abcdef\n" * 100_000,
        b"seat 0 " + b'{"a":' * 500_000,
    ],
    ids=["one line", "empty lines", "zeros", "wrong seals", "deep"],
)
def test_large_rubbish_takes_little_time_and_memory(original: Recording, rest: bytes) -> None:
    header = original.text().splitlines(keepends=True)[0].encode()
    for data in (header + rest, rest + header, rest):
        seconds, megabytes, recording = cost(data)
        assert recording is None
        assert seconds < 1
        assert megabytes < 64


def cost(data: bytes) -> tuple[float, float, Recording | None]:
    """Seconds and megabytes to read it, and what came of it."""
    begin = time.process_time()
    recording = _parsed(data)
    seconds = time.process_time() - begin
    recording = None
    tracemalloc.start()
    recording = _parsed(data)
    megabytes = tracemalloc.get_traced_memory()[1] / (1 << 20)
    tracemalloc.stop()
    return seconds, megabytes, recording


def _parsed(data: bytes) -> Recording | None:
    try:
        return parse(data)
    except SaveError:
        return None


def test_rubbish_from_a_folder_of_anything(store: Store) -> None:
    for path in [*Path(__file__).parents[1].rglob("*.py")][:20]:
        with pytest.raises(SaveError):
            store.read(path)
