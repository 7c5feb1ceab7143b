"""Anything in any order: games, moves, undos, crashes, copies, two openers, damage, a full disk, a new schema."""

from __future__ import annotations

import errno
import os
import random
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings, strategies as st
from hypothesis.stateful import Bundle, RuleBasedStateMachine, consumes, initialize, invariant, precondition, rule

from saves import Following, Locked, NoSuchRecord, Record, SaveError, Store, Unwritable, parse
from saves.migrations import FORMAT
from tests.saves.forgetful import ForgetfulDisk
from tests.saves.format.test_migrations import TWO
from tests.saves.play import SEATS

ROOT = Path("/home/machine")


class Known:
    """What we know of one record: all entries that were tried, and how many of them were acknowledged."""

    def __init__(self) -> None:
        self.tried: list[str] = []
        self.safe = 0
        self.exists = False
        self.open: Record | None = None
        self.following: Following | None = None

    def agrees(self, found: list[str]) -> bool:
        return self.tried[: self.safe] == found[: self.safe] and found == self.tried[: len(found)]


def bodies(lines: list[bytes]) -> list[str]:
    return [line.decode().rpartition(" #")[0] for line in lines[1:]]


def record_of(error: Unwritable) -> Record:
    assert error.record is not None
    return error.record


def assert_nothing_is_good(error: SaveError) -> None:
    assert error.good is None


