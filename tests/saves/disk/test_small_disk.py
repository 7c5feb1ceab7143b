"""Real disks that are really full: nothing acknowledged is lost, and saving works again when there is room."""

from __future__ import annotations

import os
import resource
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from saves import Record, Store, Unwritable, replay
from tests.saves.play import new, steps
from tests.saves.toy import GAMES, moves

LONG = moves(9000, seed=1, heap=40_000)


@pytest.fixture(params=[64, 256])
def small(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Path]:
    """A file system in memory of so many kB; only root can have one."""
    place = tmp_path / "small"
    place.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", f"size={request.param}k", "tmpfs", str(place)]
    if os.geteuid() or not shutil.which("mount") or subprocess.run(mount, capture_output=True, check=False).returncode:
        pytest.skip("this machine lets us mount nothing")
    yield place
    subprocess.run(["umount", "-l", str(place)], check=True)


def play_on(record: Record, count: int) -> None:
    """So many moves more, saved or not."""
    for number in range(len(record.moves) + 1, len(record.moves) + count + 1):
        seat, text, _ = LONG[number - 1]
        try:
            record.append(number, seat, text)
        except Unwritable as error:
            assert "there is no room left" in str(error)  # noqa: PT017 - the game goes on


def test_a_full_disk(small: Path) -> None:
    store = Store(small)
    record = new(store, heap=40_000)
    ballast = small / "ballast"
    ballast.write_bytes(b"x" * 20_000)
    while record.unsaved is None:
        play_on(record, 1)
    played = len(record.moves)
    play_on(record, 20)
    assert len(record.moves) == played + 20
    on_disk = store.read(record.name)
    assert not on_disk.torn
    assert len(on_disk.moves) == played - 1
    ballast.unlink()
    play_on(record, 1)
    assert record.unsaved is None
    assert steps(store.read(record.name)) == steps(record) == [step[:2] for step in LONG[: played + 21]]
    assert replay(store.read(record.name), games=GAMES) == LONG[played + 20][2]


def test_a_disk_full_from_the_start(small: Path, tmp_path: Path) -> None:
    with suppress(OSError), (small / "ballast").open("wb", buffering=0) as file:
        while True:
            file.write(b"x" * 4096)
    with pytest.raises(Unwritable, match="there is no room left") as caught:
        new(Store(small))
    record = caught.value.record
    assert record is not None
    play_on(record, 3)
    assert record.unsaved is not None
    with Store(tmp_path / "elsewhere").adopt(record) as moved:
        assert steps(Store(tmp_path / "elsewhere").read(moved.name)) == [step[:2] for step in LONG[:3]]


def test_a_file_that_may_not_grow(tmp_path: Path) -> None:
    """The same with a limit on the size of files, which needs no root."""
    store = Store(tmp_path)
    record = new(store, heap=40_000)
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (2000, limits[1]))
    try:
        play_on(record, 100)
        assert record.unsaved is not None
        assert record.path.stat().st_size <= 2000
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    on_disk = store.read(record.name)
    assert not on_disk.torn
    assert 0 < len(on_disk.moves) < 100
    record.flush()
    assert steps(store.read(record.name)) == [step[:2] for step in LONG[:100]]
