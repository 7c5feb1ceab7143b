"""Several programs at one record: one plays, the others are told; files left behind are swept up."""

from __future__ import annotations

import os
import time
import traceback
from collections.abc import Callable
from pathlib import Path

import pytest

from saves import Disk, Locked, NoSuchRecord, SaveError, Store
from saves.files.disk import Handle
from tests.saves.format.test_migrations import TWO
from tests.saves.play import new, play, steps

FAILED = 255
"""No work returns so much: an exit code holds a byte."""


def in_children(count: int, work: object) -> list[int]:
    """Run `work(number)` in so many processes at once; their exit codes: what `work` returned, `FAILED` when it raised."""
    children = []
    for number in range(count):
        child = os.fork()
        if child == 0:
            code = FAILED
            try:
                code = work(number)  # type: ignore[operator]
            except BaseException:
                traceback.print_exc()
            os._exit(code)
        children.append(child)
    return [os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) for child in children]


def test_only_one_program_at_a_time_plays_a_game(tmp_path: Path) -> None:
    name = new(Store(tmp_path)).name

    def work(number: int) -> int:
        done = 0
        end = time.monotonic() + 0.4
        while time.monotonic() < end and done < 200:
            try:
                with Store(tmp_path).open(name) as record:
                    record.append(len(record.moves) + 1, number % 2, f"take {number}")
                    done += 1
            except Locked:
                time.sleep(0.001)
        return done

    done = in_children(6, work)
    assert FAILED not in done
    recording = Store(tmp_path).read(name)
    assert len(recording.moves) == sum(done)
    assert [sum(move.text == f"take {number}" for move in recording.moves) for number in range(6)] == done


def test_many_programs_start_games_at_once(tmp_path: Path) -> None:
    def work(number: int) -> int:
        for seed in range(5):
            play(new(Store(tmp_path), seed + 1), 3)
        return 0

    assert in_children(6, work) == [0] * 6
    listed = Store(tmp_path).list()
    assert len(listed) == 30
    assert {(one.moves, one.problem) for one in listed} == {(3, None)}


def test_a_reader_never_sees_a_broken_record(tmp_path: Path) -> None:
    store = Store(tmp_path)
    record = new(store, heap=40_000)

    def work(number: int) -> int:
        seen = 0
        while seen < 100:
            try:
                seen = len(store.read(record.name).moves)
            except SaveError:
                return 1
            assert Store(tmp_path).list()[0].problem is None
        return 0

    child = os.fork()
    if child == 0:
        os._exit(max(in_children(3, work)))
    while not os.waitpid(child, os.WNOHANG)[0]:
        record.append(len(record.moves) + 1, 0, "take 1")
        assert len(record.moves) < 20_000
    assert steps(store.read(record.name)) == steps(record)


class Meddling(Disk):
    """A disk on which somebody else does something just before a lock is asked for, or just after a read."""

    def __init__(self, before_lock: Callable[[], object], after_read: Callable[[], object]) -> None:
        self.before_lock = before_lock
        self.after_read = after_read

    def lock(self, file: Handle) -> bool:
        act, self.before_lock = self.before_lock, lambda: None
        act()
        return super().lock(file)

    def read(self, file: Handle, size: int) -> bytes:
        data = super().read(file, size)
        self.after_read()
        return data


def test_a_record_that_is_replaced_while_it_is_opened_is_opened_anew(tmp_path: Path) -> None:
    with new(Store(tmp_path)) as record:
        record.append(1, 0, "take 1")

    def replace() -> None:
        with Store(tmp_path, format=TWO).open(record.name) as other:
            other.append(2, 1, "take 2")

    disk = Meddling(replace, lambda: None)
    with Store(tmp_path, disk=disk, format=TWO).open(record.name) as again:
        again.append(3, 0, "take 3")
    assert [text for _, text in steps(Store(tmp_path, format=TWO).read(record.name))] == ["take 1", "take 2", "take 3"]


def test_a_record_that_is_deleted_while_it_is_opened_is_not_there(tmp_path: Path) -> None:
    with new(Store(tmp_path)) as record:
        pass
    disk = Meddling(lambda: Store(tmp_path).delete(record.name), lambda: None)
    with pytest.raises(NoSuchRecord):
        Store(tmp_path, disk=disk).open(record.name)


def test_a_game_that_goes_on_while_it_is_read_does_not_look_shortened(tmp_path: Path) -> None:
    record = new(Store(tmp_path))

    def go_on() -> None:
        record.append(len(record.moves) + 1, 0, "take 1")

    watcher = Store(tmp_path, disk=Meddling(lambda: None, go_on))
    for _ in range(5):
        watcher.read(record.name)
        assert watcher.list()[0].problem is None


def test_what_a_cut_off_write_left_is_swept_up(store: Store) -> None:
    new(store)
    old, young = store.folder / ".0123456789ab.new", store.folder / ".ba9876543210.new"
    for path in (old, young):
        path.write_bytes(b"half a rec")
    os.utime(old, (time.time() - 7200,) * 2)
    new(store)
    assert not old.exists()
    assert young.exists()
    assert len(store.list()) == 2