class Saves(RuleBasedStateMachine):
    """The store beside what we know of it."""

    names = Bundle("names")

    @initialize(target=names, seed=st.integers(0, 2**32))
    def begin(self, seed: int) -> str:
        self.rng = random.Random(seed)
        self.disk = ForgetfulDisk()
        self.format = FORMAT
        self.store = Store(ROOT, disk=self.disk)
        self.known: dict[str, Known] = {}
        return self._know(self.store.create("pebbles", 1, 2, {}, seed, SEATS), [], saved=True)

    def _know(self, record: Record, tried: list[str], saved: bool) -> str:
        known = self.known[record.name] = Known()
        known.tried = [*tried]
        known.safe = len(tried) if saved else 0
        known.exists = saved
        known.open = record
        return record.name

    # ---- Playing

    @rule(target=names, title=st.text(max_size=70), seed=st.integers(0, 9))
    def new(self, title: str, seed: int) -> str:
        try:
            record = self.store.create("pebbles", 1, 2, {}, seed, SEATS, title)
        except Unwritable as error:
            return self._know(record_of(error), [], saved=False)
        return self._know(record, [], saved=True)

    def _act(self, name: str, act: str, *args: object) -> None:
        known = self.known[name]
        if known.open is None:
            self.open(name)
        if known.open is None:
            return
        before = len(known.open.lines)
        try:
            getattr(known.open, act)(*args)
        except ValueError:
            assert len(known.open.lines) == before
            return
        except Unwritable:
            assert self.disk_is_full
            assert known.open.unsaved
        known.tried = bodies(known.open.lines)
        assert len(known.open.lines) == before + (act != "flush")
        if known.open.unsaved is None:
            known.safe = len(known.tried)
            known.exists = True

    @rule(name=names, text=st.sampled_from(["take 1", "swap CR3 2", "roll #1"]), count=st.integers(1, 6))
    def move(self, name: str, text: str, count: int) -> None:
        for _ in range(count):
            record = self.known[name].open
            number = len(record.moves) + 1 if record else 1
            if record and record.finished:
                self._act(name, "undo", number // 2 - 1, 1)
                number = len(record.moves) + 1
            self._act(name, "append", number, number % 2, text)

    @rule(name=names, back=st.integers(1, 5), redo=st.booleans())
    def undo(self, name: str, back: int, redo: bool) -> None:
        record = self.known[name].open
        undone = record.moves[-back:] if record else []
        if record and undone:
            self._act(name, "undo", len(record.moves) - len(undone), 0)
            for move in undone if redo else []:
                self._act(name, "append", move.number, move.seat, move.text)

    @rule(name=names, key=st.sampled_from(["0" * 32, "f" * 32]))
    def check(self, name: str, key: str) -> None:
        record = self.known[name].open
        self._act(name, "check", len(record.moves) if record else 0, key)

    @rule(name=names)
    def finish(self, name: str) -> None:
        self._act(name, "finish", {"scores": [1, 2]})

    @rule(name=names, title=st.text(max_size=20))
    def rename(self, name: str, title: str) -> None:
        self._act(name, "rename", title)

    @rule(name=names)
    def reseat(self, name: str) -> None:
        self._act(name, "reseat", 1, {"kind": "bot", "level": "hard"})

    @rule(name=names)
    def save_again(self, name: str) -> None:
        self._act(name, "flush")

    @rule(name=names)
    def close(self, name: str) -> None:
        known = self.known[name]
        if known.open is not None:
            known.open.close()
            known.open = None

    @rule(name=names)
    def open(self, name: str) -> None:
        known = self.known[name]
        if known.open is not None and known.exists:
            with pytest.raises(Locked):
                self.store.open(name)
            return
        try:
            record = self.store.open(name)
        except NoSuchRecord:
            assert not known.exists
        except Unwritable:
            assert self.disk_is_full
        else:
            found = bodies(record.lines)
            assert known.agrees(found)
            if known.open is None:
                known.tried, known.safe, known.open, known.exists = found, len(found), record, True

    @rule(name=names)
    def look_on(self, name: str) -> None:
        known = self.known[name]
        if not known.exists:
            known.following = None
        elif known.following is None:
            known.following = self.store.follow(name)
        else:
            known.following.look()
        if known.following is not None:
            assert known.agrees(bodies(known.following.course.lines))

    # ---- The world around

    @property
    def disk_is_full(self) -> bool:
        return self.disk.before is full

    @rule(is_full=st.sampled_from([False, False, True]))
    def fill_or_empty_the_disk(self, is_full: bool) -> None:
        self.disk.before = full if is_full else fine

    @rule()
    def cut_the_power(self) -> None:
        for known in self.known.values():
            known.open = known.following = None
        self.disk = self.disk.after_power_cut(self.rng)
        self.store = Store(ROOT, disk=self.disk, format=self.format)
        for name, known in self.known.items():
            self._look_after_the_crash(name, known)

    def _look_after_the_crash(self, name: str, known: Known) -> None:
        try:
            found = bodies(self.store.read(name).lines)
        except NoSuchRecord:
            assert not known.exists
            known.tried = []
            return
        assert known.agrees(found)
        known.tried, known.safe, known.exists = found, len(found), True

    @rule()
    def kill(self) -> None:
        for known in self.known.values():
            known.open = None
        self.disk.power_off()
        for name, known in self.known.items():
            self._look_after_the_crash(name, known)

    @precondition(lambda self: self.format is FORMAT)
    @rule()
    def update_the_program(self) -> None:
        self.kill()
        self.format = TWO
        self.store = Store(ROOT, disk=self.disk, format=TWO)
        for known in self.known.values():
            known.following = None

    # ---- Tidying

    @rule(target=names, name=names)
    def copy(self, name: str) -> str:
        known = self.known[name]
        try:
            copy = self.store.copy(name)
        except NoSuchRecord:
            assert not known.exists
            return name
        except Unwritable:
            assert self.disk_is_full
            return name
        self.known[copy] = Known()
        self.known[copy].tried = bodies(self.store.read(copy).lines)
        assert known.agrees(self.known[copy].tried[:-1])
        self.known[copy].safe = len(self.known[copy].tried)
        self.known[copy].exists = True
        return copy

    @rule(target=names, name=names, part=st.floats(0, 1))
    def branch(self, name: str, part: float) -> str:
        try:
            recording = self.store.read(name)
            number = int(part * len(recording.moves))
            record = self.store.branch(recording, number)
        except NoSuchRecord:
            return name
        except Unwritable:
            assert self.disk_is_full
            return name
        assert record.moves == recording.moves[:number]
        return self._know(record, bodies(record.lines), saved=True)

    @rule(name=consumes(names))
    def delete(self, name: str) -> None:
        known = self.known[name]
        try:
            self.store.delete(name)
        except Locked:
            assert known.open is not None
            self.close(name)
        except NoSuchRecord:
            assert not known.exists
        except Unwritable:
            assert self.disk_is_full
        else:
            known.exists = False
            known.safe = 0
            known.tried = []

    @rule(name=names, part=st.floats(0, 1), bit=st.integers(0, 7))
    def damage(self, name: str, part: float, bit: int) -> None:
        known = self.known[name]
        if known.open is not None or not known.exists or self.disk_is_full:
            return
        file = self.disk._file(self.store.folder / f"{name}.tribes")
        at = int(part * (len(file.data) - 1))
        flipped = file.data[:at] + bytes([file.data[at] ^ 1 << bit]) + file.data[at + 1 :]
        file.write(flipped, 0)
        file.sync()
        try:
            record = self.store.repair(name)
        except SaveError as error:
            assert_nothing_is_good(error)
            self.store.delete(name)
            known.tried, known.safe, known.exists = [], 0, False
            return
        found = bodies(record.lines)
        assert found == known.tried[: len(found)]
        known.tried, known.safe, known.open = found, len(found), record

    # ---- Always

    @invariant()
    def everything_acknowledged_is_there(self) -> None:
        for name, known in self.known.items():
            if known.exists:
                assert known.agrees(bodies(self.store.read(name).lines))

    @invariant()
    def a_power_cut_now_would_lose_nothing(self) -> None:
        after = Store(ROOT, disk=self.disk.after_power_cut(self.rng), format=self.format)
        for name, known in self.known.items():
            if known.exists:
                assert known.agrees(bodies(after.read(name).lines))

    @invariant()
    def the_list_is_right(self) -> None:
        listed = {one.name: one for one in self.store.list()}
        for name, known in self.known.items():
            if known.exists:
                assert listed[name].problem is None
                assert listed[name].moves == len(self.store.read(name).moves)

    @invariant()
    def what_is_in_memory_can_be_read(self) -> None:
        for known in self.known.values():
            if known.open is not None:
                again = parse(b"".join(known.open.lines), format=self.format)
                assert again.moves == known.open.moves
                assert (again.title, again.seats, again.result) == (
                    known.open.title,
                    known.open.seats,
                    known.open.result,
                )


def full() -> None:
    """What happens before every change on a full disk."""
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def fine() -> None:
    """What happens before every change on a sound disk."""


def run(examples: int, steps: int) -> type[RuleBasedStateMachine]:
    """The machine with so many examples of so many steps."""

    class Sized(Saves):
        pass

    Sized.TestCase.settings = settings(
        max_examples=examples,
        stateful_step_count=steps,
        deadline=None,
        suppress_health_check=[*HealthCheck],
        database=None,
    )
    return Sized


class TestAnything(run(10, 25).TestCase):  # type: ignore[misc]
    """In the normal run."""


@pytest.mark.soak
class TestVeryMuch(run(2000, 50).TestCase):  # type: ignore[misc]
    """In the long one."""
