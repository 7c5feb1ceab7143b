"""A disk that fails: no acknowledged move is lost, the game goes on in memory, and all is saved once it can be."""

from __future__ import annotations

import errno
from contextlib import suppress
from pathlib import Path

import pytest

from saves import Changed, Disk, Record, SaveError, Store, Unwritable
from tests.saves.faulty import ERRORS, OPERATIONS, FaultyDisk, always, never, nth
from tests.saves.play import SEATS, new, play, steps

MOVES = [(number, (number - 1) % 2, f"take {number % 3 + 1}") for number in range(1, 9)]


def sitting(store: Store) -> tuple[str, list[tuple[int, str]], int, list[str]]:
    """New game, moves, close, open, moves; whatever fails, it goes on as a table would.

    Returns the name, all moves, how many were acknowledged last, and the messages.
    """
    messages: list[str] = []
    try:
        record = store.create("pebbles", 1, 2, {"heap": 40}, 1, SEATS)
    except Unwritable as error:
        messages.append(str(error))
        record = _of(error)
    acknowledged = _act(record, MOVES[:4], 0, messages)
    record.close()
    try:
        record = store.open(record.name)
    except SaveError as error:
        messages.append(str(error))
        return record.name, steps(record), acknowledged, messages
    acknowledged = _act(record, MOVES[len(record.moves) :], acknowledged, messages)
    record.close()
    return record.name, steps(record), acknowledged, messages


def _act(record: Record, moves: list[tuple[int, int, str]], acknowledged: int, messages: list[str]) -> int:
    for number, seat, text in moves:
        with suppress(Unwritable):
            record.append(number, seat, text)
        if record.unsaved is None:
            acknowledged = number
        else:
            messages.append(record.unsaved)
    return acknowledged


def _of(error: Unwritable) -> Record:
    assert error.record is not None
    return error.record


@pytest.mark.sampled(28)
@pytest.mark.parametrize("operation", OPERATIONS)
@pytest.mark.parametrize("error", ERRORS, ids=errno.errorcode.get)
def test_every_operation_may_fail_at_every_call(tmp_path: Path, operation: str, error: int) -> None:
    disk = FaultyDisk()
    sitting(Store(tmp_path / "count", disk=disk))
    for count in range(1, disk.counts[operation] + 1):
        root = tmp_path / str(count)
        name, played, acknowledged, messages = sitting(Store(root, disk=FaultyDisk(nth(operation, count, error))))
        assert all("\n" not in message for message in messages)
        if acknowledged:
            kept = steps(Store(root).read(name))
            assert kept[:acknowledged] == played[:acknowledged]
            assert kept == played[: len(kept)]


@pytest.mark.parametrize("operation", ["write", "sync", "truncate", "replace", "sync_folder"])
def test_a_disk_that_fails_for_ever_loses_nothing_acknowledged(tmp_path: Path, operation: str) -> None:
    for start in range(1, 12):
        root = tmp_path / str(start)
        disk = FaultyDisk(lambda asked, count, start=start: errno.EIO if asked == operation and count >= start else 0)
        name, played, acknowledged, _ = sitting(Store(root, disk=disk))
        if acknowledged:
            assert steps(Store(root).read(name))[:acknowledged] == played[:acknowledged]


def test_the_game_goes_on_unsaved_and_catches_up(tmp_path: Path) -> None:
    disk = FaultyDisk()
    store = Store(tmp_path, disk=disk)
    record = new(store)
    record.append(1, 0, "take 1")
    disk.fails = always("write")
    for number in range(2, 6):
        with pytest.raises(Unwritable, match="there is no room left"):
            record.append(number, (number - 1) % 2, "take 1")
    assert record.unsaved is not None
    assert len(record.moves) == 5
    assert len(store.read(record.name).moves) == 1
    disk.fails = never
    record.append(6, 1, "take 1")
    assert record.unsaved is None
    assert steps(store.read(record.name)) == steps(record)


def test_the_same_move_again_is_only_another_try(tmp_path: Path) -> None:
    disk = FaultyDisk(nth("write", 3, errno.ENOSPC))
    store = Store(tmp_path, disk=disk)
    record = new(store)
    with pytest.raises(Unwritable):
        record.append(1, 0, "take 1")
    record.append(1, 0, "take 1")
    assert steps(store.read(record.name)) == [(0, "take 1")]
    with pytest.raises(ValueError):
        record.append(1, 0, "take 1")


def test_a_half_written_line_does_not_stay(tmp_path: Path) -> None:
    disk = FaultyDisk()
    record = new(Store(tmp_path, disk=disk))
    before = record.path.read_bytes()
    disk.fails = always("write")
    with pytest.raises(Unwritable):
        record.append(1, 0, "take 1")
    assert record.path.read_bytes() == before
    disk.fails = always("write", "truncate")
    with pytest.raises(Unwritable):
        record.append(2, 1, "take 1")
    assert len(Store(tmp_path).read(record.name).moves) == 0
    disk.fails = never
    record.flush()
    assert len(Store(tmp_path).read(record.name).moves) == 2


