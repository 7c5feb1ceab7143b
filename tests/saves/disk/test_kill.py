"""Programs that are killed: what was acknowledged through a pipe is in the record afterwards."""

from __future__ import annotations

import os
import random
import signal
import time
from pathlib import Path

import pytest

from saves import Locked, Store, replay
from tests.cli.helpers import heed_signals
from tests.saves.play import new
from tests.saves.toy import GAMES, moves

LONG = moves(3000, seed=1, heap=40_000)


def play_until_killed(root: Path, name: str, pipe: int) -> None:
    """The child: opens the game and plays on, and says each number after it is saved."""
    record = Store(root).open(name)
    for number in range(len(record.moves) + 1, len(LONG) + 1):
        seat, text, state = LONG[number - 1]
        record.append(number, seat, text)
        os.write(pipe, number.to_bytes(4, "big"))
        if number % 10 == 0:
            record.check(number, state.key())
        if number % 25 == 0:
            record.close()
            record = Store(root).open(name)


def killed_after(root: Path, name: str, seconds: float, signum: int) -> int:
    """Let a child play for so long, then kill it; returns the last number it acknowledged."""
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        heed_signals()
        try:
            play_until_killed(root, name, writer)
        finally:
            os._exit(3)
    os.close(writer)
    os.read(reader, 4)
    time.sleep(seconds)
    os.kill(child, signum)
    os.waitpid(child, 0)
    said = b""
    while part := os.read(reader, 65536):
        said += part
    os.close(reader)
    return int.from_bytes(said[-4:], "big") if said else 0


def kills(root: Path, count: int, seed: int) -> int:
    """Kill so many players of one game after another; returns how many moves of it were acknowledged at the most. It begins anew before it ends."""
    rng = random.Random(seed)
    record = new(Store(root), seed=1, heap=40_000)
    record.close()
    acknowledged = most = 0
    for _ in range(count):
        signum = rng.choice((signal.SIGKILL, signal.SIGKILL, signal.SIGTERM, signal.SIGHUP))
        said = killed_after(root, record.name, rng.random() * 0.008, signum)
        acknowledged = max(acknowledged, said)
        most = max(most, said)
        with Store(root).open(record.name) as again:
            assert len(again.moves) >= acknowledged
            assert [(move.seat, move.text) for move in again.moves] == [step[:2] for step in LONG[: len(again.moves)]]
            if len(again.moves) > len(LONG) - 200:
                again.undo(0, 0)
                acknowledged = 0
    assert replay(Store(root).read(record.name), games=GAMES) is not None
    return most


@pytest.mark.parametrize("times", [40, pytest.param(100, marks=pytest.mark.soak)])
def test_a_killed_program_loses_nothing(times: int, tmp_path: Path) -> None:
    assert kills(tmp_path, times, seed=1) > times


@pytest.mark.soak
def test_a_thousand_killed_programs_lose_nothing(tmp_path: Path) -> None:
    kills(tmp_path, 1000, seed=2)


def test_the_lock_goes_with_the_program_that_held_it(tmp_path: Path) -> None:
    store = Store(tmp_path)
    record = new(store)
    record.close()
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        signal.alarm(20)
        held = store.open(record.name)
        os.write(writer, b"x")
        signal.pause()
        held.close()
        os._exit(0)
    os.read(reader, 1)
    with pytest.raises(Locked, match="is being played elsewhere"):
        store.open(record.name)
    assert store.read(record.name).moves == []
    copy = store.copy(record.name)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    store.open(record.name).close()
    store.open(copy).close()
    os.close(reader)
    os.close(writer)
