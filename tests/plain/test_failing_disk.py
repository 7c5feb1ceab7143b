"""A whole conversation on a disk that fails at some moment, in every way and at every moment: the game goes on, what was
acknowledged as saved is there, and whoever plays is told."""

from __future__ import annotations

import errno
from pathlib import Path
from typing import Any

import pytest

from saves import SaveError, Store, replay
from tests.plain.helpers import Talk
from tests.play.helpers import PEOPLE
from tests.saves.faulty import ERRORS, OPERATIONS, FaultyDisk, nth
from tribes_tui.play.table import Table

TYPED = "think\nthink\nundo\nredo\nsave\nask\nno\ndone\nthink\nquit\n"


def conversation(root: Path, disk: FaultyDisk, thinker: Any) -> Talk:
    """A new game, a few moves, leaving."""
    table = Table.new("toy", PEOPLE[:2], seed=5, store=Store(root, disk=disk))
    talk = Talk(table, thinker, TYPED)
    table.close()
    return talk


@pytest.fixture(scope="module")
def counts(tmp_path_factory: pytest.TempPathFactory) -> dict[str, int]:
    """How often each operation is asked for: filled by the first conversation."""
    return {}


@pytest.mark.parametrize("operation", OPERATIONS)
def test_a_disk_that_fails_once_spoils_no_game(
    tmp_path: Path, thinker: Any, counts: dict[str, int], operation: str
) -> None:
    if not counts:
        disk = FaultyDisk()
        sound = conversation(tmp_path / "sound", disk, thinker)
        counts.update(disk.counts)
        counts["moves"] = sound.table.number
    for count in range(1, counts[operation] + 1):
        root = tmp_path / str(count)
        talk = conversation(root, FaultyDisk(nth(operation, count, ERRORS[count % 4])), thinker)
        assert talk.table.number == counts["moves"], "the game goes on"
        if talk.table.unsaved is None:
            assert len(Store(root).read(talk.table.name).moves) == counts["moves"]
            replay(Store(root).read(talk.table.name))
        assert talk.code == (0 if f"saved as {talk.table.name}" in talk.lines[-1] else 2)


@pytest.mark.sampled(12)
@pytest.mark.parametrize("error", ERRORS, ids=errno.errorcode.get)
@pytest.mark.parametrize("operation", ["create", "write", "sync", "replace", "sync_folder", "make_folder"])
def test_a_disk_that_fails_from_some_moment_on_loses_nothing_acknowledged(
    tmp_path: Path, thinker: Any, operation: str, error: int
) -> None:
    for start in (1, 2, 5, 9):
        root = tmp_path / str(start)
        disk = FaultyDisk(lambda asked, count, start=start: error if asked == operation and count >= start else 0)
        talk = conversation(root, disk, thinker)
        told = [line for line in talk.lines if line.startswith("not saved: ")]
        assert bool(told) is (talk.code == 2)
        try:
            kept = [move.text for move in Store(root).read(talk.table.name).moves]
        except SaveError:
            kept = []
        assert talk.code == 2 or kept == [played.text for played in talk.table._past.moves]