def test_after_a_failed_sync_the_file_is_written_anew(tmp_path: Path) -> None:
    disk = FaultyDisk()
    store = Store(tmp_path, disk=disk)
    record = new(store)
    record.append(1, 0, "take 1")
    inode = record.path.stat().st_ino
    disk.fails = nth("sync", disk.counts["sync"] + 1, errno.EIO)
    with pytest.raises(Unwritable, match="the disk reports an error"):
        record.append(2, 1, "take 1")
    record.flush()
    assert record.path.stat().st_ino != inode
    assert len(store.read(record.name).moves) == 2
    assert [*store.folder.glob(".*")] == []


@pytest.mark.parametrize("interruption", [OSError(errno.EIO, "late"), KeyboardInterrupt()], ids=["EIO", "ctrl-c"])
def test_a_replacement_that_took_place_but_was_said_to_fail_is_our_own(
    store: Store, monkeypatch: pytest.MonkeyPatch, interruption: BaseException
) -> None:
    record = new(store)
    play(record, 5)
    record.path.unlink()
    real = Disk.replace

    def late(self: Disk, old: Path, new: Path) -> None:
        real(self, old, new)
        raise interruption

    with monkeypatch.context() as patch:
        patch.setattr(Disk, "replace", late)
        with pytest.raises((Unwritable, KeyboardInterrupt)):
            record.append(6, 1, "take 1")
    record.append(7, 0, "take 1")
    assert len(store.read(record.name).moves) == 7


def test_a_file_deleted_under_the_game_is_written_anew(store: Store) -> None:
    record = new(store)
    play(record, 5)
    record.path.unlink()
    record.append(6, 1, "take 1")
    assert len(store.read(record.name).moves) == 6


def test_a_folder_deleted_under_the_game_is_made_anew(store: Store) -> None:
    import shutil

    record = new(store)
    play(record, 5)
    shutil.rmtree(store.folder.parent)
    record.append(6, 1, "take 1")
    assert len(store.read(record.name).moves) == 6


def test_what_others_write_is_never_overwritten(store: Store, tmp_path: Path) -> None:
    record = new(store)
    play(record, 5)
    with record.path.open("ab") as file:
        file.write(b"somebody else was here\n")
    theirs = record.path.read_bytes()
    with pytest.raises(Changed, match="another program has written"):
        record.append(6, 1, "take 1")
    assert record.path.read_bytes() == theirs
    with Store(tmp_path / "other").adopt(record) as moved:
        assert len(moved.moves) == 6


def test_a_file_that_others_put_in_its_place_is_never_overwritten(store: Store) -> None:
    record = new(store)
    play(record, 5)
    edited = record.path.with_name("edited")
    edited.write_bytes(b"theirs")
    edited.replace(record.path)
    for number in (6, 7):
        with pytest.raises(Changed, match="another program has replaced"):
            record.append(number, 1, "take 1")
    assert record.path.read_bytes() == b"theirs"


def test_a_game_that_cannot_be_saved_at_first_is_saved_later(tmp_path: Path) -> None:
    disk = FaultyDisk(always("make_folder", error=errno.EROFS))
    store = Store(tmp_path / "home", disk=disk)
    with pytest.raises(Unwritable, match="read-only") as caught:
        new(store)
    record = _of(caught.value)
    with pytest.raises(Unwritable):
        record.append(1, 0, "take 1")
    disk.fails = never
    record.append(2, 1, "take 2")
    assert steps(store.read(record.name)) == [(0, "take 1"), (1, "take 2")]


def test_an_interrupt_in_the_middle_of_saving_is_made_good(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    record = new(store)
    record.append(1, 0, "take 1")

    def interrupted(fd: int) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr("saves.files.disk._sync", interrupted)
        with pytest.raises(KeyboardInterrupt):
            record.append(2, 1, "take 1")
    record.append(3, 0, "take 1")
    assert len(store.read(record.name).moves) == 3


def test_a_record_that_may_only_be_read_is_said_so(tmp_path: Path) -> None:
    disk = FaultyDisk()
    store = Store(tmp_path, disk=disk)
    name = new(store).name
    disk.fails = nth("open", disk.counts["open"] + 1, errno.EROFS)
    with pytest.raises(Unwritable, match="can be looked at or copied, but not played on: that disk is read-only"):
        store.open(name)
    assert store.read(name).moves == []


def test_an_index_that_cannot_be_written_is_never_mentioned(tmp_path: Path) -> None:
    store = Store(tmp_path)
    store.folder.mkdir(parents=True)
    (store.folder / "index").write_text("in the way")
    record = new(store)
    play(record, 10)
    record.close()
    assert store.list()[0].moves == 10
    store.open(record.name).close()
    store.delete(record.name)
