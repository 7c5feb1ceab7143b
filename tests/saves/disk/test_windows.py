"""The disk of Windows: locks beside the files, and no file open when it is renamed or deleted."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from saves import Changed, Locked, NoSuchRecord, Store, Unwritable
from saves.files.windows import NamedHandle, WindowsDisk
from tests.saves.play import new, play, steps


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(tmp_path, disk=WindowsDisk())


def test_a_game_is_played_left_and_gone_on_with(store: Store) -> None:
    record = new(store)
    played = play(record, 6)
    record.rename("Sunday")
    record.close()
    with store.open(record.name) as again:
        assert steps(again) == played
        assert again.title == "Sunday"
    assert steps(store.read(record.name)) == played
    assert [path.name for path in store.folder.glob("*.new*")] == []


def test_only_one_program_plays_a_game_and_others_read_it(store: Store) -> None:
    record = new(store)
    play(record, 3)
    other = Store(store.folder.parent, disk=WindowsDisk())
    assert other.is_played(record.name)
    with pytest.raises(Locked):
        other.open(record.name)
    with pytest.raises(Locked):
        other.delete(record.name)
    assert len(other.read(record.name).moves) == 3
    record.close()
    assert not other.is_played(record.name)
    other.open(record.name).close()
    other.delete(record.name)
    with pytest.raises(NoSuchRecord):
        other.read(record.name)


def test_the_lock_goes_with_a_program_that_is_killed(store: Store) -> None:
    name = new(store).name
    code = (
        "import sys; from pathlib import Path; from saves import Store; from saves.files.windows import WindowsDisk\n"
        f"record = Store(Path({str(store.folder.parent)!r}), disk=WindowsDisk()).open({name!r})\n"
        "print('open', flush=True); sys.stdin.read()"
    )
    player = subprocess.Popen([sys.executable, "-c", code], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert player.stdout is not None
    assert player.stdout.readline() == b"open\n"
    assert store.is_played(name)
    player.kill()
    player.communicate()
    store.open(name).close()


def test_a_record_written_anew_keeps_its_lock(store: Store) -> None:
    record = new(store)
    record._journal.distrust()
    play(record, 2)
    assert Store(store.folder.parent, disk=WindowsDisk()).is_played(record.name)
    assert len(store.read(record.name).moves) == 2


def test_what_another_put_in_its_place_is_not_overwritten(store: Store) -> None:
    record = new(store)
    path = store.folder / f"{record.name}.tribes"
    other = path.with_name("other")
    other.write_bytes(path.read_bytes())
    other.replace(path)
    record._journal._offered = None
    with pytest.raises(Changed):
        play(record, 1)


def test_a_broken_copied_and_adopted_record(store: Store, tmp_path: Path) -> None:
    record = new(store)
    play(record, 4)
    record.close()
    path = store.folder / f"{record.name}.tribes"
    data = path.read_bytes()
    path.write_bytes(data[:-30] + b"x" * 30)
    with store.repair(record.name) as good:
        assert len(good.moves) < 4
        with Store(tmp_path / "elsewhere", disk=WindowsDisk()).adopt(good) as adopted:
            assert steps(adopted) == steps(good)
    assert steps(store.read(store.copy(record.name))) == steps(store.read(record.name))


def test_no_name_leads_elsewhere(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("saves.shelf._APART", ("/", "\0", "\\", ":"))
    for name in ("..\\there", "C:there", "there:stream", "a/b"):
        with pytest.raises((NoSuchRecord, Unwritable)):
            store.open(name)


@pytest.mark.skipif(os.name == "nt", reason="links need a privilege there")
def test_a_link_is_not_followed(store: Store) -> None:
    record = new(store)
    record.close()
    link = store.folder / "link.tribes"
    link.symlink_to(store.folder / f"{record.name}.tribes")
    disk = WindowsDisk()
    with pytest.raises(OSError, match="link"):
        disk.open(link)
    assert isinstance(disk.open(link, follow=True), NamedHandle)
