"""The power fails at any moment: every acknowledged move is there afterwards, and every record can be read."""

from __future__ import annotations

import errno
import os
import random
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from saves import Damaged, Record, SaveError, Shortened, Store, Unwritable
from saves.files.disk import Disk, Handle
from tests.saves.forgetful import ForgetfulDisk
from tests.saves.play import new, steps

ROOT = Path("/home/saves-test")


class Witness:
    """Knows what was acknowledged, and cuts the power, in thought, before every operation."""

    def __init__(self, seed: int, cuts: int) -> None:
        self.rng = random.Random(seed)
        self.cuts = cuts
        self.states = 0
        self.full = False
        self.losses: list[str] = []
        self.acknowledged: dict[str, list[str]] = {}
        self.attempted: dict[str, list[str]] = {}
        self.disk = ForgetfulDisk(self.cut)

    def cut(self) -> None:
        """Look at some of the disks that may be found if the power fails now."""
        for _ in range(self.cuts):
            self.states += 1
            self.look(self.disk.after_power_cut(self.rng))
        if self.full:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    def look(self, disk: Disk) -> None:
        store = Store(ROOT, disk=disk)
        for name, lines in self.acknowledged.items():
            try:
                with store.open(name) as record:
                    found = bodies(record)
            except SaveError as error:
                self.losses.append(f"{name}: {type(error).__name__} {error}")
                continue
            if found[: len(lines)] != lines or found != self.attempted[name][: len(found)]:
                self.losses.append(f"{name}: {found} is not {lines}")
        for summary in store.list():
            if summary.problem is not None:
                self.losses.append(f"{summary.name}: {summary.problem}")

    def act(self, record: Record, body: str, act: Callable[..., None], *args: object) -> None:
        self.attempted[record.name].append(body)
        with suppress(Unwritable):
            act(*args)
        if record.unsaved is None:
            self.acknowledged[record.name] = [*self.attempted[record.name]]


def bodies(record: Record) -> list[str]:
    """The entries of a record as text."""
    return [line.decode().rpartition(" #")[0] for line in record.lines[1:]]


def some_games(witness: Witness) -> None:
    """A few games with all that may happen to them."""
    store = Store(ROOT, disk=witness.disk)
    for seed in range(1, 3):
        record = new(store, seed)
        witness.acknowledged[record.name] = []
        witness.attempted[record.name] = []
        for number in range(1, 5):
            seat = (number - 1) % 2
            witness.act(record, f"{number} {seat} take 1", record.append, number, seat, "take 1")
            witness.full = number in (2, 3)
        witness.act(record, "undo 2 by 0", record.undo, 2, 0)
        witness.act(record, f"check 2 {'0' * 32}", record.check, 2, "0" * 32)
        record.close()
        again = store.open(record.name)
        witness.act(again, 'title "x"', again.rename, "x")
        witness.act(again, 'end 2 {"scores":[1,1]}', again.finish, {"scores": [1, 1]})
        again.close()


def states(seed: int, cuts: int) -> int:
    """Play it all with that many power cuts before each operation; returns how many were looked at."""
    witness = Witness(seed, cuts)
    some_games(witness)
    assert witness.losses == []
    return witness.states


@pytest.mark.parametrize("seeds", [2, pytest.param(5, marks=pytest.mark.soak)])
def test_nothing_acknowledged_is_lost(seeds: int) -> None:
    assert sum(states(seed, 4) for seed in range(seeds)) > 300 * seeds


@pytest.mark.soak
def test_nothing_acknowledged_is_lost_in_very_many_states() -> None:
    assert sum(states(seed, 40) for seed in range(20)) >= 50_000


@pytest.mark.parametrize("forgotten", ["sync", "sync_folder"])
def test_without_one_of_the_syncs_something_is_lost(forgotten: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The simulated disk finds what the syncs are there for."""
    monkeypatch.setattr(ForgetfulDisk, forgotten, lambda self, what: None)
    with pytest.raises(AssertionError):
        states(1, 20)


def test_acknowledging_before_the_sync_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Syncing the line before, instead of the line itself, is not enough."""
    real = ForgetfulDisk.write

    def write(self: ForgetfulDisk, file: Handle, data: bytes, offset: int) -> None:
        self._open_files[file.fd].sync()
        real(self, file, data, offset)

    monkeypatch.setattr(ForgetfulDisk, "write", write)
    monkeypatch.setattr(ForgetfulDisk, "sync", lambda self, file: None)
    with pytest.raises(AssertionError):
        states(1, 20)


def test_a_record_that_was_closed_is_known_in_its_whole_length() -> None:
    disk = ForgetfulDisk()
    store = Store(ROOT, disk=disk)
    with new(store) as record:
        record.append(1, 0, "take 1")
    rng = random.Random(1)
    for _ in range(30):
        after = disk.after_power_cut(rng)
        file = after._file(record.path)
        file.data = file.data[: file.data.index(b"\n") + 1]
        with pytest.raises(Shortened):
            Store(ROOT, disk=after).open(record.name)


def test_a_repair_loses_neither_the_good_part_nor_the_damaged_file() -> None:
    rng = random.Random(5)
    disk = ForgetfulDisk()
    store = Store(ROOT, disk=disk)
    record = new(store)
    for number in range(1, 5):
        record.append(number, (number - 1) % 2, "take 1")
    record.close()
    file = disk._file(record.path)
    broken = file.data.replace(b"3 0 take 1", b"3 0 take 2")
    file.data = file.safe = broken

    def cut() -> None:
        found = disk.after_power_cut(rng)
        after = Store(ROOT, disk=found)
        try:
            assert steps(after.read(record.name)) == [(0, "take 1"), (1, "take 1")]
            kept = found.names(store.folder / "damaged")
            copies = [found._file(store.folder / "damaged" / name).data for name in kept]
            assert broken in copies
        except Shortened:
            raise AssertionError("the repaired record is called shortened") from None
        except Damaged:
            assert found._file(record.path).data == broken

    disk.before = lambda: [cut() for _ in range(30)] and None
    with store.repair(record.name) as again:
        assert len(again.moves) == 2
