"""Saving a move costs little, and the same at move 5,000 as at the first."""

from __future__ import annotations

from pathlib import Path

from saves import Store
from tests.saves.cost import NoWait, row
from tests.saves.faulty import FaultyDisk
from tests.saves.play import new
from tests.saves.toy import PEBBLES


def test_the_cost_of_a_move_does_not_grow(tmp_path: Path) -> None:
    early, _, late, size = row(PEBBLES, NoWait(), tmp_path)
    assert late < 2 * early + 20
    assert early < 500
    assert size < 40


def test_a_move_is_one_write_and_one_sync_at_any_length(tmp_path: Path) -> None:
    disk = FaultyDisk()
    record = new(Store(tmp_path, disk=disk))
    for number in range(1, 300):
        before = dict(disk.counts)
        record.append(number, (number - 1) % 2, "take 1")
        done = {name: count - before[name] for name, count in disk.counts.items() if count > before[name]}
        assert done["sync"] == 1
        assert done["write"] == 2  # the line, and the index
        assert done.keys() <= {"sync", "write", "info", "truncate", "open", "create", "info_at"}
