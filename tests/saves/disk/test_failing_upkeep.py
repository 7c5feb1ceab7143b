"""A disk that fails while records are listed, copied, repaired, brought to a new schema: one line each, nothing lost."""

from __future__ import annotations

import errno
from collections.abc import Callable
from pathlib import Path

import pytest

from saves import SaveError, Store
from tests.saves.faulty import ERRORS, OPERATIONS, FaultyDisk, nth
from tests.saves.format.test_migrations import TWO
from tests.saves.play import new, play, steps


def prepare(root: Path) -> tuple[list[tuple[int, str]], list[tuple[int, str]], bytes]:
    """A sound record `sound`, and a damaged one `broken` of which five moves are good."""
    store = Store(root)
    played = {}
    for name in ("sound", "broken"):
        record = new(store)
        played[name] = play(record, 10)
        record.close()
        record.path.rename(store.folder / f"{name}.tribes")
    path = store.folder / "broken.tribes"
    damaged = path.read_bytes().replace(b"\n6 1 ", b"\n6 0 ")
    path.write_bytes(damaged)
    return played["sound"], played["broken"][:5], damaged


def upkeep(store: Store) -> list[str]:
    """Everything that is done to records that nobody plays; the messages of what could not be done."""
    acts: list[Callable[[], object]] = [
        store.list,
        lambda: store.read("sound"),
        lambda: store.copy("sound"),
        lambda: store.copy("broken"),
        lambda: store.rename("sound", "new title"),
        lambda: store.rename("broken", "new title"),
        lambda: store.branch(store.read("sound"), 3).close(),
        lambda: store.repair("broken").close(),
        lambda: store.open("sound").close(),
        store.list,
        lambda: [store.delete(one.name) for one in store.list() if one.name not in ("sound", "broken")],
        store.newest_unfinished,
    ]
    messages = []
    for act in acts:
        try:
            act()
        except SaveError as error:
            messages.append(str(error))
    return messages


@pytest.mark.sampled(1)
@pytest.mark.parametrize("operation", OPERATIONS)
def test_every_operation_may_fail_at_every_call(tmp_path: Path, operation: str) -> None:
    prepare(tmp_path / "count")
    disk = FaultyDisk()
    assert upkeep(Store(tmp_path / "count", disk=disk, format=TWO)) == []
    for count in range(1, disk.counts[operation] + 1):
        root = tmp_path / str(count)
        sound, good, damaged = prepare(root)
        messages = upkeep(Store(root, disk=FaultyDisk(nth(operation, count, ERRORS[count % 4])), format=TWO))
        assert all(message.isprintable() for message in messages)
        assert steps(Store(root, format=TWO).read("sound")) == sound
        with Store(root, format=TWO).repair("broken") as again:
            assert steps(again) == good
        kept = [path.read_bytes() for path in (root / "saves" / "damaged").iterdir()]
        assert damaged in kept


@pytest.mark.parametrize("operation", OPERATIONS)
def test_a_disk_that_fails_for_ever_gives_only_messages(tmp_path: Path, operation: str) -> None:
    sound, _, damaged = prepare(tmp_path)
    disk = FaultyDisk(lambda asked, count: errno.EIO if asked == operation else 0)
    upkeep(Store(tmp_path, disk=disk, format=TWO))
    assert steps(Store(tmp_path, format=TWO).read("sound")) == sound
    copies = [*(tmp_path / "saves").glob("damaged/*"), tmp_path / "saves" / "broken.tribes"]
    assert damaged in [path.read_bytes() for path in copies]


def test_no_descriptor_is_left_open(tmp_path: Path) -> None:
    prepare(tmp_path)
    upkeep(Store(tmp_path, format=TWO))
    before = len([*Path("/proc/self/fd").iterdir()])
    for operation in OPERATIONS:
        disk = FaultyDisk(lambda asked, count, operation=operation: errno.EIO if asked == operation else 0)
        upkeep(Store(tmp_path, disk=disk, format=TWO))
    assert len([*Path("/proc/self/fd").iterdir()]) <= before
